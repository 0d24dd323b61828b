import { restingQueue } from '#app/browser/saving/desk.ts';
import type { QueueView, ServerText } from '#app/browser/saving/saved-text.ts';
import type { CaseFields, TypedForm } from '#app/core/case-form/fields.ts';
import { namedProblems } from '#app/core/case-form/typed-problems.ts';
import type { CaseProblem } from '#contracts/generated/wire.ts';

/** Why something that this browser kept is gone: it did not open, was another person's, or lay there for too long. */
export type Dropped = 'unreadableDraft' | 'unreadableFile' | 'ofOthers' | 'outOfDate';

/** What the page shows of the draft. */
export interface DeskView {
  /** Null until the first word of a new case has made a draft. */
  readonly caseId: string | null;
  /** As it was typed. */
  readonly fields: CaseFields;
  /** A new number fills the form anew. */
  readonly filling: number;
  readonly isBroughtBack: boolean;
  readonly queue: QueueView;
  /** What the server found at the last save, by the names of fields, and what was typed then. */
  readonly found: readonly CaseProblem[];
  readonly foundAt: CaseFields;
  /** The browser keeps nothing, so what is not saved is only on this page. */
  readonly isUnkept: boolean;
  /** The draft was opened in another tab, which writes it now. */
  readonly isElsewhere: boolean;
  /** What this browser no longer keeps, each kind once. */
  readonly dropped: readonly Dropped[];
}

export interface DeskStart {
  readonly userId: string;
  readonly caseId: string | null;
  readonly form: TypedForm;
  readonly server: ServerText & { readonly savedAt: string | null };
  readonly found: readonly CaseProblem[];
}

/** What the server found in a form with these texts. */
export const foundIn = (
  form: TypedForm,
  fields: CaseFields,
  found: readonly CaseProblem[],
): Pick<DeskView, 'found' | 'foundAt'> => ({ found: namedProblems(form, fields, found), foundAt: fields });

/** How a page begins. */
export const restingView = ({
  caseId,
  form,
  server,
  found,
}: Pick<DeskStart, 'caseId' | 'form' | 'server' | 'found'>): DeskView => ({
  caseId,
  fields: server.fields,
  filling: 0,
  isBroughtBack: false,
  queue: restingQueue(server.savedAt),
  ...foundIn(form, server.fields, found),
  isUnkept: false,
  isElsewhere: false,
  dropped: [],
});
