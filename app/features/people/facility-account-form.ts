import { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zBillingContact } from '#contracts/generated/schemas/billing-contact.ts';
import { zCaseVolume } from '#contracts/generated/schemas/case-volume.ts';
import { zFacilityContact } from '#contracts/generated/schemas/facility-contact.ts';
import { zFacilityFormInput } from '#contracts/generated/schemas/facility-form-input.ts';
import { zPostalAddress } from '#contracts/generated/schemas/postal-address.ts';

/** What a facility begins with; its own people fill in the rest in the registration of the facility. */
export const FacilityAccountForm = zFacilityFormInput
  .pick({
    legalName: true,
    displayName: true,
    organisationKind: true,
    facilityType: true,
    labArrangement: true,
    phone: true,
    timeZone: true,
    clia: true,
    npi: true,
    taxId: true,
    billingModel: true,
    caseScope: true,
    service: true,
    slideDelivery: true,
  })
  .extend({
    address: zPostalAddress.extend({
      line2: zPostalAddress.shape.line2.unwrap().optional(),
      region: zPostalAddress.shape.region.unwrap().optional(),
    }),
    primaryContact: zFacilityContact.extend({ title: zFacilityContact.shape.title.unwrap().optional() }),
    // Bills go to the facility's own address here; its own people may name another one later.
    billingContact: zBillingContact.omit({ sameAsFacility: true, address: true }),
    volumes: z.array(zCaseVolume).default([]),
    idempotencyKey: versionFields.idempotencyKey,
  });

/** An empty line of an address, or a contact without a title, is nothing and not missing. */
export const facilityFormOf = ({
  idempotencyKey: _key,
  address,
  primaryContact,
  billingContact,
  ...form
}: z.output<typeof FacilityAccountForm>) => ({
  ...form,
  address: { ...address, line2: address.line2 ?? null, region: address.region ?? null },
  primaryContact: { ...primaryContact, title: primaryContact.title ?? null },
  billingContact: { ...billingContact, sameAsFacility: true, address: null },
});

const phone = 'With the country code, for example +1 212 555 0100';

export const facilityAccountAsks: readonly Ask[] = [
  { name: 'legalName', label: 'Legal name' },
  { name: 'displayName', label: 'Name as people say it' },
  {
    name: 'organisationKind',
    label: 'Organisation kind',
    kind: 'one',
    choices: choicesOf(labels.OrganisationKind),
  },
  { name: 'facilityType', label: 'Facility type', kind: 'one', choices: choicesOf(labels.FacilityType) },
  { name: 'labArrangement', label: 'Laboratory', kind: 'one', choices: choicesOf(labels.LabArrangement) },
  { name: 'address.line1', label: 'Address' },
  { name: 'address.line2', label: 'Address, second line' },
  { name: 'address.city', label: 'City' },
  { name: 'address.region', label: 'State or province', hint: 'Two letters, such as NY' },
  { name: 'address.postalCode', label: 'Postal code' },
  { name: 'address.country', label: 'Country', kind: 'one', choices: choicesOf(labels.Country) },
  { name: 'phone', label: 'Phone of the facility', kind: 'tel', hint: phone },
  { name: 'timeZone', label: 'Time zone', hint: 'For example America/New_York' },
  { name: 'clia', label: 'CLIA number', hint: 'Such as 36D0000000' },
  { name: 'npi', label: 'NPI of the organisation', hint: 'Ten digits' },
  { name: 'taxId', label: 'Tax ID' },
  { name: 'primaryContact.name', label: 'Name of the contact' },
  { name: 'primaryContact.title', label: 'Title of the contact' },
  { name: 'primaryContact.email', label: 'Email of the contact', kind: 'email' },
  { name: 'primaryContact.phone', label: 'Phone of the contact', kind: 'tel', hint: phone },
  { name: 'billingContact.name', label: 'Name of the billing contact' },
  { name: 'billingContact.email', label: 'Email of the billing contact', kind: 'email' },
  { name: 'billingContact.phone', label: 'Phone of the billing contact', kind: 'tel', hint: phone },
  { name: 'billingModel', label: 'Billing', kind: 'one', choices: choicesOf(labels.BillingModel) },
  { name: 'caseScope', label: 'Case scope', kind: 'one', choices: choicesOf(labels.CaseScope) },
  { name: 'volumes[0].kind', label: 'Kind of cases', hint: 'Those that it will send most, such as Biopsies' },
  { name: 'volumes[0].perMonth', label: 'Cases of this kind in a month', kind: 'number' },
  { name: 'service', label: 'Service', kind: 'one', choices: choicesOf(labels.Service) },
  { name: 'slideDelivery', label: 'Slide delivery', kind: 'one', choices: choicesOf(labels.SlideDelivery) },
];
