import { Link } from '@remix-run/react';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { editRefusal, mayEditForm } from '#app/core/case-form/editing.ts';
import {
  caseFormPathOf,
  caseTasksPathOf,
  hasReport,
  reportPathOf,
  reviewCasePathOf,
} from '#app/core/cases/case-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { RefusedAction } from '#app/ui/detail/action-bar.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import type { AskedOfCase } from './asked-of-case.tsx';

interface CaseLinksProps {
  readonly ofCase: Case;
  readonly role: Role;
  /** Null where nothing is asked for, or where nobody of the facility looks. */
  readonly asked: AskedOfCase | null;
}

/** Where else the case is: its slides, its form, its requests and its report. */
export function CaseLinks({ ofCase, role, asked }: CaseLinksProps) {
  const { id, caseID, version, status, allowedActions, openRequests } = ofCase;
  const from = `/case-details/${encodeURIComponent(id)}`;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {allowedActions.includes('open') && (
        <Button asChild>
          <Link to={`/viewer?case=${encodeURIComponent(id)}`} state={{ caseId: id, version, from }}>
            Open slides
          </Link>
        </Button>
      )}
      {allowedActions.includes('edit') && (
        <Button asChild variant={status === 'Returned' && isFacility(role) ? 'primary' : 'secondary'}>
          <Link to={caseFormPathOf(id)}>Edit case</Link>
        </Button>
      )}
      {asked?.isOurs === true && (
        <Button asChild variant="primary">
          <Link to={caseTasksPathOf(caseID)}>
            {openRequests === 1 ? 'Answer the request' : 'Answer the requests'}
          </Link>
        </Button>
      )}
      {asked?.requests.some(({ isToSend }) => isToSend) === true && (
        <Button asChild variant={asked.isOurs ? 'secondary' : 'primary'}>
          <a href="#asked">What to send</a>
        </Button>
      )}
      {isFacility(role) && (
        <Button asChild>
          <Link to={reviewCasePathOf(id)}>
            {allowedActions.includes('cancel')
              ? 'Requisition, withdraw, duplicate'
              : 'Requisition, duplicate'}
          </Link>
        </Button>
      )}
      {hasReport(ofCase) && (
        <Button asChild>
          <Link to={reportPathOf(id)}>Report</Link>
        </Button>
      )}
      {role !== 'Provider' && !allowedActions.includes('edit') && (
        <div className="w-full">
          <RefusedAction label="Edit case" because={whyClosed(role, status)} />
        </div>
      )}
    </div>
  );
}

/** Who looks for the way to the form is told why there is none now. */
const whyClosed = (role: Role, status: Case['status']): string =>
  mayEditForm(role, status) ? 'You have no right to edit cases.' : editRefusal(role, status);
