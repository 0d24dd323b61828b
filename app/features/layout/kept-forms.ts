import { z } from 'zod';
import { type Encryption, formatEncrypted, parseEncrypted } from '#app/browser/encryption.ts';
import { FORMS_KEPT_AT_MOST_MS, isOutOfDate } from '#app/browser/kept-text.ts';
import { inPlaceOf } from '#app/browser/kept-texts.ts';
import { storageNames } from '#app/browser/storage-names.ts';
import { KEPT_KINDS } from '#app/core/access/kept-kinds.ts';
import { UNANSWERED_FIELD, type Unanswered, unansweredText } from '#app/core/forms/posts/unanswered.ts';
import { parseJson } from '#app/core/objects.ts';
import { changedIn, type Left } from './answers/form-answers.ts';

/** The key and the version that a form had when it was sent. */
export type SentWith = Pick<Unanswered, 'key' | 'etag'>;

/** What somebody typed into a form of a page, of the login under which it was typed. */
export interface TypedForm extends Left {
  readonly startedAt: number;
  readonly at: number;
  /** The version that it was opened with; null where it names none. */
  readonly etag: string | null;
  /** With what it was sent, where nobody knows yet what came of it; null where it was not sent. */
  readonly sent: SentWith | null;
}

/** The first part of the name that everything lies under. */
export const KEPT_KIND = KEPT_KINDS.forms.kind;
/** The forms that are posted to us, as ContractForm makes them, and those that say so because they have several keys. */
export const isKept = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form !== null &&
  form.id !== '' &&
  ('keepsTyped' in form.dataset || form.elements.namedItem('idempotencyKey') !== null);

/** The form of a field in which something happened, where it is one whose words are kept. */
export function keptFormAt({ target }: Event): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return isKept(form) ? form : null;
}

/** What was looked for, as lists and choices spell it in their addresses. */
const isSearch = (name: string): boolean => name === 'q' || name === 'find' || name.startsWith('find.');

/**
 * The steps of a form are one form, wherever its reader stands, and so it is whatever was looked for on its page: the words
 * may be a patient's name, which must not stand readable in the name of what is kept.
 */
export function pageOf(pathname: string, search: string): string {
  const rest = [...new URLSearchParams(search)].filter(
    // A post to the first page of a folder adds `index`, which leads nowhere else.
    ([name]) => name !== 'step' && name !== 'index' && !isSearch(name),
  );
  const query = new URLSearchParams(rest).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

function valueOf(form: HTMLFormElement, name: string): string | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : null;
}

/** The version that the form is about; null where it names none. */
export const versionIn = (form: HTMLFormElement): string | null => valueOf(form, 'etag');

/** What the form is sent with as it stands; null for one with several keys. */
export function sentWith(form: HTMLFormElement): SentWith | null {
  const key = valueOf(form, 'idempotencyKey');
  return key === null ? null : { key, etag: versionIn(form) };
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

/** What conform calls its buttons that change the form and do not send it. */
const INTENT = '__intent__';

/** Whether this button only changes or judges the form, such as one that adds a row, and does not send it. */
export const changesForm = (button: Element | null): boolean =>
  button instanceof HTMLButtonElement && button.name === INTENT;

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
  /** The name of the entry in this browser's storage that holds the form. */
  readonly name: string;
  readonly typed: TypedForm;
}

const startOf = ({ userId, page }: Place): string =>
  `${[KEPT_KIND, userId, page].map(encodeURIComponent).join(':')}:`;

/** Whether anything was typed in this browser that has not been sent. */
export const isAnythingKept = (store: TextStore): boolean => storageNames(store, `${KEPT_KIND}:`).length > 0;

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
    // A form that was sent is kept as it was, though nothing was changed in it.
    if (typed.sent === null && changedIn(typed).length === 0) store.removeItem(name);
    else {
      const encrypted = await encryption.encrypt(JSON.stringify(typed), name);
      // In the clear as well, so that what is too old goes though nobody opens its page again.
      store.setItem(name, formatEncrypted(encrypted, { at: String(typed.at) }));
    }
  };
  return {
    keep,
    forget: (formId: string): void => store.removeItem(nameOf(formId)),
    /** Whether it lies here: a browser may have no room, or keep nothing at all. */
    holds: (formId: string): boolean => store.getItem(nameOf(formId)) !== null,
    /** What was left on this page, by form, the newest of each. What does not open, or is too old, goes. */
    left: async (now: number): Promise<Map<string, LeftForm>> => {
      const found = new Map<string, LeftForm>();
      for (const name of storageNames(store, startOf(place))) {
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

const Pairs = z.array(z.tuple([z.string(), z.string()]));

/** What a form was kept as; one whose key cannot be read is none, since it would be sent a second time as another request. */
const Kept = z.object({
  startedAt: z.number(),
  at: z.number(),
  answers: Pairs,
  begun: Pairs,
  chosen: Pairs,
  etag: z.string().nullable(),
  sent: z.object({ key: z.string(), etag: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<TypedForm>;

async function openForm(store: TextStore, encryption: Encryption, name: string): Promise<TypedForm | null> {
  const read = parseEncrypted(store.getItem(name) ?? '');
  const text = read.kind === 'encrypted' ? await encryption.decrypt(read.encrypted, name) : null;
  return Kept.safeParse(parseJson(text ?? '')).data ?? null;
}
