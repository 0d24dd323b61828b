import { z } from 'zod';
import { fieldsOf } from '../objects.ts';

/** The field in which a form names an earlier try of which nobody knows what came of it. */
export const UNANSWERED_FIELD = 'unanswered';

const Unanswered = z.object({
  /** The key that the page had then. */
  key: z.string(),
  /** The version that the page had then; null where the form names none. */
  etag: z.string().nullable(),
  /** Tells whether a form says the same as the earlier one; null where the page has seen to that. */
  words: z.string().nullable(),
});

/** A try that may have been carried out: said again, it has to be the same request. */
export type Unanswered = z.infer<typeof Unanswered>;

export const unansweredText = (unanswered: Unanswered): string => JSON.stringify(unanswered);

/** Null for what no page of ours has written. */
export function readUnanswered(text: unknown): Unanswered | null {
  if (typeof text !== 'string') return null;
  try {
    return Unanswered.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What a page's action said of an unanswered try, however its answer is made up; null for none. */
export function unansweredIn(answer: unknown): string | null {
  const { unanswered, refused, outcome } = fieldsOf(answer);
  if (typeof unanswered === 'string') return unanswered;
  const inner = refused ?? outcome;
  return inner === undefined || inner === null ? null : unansweredIn(inner);
}
