import { Link } from '@remix-run/react';
import { NotebookPen } from 'lucide-react';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';

interface DiagnosisLinkProps {
  readonly caseId: string;
  /** The text may be written; one that is signed or locked for a review is read. */
  readonly isOpen: boolean;
}

/** From the slides of a case to its text. */
export function DiagnosisLink({ caseId, isOpen }: DiagnosisLinkProps) {
  const label = isOpen ? 'Write the diagnosis' : 'Read the diagnosis';
  return (
    <Tooltip text={label}>
      <Link
        to={diagnosisPathOf(caseId)}
        aria-label={label}
        className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text low:size-7 coarse:size-11"
      >
        <NotebookPen aria-hidden className="size-[1.125rem]" />
      </Link>
    </Tooltip>
  );
}
