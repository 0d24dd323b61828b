import { Link } from '@remix-run/react';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { UnsentText } from '../saving/use-unsent-text.ts';

interface UnsentTextNoticeProps {
  readonly caseId: string;
  /** Null shows nothing. */
  readonly unsent: Pick<UnsentText, 'isElsewhere'> | null;
  /** Whether the text may still be saved. */
  readonly isOpen: boolean;
}

/** Words that the report would not have, and where they can be saved or given up. */
export function UnsentTextNotice({ caseId, unsent, isOpen }: UnsentTextNoticeProps) {
  if (unsent === null) return null;
  return (
    <div role="alert" className="mb-4 rounded-md border border-danger bg-danger-soft px-4 py-3">
      <p className="font-semibold text-danger">
        Some of what you wrote has not been saved, and is not part of what you would sign.
      </p>
      {isOpen && unsent.isElsewhere && (
        <p className="mt-1">It is in another window of this browser: save it or give it up there.</p>
      )}
      {isOpen && !unsent.isElsewhere && (
        <p className="mt-1">
          <TextLink asChild>
            <Link to={diagnosisPathOf(caseId)}>Go back to the text to save it or to take it back</Link>
          </TextLink>
        </p>
      )}
    </div>
  );
}
