import { Link } from '@remix-run/react';
import { NotebookPen } from 'lucide-react';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';

/** From the slides of a case to its text. */
export function DiagnosisLink({ caseId }: { readonly caseId: string }) {
  return (
    <Tooltip text="Write the diagnosis">
      <Link
        to={diagnosisPathOf(caseId)}
        aria-label="Write the diagnosis"
        className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text low:size-7 coarse:size-11"
      >
        <NotebookPen aria-hidden className="size-[1.125rem]" />
      </Link>
    </Tooltip>
  );
}
