import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import {
  askedByText,
  holderText,
  nextStepText,
  partText,
  taskPlaceOf,
  taskWaits,
} from '#app/core/tasks/task-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailPage, DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { OutcomeLine, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { Timeline } from '#app/ui/detail/timeline.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Task } from '#contracts/generated/wire.ts';
import { AttachBox, CommentBox, TaskActions } from './task-actions.tsx';
import { TaskDue } from './task-due.tsx';
import { TaskPriority, TaskStatusBadge, taskTypeText } from './task-marks.tsx';

interface TaskFrameProps {
  readonly task: Task;
  readonly role: Role;
  readonly idempotencyKey: string;
  /** The server's time when it read the task. */
  readonly asOf: string;
  /** What came of the last action; undefined before the first. */
  readonly outcome: PostedOutcome | undefined;
  /** What only the operator can do with a task. */
  readonly desk?: ReactNode;
}

const outcomes = {
  start: { label: 'Start task', done: 'The task is in work, and it is yours.' },
  submit: { label: 'Hand in work', done: 'The work is handed in. The operator accepts it or sends it back.' },
  complete: { label: 'Complete task', done: 'The task is completed.' },
  decline: { label: 'Decline task', done: 'The task is declined. Whoever asked for it is told.' },
  comment: { label: 'Add comment', done: 'The comment is there for everybody who sees this task.' },
  attach: { label: 'Attach file', done: 'The file is kept with the task.' },
};

/** One task: what is asked, how it stands, whose each wait was, and what can be done. */
export function TaskFrame({ task, role, idempotencyKey, asOf, outcome, desk }: TaskFrameProps) {
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  const own = { task, idempotencyKey };
  return (
    <DetailPage
      title={task.title}
      banner={<TaskBanner task={task} role={role} />}
      head={{
        status: <TaskStatusBadge status={task.status} />,
        holder: holderText(task),
        nextStep: nextStepText(task),
        clock: task.dueAt === null ? null : <TaskDue task={task} clock={{ now: asOf, timeZone }} />,
      }}
      actions={
        <>
          <OutcomeLine
            outcome={outcome}
            words={outcomes}
            plain={['start']}
            statusNow={labels.TaskStatus[task.status]}
          />
          <OwnPage task={task} role={role} />
          <TaskActions {...own} refusedOf={(intent) => refusedOf(outcome, intent)} />
          {desk}
        </>
      }
    >
      <DetailSection title="Facts">
        <TaskFacts task={task} timeZone={timeZone} />
      </DetailSection>
      <DetailSection title="Waits">
        <Timeline
          waits={taskWaits(task, asOf).map((wait) => ({
            ...wait,
            fromText: instantText(wait.from, timeZone),
          }))}
        />
      </DetailSection>
      <DetailSection title="Files">
        <TaskFiles task={task} />
        {task.allowedActions.includes('attach') && (
          <AttachBox {...own} refused={refusedOf(outcome, 'attach')} />
        )}
      </DetailSection>
      <DetailSection title="Comments">
        <TaskComments task={task} timeZone={timeZone} />
        {task.allowedActions.includes('comment') && (
          <CommentBox {...own} refused={refusedOf(outcome, 'comment')} />
        )}
      </DetailSection>
    </DetailPage>
  );
}

function TaskBanner({ task, role }: Pick<TaskFrameProps, 'task' | 'role'>) {
  const of = task.case;
  if (of === null) return <>{taskTypeText(task)}</>;
  return (
    <>
      <TextLink asChild className="font-semibold">
        <Link to={`/case-details/${encodeURIComponent(of.id)}`}>{of.caseID}</Link>
      </TextLink>
      {of.caseRecordId !== null && <> · {of.caseRecordId}</>}
      {!isFacility(role) && task.facility !== null && <> · {task.facility.name}</>}
      {partText(task) !== '' && <> · {partText(task)}</>}
    </>
  );
}

/** A kind of work that is done on a page of its own is led to there. */
function OwnPage({ task, role }: Pick<TaskFrameProps, 'task' | 'role'>) {
  const place = taskPlaceOf(task, role);
  if (!place.startsWith('/pathologist/')) return null;
  return (
    <TextLink asChild className="w-fit">
      <Link to={place}>
        {task.type === TASK.qa ? 'Go to the second review' : 'Go to the steps of the onboarding'}
      </Link>
    </TextLink>
  );
}

function TaskFacts({ task, timeZone }: { readonly task: Task; readonly timeZone: string }) {
  const { shipment, imagesAsked, imagesAdded } = task;
  return (
    <Facts
      facts={[
        { term: 'Type', value: taskTypeText(task) },
        { term: 'Priority', value: <TaskPriority priority={task.priority} /> },
        { term: 'What is asked', value: task.description },
        { term: 'Part, block, slide', value: partText(task) },
        { term: 'Asked by', value: askedByText(task) },
        { term: 'Asked at', value: instantText(task.createdAt, timeZone) },
        { term: 'Facility', value: task.facility?.name },
        ...(imagesAsked > 0 ? [{ term: 'Images', value: `${imagesAdded} of ${imagesAsked} asked for` }] : []),
        ...(task.answer === null ? [] : [{ term: 'Answer', value: task.answer }]),
        ...(shipment === null
          ? []
          : [
              {
                term: 'Parcel',
                value: `${shipment.carrier}, ${shipment.trackingNumber}, sent on ${shipment.shippedOn}`,
              },
            ]),
        ...(task.reason === null ? [] : [{ term: 'Reason', value: task.reason }]),
        ...task.checklist.map(({ text, done }) => ({ term: text, value: done ? 'Done' : 'Not done yet' })),
      ]}
    />
  );
}

function TaskFiles({ task }: { readonly task: Task }) {
  if (task.attachments.length === 0) return <p className="text-muted">No file is kept with this task.</p>;
  return (
    <ul className="flex flex-col gap-1">
      {task.attachments.map(({ key, fileName, bytes, uploadedBy }) => (
        <li key={key}>
          <TextLink href={`/files/task/${encodeURIComponent(task.id)}/${key}`} download={fileName}>
            {fileName}
          </TextLink>
          <span className="text-sm text-muted">
            {' '}
            {byteText(bytes)}, {uploadedBy.displayName}
          </span>
        </li>
      ))}
    </ul>
  );
}

function TaskComments({ task, timeZone }: { readonly task: Task; readonly timeZone: string }) {
  if (task.comments.length === 0) return <p className="text-muted">Nobody has written anything yet.</p>;
  return (
    <ol className="flex flex-col gap-3">
      {task.comments.map(({ text, author, at }) => (
        <li key={`${at} ${author.userId}`}>
          <p className="text-sm text-muted">
            <span className="font-medium text-text">{author.displayName}</span>,{' '}
            <time dateTime={at}>{instantText(at, timeZone)}</time>
          </p>
          <p className="whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}
