import { Link } from '@remix-run/react';
import { askedByText, partText, taskClock, taskPlaceOf, toDoPathOf } from '#app/core/tasks/task-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DueMark } from '#app/ui/due-mark.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { TaskListItem } from '#contracts/generated/wire.ts';
import type { Clock } from '../lists/case-columns.tsx';

/** The requests that this facility has to answer, as far as they fit above a list. */
export interface AskedTasks {
  readonly items: readonly TaskListItem[];
  readonly total: number;
}

/** What pathologists wait for stands above everything else, the most overdue first. */
export function NeedsAnswer({ asked, clock }: { readonly asked: AskedTasks; readonly clock: Clock }) {
  const { items, total } = asked;
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="needs-answer"
      className="mb-4 rounded-lg border border-warning bg-warning-soft px-4 py-3"
    >
      <h2 id="needs-answer" className="font-semibold text-warning">
        {total === 1 ? 'One request needs your answer' : `${total} requests need your answer`}
      </h2>
      <ul className="mt-1 divide-y divide-border">
        {items.map((task) => (
          <li key={task.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 basis-60">
              <TextLink asChild className="font-medium">
                <Link to={taskPlaceOf(task, 'MedicalFacility')}>{task.title}</Link>
              </TextLink>
              <span className="block text-sm text-muted">{detailOf(task)}</span>
            </span>
            <AskedDue task={task} clock={clock} />
          </li>
        ))}
      </ul>
      {total > items.length && (
        <TextLink asChild className="text-sm">
          <Link to={toDoPathOf('MedicalFacility')}>All {total} in Tasks</Link>
        </TextLink>
      )}
    </section>
  );
}

const detailOf = (task: TaskListItem): string =>
  [labels.TaskType[task.type], task.case?.caseID ?? '', partText(task), `asked by ${askedByText(task)}`]
    .filter(Boolean)
    .join(' · ');

function AskedDue({ task, clock }: { readonly task: TaskListItem; readonly clock: Clock }) {
  const { state, left } = taskClock(task, clock.now);
  return (
    <DueMark state={state} left={left} at={task.dueAt} atText={instantText(task.dueAt, clock.timeZone)} />
  );
}
