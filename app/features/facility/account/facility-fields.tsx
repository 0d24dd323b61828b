import type { ReactNode } from 'react';
import type { z } from 'zod';
import { timeZoneText } from '#app/core/calendar/time-zones.ts';
import { capWarning } from '#app/core/forms/cap.ts';
import { completedPhone } from '#app/core/forms/phone.ts';
import { REGIONS } from '#app/core/forms/postal-address.ts';
import { PhoneField, WarnedField } from '#app/ui/forms/checked/checked-fields.tsx';
import { CheckboxField, RadioField } from '#app/ui/forms/choice-fields.tsx';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import type { useContractForm } from '#app/ui/forms/contract-form.ts';
import { RowList } from '#app/ui/forms/row-list.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { ask, askToChoose } from './facility-questions.ts';
import type { TypedFacility } from './typed-facility.ts';

const regions = [...REGIONS.US, ...REGIONS.Canada].map((code) => ({ value: code, label: code }));

type Fields = ReturnType<typeof useContractForm<z.input<typeof TypedFacility>, unknown>>['fields'];

interface PartProps {
  readonly fields: Fields;
  /** Whether the account is made with it: then nothing that a facility has may be left out. */
  readonly isNew: boolean;
}

interface FacilityFieldsProps extends PartProps {
  readonly timeZones: readonly string[];
}

/** Everything that is kept of a facility, whether its account is made or changed. */
export function FacilityFields({ fields, timeZones, isNew }: FacilityFieldsProps) {
  const isUs = isNew && askedPartsOf(fields).country === 'US';
  return (
    <>
      <Part title="Facility">
        <TextField {...ask(fields.legalName)} autoComplete="organization" />
        <TextField {...ask(fields.displayName)} required={isNew} />
        <RadioField {...askToChoose(fields.organisationKind)} required={isNew} />
        <RadioField {...askToChoose(fields.facilityType)} required={isNew} />
        <AddressFields field={fields.address} isNew={isNew} />
        <PhoneField {...ask(fields.phone)} required={isNew} complete={completedPhone} />
        <PhoneField {...ask(fields.fax)} complete={completedPhone} />
        <ComboboxField
          {...ask(fields.timeZone)}
          required={isNew}
          choices={timeZones.map((zone) => ({ value: zone, label: timeZoneText(zone) }))}
        />
        <RowList
          {...ask(fields.holidays)}
          hint="Days off beside Saturdays and Sundays. Due times that are set stay as they are. Turnaround and waits go by this list as it is now, so leave past days in it."
          rowName="Holiday"
        >
          {(row) => <TextField field={row.getFieldset().day} label="Day" type="date" />}
        </RowList>
        <TextField {...ask(fields.npi)} required={isUs} inputMode="numeric" autoComplete="off" />
        <TextField {...ask(fields.taxId)} required={isUs} autoComplete="off" />
      </Part>
      <LaboratoryPart fields={fields} isNew={isNew} />
      <ContactsPart fields={fields} isNew={isNew} />
      <ChoicesPart fields={fields} isNew={isNew} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-border pt-4 first:border-0 first:pt-0">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

interface AddressFieldsProps {
  readonly field: Fields['address'];
  readonly isNew: boolean;
}

function AddressFields({ field, isNew }: AddressFieldsProps) {
  const { line1, line2, city, region, postalCode, country } = field.getFieldset();
  return (
    <>
      <TextField {...ask(line1)} required={isNew} />
      <TextField {...ask(line2)} />
      <TextField {...ask(city)} required={isNew} />
      <RadioField {...askToChoose(country)} required={isNew} />
      <ComboboxField
        {...ask(region)}
        choices={regions}
        required={isNew && (country.value === 'US' || country.value === 'Canada')}
      />
      <TextField {...ask(postalCode)} autoComplete="off" required={isNew} />
    </>
  );
}

/** What the answers given so far ask for. What is filled in already stays in sight, so that it can be emptied. */
function askedPartsOf(fields: Fields) {
  const country = fields.address.getFieldset().country.value;
  const laboratory = fields.labArrangement.value;
  const isContract = laboratory === 'Contract Lab';
  const hasLaboratory = isContract || laboratory === 'Own Lab';
  return {
    country,
    isContract,
    hasLaboratory,
    isCertified: hasLaboratory && country === 'US',
    isScanning: fields.slideDelivery.value === 'Upload_the_Slide_Images',
  };
}

const isFilled = (fields: readonly { readonly value: string | undefined }[]): boolean =>
  fields.some(({ value }) => value !== undefined);

function LaboratoryPart({ fields, isNew }: PartProps) {
  const { country, isContract, hasLaboratory } = askedPartsOf(fields);
  const contract = fields.contractLab.getFieldset();
  const director = fields.labDirector.getFieldset();
  const { provincialLabLicence, accreditingBody } = fields;
  return (
    <Part title="Laboratory">
      <RadioField {...askToChoose(fields.labArrangement)} required={isNew} />
      {(isContract || isFilled([contract.name, contract.clia])) && (
        <>
          <TextField {...ask(contract.name)} required={isContract} />
          <TextField {...ask(contract.clia)} autoComplete="off" required={isContract && country === 'US'} />
        </>
      )}
      <CliaFields fields={fields} />
      <WarnedField {...ask(fields.cap)} warningOf={capWarning} />
      {(country === 'Canada' || isFilled([provincialLabLicence, accreditingBody])) && (
        <>
          <TextField {...ask(provincialLabLicence)} hint="Canada only" required={country === 'Canada'} />
          <TextField {...ask(accreditingBody)} hint="Canada only" />
        </>
      )}
      {(hasLaboratory || isFilled([director.name, director.degree, director.licence])) && (
        <>
          <TextField {...ask(director.name)} required={hasLaboratory} />
          <TextField {...ask(director.degree)} required={hasLaboratory} />
          <TextField {...ask(director.licence)} autoComplete="off" required={hasLaboratory} />
        </>
      )}
    </Part>
  );
}

function CliaFields({ fields }: Pick<PartProps, 'fields'>) {
  const { isCertified } = askedPartsOf(fields);
  const certificate = fields.cliaCertificate.getFieldset();
  if (!isCertified && !isFilled([fields.clia, certificate.kind, certificate.expiresOn])) return null;
  return (
    <>
      <TextField
        {...ask(fields.clia)}
        hint="2 digits, the letter D and 7 digits"
        autoComplete="off"
        required={isCertified}
      />
      <RadioField {...askToChoose(certificate.kind)} required={isCertified} />
      <TextField {...ask(certificate.expiresOn)} type="date" required={isCertified} />
    </>
  );
}

function ContactsPart({ fields, isNew }: PartProps) {
  const contact = fields.primaryContact.getFieldset();
  const billing = fields.billingContact.getFieldset();
  return (
    <Part title="Contacts">
      <TextField {...ask(contact.name)} />
      <TextField {...ask(contact.title)} />
      <TextField {...ask(contact.email)} type="email" />
      <PhoneField {...ask(contact.phone)} complete={completedPhone} />
      <TextField {...ask(billing.name)} required={isNew} />
      <TextField {...ask(billing.email)} type="email" required={isNew} />
      <PhoneField {...ask(billing.phone)} complete={completedPhone} required={isNew} />
      <CheckboxField {...ask(billing.sameAsFacility)} />
      {billing.sameAsFacility.value !== 'on' && <AddressFields field={billing.address} isNew={isNew} />}
    </Part>
  );
}

function ChoicesPart({ fields, isNew }: PartProps) {
  return (
    <Part title="Usual choices of a case">
      <RadioField {...askToChoose(fields.billingModel)} required={isNew} />
      <RadioField {...askToChoose(fields.caseScope)} required={isNew} />
      <RadioField {...askToChoose(fields.service)} required={isNew} />
      <RadioField {...askToChoose(fields.slideDelivery)} required={isNew} />
      <RowList {...ask(fields.volumes)} rowName="Kind of case" required={isNew}>
        {(row) => {
          const { kind, perMonth } = row.getFieldset();
          return (
            <>
              <TextField field={kind} label="Which cases" />
              <TextField field={perMonth} label="How many" inputMode="numeric" />
            </>
          );
        }}
      </RowList>
      <ScannerFields fields={fields} />
    </Part>
  );
}

function ScannerFields({ fields }: Pick<PartProps, 'fields'>) {
  const { isScanning } = askedPartsOf(fields);
  if (!isScanning && fields.scanners.getFieldList().length === 0) return null;
  return (
    <RowList {...ask(fields.scanners)} rowName="Scanner" required={isScanning}>
      {(row) => {
        const { make, model, mpp, fileTypes } = row.getFieldset();
        return (
          <>
            <TextField field={make} label="Make" />
            <TextField field={model} label="Model" />
            <TextField field={mpp} label="μm per pixel" inputMode="decimal" />
            <TextField field={fileTypes} label="File types" hint="Such as .svs, .ndpi" />
          </>
        );
      }}
    </RowList>
  );
}
