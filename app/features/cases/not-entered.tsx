import { draftPatientName } from '#app/core/people/draft-words.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';

/** In place of what a draft does not have yet. */
export function NotEntered() {
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>Not entered yet</VisuallyHidden>
    </>
  );
}

/** What a sentence or a button calls a case; a draft has no number yet, and is told from others by its patient. */
export function caseName({
  caseID,
  draft,
}: Pick<CaseListItem, 'caseID'> & Partial<Pick<CaseListItem, 'draft'>>): string {
  const patient = draft == null ? null : draftPatientName(draft);
  return caseID ?? (patient === null ? 'draft without a number' : `draft of ${patient}`);
}
