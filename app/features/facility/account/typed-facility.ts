import { z } from 'zod';
import { cliaOf } from '#app/core/forms/clia.ts';
import { zBillingModel } from '#contracts/generated/schemas/billing-model.ts';
import { zCaseScope } from '#contracts/generated/schemas/case-scope.ts';
import { zCliaCertificateKind } from '#contracts/generated/schemas/clia-certificate-kind.ts';
import { zCountry } from '#contracts/generated/schemas/country.ts';
import { zFacilityType } from '#contracts/generated/schemas/facility-type.ts';
import { zLabArrangement } from '#contracts/generated/schemas/lab-arrangement.ts';
import { zOrganisationKind } from '#contracts/generated/schemas/organisation-kind.ts';
import { zService } from '#contracts/generated/schemas/service.ts';
import { zSlideDelivery } from '#contracts/generated/schemas/slide-delivery.ts';
import type { FacilityAccount } from '#contracts/generated/wire.ts';

export type FacilityForm = FacilityAccount['form'];

const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`).optional();
const requireText = (says: string, most: number) =>
  z.string(says).trim().min(1, says).max(most, `Use at most ${most} characters`);

const address = {
  line1: text(120),
  line2: text(120),
  city: text(80),
  region: text(2),
  postalCode: text(12),
  country: zCountry.optional(),
};

/** A facility's form as it is typed: what is left empty is not there. */
export const TypedFacility = z.object({
  legalName: requireText('Facility name is required', 120),
  displayName: text(120),
  organisationKind: zOrganisationKind.optional(),
  facilityType: zFacilityType.optional(),
  address: z.object(address),
  phone: text(30),
  fax: text(30),
  timeZone: text(60),
  npi: text(20),
  taxId: text(20),
  labArrangement: zLabArrangement.optional(),
  contractLab: z.object({ name: text(120), clia: text(20) }),
  clia: text(20),
  cliaCertificate: z.object({ kind: zCliaCertificateKind.optional(), expiresOn: text(10) }),
  cap: text(20),
  provincialLabLicence: text(40),
  accreditingBody: text(120),
  labDirector: z.object({ name: text(120), degree: text(60), licence: text(20) }),
  primaryContact: z.object({
    name: requireText('Primary contact is required', 120),
    title: text(80),
    email: requireText('Email of the primary contact is required', 254),
    phone: requireText('Phone of the primary contact is required', 30),
  }),
  billingContact: z.object({
    name: text(120),
    email: text(254),
    phone: text(30),
    sameAsFacility: z.boolean().default(false),
    address: z.object(address),
  }),
  billingModel: zBillingModel.optional(),
  caseScope: zCaseScope.optional(),
  service: zService.optional(),
  slideDelivery: zSlideDelivery.optional(),
  volumes: z
    .array(
      z.object({
        kind: requireText('Say which cases', 60),
        perMonth: z
          .number('Enter a number')
          .int('Enter a whole number')
          .min(0)
          .max(100_000, 'Enter at most 100,000'),
      }),
    )
    .max(20, 'Twenty at most')
    .default([]),
  scanners: z
    .array(
      z.object({
        make: requireText('Make is required', 60),
        model: requireText('Model is required', 60),
        mpp: z
          .number('Enter a number')
          .min(0.1, 'Enter a value between 0.1 and 1.0')
          .max(1, 'Enter a value between 0.1 and 1.0'),
        fileTypes: requireText('Name at least one file type, such as .svs', 200),
      }),
    )
    .max(20, 'Twenty at most')
    .default([]),
  holidays: z
    .array(z.object({ day: z.iso.date('Enter the day, or remove its row') }))
    .max(60, 'Sixty at most')
    .default([]),
});

export type TypedFacility = z.output<typeof TypedFacility>;

const begun = z.string().catch('');

/** What of a form can be judged by the rules although some of it is missing or no value at all, which is told by itself. */
export const BegunFacility = TypedFacility.extend({
  legalName: begun,
  primaryContact: z.object({ name: begun, title: z.string().optional(), email: begun, phone: begun }),
  volumes: TypedFacility.shape.volumes.catch([]),
  scanners: TypedFacility.shape.scanners.catch([]),
  holidays: TypedFacility.shape.holidays.catch([]),
});
type TypedAddress = TypedFacility['address'];
type PostalAddress = NonNullable<FacilityForm['address']>;

/** Whether anything of a group of fields was typed. */
export const isTyped = (group: Readonly<Record<string, unknown>>): boolean =>
  Object.values(group).some((value) => value !== undefined && value !== '');

/** An address without a country is refused, so the one that stands in here, and asks for least, is never sent. */
function addressOf({ country, ...typed }: TypedAddress): PostalAddress | null {
  if (!isTyped(typed)) return null;
  const { line1, line2, city, region, postalCode } = typed;
  return {
    line1: line1 ?? '',
    line2: line2 ?? null,
    city: city ?? '',
    region: region ?? null,
    postalCode: postalCode ?? '',
    country: country ?? 'Other',
  };
}

const fileTypesOf = (typed: string): string[] =>
  typed
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map((each) => (each.startsWith('.') ? each : `.${each}`).toLowerCase());

const cliaIn = ({ clia }: { readonly clia?: string | undefined }): string | null =>
  clia === undefined ? null : cliaOf(clia);

/** The contract's form of what was typed; a group of which nothing was typed is not there. */
export function formOf(typed: TypedFacility): FacilityForm {
  const { contractLab, cliaCertificate, labDirector, primaryContact, billingContact } = typed;
  const { address: billingAddress, sameAsFacility, ...billing } = billingContact;
  return {
    legalName: typed.legalName,
    displayName: typed.displayName ?? null,
    organisationKind: typed.organisationKind ?? null,
    facilityType: typed.facilityType ?? null,
    labArrangement: typed.labArrangement ?? null,
    contractLab: isTyped(contractLab) ? { name: contractLab.name ?? '', clia: cliaIn(contractLab) } : null,
    address: addressOf(typed.address),
    phone: typed.phone ?? null,
    fax: typed.fax ?? null,
    timeZone: typed.timeZone ?? null,
    clia: cliaIn(typed),
    cliaCertificate:
      cliaCertificate.kind === undefined && cliaCertificate.expiresOn === undefined
        ? null
        : { kind: cliaCertificate.kind ?? 'compliance', expiresOn: cliaCertificate.expiresOn ?? '' },
    cap: typed.cap ?? null,
    provincialLabLicence: typed.provincialLabLicence ?? null,
    accreditingBody: typed.accreditingBody ?? null,
    npi: typed.npi ?? null,
    taxId: typed.taxId ?? null,
    labDirector: isTyped(labDirector)
      ? { name: labDirector.name ?? '', degree: labDirector.degree ?? '', licence: labDirector.licence ?? '' }
      : null,
    primaryContact: { ...primaryContact, title: primaryContact.title ?? null },
    billingContact: isTyped(billing)
      ? {
          name: billing.name ?? '',
          email: billing.email ?? '',
          phone: billing.phone ?? '',
          sameAsFacility,
          address: sameAsFacility ? null : addressOf(billingAddress),
        }
      : null,
    billingModel: typed.billingModel ?? null,
    caseScope: typed.caseScope ?? null,
    service: typed.service ?? null,
    slideDelivery: typed.slideDelivery ?? null,
    volumes: typed.volumes,
    scanners: typed.scanners.map(({ fileTypes, ...scanner }) => ({
      ...scanner,
      fileTypes: fileTypesOf(fileTypes),
    })),
    holidays: typed.holidays.length === 0 ? null : typed.holidays.map(({ day }) => day),
  };
}

const typedAddress = (address: PostalAddress | null): TypedAddress => ({
  line1: address?.line1,
  line2: address?.line2 ?? undefined,
  city: address?.city,
  region: address?.region ?? undefined,
  postalCode: address?.postalCode,
  country: address?.country,
});

/** The form of an account as its fields begin. */
export const typedOf = (form: FacilityForm): TypedFacility => ({
  legalName: form.legalName,
  displayName: form.displayName ?? undefined,
  organisationKind: form.organisationKind ?? undefined,
  facilityType: form.facilityType ?? undefined,
  address: typedAddress(form.address),
  phone: form.phone ?? undefined,
  fax: form.fax ?? undefined,
  timeZone: form.timeZone ?? undefined,
  npi: form.npi ?? undefined,
  taxId: form.taxId ?? undefined,
  labArrangement: form.labArrangement ?? undefined,
  contractLab: { name: form.contractLab?.name, clia: form.contractLab?.clia ?? undefined },
  clia: form.clia ?? undefined,
  cliaCertificate: { kind: form.cliaCertificate?.kind, expiresOn: form.cliaCertificate?.expiresOn },
  cap: form.cap ?? undefined,
  provincialLabLicence: form.provincialLabLicence ?? undefined,
  accreditingBody: form.accreditingBody ?? undefined,
  labDirector: {
    name: form.labDirector?.name,
    degree: form.labDirector?.degree,
    licence: form.labDirector?.licence,
  },
  primaryContact: { ...form.primaryContact, title: form.primaryContact.title ?? undefined },
  billingContact: {
    name: form.billingContact?.name,
    email: form.billingContact?.email,
    phone: form.billingContact?.phone,
    sameAsFacility: form.billingContact?.sameAsFacility ?? true,
    address: typedAddress(form.billingContact?.address ?? null),
  },
  billingModel: form.billingModel ?? undefined,
  caseScope: form.caseScope ?? undefined,
  service: form.service ?? undefined,
  slideDelivery: form.slideDelivery ?? undefined,
  volumes: form.volumes,
  scanners: form.scanners.map(({ fileTypes, ...scanner }) => ({
    ...scanner,
    fileTypes: fileTypes.join(', '),
  })),
  holidays: (form.holidays ?? []).map((day) => ({ day })),
});
