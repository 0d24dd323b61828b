import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { type NamedChoices, oneFilter } from '#app/ui/lists/filters/filter.ts';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { LicenceRenewal } from '#contracts/generated/wire.ts';
import { DocumentLinks } from './document-links.tsx';
import { renewalMoves } from './renewal-moves.ts';
import { LedToLinks, type ReviewedList, ReviewedListPage, ReviewedPage } from './reviewed-pages.tsx';

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

const RENEWAL_LIST: ReviewedList<LicenceRenewal> = {
  title: 'Licence renewals',
  name: 'licenceRenewals',
  exported: 'renewals',
  columns,
  filters: (named) => [
    { kind: 'choices', name: 'status', label: 'State', choices: choicesOf(labels.LicenceRenewalStatus) },
    ...oneFilter('userId', 'Provider', named),
    {
      kind: 'text',
      name: 'region',
      label: 'Licensed in',
      hint: 'State or province in two letters, such as NY',
    },
  ],
  search: { name: 'q', label: 'Search by name or number', placeholder: 'Name or number' },
  sorts: [
    { value: 'submittedAt', label: 'Longest waiting first' },
    { value: '-submittedAt', label: 'Newest first' },
    { value: 'provider', label: 'By name' },
    { value: 'expiresOn', label: 'First to end first' },
  ],
  nameOf: ({ provider, region }) => `${provider.displayName}, ${region}`,
  empty: {
    title: 'No licence has been renewed yet',
    text: 'Providers hand in a renewed licence on their own page, and the operator on the page of a user.',
  },
};

/** The renewed licences that were handed in. */
export const Renewals = (listed: Listed<LicenceRenewal> & { readonly named?: NamedChoices }) => (
  <ReviewedListPage of={RENEWAL_LIST} {...listed} />
);

interface RenewalPartProps {
  readonly renewal: LicenceRenewal;
  /** Whether the provider's account is deactivated; null where that could not be read. */
  readonly isShutOut: boolean | null;
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One renewed licence: what it says beside the licence held so far, its document, and what the operator decides. */
export function RenewalPart({ renewal, isShutOut, ...posted }: RenewalPartProps) {
  const timeZone = useTimeZone();
  const { id, provider, region, status, taskId, submittedAt, submittedBy, reviewedAt } = renewal;
  return (
    <ReviewedPage
      title={`Licence renewal, ${region}`}
      back={{ to: RENEWALS, label: 'All renewals' }}
      state={labels.LicenceRenewalStatus[status]}
      moves={renewalMoves(isShutOut)}
      reviewed={renewal}
      review={[
        { term: 'Handed in', value: `${instantText(submittedAt, timeZone)} by ${submittedBy.displayName}` },
        { term: 'Reviewed', value: reviewedAt && instantText(reviewedAt, timeZone) },
        { term: 'Reviewed by', value: renewal.reviewedBy?.displayName },
        { term: 'Reason', value: renewal.reason },
      ]}
      {...posted}
    >
      {isShutOut === null && (
        <p>
          Whether the account of this pathologist is deactivated could not be read. If it is, a licence that
          is accepted counts once an admin has reactivated the user.
        </p>
      )}
      {isShutOut === true && (
        <p>
          The account of this pathologist is deactivated. A licence that is accepted counts once an admin has
          reactivated the user.
        </p>
      )}
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
            { term: 'Held so far', value: heldText(renewal.replaces) },
          ]}
        />
        <LedToLinks
          links={[
            { label: 'Open the user', path: screens.userShown.path, id: provider.userId },
            { label: 'Open the task', path: TASKS, id: taskId },
          ]}
        />
      </DetailSection>
    </ReviewedPage>
  );
}

const TASKS = screens.task.path.replace('/{taskId}', '');

const heldText = (replaces: LicenceRenewal['replaces']): string =>
  replaces === null
    ? 'None here: this is a further licence'
    : `${replaces.number}, until ${dayText(replaces.expiresOn)}`;
