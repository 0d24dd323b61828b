import { daysBetween } from '#app/core/calendar/days.ts';
import { timeZoneText } from '#app/core/calendar/time-zones.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { FacilityAccount } from '#contracts/generated/wire.ts';

type FacilityForm = FacilityAccount['form'];

interface AccountFactsProps {
  readonly form: FacilityForm;
  /** A day as the wire writes it. */
  readonly today: string;
}

const addressText = (address: FacilityForm['address']): string | null =>
  address === null
    ? null
    : [
        address.line1,
        address.line2,
        [address.city, address.region, address.postalCode].filter(Boolean).join(', '),
        labels.Country[address.country],
      ]
        .filter(Boolean)
        .join(', ');

/** Everything that the operator keeps of a facility, in the parts of its form. */
export function AccountFacts({ form, today }: AccountFactsProps) {
  const { billingContact, primaryContact } = form;
  return (
    <>
      <DetailSection title="Facility">
        <Facts
          facts={[
            { term: 'Legal name', value: form.legalName },
            { term: 'Name on screens', value: form.displayName },
            { term: 'Kind', value: form.organisationKind && labels.OrganisationKind[form.organisationKind] },
            { term: 'Type', value: form.facilityType && labels.FacilityType[form.facilityType] },
            { term: 'Address', value: addressText(form.address) },
            { term: 'Phone', value: form.phone },
            { term: 'Fax', value: form.fax },
            { term: 'Time zone', value: form.timeZone && timeZoneText(form.timeZone) },
            { term: 'Holidays', value: form.holidays?.map(dayText).join(', ') || 'None' },
            { term: 'NPI', value: form.npi },
            { term: 'Tax ID', value: form.taxId },
          ]}
        />
      </DetailSection>
      <Laboratory form={form} today={today} />
      <DetailSection title="Contacts">
        <Facts
          facts={[
            {
              term: 'Primary contact',
              value: [primaryContact.name, primaryContact.title].filter(Boolean).join(', '),
            },
            { term: 'Reached by', value: `${primaryContact.email}, ${primaryContact.phone}` },
            { term: 'Billing contact', value: billingContact?.name },
            {
              term: 'Billing is reached by',
              value: billingContact && `${billingContact.email}, ${billingContact.phone}`,
            },
            {
              term: 'Billing address',
              value:
                billingContact?.sameAsFacility === true
                  ? 'As the facility'
                  : addressText(billingContact?.address ?? null),
            },
          ]}
        />
      </DetailSection>
      <DetailSection title="Usual choices of a case">
        <Facts
          facts={[
            { term: 'Billing model', value: form.billingModel && labels.BillingModel[form.billingModel] },
            { term: 'Case scope', value: form.caseScope && labels.CaseScope[form.caseScope] },
            { term: 'Service', value: form.service && labels.Service[form.service] },
            { term: 'Slide delivery', value: form.slideDelivery && labels.SlideDelivery[form.slideDelivery] },
            {
              term: 'Cases per month',
              value: form.volumes.map(({ kind, perMonth }) => `${perMonth} (${kind})`).join(', '),
            },
            {
              term: 'Scanners',
              value: form.scanners
                .map(
                  ({ make, model, mpp, fileTypes }) =>
                    `${make} ${model}, ${mpp} μm per pixel, ${fileTypes.join(' ')}`,
                )
                .join('; '),
            },
          ]}
        />
      </DetailSection>
    </>
  );
}

function Laboratory({ form, today }: AccountFactsProps) {
  const { cliaCertificate, contractLab, labDirector } = form;
  return (
    <DetailSection title="Laboratory">
      <Facts
        facts={[
          { term: 'Arrangement', value: form.labArrangement && labels.LabArrangement[form.labArrangement] },
          ...(contractLab === null
            ? []
            : [
                {
                  term: 'Contract laboratory',
                  value: [contractLab.name, contractLab.clia].filter(Boolean).join(', CLIA '),
                },
              ]),
          { term: 'CLIA number', value: form.clia },
          {
            term: 'CLIA certificate',
            value: cliaCertificate && (
              <span className="flex flex-wrap items-center gap-2">
                {labels.CliaCertificateKind[cliaCertificate.kind]}, until {dayText(cliaCertificate.expiresOn)}
                <ExpiryMark expiresOn={cliaCertificate.expiresOn} today={today} />
              </span>
            ),
          },
          { term: 'CAP number', value: form.cap },
          ...(form.address?.country === 'Canada'
            ? [
                { term: 'Laboratory licence', value: form.provincialLabLicence },
                { term: 'Accredited by', value: form.accreditingBody },
              ]
            : []),
          {
            term: 'Laboratory director',
            value:
              labDirector && `${labDirector.name}, ${labDirector.degree}, licence ${labDirector.licence}`,
          },
        ]}
      />
    </DetailSection>
  );
}

/** As early as the licences of readers are told of. */
const TOLD_BEFORE_DAYS = 90;

function ExpiryMark({ expiresOn, today }: { readonly expiresOn: string; readonly today: string }) {
  const days = daysBetween(today, expiresOn);
  if (days < 0) return <Badge tone="danger">Expired</Badge>;
  if (days > TOLD_BEFORE_DAYS) return null;
  return <Badge tone="warning">{days === 1 ? 'Ends in 1 day' : `Ends in ${days} days`}</Badge>;
}

/** Who signed the agreement with the operator, and when. */
export function Agreement({ signed }: Pick<FacilityAccount, 'signed'>) {
  const timeZone = useTimeZone();
  return (
    <DetailSection title="Agreement">
      {signed === null ? (
        <p className="text-muted">No agreement was signed online. It may have been signed on paper.</p>
      ) : (
        <p>
          Signed by {signed.signedName},{' '}
          <time dateTime={signed.signedAt}>{instantText(signed.signedAt, timeZone)}</time>
        </p>
      )}
    </DetailSection>
  );
}
