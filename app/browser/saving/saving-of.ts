import { momentText } from '#app/core/text/dates.ts';
import type { QueueView } from './saved-text.ts';

/** Where and when the reader looks at it. */
interface Looking {
  readonly timeZone: string;
  readonly now: string;
}

/** How the saving of a text or of a case stands, as the one line under it says it. */
export function savingOf(view: QueueView, what: 'text' | 'case', { timeZone, now }: Looking) {
  const { phase, isUnsaved, savedAt, message } = view;
  if (phase === 'asking')
    return { kind: 'failed', why: `the ${what} was changed elsewhere. Choose what to keep` } as const;
  if (message !== null) return { kind: 'failed', why: message } as const;
  if (phase === 'sending' || (phase === 'due' && isUnsaved)) return { kind: 'saving' } as const;
  return savedAt === null
    ? ({ kind: 'unchanged' } as const)
    : ({ kind: 'saved', when: momentText(savedAt, timeZone, now) } as const);
}
