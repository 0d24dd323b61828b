import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { movesOf } from '#app/core/access/moves.ts';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { type Move, MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { Halves } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Account } from '#contracts/generated/wire.ts';
import { DeactivationForm, LeadStepForm, leadStepAsks } from './account-forms.ts';
import { type Past, RecordPast } from './record-past.tsx';
import { StatusSteps } from './status-steps.tsx';

interface AccountPageProps {
  readonly account: Account;
  /** What is known of the facility that belongs to it. */
  readonly facility: ReactNode;
  readonly past: Past;
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const SUSPENDS = 'The facility of this account is then suspended: its people can begin and send out no case.';
const OPENS = 'The facility of this account, where it was suspended, can send out cases again.';

/** What a step does beyond the account, to whom it concerns. */
const notes: Partial<Record<Move['intent'], string>> = {
  deactivate: SUSPENDS,
  provision: OPENS,
  activate: OPENS,
};

/** The steps of an account, with what they do to its facility where it has one. */
const movesFor = ({ facilityId }: Pick<Account, 'facilityId'>): readonly Move[] =>
  movesOf('AccountLeadStatus').map(({ name, to }) => {
    const note = facilityId === null ? undefined : notes[name];
    return {
      intent: name,
      label: labels.AccountAction[name],
      done: `The account is now: ${labels.AccountLeadStatus[to]}.`,
      schema: name === 'deactivate' ? DeactivationForm : LeadStepForm,
      asks: leadStepAsks,
      ...(note === undefined ? {} : { note }),
    };
  });

/** One account: who it is, how far it has come, and the next step (domain 2.2). */
export function AccountPage(props: AccountPageProps) {
  const { account, facility, reasons = {}, past, idempotencyKey, outcome } = props;
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  const allowed = new Set<string>(account.allowedActions);
  return (
    <RecordPage
      title={account.name}
      width="halves"
      back={{ to: screens.accounts.path, label: 'All accounts' }}
      status={<Badge tone="info">{labels.AccountLeadStatus[account.leadStatus]}</Badge>}
      actions={
        allowed.has('edit') && (
          <Button asChild>
            <Link to={`${screens.accountEdited.path}/${encodeURIComponent(account.id)}`}>Edit account</Link>
          </Button>
        )
      }
    >
      <Halves beside={account.facilityId === null && account.userId === null ? <NothingYet /> : facility}>
        <MoveList
          moves={movesFor(account)}
          allowed={allowed}
          reasons={reasons}
          hasOthers={allowed.has('edit')}
          outcome={outcome}
          statusNow={labels.AccountLeadStatus[account.leadStatus]}
          words={plainWords}
          etag={account.etag}
          idempotencyKey={idempotencyKey}
        />
        <DetailSection title="Facts">
          <AccountFacts account={account} timeZone={timeZone} />
        </DetailSection>
        <DetailSection title="Lead status">
          <StatusSteps
            steps={account.history.map((step) => ({
              ...step,
              text: labels.AccountLeadStatus[step.to],
              by: step.by.displayName,
            }))}
            timeZone={timeZone}
          />
        </DetailSection>
        <RecordPast past={past} />
      </Halves>
    </RecordPage>
  );
}

function AccountFacts({ account, timeZone }: { readonly account: Account; readonly timeZone: string }) {
  const { address, organisationKind, leadSource, caseScope, service, userId, enquiryId } = account;
  return (
    <Facts
      facts={[
        { term: 'Type', value: labels.AccountType[account.accountType] },
        { term: 'Organisation kind', value: organisationKind && labels.OrganisationKind[organisationKind] },
        { term: 'Contact', value: `${account.contactLastName}, ${account.contactFirstName}` },
        { term: 'Email', value: account.email },
        { term: 'Phone', value: account.phone },
        { term: 'Country', value: labels.Country[account.country] },
        {
          term: 'Address',
          value:
            address &&
            [address.line1, address.line2, address.city, address.region, address.postalCode]
              .filter((part) => part !== null && part !== '')
              .join(', '),
        },
        { term: 'Lead source', value: leadSource && labels.LeadSource[leadSource] },
        { term: 'Case scope', value: caseScope && labels.CaseScope[caseScope] },
        { term: 'Service', value: service && labels.Service[service] },
        { term: 'Cases per month', value: account.caseVolume },
        { term: 'Owner', value: account.owner?.displayName },
        { term: 'Next contact', value: account.nextContactDate && dayText(account.nextContactDate) },
        { term: 'Note', value: account.note },
        ...(userId === null
          ? []
          : [{ term: 'User', value: <To path={`/UserDetail/${userId}`}>Open the user</To> }]),
        ...(enquiryId === null
          ? []
          : [{ term: 'Enquiry', value: <To path={`/enquiries-detail/${enquiryId}`}>Open the enquiry</To> }]),
        { term: 'Created', value: instantText(account.createdAt, timeZone) },
      ]}
    />
  );
}

/** What comes next for an account that nobody works with yet. */
function NothingYet() {
  return (
    <DetailSection title="Facility and provider">
      <p>
        This account has no facility and no provider yet, so no case belongs to it. A registration that is
        approved makes one. For a facility that signed on paper:{' '}
        <To path={screens.createFacilityAccount.path}>Create facility account</To>
      </p>
    </DetailSection>
  );
}

function To({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <TextLink asChild>
      <Link to={path}>{children}</Link>
    </TextLink>
  );
}
