import type { OtherFormZodType } from '#contracts/generated/schemas/other-form.ts';
import type { StaffFormZodType } from '#contracts/generated/schemas/staff-form.ts';
import type { UserFormZodType } from '#contracts/generated/schemas/user-form.ts';
import { emailError } from '../forms/email.ts';
import { type FieldCheck, ifGiven, isBlank, when } from '../forms/field-errors.ts';
import { npiError } from '../forms/npi.ts';
import { personNameError } from '../forms/person-name.ts';
import { phoneError } from '../forms/phone.ts';
import { regionError } from '../forms/postal-address.ts';
import { rightsError } from '../people/rights.ts';
import { namePartsOf } from './name-parts.ts';

type Named = Pick<UserFormZodType, 'firstName' | 'lastName' | 'email' | 'phone'>;

const namedChecks = (form: Named): readonly FieldCheck[] => [
  ['firstName', personNameError(form.firstName, 'First name')],
  ['lastName', personNameError(form.lastName, 'Last name')],
  ['email', emailError(form.email)],
  ['phone', phoneError(form.phone)],
];

const rightsCheck = ({ rights }: Pick<UserFormZodType, 'rights'>): string | null =>
  rights === null ? null : rightsError(rights);

/** Everyone who is neither a provider nor of the operator's staff works for a facility. */
export const isFacilityUser = ({ userType }: Pick<UserFormZodType, 'userType'>): boolean =>
  userType === 'Facility_NP' || userType === 'Other';

/** The whole rules of a user's form; `country` is that of the facility, null where none is chosen. */
export function userChecks(form: UserFormZodType, country: string | null): readonly FieldCheck[] {
  const isNp = form.userType === 'Facility_NP' || form.role === 'Facility_NP';
  return [
    ...namedChecks(form),
    ['facilityId', when(isFacilityUser(form) && form.facilityId === null, 'Choose a facility')],
    // Staff without a staff role would have every duty, so they are registered as staff.
    ['userType', when(form.userType === 'Operator', 'Staff role is required')],
    ['npi', ifGiven(form.npi, npiError)],
    ['npi', when(isNp && country === 'US' && isBlank(form.npi), 'NPI is required')],
    ['rights.edit', rightsCheck(form)],
  ];
}

export const staffChecks = (form: StaffFormZodType): readonly FieldCheck[] => [
  ...namedChecks(form),
  ['staffRole', when(form.staffRole === null, 'Staff role is required')],
  ['rights.edit', rightsCheck(form)],
];

export function otherChecks(form: OtherFormZodType): readonly FieldCheck[] {
  const { firstName, lastName } = namePartsOf(form.contactName);
  return [
    ['contactName', personNameError(firstName, 'Contact name')],
    ['contactName', personNameError(lastName, 'Contact name')],
    ['email', emailError(form.email)],
    ['phone', phoneError(form.phone)],
    ['region', regionError(form.country, form.region)],
  ];
}
