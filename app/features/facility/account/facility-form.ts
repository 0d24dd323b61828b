import type { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { dayOfFacility } from '#app/core/registration/dates-of-forms.ts';
import { facilityProblems, newFacilityProblems } from '#app/core/registration/facility-changes.ts';
import { zFacilityFormChangeInput } from '#contracts/generated/schemas/facility-form-change-input.ts';
import { zFacilityFormInput } from '#contracts/generated/schemas/facility-form-input.ts';
import { type FacilityForm, formOf, isTyped, TypedFacility } from './typed-facility.ts';

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

/** What was begun and cannot be completed by anybody else: which country an address is in, which certificate it is. */
function gapsOf({ address, billingContact, cliaCertificate }: TypedFacility): Record<string, string> {
  const { country: _here, ...place } = address;
  const { country: _there, ...billed } = billingContact.address;
  const isBilledApart = !billingContact.sameAsFacility && isTyped(billed);
  const { kind, expiresOn } = cliaCertificate;
  return {
    ...(isTyped(place) && address.country === undefined && { 'address.country': COUNTRY }),
    ...(isBilledApart &&
      billingContact.address.country === undefined && { 'billingContact.address.country': COUNTRY }),
    ...(kind === undefined &&
      expiresOn !== undefined && { 'cliaCertificate.kind': 'Choose the kind of certificate' }),
    ...(kind !== undefined &&
      expiresOn === undefined && {
        'cliaCertificate.expiresOn': 'Enter the day on which the certificate ends',
      }),
  };
}

const COUNTRY = 'Country is required';

/** A group of which everything is missing says so at its first field. */
const FIRST_FIELDS: Readonly<Record<string, string>> = {
  address: 'address.line1',
  contractLab: 'contractLab.name',
  cliaCertificate: 'cliaCertificate.kind',
  labDirector: 'labDirector.name',
  billingContact: 'billingContact.name',
  'billingContact.address': 'billingContact.address.line1',
};

interface Wrongs {
  /** Sentences of the rules, by path. */
  readonly problems: Readonly<Record<string, string>>;
  /** What the contract's own schema says of what would be sent; undefined for nothing. */
  readonly shape: z.ZodError | undefined;
}

/** The first thing that is wrong with each field. */
function tell(typed: TypedFacility, { problems, shape }: Wrongs, context: z.RefinementCtx): void {
  const told = new Set<string>();
  const tellOf = (path: string, message: string) => {
    const field = FIRST_FIELDS[path] ?? path;
    if (told.has(field)) return;
    told.add(field);
    context.addIssue({ code: 'custom', path: pathOf(field), message });
  };
  for (const [path, message] of Object.entries({ ...problems, ...gapsOf(typed) })) tellOf(path, message);
  for (const { path } of shape?.issues ?? []) tellOf(path.join('.'), 'Check what is entered here');
}

/**
 * The form of one account: the rules are those of the registration, and gaps that were there before and are not touched
 * stand in nobody's way.
 */
export const facilityFormOf = (before: FacilityForm, today: string) =>
  TypedFacility.extend(versionFields).superRefine((typed, context) => {
    const form = formOf(typed);
    const changes = changesOf(before, form);
    const isTouched = (field: string): boolean => field in changes;
    const problems = newFacilityProblems(before, form, isTouched, today);
    tell(typed, { problems, shape: zFacilityFormChangeInput.safeParse(changes).error }, context);
  });

/** The form of an account that is not there yet: everything that the registration asks for has to be given. */
export const newFacilityForm = (now: number) =>
  TypedFacility.extend({ idempotencyKey: versionFields.idempotencyKey }).superRefine((typed, context) => {
    const form = formOf(typed);
    const problems = facilityProblems(form, dayOfFacility(form.timeZone, now));
    tell(typed, { problems, shape: zFacilityFormInput.safeParse(form).error }, context);
  });

/** What of the account was changed by what was typed, and nothing else. */
export const typedChangesOf = (before: FacilityForm, typed: TypedFacility): Partial<FacilityForm> =>
  changesOf(before, formOf(typed));

const pathOf = (path: string): (string | number)[] =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
