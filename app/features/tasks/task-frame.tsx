import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { EVERY_PAGE, type OpenPages } from '#app/core/access/open-pages.ts';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { returnReasonText } from '#app/core/case-form/field-words.ts';
import { openReasons } from '#app/core/case-form/sending-rules.ts';
import { caseFormPathOf, reportStepPathOf, secondReviewsPathOf } from '#app/core/cases/case-links.ts';
import { amissAtLastCheck } from '#app/core/labels/label-check.ts';
import { isClosed, isOwedAmendment, TASK } from '#app/core/tasks/task-kinds.ts';
import { holderText, nextStepText, ownPageOf, partText, taskWaits } from '#app/core/tasks/task-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailPage, DetailSection } from '#app/ui/detail/detail-page.tsx';
import {
  isRefused,
  OutcomeLine,
  type PostedOutcome,
  refusedOf,
  useTimesDone,
} from '#app/ui/detail/posted-outcome.tsx';
import { Timeline } from '#app/ui/detail/timeline.tsx';
import { UnreadPart } from '#app/ui/detail/unread-part.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { GuardedForms } from '#app/ui/forms/leave-guard.tsx';
import { Halves } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Task } from '#contracts/generated/wire.ts';
import type { FacilityWork } from './facility/facility-work.ts';
import { LabelPart } from './facility/label-part.tsx';
import { OrderForms } from './facility/order-forms.tsx';
import { QuestionForms } from './facility/question-forms.tsx';
import { elsewhereOf, hasNothingToDo, isDoneBySending } from './nothing-to-do.ts';
import { AttachBox, CommentBox, TaskActions, type TaskActionsProps } from './task-actions.tsx';
import { TaskDue } from './task-due.tsx';
import { TaskStatusBadge, taskTypeText } from './task-marks.tsx';
import { type OfReader, TaskComments, TaskFacts, TaskFiles } from './task-parts.tsx';

interface TaskFrameProps extends Omit<TaskActionsProps, 'refusedOf' | 'elsewhere'> {
  readonly role: Role;
  /** What came of the last action; undefined before the first. */
  readonly outcome: PostedOutcome | undefined;
  /** What only the operator can do with a task. */
  readonly desk?: ReactNode;
  /** What stands behind the task for the people of its facility; null for everyone else. */
  readonly work?: FacilityWork | null;
  /** Why the case came back while the task was open, and what was answered, as the route has it. */
  readonly returned?: ReactNode;
  /** Whether the reader may open the page of the case. */
  readonly opens?: OpenPages;
  /** Where images are added, as the route has it. */
  readonly upload?: ReactNode;
}

const backTo = ({ path, title }: Screen) => ({ to: path, label: title });
const taskLists = {
  Provider: backTo(screens.providerTasks),
  Facility: backTo(screens.facilityTasks),
  Admin: backTo(screens.tasks),
};

const outcomes = {
  start: { label: 'Start task', done: 'The task is in progress, and it is yours.' },
  submit: { label: 'Hand in work', done: 'The work is handed in. The operator accepts it or sends it back.' },
  complete: { label: 'Complete task', done: 'The task is completed.' },
  decline: {
    label: 'Decline task',
    done: 'The task is declined. The pathologist or the operator who asked for it is told.',
  },
  comment: { label: 'Add comment', done: 'The comment is there for everybody who sees this task.' },
  attach: { label: 'Attach file', done: 'The file is kept with the task.' },
  answer: { label: 'Send to the pathologist', done: 'The answer is sent. It is in the case with its date.' },
  declineOrder: {
    label: 'Decline order',
    done: 'The order is declined. The pathologist who asked is told why.',
  },
  promise: { label: 'Save day', done: 'The day is saved, and the pathologist sees it.' },
  parcel: {
    label: 'Save parcel',
    done: 'The parcel is named. The laboratory that receives it and the pathologist see it.',
  },
  removeImage: { label: 'Remove', done: 'The image is taken off the slide.' },
};

/** Who asked for a second review is not told of it: who reads, and who does not, is the operator's to settle. */
const reviewDeclined = {
  label: 'Decline task',
  done: 'The task is declined, and the operator is told. A review before sign-out goes to another pathologist, or to the operator where nobody else can read it.',
};

/** A check that found a wrong slide was recorded too, and is no success. */
const labelsOutcome = ({ comments }: Pick<Task, 'comments'>) => {
  const amiss = amissAtLastCheck(comments);
  return {
    label: 'Record the check',
    done: 'The check of the labels is recorded in the comments.',
    amiss: amiss === null ? null : `The labels are not in order, and the comments say so: ${amiss}`,
  };
};

const outcomesOf = (task: Task) => ({
  ...outcomes,
  ...(task.type === TASK.qa ? { decline: reviewDeclined } : {}),
  labels: labelsOutcome(task),
});

const nextStepOf = (task: Task, work: FacilityWork | null): string =>
  task.status === 'InProgress' && isDoneBySending(task, work)
    ? 'Your facility sends the case again, which completes the task'
    : nextStepText(task);

/** One task: what is asked, how it stands, whose each wait was, and what can be done. */
export const TaskFrame = (props: TaskFrameProps) => (
  <GuardedForms>
    <TaskShown {...props} asOf={useNow(props.asOf)} />
  </GuardedForms>
);

function TaskShown(props: TaskFrameProps) {
  const { task, role, idempotencyKey, asOf, outcome, work = null, upload, desk } = props;
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  const labelsDone = useTimesDone(outcome, 'labels');
  return (
    <DetailPage
      title={task.title}
      banner={<TaskBanner {...props} />}
      back={taskLists[isFacility(role) ? 'Facility' : role]}
      head={{
        status: <TaskStatusBadge status={task.status} />,
        holder: holderText(task),
        nextStep: nextStepOf(task, work),
        clock: task.dueAt === null ? null : <TaskDue task={task} clock={{ now: asOf, timeZone }} />,
      }}
      actions={
        <OutcomeLine
          outcome={outcome}
          words={outcomesOf(task)}
          plain={['start', 'removeImage']}
          statusNow={labels.TaskStatus[task.status]}
        />
      }
    >
      <Halves beside={<TaskRecord {...props} />}>
        <OwnPage task={task} role={role} />
        <OwedAmendment task={task} role={role} />
        {work !== null && <CaseToMend work={work} />}
        <TaskActions
          {...props}
          refusedOf={(intent) => refusedOf(outcome, intent)}
          elsewhere={elsewhereOf(task, work)}
        />
        {work?.order != null && <OrderForms order={work.order} {...props} />}
        {desk}
        {desk === undefined && hasNothingToDo(task, role, { work, reasons: props.reasons, outcome }) && (
          <p className="text-sm text-muted">There is nothing for you to do here.</p>
        )}
        {work?.unread.map((part) => (
          <UnreadPart key={part} {...unreadParts[part]} />
        ))}
        {work !== null && (
          <QuestionForms
            questions={work.questions}
            idempotencyKey={idempotencyKey}
            outcome={outcome}
            timeZone={timeZone}
          />
        )}
        {upload}
        {((work?.labels ?? []).length > 0 || isRefused(outcome, 'labels')) && (
          <LabelPart
            key={labelsDone}
            task={task}
            idempotencyKey={idempotencyKey}
            labels={work?.labels ?? []}
            outcome={outcome}
          />
        )}
        {props.returned}
      </Halves>
    </DetailPage>
  );
}

/** What the task is, how long each waited for it, and what was put to it since. */
function TaskRecord({ task, role, idempotencyKey, asOf, outcome }: TaskFrameProps) {
  const timeZone = useTimeZone();
  const attachDone = useTimesDone(outcome, 'attach');
  const commentDone = useTimesDone(outcome, 'comment');
  const own = { task, idempotencyKey };
  return (
    <>
      <DetailSection title="Facts">
        <TaskFacts task={task} role={role} timeZone={timeZone} />
      </DetailSection>
      <TaskWaits task={task} asOf={asOf} timeZone={timeZone} />
      <DetailSection title="Files">
        <TaskFiles task={task} role={role} />
        {(task.allowedActions.includes('attach') || isRefused(outcome, 'attach')) && (
          <AttachBox key={attachDone} {...own} refused={refusedOf(outcome, 'attach')} />
        )}
      </DetailSection>
      <DetailSection title="Comments">
        <TaskComments task={task} role={role} timeZone={timeZone} />
        {(task.allowedActions.includes('comment') || isRefused(outcome, 'comment')) && (
          <CommentBox key={commentDone} {...own} refused={refusedOf(outcome, 'comment')} />
        )}
      </DetailSection>
    </>
  );
}

const unreadParts = {
  form: { title: 'Case', what: 'The form of the case, with the slides and labels of this task,' },
  questions: { title: 'Questions', what: 'The questions of this task' },
  order: { title: 'Order', what: 'The order of this task' },
};

/** A case that came back is mended in its form; what is wrong with it stands beside the way there. */
function CaseToMend({ work }: { readonly work: FacilityWork }) {
  if (!work.mayEditCase || work.returnReasons === 'unread') return null;
  const open = openReasons(work.returnReasons);
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-warning bg-warning-soft p-4">
      <p className="font-semibold text-warning">The case came back to you</p>
      <ul className="list-disc pl-5 empty:hidden">
        {open.map((reason) => (
          <li key={reason.number}>{returnReasonText(reason)}</li>
        ))}
      </ul>
      <Button asChild className="w-fit">
        <Link to={caseFormPathOf(work.caseId)}>Edit the case</Link>
      </Button>
    </div>
  );
}

function TaskBanner({ task, role, opens = EVERY_PAGE }: Pick<TaskFrameProps, 'task' | 'role' | 'opens'>) {
  const of = task.case;
  if (of === null) return <>{taskTypeText(task)}</>;
  return (
    <>
      Case{' '}
      {opens.cases ? (
        <TextLink asChild className="font-semibold">
          <Link to={`/case-details/${encodeURIComponent(of.id)}`}>{of.caseID}</Link>
        </TextLink>
      ) : (
        <span className="font-semibold">{of.caseID}</span>
      )}
      {of.caseRecordId !== null && <> · Accession {of.caseRecordId}</>}
      {!isFacility(role) && task.facility !== null && <> · {task.facility.name}</>}
      {partText(task) !== '' && <> · {partText(task)}</>}
    </>
  );
}

/** A kind of work that is done on a page of its own is led to there. */
function OwnPage({ task, role }: OfReader) {
  const place = ownPageOf(task, role);
  if (place === null) return null;
  return (
    <TextLink asChild className="w-fit">
      <Link to={place.path}>{place.label}</Link>
    </TextLink>
  );
}

/** What a reviewer found is read, and the report amended, on other pages than that of the task. */
function OwedAmendment({ task, role }: OfReader) {
  if (role !== 'Provider' || task.case === null || !isOwedAmendment(task) || isClosed(task.status))
    return null;
  const { id } = task.case;
  return (
    <>
      <TextLink asChild className="w-fit">
        <Link to={secondReviewsPathOf(id)}>Read the result of the second review</Link>
      </TextLink>
      <TextLink asChild className="w-fit">
        <Link to={reportStepPathOf(id, 'amendment')}>Amend the report</Link>
      </TextLink>
    </>
  );
}

type TaskWaitsProps = Pick<TaskFrameProps, 'task' | 'asOf'> & { readonly timeZone: string };

const TaskWaits = ({ task, asOf, timeZone }: TaskWaitsProps) => (
  <DetailSection title="Waits">
    <Timeline
      waits={taskWaits(task, asOf).map((wait) => ({ ...wait, fromText: instantText(wait.from, timeZone) }))}
    />
  </DetailSection>
);
