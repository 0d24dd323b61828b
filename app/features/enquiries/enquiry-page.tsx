import { Link } from '@remix-run/react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { placeOf } from '#app/core/registration/registration-places.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { changesInWords } from '#app/core/text/record-changes.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { ChangeFeed } from '#app/ui/detail/change-feed.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Enquiry, RecordChange } from '#contracts/generated/wire.ts';
import { enquiryMoves } from './enquiry-forms.ts';

interface EnquiryPageProps {
  readonly enquiry: Enquiry;
  readonly changes: readonly RecordChange[] | 'unread' | null;
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One enquiry: who asked for what, what was talked of, and how it goes on (domain 3.6). */
export function EnquiryPage({ enquiry, reasons = {}, changes, idempotencyKey, outcome }: EnquiryPageProps) {
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  const allowed = new Set<string>(enquiry.allowedActions);
  const status = labels.EnquiryLeadStatus[enquiry.leadStatus];
  return (
    <RecordPage
      title={`${enquiry.lastName}, ${enquiry.firstName}`}
      back={{ to: screens.enquiries.path, label: 'All enquiries' }}
      status={<Badge tone="info">{status}</Badge>}
      actions={
        allowed.has('edit') && (
          <Button asChild>
            <Link to={`/edit-enquiries/${encodeURIComponent(enquiry.id)}`}>Edit enquiry</Link>
          </Button>
        )
      }
    >
      <MoveList
        moves={enquiryMoves}
        allowed={allowed}
        reasons={reasons}
        hasOthers={allowed.has('edit')}
        outcome={outcome}
        statusNow={status}
        words={plainWords}
        etag={enquiry.etag}
        idempotencyKey={idempotencyKey}
      />
      {enquiry.converted !== null && <Converted converted={enquiry.converted} timeZone={timeZone} />}
      <DetailSection title="Facts">
        <EnquiryFacts enquiry={enquiry} timeZone={timeZone} />
      </DetailSection>
      <DetailSection title="Notes">
        {enquiry.notes.length === 0 ? (
          <p className="text-muted">Nobody has written anything yet.</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {enquiry.notes.map(({ at, author, text }, place) => (
              <li key={place}>
                <p className="text-sm text-muted">
                  <span className="font-medium text-text">{author.displayName}</span>,{' '}
                  <time dateTime={at}>{instantText(at, timeZone)}</time>
                </p>
                <p className="whitespace-pre-wrap">{text}</p>
              </li>
            ))}
          </ol>
        )}
      </DetailSection>
      {changes !== null && (
        <DetailSection title="History">
          <ChangeFeed changes={changes === 'unread' ? changes : changesInWords(changes, timeZone)} />
        </DetailSection>
      )}
    </RecordPage>
  );
}

interface ConvertedProps {
  readonly converted: NonNullable<Enquiry['converted']>;
  readonly timeZone: string;
}

function Converted({ converted: { kind, registrationId, accountId, at }, timeZone }: ConvertedProps) {
  return (
    <p>
      Converted {instantText(at, timeZone)}.{' '}
      <TextLink asChild>
        <Link to={`${screens.accountShown.path}/${encodeURIComponent(accountId)}`}>Open the account</Link>
      </TextLink>{' '}
      <TextLink asChild>
        <Link to={placeOf(kind, registrationId)}>Go on with the registration</Link>
      </TextLink>
    </p>
  );
}

function EnquiryFacts({ enquiry, timeZone }: { readonly enquiry: Enquiry; readonly timeZone: string }) {
  const { organisationKind, country, caseScope, service } = enquiry;
  return (
    <Facts
      facts={[
        { term: 'Salutation', value: enquiry.salutation && labels.Salutation[enquiry.salutation] },
        { term: 'Email', value: enquiry.email },
        { term: 'Phone', value: enquiry.phone },
        { term: 'Organisation', value: enquiry.organisation },
        { term: 'Organisation kind', value: organisationKind && labels.OrganisationKind[organisationKind] },
        { term: 'Country', value: country && labels.Country[country] },
        { term: 'State or province', value: enquiry.region },
        { term: 'Cases per month', value: enquiry.caseVolume },
        { term: 'Case scope', value: caseScope && labels.CaseScope[caseScope] },
        { term: 'Service', value: service && labels.Service[service] },
        { term: 'Lead source', value: labels.LeadSource[enquiry.leadSource] },
        { term: 'Owner', value: enquiry.owner?.displayName },
        { term: 'Next contact', value: enquiry.nextContactDate && dayText(enquiry.nextContactDate) },
        { term: 'Message', value: enquiry.message },
        { term: 'Received', value: instantText(enquiry.createdAt, timeZone) },
      ]}
    />
  );
}
