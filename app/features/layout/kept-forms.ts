import { type Encryption, formatEncrypted, parseEncrypted } from '#app/browser/encryption.ts';
import { FORMS_KEPT_AT_MOST_MS, isOutOfDate } from '#app/browser/kept-text.ts';
import { inPlaceOf } from '#app/browser/kept-texts.ts';
import { UNANSWERED_FIELD, type Unanswered, unansweredText } from '#app/core/forms/unanswered.ts';
import { fieldsOf } from '#app/core/objects.ts';

type Answers = readonly (readonly [name: string, value: string])[];

/** The key and the version that a form had when it was sent. */
export type SentWith = Pick<Unanswered, 'key' | 'etag'>;

/** What somebody typed into a form of a page, of the login under which it was typed. */
export interface TypedForm {
  readonly startedAt: number;
  readonly at: number;
  readonly answers: Answers;
  /** With what it was sent, where nobody knows yet what came of it; null where it was not sent. */
  readonly sent: SentWith | null;
}

/** The first part of the name that everything lies under. */
export const KEPT_KIND = 'typed';
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

export const answersIn = (form: HTMLFormElement): Answers =>
  controlsOf(form).flatMap((control) => {
    const isAnswer = isBox(control) ? control.checked : control.value !== '' || isCleared(control);
    return isAnswer ? [[control.name, control.value] as const] : [];
  });

export const isSame = (one: Answers, other: Answers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the form is sent with as it stands; null for one with several keys. */
export function sentWith(form: HTMLFormElement): SentWith | null {
  const valueOf = (name: string): string | null => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : null;
  };
  const key = valueOf('idempotencyKey');
  return key === null ? null : { key, etag: valueOf('etag') };
}

/** Whether the page itself says of the form that nobody knows what came of it. */
export const isUnanswered = (form: HTMLFormElement): boolean =>
  form.querySelector(`[name=${UNANSWERED_FIELD}]:not([data-brought-back])`) !== null;

/** Makes the form the same request as that earlier one; null takes this back. */
export function sendAgain(form: HTMLFormElement, sent: SentWith | null): void {
  form.querySelector('[data-brought-back]')?.remove();
  if (sent === null || isUnanswered(form)) return;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = UNANSWERED_FIELD;
  field.value = unansweredText({ ...sent, words: null });
  field.dataset['broughtBack'] = '';
  form.append(field);
}

/** The list and the number of the row that a field belongs to: `licences[1].number`. */
const IN_A_ROW = /^(.+)\[(\d+)\]/;
/** What conform calls its buttons that change the form and do not send it. */
const INTENT = '__intent__';

/** Whether this button only changes or judges the form, such as one that adds a row, and does not send it. */
export const changesForm = (button: Element | null): boolean =>
  button instanceof HTMLButtonElement && button.name === INTENT;

/** The button that adds a row which some answer wants and the form has not; null when all rows are there. */
function wantedRow(form: HTMLFormElement, answers: Answers): HTMLButtonElement | null {
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
  answers: Answers,
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
  answers: Answers,
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
function typeInto(form: HTMLFormElement, answers: Answers): void {
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

/** The page in one tab, from its opening to its end. */
interface OpenPage {
  readonly id: string;
  readonly locks: LockManager | undefined;
}

export interface LeftForm {
  /** Under which it lies. */
  readonly name: string;
  readonly typed: TypedForm;
}

const startOf = ({ userId, page }: Place): string =>
  `${[KEPT_KIND, userId, page].map(encodeURIComponent).join(':')}:`;

const namesIn = (store: TextStore, start: string): readonly string[] =>
  Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((name) =>
    name.startsWith(start),
  );

/** Whether anything was typed in this browser that has not been sent. */
export const isAnythingKept = (store: TextStore): boolean => namesIn(store, `${KEPT_KIND}:`).length > 0;

/** A page holds this name for as long as it lives: what it has kept is nobody else's until then. */
export const lockOf = (pageId: string): string => `typed in ${pageId}`;

/**
 * What was typed into forms, encrypted for its person, until it is sent or a day has gone. Each page that is open keeps
 * its own: two tabs with the same form do not take each other's text.
 */
export function createKeptForms(store: TextStore, encryption: Encryption, place: Place, open: OpenPage) {
  const nameOf = (formId: string) => startOf(place) + [formId, open.id].map(encodeURIComponent).join(':');
  const keep = async (formId: string, typed: TypedForm): Promise<void> => {
    const name = nameOf(formId);
    if (typed.answers.length === 0) store.removeItem(name);
    else {
      const encrypted = await encryption.encrypt(JSON.stringify(typed), name);
      // In the clear as well, so that what is too old goes though nobody opens its page again.
      store.setItem(name, formatEncrypted(encrypted, { at: String(typed.at) }));
    }
  };
  return {
    keep,
    forget: (formId: string): void => store.removeItem(nameOf(formId)),
    /** What was left on this page, by form, the newest of each. What does not open, or is too old, goes. */
    left: async (now: number): Promise<Map<string, LeftForm>> => {
      const found = new Map<string, LeftForm>();
      for (const name of namesIn(store, startOf(place))) {
        const typed = await openForm(store, encryption, name);
        if (typed === null || isOutOfDate(typed.at, now, FORMS_KEPT_AT_MOST_MS)) {
          store.removeItem(name);
          continue;
        }
        const [formId = '', owner = ''] = name
          .slice(startOf(place).length)
          .split(':')
          .map(decodeURIComponent);
        if (owner !== open.id && (await inPlaceOf(open.locks, lockOf(owner), () => true)) === null) continue;
        const other = found.get(formId);
        if (other === undefined || other.typed.at < typed.at) found.set(formId, { name, typed });
      }
      return found;
    },
    /** From now on this page answers for it. False where another tab was first. */
    take: async (formId: string, { name, typed }: LeftForm): Promise<boolean> => {
      const owner = decodeURIComponent(name.split(':').at(-1) ?? '');
      if (owner === open.id) return true;
      const taken = await inPlaceOf(open.locks, lockOf(owner), async () => {
        if (store.getItem(name) === null) return false;
        await keep(formId, typed);
        store.removeItem(name);
        return true;
      });
      return taken ?? false;
    },
  };
}

async function openForm(store: TextStore, encryption: Encryption, name: string): Promise<TypedForm | null> {
  const read = parseEncrypted(store.getItem(name) ?? '');
  const text = read.kind === 'encrypted' ? await encryption.decrypt(read.encrypted, name) : null;
  if (text === null) return null;
  const { startedAt, at, answers, sent } = fieldsOf(JSON.parse(text));
  if (typeof startedAt !== 'number' || typeof at !== 'number' || !Array.isArray(answers)) return null;
  const pairs = answers.flatMap((pair: unknown) => {
    const [field, value]: readonly unknown[] = Array.isArray(pair) ? Array.from<unknown>(pair) : [];
    return typeof field === 'string' && typeof value === 'string' ? [[field, value] as const] : [];
  });
  const { key, etag } = fieldsOf(sent);
  const isSent = typeof key === 'string' && (typeof etag === 'string' || etag === null);
  return { startedAt, at, answers: pairs, sent: isSent ? { key, etag } : null };
}
