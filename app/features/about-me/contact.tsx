import { timeZoneText } from '#app/core/calendar/time-zones.ts';
import { completedPhone } from '#app/core/forms/phone.ts';
import { rightsText, roleText } from '#app/core/people/role-words.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { type Fact, Facts } from '#app/ui/detail/facts.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { PhoneField } from '#app/ui/forms/checked/checked-fields.tsx';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Profile } from '#contracts/generated/wire.ts';
import { ContactForm } from './about-me-forms.ts';
import type { OwnFormProps, OwnPartProps } from './own-form.ts';
import { SavedByNow } from './saved-by-now.tsx';

interface ContactProps extends OwnPartProps {
  readonly timeZones: readonly string[];
}

/** What the operator keeps of the person, and what the person may change of it. */
export function Contact({
  profile,
  idempotencyKey,
  outcome,
  tellUnsaved,
  isElsewhere,
  timeZones,
}: ContactProps) {
  const { phone, timeZone, facility } = profile;
  const { form, fields } = useContractForm(ContactForm, refusedOf(outcome, 'contact'), {
    id: 'contact',
    defaultValue: { phone: phone ?? '', timeZone },
  });
  useTellUnsaved(tellUnsaved, 'contact', form.dirty);
  return (
    <DetailSection title="Profile">
      <Facts facts={factsOf(profile)} />
      {isElsewhere && (
        <SavedByNow
          submitLabel="Save profile"
          lines={[`Phone: ${phone ?? 'none'}`, `Time zone: ${timeZoneText(timeZone)}`]}
        />
      )}
      <IntentForm
        form={form}
        intent="contact"
        submitLabel="Save profile"
        etag={profile.etag}
        idempotencyKey={idempotencyKey}
      >
        <PhoneField field={fields.phone} label="Phone" complete={completedPhone} />
        <ComboboxField
          field={fields.timeZone}
          label="Time zone"
          hint={
            facility === null
              ? 'Daily mails are sent at 8:00 AM in this zone'
              : 'Daily mails are sent at 8:00 AM in the time zone of your facility'
          }
          choices={timeZones.map((name) => ({ value: name, label: timeZoneText(name) }))}
        />
      </IntentForm>
    </DetailSection>
  );
}

function factsOf({ displayName, email, role, status, facility, provider }: Profile): readonly Fact[] {
  const own = [
    { term: 'Name', value: displayName },
    { term: 'Email', value: email },
    { term: 'Status', value: labels.UserStatus[status] },
  ];
  if (provider === null)
    return [
      ...own,
      { term: 'Role', value: roleText(role) },
      ...(facility === null
        ? []
        : [
            { term: 'Facility', value: facility.name },
            { term: 'Your rights', value: rightsText(facility.rights) },
          ]),
    ];
  return [
    ...own,
    { term: 'NPI', value: provider.npi },
    {
      term: 'Subspecialties',
      value: provider.subspecialties.map((one) => labels.Subspecialty[one]).join(', '),
    },
    { term: 'Certificates', value: certificatesText(provider) },
    { term: 'Open cases', value: `${provider.openCases} of ${provider.maxOpenCases}` },
  ];
}

/** A certificate that was accepted in the onboarding is a file there, and none of those that the registration lists. */
const certificatesText = ({ certificates, boardCertified }: NonNullable<Profile['provider']>): string =>
  certificates.map(({ board, kind, year }) => `${board} ${kind}, ${year}`).join('; ') ||
  (boardCertified ? 'The certificate of your board was accepted in your onboarding' : '');

/** Where the slides are read. The operator checks each site, so a new one is told to the operator. */
export function ReadingSites({ profile }: Pick<OwnFormProps, 'profile'>) {
  const sites = profile.provider?.readingSites ?? [];
  return (
    <DetailSection title="Reading sites">
      {sites.length === 0 ? (
        <p className="text-muted">No reading site is recorded.</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {sites.map(({ name, kind, clia, verified }) => (
            <li key={name}>
              <span className="font-medium">{name}</span>, {labels.OwnReadingSiteKind[kind]}
              {clia !== null && `, CLIA ${clia}`}, {verified ? 'checked' : 'not checked yet'}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}
