import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { dueText } from '#app/core/cases/due.ts';
import { type AskedStep, askedStepOf } from '#app/core/cases/wait-words.ts';
import type { ListedRequest } from '#app/core/diagnosis/open-requests.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseTimeline, StainRequest } from '#contracts/generated/wire.ts';

/** What a reader asked for besides questions, as the facility of the case sees it. */
export interface AskedOfCase {
  /** The facility has a task in it; the rest is the operator's. */
  readonly isOurs: boolean;
  /** Whether glass or a block is to be sent for it, and the task that tells more of it. */
  readonly requests: readonly (ListedRequest & {
    readonly isToSend: boolean;
    readonly taskId: StainRequest['taskId'];
  })[];
}

interface Asking {
  readonly asked: AskedOfCase | null;
  readonly timeline: CaseTimeline | 'unread' | null;
}

/** The waits name one side for all of a wait, while a facility's tasks say whether something of it is still its own. */
export function stepAsked({ asked, timeline }: Asking): AskedStep | null {
  if (asked === null) return timeline === null || timeline === 'unread' ? null : askedStepOf(timeline);
  if (asked.isOurs) return 'facility';
  return asked.requests.some(({ isToSend }) => isToSend) ? 'sending' : 'operator';
}

interface AskedPartProps {
  readonly asked: AskedOfCase;
  readonly asOf: string;
  readonly timeZone: string;
}

/** Everything that is ordered, with its block or slide: glass that is to be sent has no task at the facility. */
export function AskedPart({ asked: { requests }, asOf, timeZone }: AskedPartProps) {
  if (requests.length === 0) return null;
  return (
    <section id="asked" aria-labelledby="asked-title" className="flex scroll-mt-28 flex-col gap-3">
      <h2 id="asked-title" className="text-lg font-semibold">
        Ordered for this case
      </h2>
      <ul className="flex flex-col gap-3">
        {requests.map(({ id, what, about, status, askedAt, dueAt, note, told, isToSend, taskId }) => (
          <li key={id}>
            <span className="font-medium">{what}</span>, {about}
            <p className="text-sm text-muted">
              {labels.RequestStatus[status]}, asked {instantText(askedAt, timeZone)}, {dueText(dueAt, asOf)}
            </p>
            {told.length > 0 && <p className="text-sm break-words">{told.join(' · ')}</p>}
            {isToSend && (
              <p className="text-sm">
                Send it to the operator’s laboratory.{' '}
                {taskId !== null && (
                  <TextLink asChild>
                    <Link to={`${screens.facilityTask.path}?task=${encodeURIComponent(taskId)}#parcel`}>
                      Name the parcel <VisuallyHidden>of {about}</VisuallyHidden>
                    </Link>
                  </TextLink>
                )}
              </p>
            )}
            {note !== null && <p className="text-sm break-words whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
