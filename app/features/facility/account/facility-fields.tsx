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
}

interface FacilityFieldsProps extends PartProps {
  readonly timeZones: readonly string[];
}

/** Everything that is kept of a facility, whether its account is made or changed. */
export function FacilityFields({ fields, timeZones }: FacilityFieldsProps) {
  return (
    <>
      <Part title="Facility">
        <TextField {...ask(fields.legalName)} autoComplete="organization" />
        <TextField {...ask(fields.displayName)} />
        <RadioField {...askToChoose(fields.organisationKind)} />
        <RadioField {...askToChoose(fields.facilityType)} />
        <AddressFields field={fields.address} />
        <PhoneField {...ask(fields.phone)} complete={completedPhone} />
        <PhoneField {...ask(fields.fax)} complete={completedPhone} />
        <ComboboxField
          {...ask(fields.timeZone)}
          choices={timeZones.map((zone) => ({ value: zone, label: timeZoneText(zone) }))}
        />
        <RowList
          {...ask(fields.holidays)}
          hint="Days off beside Saturdays and Sundays. Due times that are set stay as they are. Turnaround and waits go by this list as it is now, so leave past days in it."
          rowName="Holiday"
        >
          {(row) => <TextField field={row.getFieldset().day} label="Day" type="date" />}
        </RowList>
        <TextField {...ask(fields.npi)} inputMode="numeric" autoComplete="off" />
        <TextField {...ask(fields.taxId)} autoComplete="off" />
      </Part>
      <LaboratoryPart fields={fields} />
      <ContactsPart fields={fields} />
      <ChoicesPart fields={fields} />
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

function AddressFields({ field }: { readonly field: Fields['address'] }) {
  const { line1, line2, city, region, postalCode, country } = field.getFieldset();
  return (
    <>
      <TextField {...ask(line1)} />
      <TextField {...ask(line2)} />
      <TextField {...ask(city)} />
      <RadioField {...askToChoose(country)} />
      <ComboboxField {...ask(region)} choices={regions} />
      <TextField {...ask(postalCode)} autoComplete="off" />
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

function LaboratoryPart({ fields }: PartProps) {
  const { country, isContract, hasLaboratory } = askedPartsOf(fields);
  const contract = fields.contractLab.getFieldset();
  const director = fields.labDirector.getFieldset();
  const { provincialLabLicence, accreditingBody } = fields;
  return (
    <Part title="Laboratory">
      <RadioField {...askToChoose(fields.labArrangement)} />
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

function CliaFields({ fields }: PartProps) {
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
      <RadioField {...askToChoose(certificate.kind)} />
      <TextField {...ask(certificate.expiresOn)} type="date" required={isCertified} />
    </>
  );
}

function ContactsPart({ fields }: PartProps) {
  const contact = fields.primaryContact.getFieldset();
  const billing = fields.billingContact.getFieldset();
  return (
    <Part title="Contacts">
      <TextField {...ask(contact.name)} />
      <TextField {...ask(contact.title)} />
      <TextField {...ask(contact.email)} type="email" />
      <PhoneField {...ask(contact.phone)} complete={completedPhone} />
      <TextField {...ask(billing.name)} />
      <TextField {...ask(billing.email)} type="email" />
      <PhoneField {...ask(billing.phone)} complete={completedPhone} />
      <CheckboxField {...ask(billing.sameAsFacility)} />
      {billing.sameAsFacility.value !== 'on' && <AddressFields field={billing.address} />}
    </Part>
  );
}

function ChoicesPart({ fields }: PartProps) {
  return (
    <Part title="Usual choices of a case">
      <RadioField {...askToChoose(fields.billingModel)} />
      <RadioField {...askToChoose(fields.caseScope)} />
      <RadioField {...askToChoose(fields.service)} />
      <RadioField {...askToChoose(fields.slideDelivery)} />
      <RowList {...ask(fields.volumes)} rowName="Kind of case">
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

function ScannerFields({ fields }: PartProps) {
  const { isScanning } = askedPartsOf(fields);
  if (!isScanning && fields.scanners.getFieldList().length === 0) return null;
  return (
    <RowList {...ask(fields.scanners)} rowName="Scanner">
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
