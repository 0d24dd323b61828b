import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { slideName } from '#app/core/slides/slide-names.ts';
import { instantText } from '#app/core/text/dates.ts';
import { eventKindText, eventReasonText } from '#app/core/text/event-reasons.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { UnreadPart } from '#app/ui/detail/unread-part.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Case, CaseEvent, CaseTimeline } from '#contracts/generated/wire.ts';
import type { CaseForStaff } from './staff-parts.tsx';

interface AuditPartProps extends Pick<CaseForStaff, 'events' | 'maySearchEvents'> {
  readonly ofCase: Pick<Case, 'id' | 'slides'>;
  /** Tells the words that were typed with a withdrawal or an assignment, which no event holds. */
  readonly timeline: CaseTimeline | 'unread' | null;
  readonly timeZone: string;
}

type OfEventProps = Pick<AuditPartProps, 'timeline'> & { readonly event: CaseEvent };

const givenBy = ({ timeline, event }: OfEventProps) =>
  timeline === null || timeline === 'unread'
    ? undefined
    : timeline.assignments.find(({ eventId }) => eventId === event.id);

/** To whom a case went with the event of an assignment. */
function GivenTo(props: OfEventProps) {
  const given = givenBy(props);
  return (
    <>
      {given?.to != null && `, given to ${given.to.displayName}`}
      {given?.beyondLoadLimit === true && ', beyond the limit of open cases'}
    </>
  );
}

/** What was typed with the event of a withdrawal, or of its end, or with an assignment. */
function TypedReason({ event, timeline }: OfEventProps) {
  if (timeline === null || timeline === 'unread') return null;
  const withdrawn = timeline.withdrawals.find(({ eventId }) => eventId === event.id);
  const typed = withdrawn?.reason ?? givenBy({ event, timeline })?.reason ?? null;
  return typed === null ? null : <span className="text-muted">. Reason: {typed}</span>;
}

/** The slides of the case by their own ids and by those of their images: an event names one of them. */
const slideNames = ({ slides }: Pick<Case, 'slides'>): ReadonlyMap<string | null, string> =>
  new Map(
    slides
      .flatMap(({ subsections }) => subsections)
      .flatMap(({ id, displayId, block, images }) => {
        const name = slideName({ displayId, block }) || id;
        return [id, ...images.map(({ imageId }) => imageId)].map((one) => [one, name] as const);
      }),
  );

/** Who did what to the case and who looked at it, the newest first. */
export function AuditPart({ ofCase, timeline, events, maySearchEvents, timeZone }: AuditPartProps) {
  if (events === null) return null;
  if (events === 'unread') return <UnreadPart title="Audit" what="The events of the case" />;
  const slides = slideNames(ofCase);
  const { items, nextCursor } = events;
  return (
    <DetailSection title="Audit">
      <details>
        <summary className="min-h-6 w-fit cursor-pointer content-center text-accent coarse:min-h-11">
          {items.length === 1 ? 'Show the last event' : `Show the last ${items.length} events`}
        </summary>
        <ol className="mt-2 flex flex-col gap-1.5 text-sm">
          {items.map((event) => (
            <li key={event.id}>
              <time dateTime={event.at} className="text-muted">
                {instantText(event.at, timeZone)}
              </time>{' '}
              <span className="font-medium">{eventKindText(event)}</span>
              {slides.has(event.subject) && `, slide ${slides.get(event.subject)},`}
              {` by ${event.by?.displayName ?? 'the platform'}`}
              {event.from !== null && event.to !== null && event.from !== event.to && (
                <>
                  : {labels.CaseStatus[event.from]} to {labels.CaseStatus[event.to]}
                </>
              )}
              {event.reason !== null && (
                <span className="text-muted"> ({eventReasonText(event.reason)})</span>
              )}
              <GivenTo event={event} timeline={timeline} />
              {event.device !== null && <span className="text-muted">, {event.device}</span>}
              <TypedReason event={event} timeline={timeline} />
            </li>
          ))}
        </ol>
        {nextCursor !== null && (
          <p className="mt-2 text-sm text-muted">
            {maySearchEvents ? (
              <>
                There are more.{' '}
                <TextLink asChild>
                  <Link to={`${screens.support.path}?part=audit&caseId=${encodeURIComponent(ofCase.id)}`}>
                    Search them in Support
                  </Link>
                </TextLink>
              </>
            ) : (
              'There are more, which an admin can search in Support.'
            )}
          </p>
        )}
      </details>
    </DetailSection>
  );
}
