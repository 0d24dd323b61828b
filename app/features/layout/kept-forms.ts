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

/** The forms that are posted to us, as ContractForm makes them, and those that say so because they have several keys. */
export const isKept = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form !== null &&
  form.id !== '' &&
  ('keepsTyped' in form.dataset || form.elements.namedItem('idempotencyKey') !== null);

/** Whether somebody has emptied a field that came with a text. */
const isCleared = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement) && control.value === '' && control.defaultValue !== '';

export const answersIn = (form: HTMLFormElement): TypedForm['answers'] =>
  controlsOf(form).flatMap((control) => {
    const isAnswer = isBox(control) ? control.checked : control.value !== '' || isCleared(control);
    return isAnswer ? [[control.name, control.value] as const] : [];
  });

/** The list and the number of the row that a field belongs to: `licences[1].number`. */
const IN_A_ROW = /^(.+)\[(\d+)\]/;
/** What conform calls its buttons that change the form and do not send it. */
const INTENT = '__intent__';

/** Whether this button only changes or judges the form, such as one that adds a row, and does not send it. */
export const changesForm = (button: Element | null): boolean =>
  button instanceof HTMLButtonElement && button.name === INTENT;

/** The button that adds a row which some answer wants and the form has not; null when all rows are there. */
function wantedRow(form: HTMLFormElement, answers: TypedForm['answers']): HTMLButtonElement | null {
  const names = controlsOf(form).map(({ name }) => name);
  for (const [name] of answers) {
    const [row, list] = IN_A_ROW.exec(name) ?? [];
    if (row === undefined || list === undefined || names.some((one) => one.startsWith(row))) continue;
    const adds = JSON.stringify({ type: 'insert', payload: { name: list } });
    const button = [...form.elements].find(
      (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.value === adds,
    );
    if (button !== undefined) return button;
  }
  return null;
}

const ROWS_AT_MOST = 100;

/** Adds the rows that are wanting, each when the one before stands. */
async function addRows(
  form: HTMLFormElement,
  answers: TypedForm['answers'],
  settled: () => Promise<unknown>,
): Promise<void> {
  for (let row = 0; row < ROWS_AT_MOST; row += 1) {
    const button = wantedRow(form, answers);
    if (button === null) return;
    button.click();
    await settled();
  }
}

/** An answer may bring a field, and that one a list with rows of its own. */
const PASSES = 3;

/**
 * Brings a form back to how it was left, and into sight: its rows and its answers, again for those whose fields only other
 * answers have brought. `settled` waits until the form shows what it was told.
 */
export async function restoreInto(
  form: HTMLFormElement,
  answers: TypedForm['answers'],
  settled: () => Promise<unknown>,
): Promise<void> {
  const folded = form.closest('details');
  if (folded !== null) folded.open = true;
  for (let pass = 0; pass < PASSES; pass += 1) {
    await addRows(form, answers, settled);
    typeInto(form, answers);
    await settled();
  }
}

/** Puts the answers into the form as a person would, so that whoever listens to the form hears of it. */
function typeInto(form: HTMLFormElement, answers: TypedForm['answers']): void {
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

type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Place {
  readonly userId: string;
  /** Path and query of the page: a form of another case is another form. */
  readonly page: string;
}

const startOf = ({ userId, page }: Place): string =>
  `${[KEPT_KIND, userId, page].map(encodeURIComponent).join(':')}:`;

/** Whether anything was typed in this browser that has not been sent. */
export const isAnythingKept = (store: TextStore): boolean =>
  Array.from({ length: store.length }, (_, at) => store.key(at)).some((name) =>
    name?.startsWith(`${KEPT_KIND}:`),
  );

/** What was typed into forms, encrypted for its person, until it is sent or a day has gone. */
export function createKeptForms(store: TextStore, encryption: Encryption, place: Place) {
  const nameOf = (formId: string) => startOf(place) + encodeURIComponent(formId);
  return {
    keep: async (formId: string, typed: TypedForm): Promise<void> => {
      const name = nameOf(formId);
      if (typed.answers.length === 0) store.removeItem(name);
      else store.setItem(name, formatEncrypted(await encryption.encrypt(JSON.stringify(typed), name)));
    },
    forget: (formId: string): void => store.removeItem(nameOf(formId)),
    /** What an earlier login left on this page, by form. What does not open, or is too old, goes. */
    left: async (startedAt: number, now: number): Promise<ReadonlyMap<string, TypedForm['answers']>> => {
      const found = new Map<string, TypedForm['answers']>();
      const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
      for (const name of names.filter((one) => one.startsWith(startOf(place)))) {
        const typed = await openForm(store, encryption, name);
        if (typed === null || now - typed.at > KEPT_MS) store.removeItem(name);
        else if (typed.startedAt !== startedAt)
          found.set(decodeURIComponent(name.slice(startOf(place).length)), typed.answers);
      }
      return found;
    },
  };
}

async function openForm(store: TextStore, encryption: Encryption, name: string): Promise<TypedForm | null> {
  const read = parseEncrypted(store.getItem(name) ?? '');
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
