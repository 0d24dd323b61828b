import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

/** In place of what a draft does not have yet. */
export function NotEntered() {
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>Not entered yet</VisuallyHidden>
    </>
  );
}

/** What a sentence or a button calls a case; a draft has no number yet. */
export const caseName = ({ caseID }: { readonly caseID: string | null }): string =>
  caseID ?? 'draft without a number';
