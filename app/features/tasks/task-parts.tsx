import type { Role } from '#app/core/access/roles.ts';
import { parcelText } from '#app/core/tasks/parcel.ts';
import { askedByText, isPeerReview, partText, withheldOf } from '#app/core/tasks/task-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import type { Task } from '#contracts/generated/wire.ts';
import { TaskPriority, taskTypeText } from './task-marks.tsx';

/** A task, and who reads it. */
export interface OfReader {
  readonly task: Task;
  readonly role: Role;
}

const NotOpen = () => <span className="text-muted">Not open to you</span>;

export function TaskFacts({ task, role, timeZone }: OfReader & { readonly timeZone: string }) {
  const { shipment, imagesAsked, imagesAdded, rescanImage } = task;
  const asked = task.description === null && withheldOf(task, role).words ? <NotOpen /> : task.description;
  return (
    <Facts
      facts={[
        { term: 'Type', value: taskTypeText(task) },
        { term: 'Priority', value: <TaskPriority priority={task.priority} /> },
        { term: 'What is asked', value: asked },
        { term: 'Part, block, slide', value: partText(task) },
        ...(rescanImage === null ? [] : [{ term: 'Image to scan again', value: rescanImage.fileName }]),
        { term: 'Asked by', value: askedByText(task) },
        { term: 'Asked at', value: instantText(task.createdAt, timeZone) },
        { term: 'Facility', value: task.facility?.name },
        ...(imagesAsked > 0 ? [{ term: 'Images', value: `${imagesAdded} of ${imagesAsked} asked for` }] : []),
        ...(task.answer === null ? [] : [{ term: 'Answer', value: task.answer }]),
        ...(shipment === null ? [] : [{ term: 'Parcel', value: parcelText(shipment) }]),
        ...(task.reason === null ? [] : [{ term: 'Reason', value: task.reason }]),
        ...task.checklist.map(({ text, done }) => ({ term: text, value: done ? 'Done' : 'Not done yet' })),
      ]}
    />
  );
}

export function TaskFiles({ task, role }: OfReader) {
  if (isPeerReview(task)) return <p className="text-muted">Files of a second review are peer review.</p>;
  if (withheldOf(task, role).files) return <NotOpen />;
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

export function TaskComments({ task, role, timeZone }: OfReader & { readonly timeZone: string }) {
  if (isPeerReview(task)) return <p className="text-muted">Comments on a second review are peer review.</p>;
  if (!withheldOf(task, role).words) return <Comments task={task} timeZone={timeZone} />;
  if (task.comments.length === 0) return <NotOpen />;
  return (
    <>
      <Comments task={task} timeZone={timeZone} />
      <p className="text-muted">What others wrote is not open to you.</p>
    </>
  );
}

function Comments({ task, timeZone }: { readonly task: Task; readonly timeZone: string }) {
  if (task.comments.length === 0) return <p className="text-muted">Nobody has written anything yet.</p>;
  return (
    <ol className="flex flex-col gap-3">
      {task.comments.map(({ text, author, at }, place) => (
        <li key={place}>
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
