import { notify } from '#app/ui/feedback/notify.ts';
import { tellOpenedBefore } from '#app/ui/forms/versions/opened-before.ts';
import { versionIn } from '../kept-forms.ts';
import { type Answers, answersIn, beginningIn, type ChangedElsewhere, chosenIn } from './form-answers.ts';

/** How a form was opened. */
interface Beginning {
  readonly begun: Answers;
  readonly etag: string | null;
}

const beginnings = new WeakMap<HTMLFormElement, Beginning>();

/** As it is now, before its person has done anything in it: one that was refused begins with what was typed. */
function beginningOf(form: HTMLFormElement): Beginning {
  const noted = beginnings.get(form) ?? { begun: beginningIn(form), etag: versionIn(form) };
  beginnings.set(form, noted);
  return noted;
}

export function noteBeginning(form: HTMLFormElement, beginning: Beginning = beginningOf(form)): void {
  beginnings.set(form, beginning);
}

export const forgetBeginning = (form: HTMLFormElement): void => void beginnings.delete(form);

/** The form as it stands, with how it was opened. */
export const leftIn = (form: HTMLFormElement) => ({
  ...beginningOf(form),
  answers: answersIn(form),
  chosen: chosenIn(form),
});

/** What was brought back is not what others have made of it: the form compares both, or its reader hears which they are. */
export function tellElsewhere(
  form: HTMLFormElement,
  { begun, etag }: Beginning,
  changed: readonly ChangedElsewhere[],
): void {
  if (etag !== null && tellOpenedBefore(form, { etag, answers: begun })) return;
  const told = changed.map(({ label, now }) => (now === null ? label : `${label} (now ${now || 'empty'})`));
  notify.warning(
    `This was changed meanwhile, by somebody else or in another window of yours: ${told.join(', ')}. What you had typed takes its place when you send it.`,
  );
}
