import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { valueAt } from '#app/core/objects.ts';
import { applicantText } from '#app/core/registration/applicant.ts';
import { PLACES, placeOf, reviewPlaceOf } from '#app/core/registration/registration-places.ts';
import { isSignedByApplicant } from '#app/core/registration/signatures.ts';
import { isTurnedDown } from '#app/core/registration/turned-down.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Registration, RegistrationDocument, RegistrationRow } from '#contracts/generated/wire.ts';
import { DocumentLinks } from './document-links.tsx';
import { registrationMoves } from './registration-moves.ts';
import { LedToLinks, type ReviewedList, ReviewedListPage, ReviewedPage } from './reviewed-pages.tsx';

export const REGISTRATIONS = `${screens.users.path}?part=registrations`;

const columns = (timeZone: string): readonly Column<RegistrationRow>[] => [
  linkColumn(
    'name',
    'Name',
    { to: ({ id, kind }) => reviewPlaceOf(kind, id), text: ({ name }) => name },
    { sortKey: 'name' },
  ),
  textColumn('organisation', 'Organisation', ({ organisation }) => organisation),
  wholeColumn('kind', 'Registers as', ({ kind }) => labels.RegistrationKind[kind], { sortKey: 'kind' }),
  wholeColumn('status', 'State', ({ status }) => labels.RegistrationStatus[status], {
    sortKey: 'status',
    always: true,
  }),
  textColumn('email', 'Email', ({ email }) => email),
  textColumn('documents', 'Documents', ({ documents }) => documents, { align: 'end' }),
  textColumn('waiting', 'Days waiting', ({ waitingDays }) => waitingDays, { align: 'end' }),
  wholeColumn(
    'submitted',
    'Handed in',
    ({ submittedAt }) => submittedAt && instantText(submittedAt, timeZone),
    { sortKey: 'submittedAt' },
  ),
  textColumn('reviewer', 'Reviewed by', ({ reviewedBy }) => reviewedBy?.displayName),
];

const REGISTRATION_LIST: ReviewedList<RegistrationRow> = {
  title: 'Registrations',
  name: 'registrations',
  exported: 'registrations',
  columns,
  filters: () => [
    { kind: 'choices', name: 'status', label: 'State', choices: choicesOf(labels.RegistrationStatus) },
    { kind: 'choices', name: 'kind', label: 'Registers as', choices: choicesOf(labels.RegistrationKind) },
  ],
  search: { name: 'q', label: 'Search by name or email', placeholder: 'Name or email' },
  sorts: [
    { value: 'submittedAt', label: 'Longest waiting first' },
    { value: '-createdAt', label: 'Newest first' },
    { value: 'name', label: 'By name' },
  ],
  nameOf: ({ name }) => name,
  empty: { title: 'Nobody has registered yet', text: 'Registrations come from the website and from here.' },
};

interface RegistrationsProps extends Listed<RegistrationRow> {
  /** The kinds of which the reader may open one. */
  readonly opened: readonly RegistrationRow['kind'][];
}

/** Who has registered and waits for the operator, who can register somebody too. */
export const Registrations = ({ opened, ...listed }: RegistrationsProps) => (
  <ReviewedListPage of={REGISTRATION_LIST} {...listed} above={<NewLinks kinds={opened} />} />
);

function NewLinks({ kinds }: { readonly kinds: readonly RegistrationRow['kind'][] }) {
  return (
    <nav aria-label="New registration" className="mb-3 flex flex-wrap gap-x-5 gap-y-1">
      {kinds.map((kind) => (
        <TextLink key={kind} asChild>
          <Link to={PLACES[kind]}>New {labels.RegistrationKind[kind].toLowerCase()} registration</Link>
        </TextLink>
      ))}
    </nav>
  );
}

/** The registration waits for a decision that the reader may not make. */
const isForOthers = ({ status, allowedActions }: Registration): boolean =>
  (status === 'Submitted' && !allowedActions.includes('start')) ||
  (status === 'UnderReview' && !allowedActions.includes('reject'));

/** By whom it was opened, signed, handed in and judged, and what was asked for before. */
function reviewFacts(registration: Registration, timeZone: string) {
  const { reason, submittedAt, createdBy, reviewedBy, signed } = registration;
  const before = reason === null ? [] : [{ term: 'Why it was sent back before', value: reason }];
  return [
    { term: 'Opened by', value: createdBy?.displayName ?? 'The person themselves' },
    { term: 'Handed in', value: submittedAt && instantText(submittedAt, timeZone) },
    { term: 'Reviewed by', value: reviewedBy?.displayName },
    ...(isTurnedDown(registration) ? [{ term: 'Reason', value: reason }] : before),
    { term: 'Signed by', value: signed && `${signed.signedName}, ${instantText(signed.signedAt, timeZone)}` },
  ];
}

function OtherName({ registration: { form, signed } }: Pick<RegistrationPartProps, 'registration'>) {
  if (signed === null || isSignedByApplicant(form, signed.signedName)) return null;
  return (
    <p className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      It is signed by {signed.signedName}, which is not the name of the person in the form.
    </p>
  );
}

/** Cases are read under the licence of a state or province, and a facility elsewhere has none. */
function NobodyLicensed({ registration: { kind, form } }: Pick<RegistrationPartProps, 'registration'>) {
  if (kind !== 'facilities' || valueAt(form, 'address.country') !== 'Other') return null;
  return (
    <p className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      The facility is in no state and no province, so no pathologist can have a licence for its cases here,
      and none of them can be picked up or assigned.
    </p>
  );
}

interface RegistrationPartProps {
  readonly registration: Registration;
  readonly reasons?: Reasons;
  readonly documents: readonly RegistrationDocument[];
  /** What the applicant answered in the form. */
  readonly answers: ReactNode;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One registration: all that it says, its documents, and what the operator decides. */
export function RegistrationPart({ registration, documents, answers, ...posted }: RegistrationPartProps) {
  const timeZone = useTimeZone();
  const { id, kind, status, form, outcome: made, allowedActions } = registration;
  const address = `/files/registration/${kind}/${encodeURIComponent(id)}`;
  const isOpen = allowedActions.includes('edit') || allowedActions.includes('submit');
  return (
    <ReviewedPage
      title={`${labels.RegistrationKind[kind]} registration of ${applicantText(form)}`}
      back={{ to: REGISTRATIONS, label: 'All registrations' }}
      state={labels.RegistrationStatus[status]}
      moves={registrationMoves}
      reviewed={registration}
      actions={
        isOpen && (
          <Button asChild>
            <Link to={placeOf(kind, id)}>Open the form</Link>
          </Button>
        )
      }
      review={reviewFacts(registration, timeZone)}
      {...posted}
    >
      <OtherName registration={registration} />
      <NobodyLicensed registration={registration} />
      {isForOthers(registration) && (
        <p>
          {kind === 'operator-staff'
            ? 'An admin decides this registration.'
            : 'An admin, or a relationship manager who did not open it, decides this registration.'}
        </p>
      )}
      <LedToLinks
        links={[
          { label: 'Open the user', path: screens.userShown.path, id: made.userId },
          { label: 'Open the account', path: screens.accountShown.path, id: made.accountId },
          { label: 'Open the enquiry', path: '/enquiries-detail', id: made.enquiryId },
        ]}
      />
      <DetailSection title="Documents">
        {documents.length === 0 ? (
          <p className="text-muted">No document was handed in.</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {documents.map((document) => (
              <li key={document.id}>
                <p className="font-medium">
                  {labels.RegistrationDocumentKind[document.kind]}
                  {document.region !== null && ` (${document.region})`}
                  {document.issuedOn !== null && `, dated ${dayText(document.issuedOn)}`}
                </p>
                <DocumentLinks
                  address={`${address}/${encodeURIComponent(document.id)}`}
                  file={document.file}
                />
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      <DetailSection title="What it says">{answers}</DetailSection>
    </ReviewedPage>
  );
}
