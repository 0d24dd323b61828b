import { loginAddress, SESSION_ENDED, wayBackFrom } from '#app/core/access/login-notices.ts';
import { momentText } from '#app/core/text/dates.ts';
import type { QueueView } from './saved-text.ts';

/** Where and when the reader looks at it. */
interface Looking {
  readonly timeZone: string;
  readonly now: string;
  /** The browser keeps nothing, so what is not saved is only on this page. */
  readonly isUnkept: boolean;
}

const ENDED_AND_KEPT = 'Your session has ended. What you typed is kept in this browser: log in to save it.';

/** How the saving of a text or of a case stands, as the one line under it says it. */
export function savingOf(view: QueueView, what: 'text' | 'case', { timeZone, now, isUnkept }: Looking) {
  const { phase, isUnsaved, savedAt, message } = view;
  if (phase === 'asking')
    return { kind: 'failed', why: `the ${what} was changed elsewhere. Choose what to keep` } as const;
  if (message === SESSION_ENDED) {
    const login = { address: loginAddress(null, wayBackFrom(window.location)), isKept: !isUnkept };
    return { kind: 'failed', why: isUnkept ? message : ENDED_AND_KEPT, login } as const;
  }
  if (message !== null) return { kind: 'failed', why: message } as const;
  if (phase === 'sending' || (phase === 'due' && isUnsaved)) return { kind: 'saving' } as const;
  return savedAt === null
    ? ({ kind: 'unchanged' } as const)
    : ({ kind: 'saved', when: momentText(savedAt, timeZone, now) } as const);
}
