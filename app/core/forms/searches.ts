/** One choice, as forms show it. */
interface Held {
  readonly value: string;
  readonly label: string;
}

/** What a form without script asks its page to look for, for one of its questions. */
export interface Search {
  readonly words: string;
  /** What is chosen already: it stays on the page, whether it fits the words or not. */
  readonly held: readonly Held[];
}

const WORDS = /^find\.(.+)$/;
const PRESSED = 'find';

/**
 * Takes the searches out of a posted form, by the name of their question. `isAsked` says that the form was posted for
 * their sake: its button was pressed, or there are words that the page has not looked for yet, which is what Enter in
 * the box does.
 */
export function takeSearches(posted: FormData): {
  readonly searches: ReadonlyMap<string, Search>;
  readonly isAsked: boolean;
} {
  const textOf = (name: string): string => {
    const value = posted.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const names = [...new Set(posted.keys())].flatMap((key) => WORDS.exec(key)?.[1] ?? []);
  let isAsked = posted.has(PRESSED);
  const searches = new Map<string, Search>();
  for (const name of names) {
    const words = textOf(`find.${name}`);
    isAsked ||= words !== '' && words !== textOf(`found.${name}`);
    const chosen = new Set(posted.getAll(name));
    const held = posted.getAll(`label.${name}`).flatMap((text) => {
      const [, value = '', label = ''] = (typeof text === 'string' && /^(\S+) (.+)$/s.exec(text)) || [];
      return chosen.has(value) ? [{ value, label }] : [];
    });
    searches.set(name, { words, held });
    for (const part of ['find', 'found', 'label']) posted.delete(`${part}.${name}`);
  }
  posted.delete(PRESSED);
  return { searches, isAsked };
}
