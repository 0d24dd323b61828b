import { areFields, fieldsOf } from '../../objects.ts';

/** The field in which a form names an earlier try of which nobody knows what came of it. */
export const UNANSWERED_FIELD = 'unanswered';

/** A try that may have been carried out: said again, it has to be the same request. */
export interface Unanswered {
  /** The key that the page had then. */
  readonly key: string;
  /** The version that the page had then; null where the form names none. */
  readonly etag: string | null;
  /** Tells whether a form says the same as the earlier one; null where the page has seen to that. */
  readonly words: string | null;
}

export const unansweredText = (unanswered: Unanswered): string => JSON.stringify(unanswered);

/** The form that a page's action gave back, however its answer is made up; null where it was done. */
export function refusedIn(answer: unknown): Readonly<Record<string, unknown>> | null {
  const fields = fieldsOf(answer);
  if ('refusal' in fields) return fields;
  for (const inner of Object.values(fields).filter(areFields)) {
    const found = refusedIn(inner);
    if (found !== null) return found;
  }
  return null;
}

/** What a try that was refused has saved nevertheless. Its page shows the version `before` until it is read again. */
export interface SavedVersion {
  readonly before: string;
  readonly etag: string;
}

/** What a page's action said of a try without an answer; null for none. */
export function unansweredIn(answer: unknown): string | null {
  const { unanswered } = refusedIn(answer) ?? {};
  return typeof unanswered === 'string' ? unanswered : null;
}
