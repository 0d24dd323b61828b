import { daysBetween } from '#app/core/calendar/days.ts';
import { isTimeZone, localDay } from '#app/core/calendar/wall-clock.ts';
import { DOCUMENT_ENDINGS, DOCUMENT_HINT, fileProblem } from '#app/core/forms/document-file.ts';
import { licenceChoices, RenewalForm } from '#app/core/people/licence-renewal.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FileSlot } from '#app/ui/forms/file-slot.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { LicenceRenewal, Profile } from '#contracts/generated/wire.ts';
import type { OwnFormProps } from './own-form.ts';

type Licence = NonNullable<Profile['provider']>['licences'][number];

interface LicencesProps extends OwnFormProps {
  readonly renewals: readonly LicenceRenewal[];
  /** The server's time, ISO 8601. */
  readonly asOf: string;
}

/** The licences with their ends, what was handed in to renew them, and a form for the next renewal or a further licence. */
export function Licences({ renewals, asOf, ...own }: LicencesProps) {
  const licences = own.profile.provider?.licences ?? [];
  const timeZone = useTimeZone();
  const { timeZone: ownZone } = own.profile;
  // The task to renew a licence is due by the same clock, wherever its holder reads this page.
  const today = localDay(Date.parse(asOf), isTimeZone(ownZone) ? ownZone : timeZone);
  return (
    <DetailSection title="Licences">
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2">
        {soonestFirst(licences).map((licence) => (
          <li key={licence.region} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{licence.region}</span>
            <span className="tabular-nums">{licence.number}</span>
            <span>until {dayText(licence.expiresOn)}</span>
            <LicenceMark licence={licence} today={today} />
          </li>
        ))}
      </ul>
      {renewals.length > 0 && (
        <ul aria-label="Renewals" className="flex flex-col gap-1 text-sm">
          {renewals.map(({ id, region, expiresOn, status, submittedAt, reason }, at) => (
            <li key={id} className={isSentBack(renewals, at) ? 'font-medium text-warning' : undefined}>
              {region} until {dayText(expiresOn)}: {labels.LicenceRenewalStatus[status]}, handed in{' '}
              {instantText(submittedAt, timeZone)}
              {reason !== null && `. Reason: ${reason}`}
              {isSentBack(renewals, at) && <p>Hand it in again below.</p>}
            </li>
          ))}
        </ul>
      )}
      <Renewing key={renewals.length} licences={licences} {...own} />
    </DetailSection>
  );
}

/** Whether the renewal at this place was sent back, and no later one of its state was handed in. */
const isSentBack = (renewals: readonly LicenceRenewal[], at: number): boolean =>
  renewals[at]?.status === 'Returned' &&
  renewals.findIndex(({ region }) => region === renewals[at]?.region) === at;

const soonestFirst = (licences: readonly Licence[]): readonly Licence[] =>
  [...licences].sort((one, other) => one.expiresOn.localeCompare(other.expiresOn));

/** Says what a day alone leaves to be worked out: over, soon over, or not yet looked at by the operator. */
function LicenceMark({ licence, today }: { readonly licence: Licence; readonly today: string }) {
  const days = daysBetween(today, licence.expiresOn);
  if (days < 0) return <Badge tone="danger">Over</Badge>;
  // Pickup wants a licence that goes on after today.
  if (days === 0) return <Badge tone="danger">Ends today: no pickup</Badge>;
  if (days <= 90)
    return <Badge tone="warning">{days === 1 ? 'Ends in 1 day' : `Ends in ${days} days`}</Badge>;
  return licence.verifiedOn === null ? <Badge>Not checked with the board yet</Badge> : null;
}

function Renewing({
  licences,
  profile,
  idempotencyKey,
  outcome,
  tellUnsaved,
}: OwnFormProps & { readonly licences: readonly Licence[] }) {
  const refused = refusedOf(outcome, 'renew');
  const { form, fields } = useContractForm(RenewalForm, refused, { id: 'renew' });
  useTellUnsaved(tellUnsaved, 'renew', form.dirty);
  return (
    <Folded label="Renew or add a licence" isOpen={refused !== null}>
      <IntentForm
        form={form}
        intent="renew"
        submitLabel="Hand in licence"
        encType="multipart/form-data"
        etag={profile.etag}
        idempotencyKey={idempotencyKey}
      >
        <ComboboxField field={fields.region} label="State or province" choices={licenceChoices(licences)} />
        <TextField field={fields.number} label="Number" autoComplete="off" />
        <TextField field={fields.issuedOn} label="From" type="date" />
        <TextField field={fields.expiresOn} label="Until" type="date" />
        <FileSlot
          field={fields.file}
          label="Paper of the board"
          hint={DOCUMENT_HINT}
          accept={DOCUMENT_ENDINGS}
          rule={fileProblem}
        />
      </IntentForm>
    </Folded>
  );
}
