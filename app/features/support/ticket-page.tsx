import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { type Move, MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { SupportTicket } from '#contracts/generated/wire.ts';

interface TicketPageProps {
  readonly ticket: SupportTicket;
  /** The list that it is in. */
  readonly back: { readonly to: string; readonly label: string };
  /** Whether the reader may open the page of each case, as most duties of the staff may. */
  readonly opensCases?: boolean;
  /** What the state means for the reader, where its word does not say it. */
  readonly note?: ReactNode;
  readonly moves: readonly Move[];
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One question with all that was written since, and what the reader may do with it. */
export function TicketPage(props: TicketPageProps) {
  const { ticket, back, opensCases = false, note, moves, reasons = {}, idempotencyKey, outcome } = props;
  const timeZone = useTimeZone();
  const allowed = new Set<string>(ticket.allowedActions);
  return (
    <RecordPage
      title={ticket.subject}
      back={back}
      status={
        <span>
          {labels.TicketStatus[ticket.status]}, {labels.TicketTopic[ticket.topic]}, asked by{' '}
          {ticket.askedBy.displayName}
        </span>
      }
    >
      {ticket.case !== null && (
        <Facts facts={[{ term: 'Case', value: <TicketCase of={ticket.case} opensCases={opensCases} /> }]} />
      )}
      <DetailSection title="Messages">
        <ol className="flex flex-col gap-3">
          {ticket.messages.map(({ at, author, text, fromOperator }, place) => (
            <li key={place}>
              <p className="text-sm text-muted">
                <span className="font-medium text-text">{author.displayName}</span>
                {fromOperator && ' (operator)'}, <time dateTime={at}>{instantText(at, timeZone)}</time>
              </p>
              <p className="whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ol>
      </DetailSection>
      {note}
      <MoveList
        moves={moves}
        allowed={allowed}
        reasons={reasons}
        outcome={outcome}
        statusNow={labels.TicketStatus[ticket.status]}
        words={plainWords}
        etag={ticket.etag}
        idempotencyKey={idempotencyKey}
      />
    </RecordPage>
  );
}

interface TicketCaseProps {
  readonly of: NonNullable<SupportTicket['case']>;
  readonly opensCases: boolean;
}

/** The case that a question is about, by its number. */
function TicketCase({ of: { id, caseID }, opensCases }: TicketCaseProps) {
  const name = caseID ?? 'Draft';
  if (!opensCases) return name;
  return (
    <TextLink asChild>
      <Link to={`/case-details/${encodeURIComponent(id)}`}>{name}</Link>
    </TextLink>
  );
}
