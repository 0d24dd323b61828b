import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { instantText } from '#app/core/text/dates.ts';
import { formFacts } from '#app/core/text/form-facts.ts';
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
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Registration, RegistrationDocument, RegistrationRow } from '#contracts/generated/wire.ts';
import { DocumentLinks } from './document-links.tsx';
import { registrationMoves } from './registration-moves.ts';

export const REGISTRATIONS = `${screens.users.path}?part=registrations`;

const columns = (timeZone: string): readonly Column<RegistrationRow>[] => [
  linkColumn(
    'name',
    'Name',
    {
      to: ({ id, kind }) => `${screens.users.path}?of=${kind}&registration=${encodeURIComponent(id)}`,
      text: ({ name }) => name,
    },
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

/** Who has registered and waits for the operator, the longest waiting first. */
export function Registrations({ items, list }: Listed<RegistrationRow>) {
  return (
    <ListPage
      title="Registrations"
      name="registrations"
      list={list}
      rows={items}
      columns={columns(useTimeZone())}
      filters={[
        { kind: 'choices', name: 'status', label: 'State', choices: choicesOf(labels.RegistrationStatus) },
        { kind: 'choices', name: 'kind', label: 'Registers as', choices: choicesOf(labels.RegistrationKind) },
      ]}
      search={{ name: 'q', label: 'Search by name or email', placeholder: 'Name or email' }}
      sorts={[
        { value: 'submittedAt', label: 'Longest waiting first' },
        { value: '-createdAt', label: 'Newest first' },
        { value: 'name', label: 'By name' },
      ]}
      nameOf={({ name }) => name}
      empty={{
        title: 'Nobody has registered yet',
        text: 'Registrations come from the website and from here.',
      }}
      actions={
        <Button asChild>
          <Link to={screens.users.path}>All users</Link>
        </Button>
      }
      exported="registrations"
    />
  );
}

interface RegistrationPartProps {
  readonly registration: Registration;
  readonly documents: readonly RegistrationDocument[];
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One registration: all that it says, its documents, and what the operator decides. */
export function RegistrationPart({
  registration,
  documents,
  idempotencyKey,
  outcome,
}: RegistrationPartProps) {
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  const { id, kind, status, form, reason, submittedAt, reviewedBy } = registration;
  const allowed = new Set<string>(registration.allowedActions);
  return (
    <RecordPage
      title={`Registration, ${labels.RegistrationKind[kind].toLowerCase()}`}
      back={{ to: REGISTRATIONS, label: 'All registrations' }}
      status={<Badge tone="info">{labels.RegistrationStatus[status]}</Badge>}
    >
      <MoveList
        moves={registrationMoves}
        allowed={allowed}
        outcome={outcome}
        statusNow={labels.RegistrationStatus[status]}
        words={plainWords}
        etag={registration.etag}
        idempotencyKey={idempotencyKey}
      />
      <Made outcome={registration.outcome} />
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
                </p>
                <DocumentLinks
                  address={`/files/registration/${kind}/${encodeURIComponent(id)}/${encodeURIComponent(document.id)}`}
                  file={document.file}
                />
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      <DetailSection title="What it says">
        <Facts facts={formFacts(form)} />
      </DetailSection>
      <DetailSection title="Review">
        <Facts
          facts={[
            { term: 'Handed in', value: submittedAt && instantText(submittedAt, timeZone) },
            { term: 'Reviewed by', value: reviewedBy?.displayName },
            { term: 'Reason', value: reason },
          ]}
        />
      </DetailSection>
    </RecordPage>
  );
}

/** What came of an approved registration. */
function Made({ outcome: { userId, accountId } }: Pick<Registration, 'outcome'>) {
  if (userId === null && accountId === null) return null;
  return (
    <p className="flex flex-wrap gap-4">
      {userId !== null && (
        <TextLink asChild>
          <Link to={`${screens.userShown.path}/${encodeURIComponent(userId)}`}>Open the user</Link>
        </TextLink>
      )}
      {accountId !== null && (
        <TextLink asChild>
          <Link to={`${screens.accountShown.path}/${encodeURIComponent(accountId)}`}>Open the account</Link>
        </TextLink>
      )}
    </p>
  );
}
