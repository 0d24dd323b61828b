import { notify, takeNoticeBack } from '#app/ui/feedback/notify.ts';
import type { TypedForm } from '../kept-forms.ts';

const AFTER_LOGIN = 'What you had typed before you were logged out is here again. It has not been sent yet.';
const NOT_SENT = 'What you had typed is here again. It has not been sent yet.';
const NOT_ANSWERED =
  'What you had typed is here again. Nobody has said whether it arrived: sent again as it is, it counts once.';
const ABOUT = 'what was typed before';

/** Says that words are in the form again which were typed in an earlier showing of it, and what became of them. */
export function tellBroughtBack(typed: Pick<TypedForm, 'startedAt' | 'sent'>, startedAt: number): void {
  const text = typed.startedAt !== startedAt ? AFTER_LOGIN : typed.sent === null ? NOT_SENT : NOT_ANSWERED;
  notify.info(text, { about: ABOUT });
}

/** The words are sent, or given up: that they are not sent yet must not stand beside that. */
export const takeBroughtBackNotice = (): void => takeNoticeBack(ABOUT);
