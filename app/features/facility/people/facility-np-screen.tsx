import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { completedPhone } from '#app/core/forms/phone.ts';
import { rightsText } from '#app/core/people/role-words.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { OutcomeLine, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { PhoneField } from '#app/ui/forms/checked/checked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { type TellUnsaved, useTellUnsaved, useUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { PartShown } from '#app/ui/lists/part-shown.tsx';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { FacilityMember } from '#contracts/generated/wire.ts';
import { DeactivateForm, NpChangeForm, NpForm } from './people-forms.ts';
import { NEW_RIGHTS, RightsFields } from './rights-fields.tsx';
import { WayBack } from './way-back.tsx';

interface FacilityNpScreenProps {
  /** Null for whoever does not manage them. */
  readonly people: readonly FacilityMember[] | null;
  /** How many there are, shown or not. */
  readonly total: number;
  readonly facilityName: string;
  /** In the US a nurse practitioner has a number. */
  readonly asksNpi: boolean;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

interface NpFormProps extends FacilityNpScreenProps {
  readonly tellUnsaved: TellUnsaved;
}

const words = {
  add: {
    label: 'Add and invite',
    done: 'The nurse practitioner is invited by mail. The link is valid for 72 hours.',
  },
  change: { label: 'Save', done: 'The changes are saved. Rights apply from this person’s next click.' },
  deactivate: { label: 'End access', done: 'The access is ended. Drafts and cases stay with the facility.' },
};

/** The nurse practitioners of a facility, who work on its cases as far as it lets them (specification 2.5). */
export function FacilityNpScreen(props: FacilityNpScreenProps) {
  const { people, facilityName, outcome } = props;
  const { isUnsaved, tell } = useUnsaved();
  useErrorTitle(outcome?.refused != null);
  return (
    <Page title="Nurse practitioners" width="text" summary={facilityName}>
      <div className="flex flex-col gap-8">
        {people === null ? (
          <p>
            Your facility’s account holders manage its nurse practitioners. You see everybody in{' '}
            <TextLink asChild>
              <Link to={screens.myTeam.path}>My team</Link>
            </TextLink>
            .
          </p>
        ) : (
          <>
            <OutcomeLine outcome={outcome} words={words} plain={[]} statusNow="as it is below" />
            {people.length === 0 && (
              <p className="text-muted">Your facility has no nurse practitioner yet.</p>
            )}
            <ul className="flex flex-col gap-3 empty:hidden" aria-label="Nurse practitioners">
              {people.map((person) => (
                <NpCard
                  key={`${person.userId} ${person.etag}`}
                  person={person}
                  tellUnsaved={tell}
                  {...props}
                />
              ))}
            </ul>
            <PartShown shown={people.length} total={props.total} />
            <DetailSection title="Add a nurse practitioner">
              <AddNp key={people.length} tellUnsaved={tell} {...props} />
            </DetailSection>
          </>
        )}
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Page>
  );
}

function AddNp({ asksNpi, idempotencyKey, outcome, tellUnsaved }: NpFormProps) {
  const { form, fields } = useContractForm(NpForm, refusedOf(outcome, 'add'), {
    id: 'add',
    defaultValue: { ...NEW_RIGHTS },
  });
  useTellUnsaved(tellUnsaved, 'add', form.dirty);
  return (
    <IntentForm
      form={form}
      intent="add"
      submitLabel="Add and invite"
      etag="new"
      idempotencyKey={idempotencyKey}
    >
      <TextField field={fields.firstName} label="First name" autoComplete="off" />
      <TextField field={fields.lastName} label="Last name" autoComplete="off" />
      <TextField field={fields.email} label="Email" type="email" autoComplete="off" />
      <PhoneField field={fields.phone} label="Phone" complete={completedPhone} />
      <TextField field={fields.npi} label="NPI" inputMode="numeric" autoComplete="off" required={asksNpi} />
      <TextField field={fields.startDate} label="Starts on" type="date" />
      <RightsFields fields={fields} rights={NEW_RIGHTS} />
    </IntentForm>
  );
}

interface NpCardProps extends NpFormProps {
  readonly person: FacilityMember;
}

function NpCard(props: NpCardProps) {
  const { firstName, lastName, email, phone, npi, rights, status, startDate, lastLoginAt, allowedActions } =
    props.person;
  const timeZone = useTimeZone();
  const facts = [
    rightsText(rights),
    npi !== null && `NPI ${npi}`,
    startDate !== null && `since ${dayText(startDate)}`,
    lastLoginAt === null ? 'never logged in' : `last logged in ${instantText(lastLoginAt, timeZone)}`,
  ];
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-border bg-raised p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">
          {lastName}, {firstName}
        </h2>
        <Badge tone={status === 'Active' ? 'success' : 'neutral'}>{labels.UserStatus[status]}</Badge>
      </div>
      <p className="text-sm break-words text-muted">{[email, phone].filter(Boolean).join(' · ')}</p>
      <p className="text-sm">{facts.filter(Boolean).join(' · ')}</p>
      {status === 'Deactivated' && lastLoginAt !== null && (
        <WayBack>This person cannot log in. Only the operator can open the account again.</WayBack>
      )}
      {allowedActions.includes('edit') && <ChangeNp {...props} />}
      {allowedActions.includes('deactivate') && <DeactivateNp {...props} />}
    </li>
  );
}

function ChangeNp({ person, asksNpi, idempotencyKey, outcome, tellUnsaved }: NpCardProps) {
  const refused = refusedOf(outcome, 'change');
  const mine = refused?.initialValue?.['userId'] === person.userId ? refused : null;
  const { firstName, lastName, phone, npi, startDate, rights } = person;
  const { form, fields } = useContractForm(NpChangeForm, mine, {
    id: `change-${person.userId}`,
    defaultValue: {
      userId: person.userId,
      firstName,
      lastName,
      phone: phone ?? '',
      npi: npi ?? '',
      startDate: startDate ?? '',
      ...rights,
    },
  });
  useTellUnsaved(tellUnsaved, form.id, form.dirty);
  return (
    <Folded label={<LabelOf person={person}>Change</LabelOf>} isOpen={mine !== null}>
      <IntentForm
        form={form}
        intent="change"
        submitLabel="Save"
        etag={person.etag}
        idempotencyKey={idempotencyKey}
      >
        <input type="hidden" name="userId" value={person.userId} />
        <TextField field={fields.firstName} label="First name" autoComplete="off" />
        <TextField field={fields.lastName} label="Last name" autoComplete="off" />
        <PhoneField field={fields.phone} label="Phone" complete={completedPhone} />
        <TextField
          field={fields.npi}
          label="NPI"
          inputMode="numeric"
          autoComplete="off"
          required={asksNpi && npi !== null}
        />
        <TextField field={fields.startDate} label="Starts on" type="date" />
        <RightsFields fields={fields} rights={rights} />
      </IntentForm>
    </Folded>
  );
}

function DeactivateNp({ person, idempotencyKey, outcome }: NpCardProps) {
  const refused = refusedOf(outcome, 'deactivate');
  const mine = refused?.initialValue?.['userId'] === person.userId ? refused : null;
  const { form, fields } = useContractForm(DeactivateForm, mine, {
    id: `deactivate-${person.userId}`,
    defaultValue: { userId: person.userId },
  });
  return (
    <Folded label={<LabelOf person={person}>End access</LabelOf>} isOpen={mine !== null}>
      <IntentForm
        form={form}
        intent="deactivate"
        submitLabel="End access"
        etag={person.etag}
        idempotencyKey={idempotencyKey}
      >
        <input type="hidden" name="userId" value={person.userId} />
        {person.lastLoginAt !== null && (
          <p className="text-sm text-muted">
            {person.firstName} {person.lastName} cannot log in any more. Only the operator can open the
            account again.
          </p>
        )}
        <TextAreaField field={fields.reason} label="Reason" rows={2} />
      </IntentForm>
    </Folded>
  );
}

function LabelOf({ person, children }: { readonly person: FacilityMember; readonly children: string }) {
  return (
    <>
      {children}
      <VisuallyHidden>
        {' '}
        {person.firstName} {person.lastName}
      </VisuallyHidden>
    </>
  );
}
