import { Link } from '@remix-run/react';
import { askAboutPathOf } from '#app/core/access/help.ts';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { correctionRefusal, whyClosed } from '#app/core/case-form/editing.ts';
import {
  caseFormPathOf,
  caseTasksPathOf,
  correctionPathOf,
  diagnosisPathOf,
  hasReport,
  reportPathOf,
  reviewCasePathOf,
} from '#app/core/cases/case-links.ts';
import { reviewToGive } from '#app/core/tasks/review-words.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { taskPlaceOf } from '#app/core/tasks/task-words.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { RefusedAction } from '#app/ui/detail/action-bar.tsx';
import type { Case, CaseClinicalInfo, QaReviewRow } from '#contracts/generated/wire.ts';
import type { AskedOfCase } from './asked-of-case.tsx';

interface CaseLinksProps {
  readonly ofCase: Case;
  /** Null for whoever may not read it. */
  readonly info: Pick<CaseClinicalInfo, 'allowedActions'> | null;
  readonly role: Role;
  /** Null where nothing is asked for, or where nobody of the facility looks. */
  readonly asked: AskedOfCase | null;
  /** The second reviews that the reader may know of. Whoever of the staff knows of them may choose who does them. */
  readonly reviews: readonly QaReviewRow[];
}

/** Where else the case is: its slides, its form, the correction of its clinical text, its requests and its report. */
export function CaseLinks({ ofCase, info, role, asked, reviews }: CaseLinksProps) {
  const { id, caseID, version, status, allowedActions, openRequests } = ofCase;
  const mayEdit = allowedActions.includes('edit');
  const mayCorrect = info?.allowedActions.includes('edit') === true;
  const closed = info === null ? null : correctionRefusal(status);
  const toGive = role === 'Admin' ? reviewToGive(reviews) : null;
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
      {role === 'Provider' && allowedActions.includes('open') && (
        <Button asChild>
          <Link to={diagnosisPathOf(id)}>{status === 'QAReview' ? 'Diagnosis' : 'Write the diagnosis'}</Link>
        </Button>
      )}
      {mayEdit && (
        <Button asChild variant={status === 'Returned' && isFacility(role) ? 'primary' : 'secondary'}>
          <Link to={caseFormPathOf(id)}>Edit case</Link>
        </Button>
      )}
      {mayCorrect && !mayEdit && (
        <Button asChild>
          <Link to={correctionPathOf(id)}>Correct the clinical information</Link>
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
      {toGive !== null && (
        <Button asChild variant="primary">
          <Link to={taskPlaceOf({ id: toGive.taskId, type: TASK.qa }, role)}>Choose the reviewer</Link>
        </Button>
      )}
      {isFacility(role) && (
        <Button asChild>
          <Link to={reviewCasePathOf(id)}>{requisitionLabel(ofCase)}</Link>
        </Button>
      )}
      {hasReport(ofCase) && (
        <Button asChild>
          <Link to={reportPathOf(id)}>Report</Link>
        </Button>
      )}
      {role !== 'Admin' && (
        <Button asChild>
          <Link to={askAboutPathOf(caseID)}>Ask for help</Link>
        </Button>
      )}
      {role !== 'Provider' && !mayEdit && (
        <div className="flex w-full flex-col gap-2">
          <RefusedAction label="Edit case" because={whyNotEdited(ofCase, role)} />
          {closed !== null && !mayCorrect && (
            <RefusedAction label="Correct the clinical information" because={closed} />
          )}
        </div>
      )}
    </div>
  );
}

/** The page behind it has more than its first word says, and nobody looks for what they cannot see. */
const requisitionLabel = ({ allowedActions }: Case): string =>
  [
    'Requisition',
    ...(allowedActions.includes('recall') ? ['take back'] : []),
    ...(allowedActions.includes('cancel') ? ['withdraw'] : []),
    'duplicate',
  ].join(', ');

/** Who looks for the way to the form is told why there is none now, and how a wrong patient is put right all the same. */
function whyNotEdited(ofCase: Case, role: Role): string {
  const closed = whyClosed(role, ofCase.status);
  const way = isFacility(role) ? wayToCorrect(ofCase) : null;
  return way === null ? closed : `${closed} ${way}`;
}

const WRONG = 'If the patient or a specimen is wrong,';
const HELD: readonly Case['status'][] = ['Selected', 'AdditionalWorkRequested', 'QAReview'];

function wayToCorrect(ofCase: Case): string | null {
  const { status, allowedActions } = ofCase;
  if (allowedActions.includes('recall'))
    return `To correct it, take it back under “${requisitionLabel(ofCase)}”.`;
  if (allowedActions.includes('cancel'))
    return `${WRONG} withdraw the case under “${requisitionLabel(ofCase)}” and send out a corrected duplicate.`;
  if (HELD.includes(status))
    return `${WRONG} tell the operator at once under “Ask for help”, who can return the case to you.`;
  return status === 'SignOutCompleted'
    ? `${WRONG} write to the pathologist at once under “Messages”: only an amendment corrects a signed report.`
    : null;
}
