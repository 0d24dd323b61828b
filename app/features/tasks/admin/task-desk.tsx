import { Link } from '@remix-run/react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { countPathOf } from '#app/core/cases/case-links.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import { taskRefusalTexts } from '#app/core/tasks/task-refusals.ts';
import { BarredPeople } from '#app/ui/controls/barred-people.tsx';
import type { Choices } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Task, TaskCandidate } from '#contracts/generated/wire.ts';
import { hasNothingToDo } from '../nothing-to-do.ts';
import { deskMoves } from './desk-forms.ts';

interface TaskDeskProps {
  readonly task: Task;
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  readonly people: Choices;
  /** Who may not have the task, the first of them where there are many; null where nobody asks. */
  readonly barred?: { readonly items: readonly TaskCandidate[]; readonly total: number } | 'unread' | null;
  /** Whether the duty of the reader counts and scans the slides of a case. */
  readonly handlesSlides?: boolean;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** What the operator does with a task: give it to somebody, send it back, cancel or edit it. */
export function TaskDesk(props: TaskDeskProps) {
  const { task, reasons = {}, people, barred = null, handlesSlides = true, idempotencyKey, outcome } = props;
  const ofSlides = handlesSlides ? task.case : null;
  const allowed = new Set<string>(task.allowedActions);
  const scans = task.requestId !== null && task.imagesAsked > 0 && !isClosed(task.status) ? ofSlides : null;
  const parcel = task.type === TASK.slideReceipt && task.requestId === null ? ofSlides : null;
  const isOnboarding = task.type === TASK.physicianOnboarding;
  const isLed = scans !== null || parcel !== null || isOnboarding;
  return (
    <>
      <div className="flex flex-wrap gap-4 empty:hidden">
        {allowed.has('edit') && (
          <TextLink asChild>
            <Link to={`/edit-task/${encodeURIComponent(task.id)}`}>Edit task</Link>
          </TextLink>
        )}
        {scans !== null && (
          <TextLink asChild>
            <Link to={`${countPathOf(scans.id)}&part=scans`}>Scan the slides</Link>
          </TextLink>
        )}
        {parcel !== null && (
          <TextLink asChild>
            <Link to={countPathOf(parcel.id)}>
              {isClosed(task.status) ? 'See the count of the slides' : 'Count the slides of the parcel'}
            </Link>
          </TextLink>
        )}
        {isOnboarding && (
          <TextLink asChild>
            <Link to={`${screens.adminOnboarding.path}?task=${encodeURIComponent(task.id)}`}>
              Check the steps of the onboarding
            </Link>
          </TextLink>
        )}
      </div>
      <MoveList
        moves={deskMoves(people)}
        allowed={allowed}
        reasons={reasons}
        hasOthers={isLed || !hasNothingToDo(task, 'Admin', { work: null, reasons, outcome })}
        outcome={outcome}
        statusNow={labels.TaskStatus[task.status]}
        words={plainWords}
        etag={task.etag}
        idempotencyKey={idempotencyKey}
      />
      <BarredPeople barred={barredInWords(barred)} called={['person', 'people']} thing="task" />
    </>
  );
}

function barredInWords(barred: NonNullable<TaskDeskProps['barred']> | null) {
  if (barred === null || barred === 'unread') return barred;
  const items = barred.items.map(({ person, refusals }) => ({
    id: person.userId,
    name: person.displayName,
    reasons: refusals.map((refusal) => taskRefusalTexts[refusal]),
  }));
  return { items, total: barred.total };
}
