import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import type { Column } from '#app/ui/lists/column.ts';
import { type NamedChoices, oneFilter } from '#app/ui/lists/filters/filter.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { LicenceRenewal } from '#contracts/generated/wire.ts';
import { DocumentLinks } from './document-links.tsx';
import { renewalMoves } from './renewal-moves.ts';

export const RENEWALS = `${screens.users.path}?part=renewals`;

const columns = (timeZone: string): readonly Column<LicenceRenewal>[] => [
  linkColumn(
    'provider',
    'Provider',
    {
      to: ({ id }) => `${screens.users.path}?renewal=${encodeURIComponent(id)}`,
      text: ({ provider }) => provider.displayName,
    },
    { sortKey: 'provider' },
  ),
  wholeColumn('region', 'State or province', ({ region }) => region, { sortKey: 'region', always: true }),
  wholeColumn('number', 'Number', ({ number }) => number),
  wholeColumn('status', 'State', ({ status }) => labels.LicenceRenewalStatus[status], {
    sortKey: 'status',
    always: true,
  }),
  wholeColumn('held', 'Held until', ({ replaces }) => replaces && dayText(replaces.expiresOn)),
  wholeColumn('ends', 'Renewed until', ({ expiresOn }) => dayText(expiresOn), { sortKey: 'expiresOn' }),
  wholeColumn('submitted', 'Handed in', ({ submittedAt }) => instantText(submittedAt, timeZone), {
    sortKey: 'submittedAt',
  }),
  textColumn('reviewer', 'Reviewed by', ({ reviewedBy }) => reviewedBy?.displayName),
];

interface RenewalsProps extends Listed<LicenceRenewal> {
  readonly named?: NamedChoices;
}

/** The renewed licences that were handed in, the longest waiting first. */
export function Renewals({ items, list, named = {} }: RenewalsProps) {
  return (
    <ListPage
      title="Licence renewals"
      name="licenceRenewals"
      list={list}
      rows={items}
      columns={columns(useTimeZone())}
      filters={[
        { kind: 'choices', name: 'status', label: 'State', choices: choicesOf(labels.LicenceRenewalStatus) },
        ...oneFilter('userId', 'Provider', named),
        {
          kind: 'text',
          name: 'region',
          label: 'Licensed in',
          hint: 'State or province in two letters, such as NY',
        },
      ]}
      search={{ name: 'q', label: 'Search by name or number', placeholder: 'Name or number' }}
      sorts={[
        { value: 'submittedAt', label: 'Longest waiting first' },
        { value: '-submittedAt', label: 'Newest first' },
        { value: 'provider', label: 'By name' },
        { value: 'expiresOn', label: 'First to end first' },
      ]}
      nameOf={({ provider, region }) => `${provider.displayName}, ${region}`}
      empty={{
        title: 'No licence has been renewed yet',
        text: 'Providers hand in a renewed licence on their own page.',
      }}
      actions={
        <Button asChild>
          <Link to={screens.users.path}>All users</Link>
        </Button>
      }
      exported="renewals"
    />
  );
}

interface RenewalPartProps {
  readonly renewal: LicenceRenewal;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One renewed licence: what it says beside the licence held so far, its document, and what the operator decides. */
export function RenewalPart({ renewal, idempotencyKey, outcome }: RenewalPartProps) {
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  const { id, provider, region, status, replaces, taskId, submittedAt, submittedBy, reviewedAt } = renewal;
  return (
    <RecordPage
      title={`Licence renewal, ${region}`}
      back={{ to: RENEWALS, label: 'All renewals' }}
      status={<Badge tone="info">{labels.LicenceRenewalStatus[status]}</Badge>}
    >
      <MoveList
        moves={renewalMoves}
        allowed={new Set<string>(renewal.allowedActions)}
        outcome={outcome}
        statusNow={labels.LicenceRenewalStatus[status]}
        words={plainWords}
        etag={renewal.etag}
        idempotencyKey={idempotencyKey}
      />
      <DetailSection title="Document">
        <DocumentLinks address={`/files/licence-renewal/${encodeURIComponent(id)}`} file={renewal.file} />
      </DetailSection>
      <DetailSection title="Licence">
        <Facts
          facts={[
            { term: 'Provider', value: provider.displayName },
            { term: 'State or province', value: region },
            { term: 'Number', value: renewal.number },
            { term: 'Issued', value: dayText(renewal.issuedOn) },
            { term: 'Ends', value: dayText(renewal.expiresOn) },
            { term: 'Held so far', value: heldText(replaces) },
          ]}
        />
        <p className="flex flex-wrap gap-4">
          <TextLink asChild>
            <Link to={`${screens.userShown.path}/${encodeURIComponent(provider.userId)}`}>Open the user</Link>
          </TextLink>
          {taskId !== null && (
            <TextLink asChild>
              <Link to={screens.task.path.replace('{taskId}', encodeURIComponent(taskId))}>
                Open the task
              </Link>
            </TextLink>
          )}
        </p>
      </DetailSection>
      <DetailSection title="Review">
        <Facts
          facts={[
            {
              term: 'Handed in',
              value: `${instantText(submittedAt, timeZone)} by ${submittedBy.displayName}`,
            },
            { term: 'Reviewed', value: reviewedAt && instantText(reviewedAt, timeZone) },
            { term: 'Reviewed by', value: renewal.reviewedBy?.displayName },
            { term: 'Reason', value: renewal.reason },
          ]}
        />
      </DetailSection>
    </RecordPage>
  );
}

const heldText = (replaces: LicenceRenewal['replaces']): string =>
  replaces === null
    ? 'None here: this is a further licence'
    : `${replaces.number}, until ${dayText(replaces.expiresOn)}`;
