import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { OpenPages } from '#app/core/access/open-pages.ts';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { instantText } from '#app/core/text/dates.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Facts } from '#app/ui/detail/facts.tsx';
import { MoveList } from '#app/ui/detail/move-list.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { GuardedForms } from '#app/ui/forms/leave-guard.tsx';
import type { NamedChoices } from '#app/ui/lists/filters/filter.ts';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type {
  AuditEvent,
  Banner,
  FailedJob,
  Mail,
  PageRefusal,
  SupportTicket,
  SupportTicketRow,
} from '#contracts/generated/wire.ts';
import { LookUp, type SupportOutcome } from './look-up.tsx';
import { bannerMoveIn, clearMove, ticketMoves } from './support-forms.ts';
import { AuditList, JobList, MailList, RefusalList } from './support-lists.tsx';
import type { SupportPart, SupportParts } from './support-parts.ts';
import { TicketList } from './ticket-list.tsx';
import { TicketPage } from './ticket-page.tsx';

type SupportShown =
  | { readonly part: 'look-up' }
  | {
      readonly part: 'ticket';
      readonly ticket: SupportTicket;
      readonly reasons: Reasons;
      readonly opens: OpenPages;
    }
  | ({ readonly part: 'tickets' } & Listed<SupportTicketRow>)
  | { readonly part: 'banner'; readonly banner: Banner }
  | ({ readonly part: 'jobs' } & Listed<FailedJob>)
  | ({ readonly part: 'mails' } & Listed<Mail>)
  | ({ readonly part: 'audit'; readonly named: NamedChoices } & Listed<AuditEvent>)
  | ({ readonly part: 'refusals' } & Listed<PageRefusal>);

interface SupportPageProps {
  readonly shown: SupportShown;
  /** What this member of the staff may open; the rest would only be refused. */
  readonly parts: SupportParts;
  readonly idempotencyKey: string;
  readonly outcome: SupportOutcome | undefined;
}

/** What the operator helps with: a number, a question, a banner, what failed, a mail, who did what (specification 2.2). */
export function SupportPage({ shown, parts, ...rest }: SupportPageProps) {
  const { outcome } = rest;
  useErrorTitle(outcome?.refused != null);
  const nav = <PartNav part={shown.part} parts={parts} />;
  switch (shown.part) {
    case 'look-up':
      return (
        <Plain nav={nav}>
          <LookUp outcome={outcome} />
        </Plain>
      );
    case 'ticket':
      return (
        <TicketPage
          key={shown.ticket.id}
          ticket={shown.ticket}
          reasons={shown.reasons}
          back={{ to: `${screens.support.path}?part=tickets`, label: 'All tickets' }}
          opensCases={shown.opens.cases}
          moves={ticketMoves}
          {...rest}
        />
      );
    case 'banner':
      return (
        <Plain nav={nav}>
          <GuardedForms>
            <BannerPart banner={shown.banner} {...rest} />
          </GuardedForms>
        </Plain>
      );
    case 'tickets':
      return (
        <TicketList
          {...shown}
          title={screens.support.title}
          page={screens.support.path}
          empty={{ title: 'Nobody has asked for help', text: 'Questions to the operator come here.' }}
          parts={nav}
          exported="tickets"
        />
      );
    case 'jobs':
      return <JobList {...shown} {...rest} nav={nav} />;
    case 'mails':
      return <MailList {...shown} {...rest} nav={nav} />;
    case 'audit':
      return <AuditList {...shown} nav={nav} />;
    case 'refusals':
      return <RefusalList {...shown} nav={nav} />;
  }
}

interface PartNavProps {
  readonly part: SupportPart | 'ticket';
  readonly parts: SupportParts;
}

function PartNav({ part, parts }: PartNavProps) {
  return (
    <nav aria-label="Parts of support" className="flex flex-wrap gap-1">
      {parts.map(({ key, label }) => (
        <Link
          key={key}
          to={`${screens.support.path}?part=${key}`}
          aria-current={key === part ? 'page' : undefined}
          className={classNames(
            'inline-flex h-8 items-center rounded-md px-2.5 text-sm no-underline hover:bg-hover coarse:h-11',
            key === part ? 'bg-accent-soft font-semibold text-accent' : 'text-muted',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Plain({ nav, children }: { readonly nav: ReactNode; readonly children: ReactNode }) {
  return (
    <Page title={screens.support.title} summary={nav}>
      <div className="max-w-3xl">{children}</div>
    </Page>
  );
}

interface BannerPartProps extends Omit<SupportPageProps, 'shown' | 'parts'> {
  readonly banner: Banner;
}

/** The message that everybody sees, with its level and its times. */
function BannerPart({ banner, idempotencyKey, outcome }: BannerPartProps) {
  const timeZone = useTimeZone();
  const { message } = banner;
  const bannerMove = bannerMoveIn(timeZone);
  return (
    <div className="flex flex-col gap-6">
      {message === null ? (
        <p className="text-muted">No banner is set.</p>
      ) : (
        <Facts
          facts={[
            { term: 'Text', value: message.text },
            { term: 'Level', value: labels.BannerLevel[message.level] },
            { term: 'From', value: instantText(message.startsAt, timeZone) },
            {
              term: 'Until',
              value:
                message.endsAt === null ? 'Somebody takes it down' : instantText(message.endsAt, timeZone),
            },
            { term: 'Set by', value: message.setBy.displayName },
          ]}
        />
      )}
      <MoveList
        moves={[clearMove, bannerMove]}
        allowed={new Set([bannerMove.intent, ...(message === null ? [] : [clearMove.intent])])}
        outcome={outcome}
        statusNow={message === null ? 'No banner' : message.text}
        words={plainWords}
        etag={banner.etag}
        idempotencyKey={idempotencyKey}
      />
    </div>
  );
}
