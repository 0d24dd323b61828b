import type { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rules } from '#app/core/forms/whole/rules.ts';
import { valueAt } from '#app/core/objects.ts';
import { dayOfFacility } from '#app/core/registration/dates-of-forms.ts';
import { facilityProblems, newFacilityProblems } from '#app/core/registration/facility-changes.ts';
import { zFacilityFormChangeInput } from '#contracts/generated/schemas/facility-form-change-input.ts';
import { zFacilityFormInput } from '#contracts/generated/schemas/facility-form-input.ts';
import { facilityQuestions } from './facility-questions.ts';
import { BegunFacility, type FacilityForm, formOf, isTyped, TypedFacility } from './typed-facility.ts';

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

/** What the contract's own schema refuses of a field: mostly one that others of its group are nothing without. */
function misfitText(typed: TypedFacility, path: string): string {
  const label = facilityQuestions.find(({ name }) => name === path)?.label;
  const isEmpty = (valueAt(typed, path) ?? '') === '';
  return isEmpty && label !== undefined ? `${label} is required` : 'Check what is entered here';
}

interface Wrongs {
  /** Sentences of the rules, by path. */
  readonly problems: Readonly<Record<string, string>>;
  /** What the contract's own schema says of what would be sent; undefined for nothing. */
  readonly shape: z.ZodError | undefined;
}

type Context = Pick<z.RefinementCtx, 'addIssue' | 'issues'>;

/** The first thing that is wrong with each field; of rows, no more than what is wrong in one of them. */
function tell(typed: TypedFacility, { problems, shape }: Wrongs, context: Context): void {
  const told = new Set(context.issues.map(({ path = [] }) => path.join('.')));
  const isTold = (field: string) =>
    told.has(field) || [...told].some((other) => other.startsWith(`${field}.`));
  const tellOf = (path: string, message: string) => {
    const field = FIRST_FIELDS[path] ?? path;
    if (isTold(field)) return;
    told.add(field);
    context.addIssue({ code: 'custom', path: pathOf(field), message });
  };
  for (const [path, message] of Object.entries({ ...problems, ...gapsOf(typed) })) tellOf(path, message);
  for (const { path } of shape?.issues ?? []) tellOf(path.join('.'), misfitText(typed, path.join('.')));
}

/** The rules are asked although something is missing that they do not need, so that all faults are told at once. */
const judge = (wrongsOf: (form: FacilityForm) => Wrongs) =>
  rules<TypedFacility, keyof TypedFacility>([], (read, context) => {
    const typed = BegunFacility.safeParse(read).data;
    if (typed !== undefined) tell(typed, wrongsOf(formOf(typed)), context);
  });

/**
 * The form of one account: the rules are those of the registration, and gaps that were there before and are not touched
 * stand in nobody's way.
 */
export const facilityFormOf = (before: FacilityForm, today: string) =>
  TypedFacility.extend(versionFields).check(
    judge((form) => {
      const changes = changesOf(before, form);
      const isTouched = (field: string): boolean => field in changes;
      const problems = newFacilityProblems(before, form, isTouched, today);
      return { problems, shape: zFacilityFormChangeInput.safeParse(changes).error };
    }),
  );

/** The form of an account that is not there yet: everything that the registration asks for has to be given. */
export const newFacilityForm = (now: number) =>
  TypedFacility.extend({ idempotencyKey: versionFields.idempotencyKey }).check(
    judge((form) => {
      const problems = facilityProblems(form, dayOfFacility(form.timeZone, now));
      return { problems, shape: zFacilityFormInput.safeParse(form).error };
    }),
  );

/** What of the account was changed by what was typed, and nothing else. */
export const typedChangesOf = (before: FacilityForm, typed: TypedFacility): Partial<FacilityForm> =>
  changesOf(before, formOf(typed));

const pathOf = (path: string): (string | number)[] =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
