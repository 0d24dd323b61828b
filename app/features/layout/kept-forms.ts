import { type Encryption, formatEncrypted, parseEncrypted } from '#app/browser/encryption.ts';
import { fieldsOf } from '#app/core/objects.ts';

/** What somebody typed into a form of a page, of the login under which it was typed. */
interface TypedForm {
  readonly startedAt: number;
  readonly at: number;
  readonly answers: readonly (readonly [name: string, value: string])[];
}

/** The first part of the name that everything lies under. */
export const KEPT_KIND = 'typed';
/** A form of a day before is not what anybody is in the middle of. */
const KEPT_MS = 24 * 60 * 60_000;
/** Made anew for each showing of a form. */
const NOT_TYPED = new Set(['idempotencyKey', 'etag', 'intent', 'redirectTo']);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** What a person types or ticks; passwords and files stay where they are. */
const isTyped = (element: Element): element is Control =>
  isControl(element) &&
  element.name !== '' &&
  !NOT_TYPED.has(element.name) &&
  !['hidden', 'password', 'file', 'submit', 'button'].includes(element.type);

const controlsOf = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isTyped);

/** The forms that are posted to us, as ContractForm makes them. */
export const isKept = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form !== null && form.id !== '' && form.elements.namedItem('idempotencyKey') !== null;

export const answersIn = (form: HTMLFormElement): TypedForm['answers'] =>
  controlsOf(form).flatMap((control) =>
    (isBox(control) && !control.checked) || control.value === ''
      ? []
      : [[control.name, control.value] as const],
  );

/** Puts the answers into the form as a person would, so that whoever listens to the form hears of it. */
export function typeInto(form: HTMLFormElement, answers: TypedForm['answers']): void {
  for (const [name, value] of answers)
    for (const control of controlsOf(form)) {
      if (control.name !== name) continue;
      if (isBox(control)) {
        if (control.value === value && !control.checked) control.click();
      } else if (control.value !== value) {
        control.value = value;
        for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Place {
  readonly userId: string;
  /** Path and query of the page: a form of another case is another form. */
  readonly page: string;
}

const startOf = ({ userId, page }: Place): string =>
  `${[KEPT_KIND, userId, page].map(encodeURIComponent).join(':')}:`;

/** Whether anything was typed in this browser that has not been sent. */
export const isAnythingKept = (shelf: Shelf): boolean =>
  Array.from({ length: shelf.length }, (_, at) => shelf.key(at)).some((name) =>
    name?.startsWith(`${KEPT_KIND}:`),
  );

/** What was typed into forms, encrypted for its person, until it is sent or a day has gone. */
export function createKeptForms(shelf: Shelf, encryption: Encryption, place: Place) {
  const nameOf = (formId: string) => startOf(place) + encodeURIComponent(formId);
  return {
    keep: async (formId: string, typed: TypedForm): Promise<void> => {
      const name = nameOf(formId);
      if (typed.answers.length === 0) shelf.removeItem(name);
      else shelf.setItem(name, formatEncrypted(await encryption.encrypt(JSON.stringify(typed), name)));
    },
    forget: (formId: string): void => shelf.removeItem(nameOf(formId)),
    /** What an earlier login left on this page, by form. What does not open, or is too old, goes. */
    left: async (startedAt: number, now: number): Promise<ReadonlyMap<string, TypedForm['answers']>> => {
      const found = new Map<string, TypedForm['answers']>();
      const names = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '');
      for (const name of names.filter((one) => one.startsWith(startOf(place)))) {
        const typed = await opened(shelf, encryption, name);
        if (typed === null || now - typed.at > KEPT_MS) shelf.removeItem(name);
        else if (typed.startedAt !== startedAt)
          found.set(decodeURIComponent(name.slice(startOf(place).length)), typed.answers);
      }
      return found;
    },
  };
}

async function opened(shelf: Shelf, encryption: Encryption, name: string): Promise<TypedForm | null> {
  const read = parseEncrypted(shelf.getItem(name) ?? '');
  const text = read.kind === 'encrypted' ? await encryption.decrypt(read.encrypted, name) : null;
  if (text === null) return null;
  const { startedAt, at, answers } = fieldsOf(JSON.parse(text));
  if (typeof startedAt !== 'number' || typeof at !== 'number' || !Array.isArray(answers)) return null;
  const pairs = answers.flatMap((pair: unknown) => {
    const [field, value]: readonly unknown[] = Array.isArray(pair) ? Array.from<unknown>(pair) : [];
    return typeof field === 'string' && typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { startedAt, at, answers: pairs };
}
