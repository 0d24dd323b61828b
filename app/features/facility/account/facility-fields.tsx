import type { ReactNode } from 'react';
import type { z } from 'zod';
import { capWarning } from '#app/core/forms/cap.ts';
import { completedPhone } from '#app/core/forms/phone.ts';
import { REGIONS } from '#app/core/forms/postal-address.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { PhoneField, WarnedField } from '#app/ui/forms/checked/checked-fields.tsx';
import { CheckboxField, RadioField } from '#app/ui/forms/choice-fields.tsx';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import type { useContractForm } from '#app/ui/forms/contract-form.ts';
import { RowList } from '#app/ui/forms/row-list.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
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
        <TextField field={fields.legalName} label="Legal name" autoComplete="organization" />
        <TextField field={fields.displayName} label="Name on screens" />
        <RadioField
          field={fields.organisationKind}
          label="Organisation kind"
          choices={choicesOf(labels.OrganisationKind)}
        />
        <RadioField
          field={fields.facilityType}
          label="Facility type"
          choices={choicesOf(labels.FacilityType)}
        />
        <AddressFields field={fields.address} />
        <PhoneField field={fields.phone} label="Phone" complete={completedPhone} />
        <PhoneField field={fields.fax} label="Fax" complete={completedPhone} />
        <ComboboxField
          field={fields.timeZone}
          label="Time zone"
          choices={timeZones.map((zone) => ({ value: zone, label: zone }))}
        />
        <TextField field={fields.npi} label="NPI of the facility" inputMode="numeric" autoComplete="off" />
        <TextField field={fields.taxId} label="Tax ID" autoComplete="off" />
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

function AddressFields({ field, of }: { readonly field: Fields['address']; readonly of?: string }) {
  const { line1, line2, city, region, postalCode, country } = field.getFieldset();
  const labelOf = (label: string): string => (of === undefined ? label : `${label} of ${of}`);
  return (
    <>
      <TextField field={line1} label={labelOf('Street')} />
      <TextField field={line2} label={labelOf('Street, second line')} />
      <TextField field={city} label={labelOf('City')} />
      <RadioField field={country} label={labelOf('Country')} choices={choicesOf(labels.Country)} />
      <ComboboxField field={region} label={labelOf('State or province')} choices={regions} />
      <TextField field={postalCode} label={labelOf('Postal code')} autoComplete="off" />
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
      <RadioField
        field={fields.labArrangement}
        label="Lab arrangement"
        choices={choicesOf(labels.LabArrangement)}
      />
      {(isContract || isFilled([contract.name, contract.clia])) && (
        <>
          <TextField field={contract.name} label="Contract laboratory" required={isContract} />
          <TextField
            field={contract.clia}
            label="CLIA number of the contract laboratory"
            autoComplete="off"
            required={isContract && country === 'US'}
          />
        </>
      )}
      <CliaFields fields={fields} />
      <WarnedField field={fields.cap} label="CAP number" warningOf={capWarning} />
      {(country === 'Canada' || isFilled([provincialLabLicence, accreditingBody])) && (
        <>
          <TextField
            field={provincialLabLicence}
            label="Laboratory licence of the province"
            hint="Canada only"
            required={country === 'Canada'}
          />
          <TextField field={accreditingBody} label="Accredited by" hint="Canada only" />
        </>
      )}
      {(hasLaboratory || isFilled([director.name, director.degree, director.licence])) && (
        <>
          <TextField field={director.name} label="Laboratory director" required={hasLaboratory} />
          <TextField field={director.degree} label="Degree of the director" required={hasLaboratory} />
          <TextField
            field={director.licence}
            label="Licence number of the director"
            autoComplete="off"
            required={hasLaboratory}
          />
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
        field={fields.clia}
        label="CLIA number"
        hint="2 digits, the letter D and 7 digits"
        autoComplete="off"
        required={isCertified}
      />
      <RadioField
        field={certificate.kind}
        label="Kind of CLIA certificate"
        choices={choicesOf(labels.CliaCertificateKind)}
      />
      <TextField
        field={certificate.expiresOn}
        label="CLIA certificate ends on"
        type="date"
        required={isCertified}
      />
    </>
  );
}

function ContactsPart({ fields }: PartProps) {
  const contact = fields.primaryContact.getFieldset();
  const billing = fields.billingContact.getFieldset();
  return (
    <Part title="Contacts">
      <TextField field={contact.name} label="Primary contact" />
      <TextField field={contact.title} label="Title of the primary contact" />
      <TextField field={contact.email} label="Email of the primary contact" type="email" />
      <PhoneField field={contact.phone} label="Phone of the primary contact" complete={completedPhone} />
      <TextField field={billing.name} label="Billing contact" />
      <TextField field={billing.email} label="Email of the billing contact" type="email" />
      <PhoneField field={billing.phone} label="Phone of the billing contact" complete={completedPhone} />
      <CheckboxField field={billing.sameAsFacility} label="Bills go to the address of the facility" />
      {billing.sameAsFacility.value !== 'on' && (
        <AddressFields field={billing.address} of="the billing contact" />
      )}
    </Part>
  );
}

function ChoicesPart({ fields }: PartProps) {
  return (
    <Part title="Usual choices of a case">
      <RadioField
        field={fields.billingModel}
        label="Billing model"
        choices={choicesOf(labels.BillingModel)}
      />
      <RadioField field={fields.caseScope} label="Case scope" choices={choicesOf(labels.CaseScope)} />
      <RadioField field={fields.service} label="Service" choices={choicesOf(labels.Service)} />
      <RadioField
        field={fields.slideDelivery}
        label="Slide delivery"
        choices={choicesOf(labels.SlideDelivery)}
      />
      <RowList field={fields.volumes} label="Cases per month" rowName="Kind of case">
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
    <RowList field={fields.scanners} label="Scanners" rowName="Scanner">
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
