import { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { newFacilityProblems } from '#app/core/registration/facility-changes.ts';
import { zBillingModel } from '#contracts/generated/schemas/billing-model.ts';
import { zCaseScope } from '#contracts/generated/schemas/case-scope.ts';
import { zCliaCertificateKind } from '#contracts/generated/schemas/clia-certificate-kind.ts';
import { zCountry } from '#contracts/generated/schemas/country.ts';
import { zFacilityFormChangeInput } from '#contracts/generated/schemas/facility-form-change-input.ts';
import { zFacilityType } from '#contracts/generated/schemas/facility-type.ts';
import { zLabArrangement } from '#contracts/generated/schemas/lab-arrangement.ts';
import { zOrganisationKind } from '#contracts/generated/schemas/organisation-kind.ts';
import { zService } from '#contracts/generated/schemas/service.ts';
import { zSlideDelivery } from '#contracts/generated/schemas/slide-delivery.ts';
import type { FacilityAccount } from '#contracts/generated/wire.ts';

type FacilityForm = FacilityAccount['form'];

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
const TypedFacility = z.object({
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
    name: requireText('Name is required', 120),
    title: text(80),
    email: requireText('Email is required', 254),
    phone: requireText('Phone is required', 30),
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
});

type TypedFacility = z.output<typeof TypedFacility>;
type TypedAddress = TypedFacility['address'];
type PostalAddress = NonNullable<FacilityForm['address']>;

const isTyped = (group: Readonly<Record<string, unknown>>): boolean =>
  Object.values(group).some((value) => value !== undefined && value !== '');

function addressOf(typed: TypedAddress): PostalAddress | null {
  const { line1, line2, city, region, postalCode, country } = typed;
  if (!isTyped({ line1, line2, city, region, postalCode })) return null;
  return {
    line1: line1 ?? '',
    line2: line2 ?? null,
    city: city ?? '',
    region: region ?? null,
    postalCode: postalCode ?? '',
    country: country ?? 'US',
  };
}

const fileTypesOf = (typed: string): string[] =>
  typed
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map((each) => (each.startsWith('.') ? each : `.${each}`).toLowerCase());

/** The contract's form of what was typed; a group of which nothing was typed is not there. */
function formOf(typed: TypedFacility): FacilityForm {
  const { contractLab, cliaCertificate, labDirector, primaryContact, billingContact } = typed;
  const { address: billingAddress, sameAsFacility, ...billing } = billingContact;
  return {
    legalName: typed.legalName,
    displayName: typed.displayName ?? null,
    organisationKind: typed.organisationKind ?? null,
    facilityType: typed.facilityType ?? null,
    labArrangement: typed.labArrangement ?? null,
    contractLab: isTyped(contractLab)
      ? { name: contractLab.name ?? '', clia: contractLab.clia ?? null }
      : null,
    address: addressOf(typed.address),
    phone: typed.phone ?? null,
    fax: typed.fax ?? null,
    timeZone: typed.timeZone ?? null,
    clia: typed.clia?.replaceAll(' ', '').toUpperCase() ?? null,
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
});

/** Two objects that say the same, in whatever order, have one text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)))
      : one,
  );

const differs = (one: unknown, other: unknown): boolean => canonical(one) !== canonical(other);

/** What was changed and nothing else, so that two people who change different things do not undo each other. */
function changesOf(before: FacilityForm, after: FacilityForm): Partial<FacilityForm> {
  const given: Record<string, unknown> = after;
  const earlier: Record<string, unknown> = before;
  return Object.fromEntries(Object.entries(given).filter(([key, value]) => differs(value, earlier[key])));
}

/**
 * The form of one account: the rules are those of the registration, and gaps that were there before and are not touched
 * stand in nobody's way.
 */
export const facilityFormOf = (before: FacilityForm, today: string) =>
  TypedFacility.extend(versionFields).superRefine((typed, context) => {
    const form = formOf(typed);
    const changes = changesOf(before, form);
    const told = new Set<string>();
    const tell = (path: string, message: string) => {
      told.add(path);
      context.addIssue({ code: 'custom', path: pathOf(path), message });
    };
    const isTouched = (field: string): boolean => field in changes;
    for (const [path, message] of Object.entries(newFacilityProblems(before, form, isTouched, today)))
      tell(path, message);
    for (const { path } of zFacilityFormChangeInput.safeParse(changes).error?.issues ?? [])
      if (!told.has(path.join('.'))) tell(path.join('.'), 'Check what is entered here');
  });

/** What of the account was changed by what was typed, and nothing else. */
export const typedChangesOf = (
  before: FacilityForm,
  typed: z.output<typeof TypedFacility>,
): Partial<FacilityForm> => changesOf(before, formOf(typed));

const pathOf = (path: string): (string | number)[] =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
