import { namePartsOf } from '#app/core/registration/name-parts.ts';
import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import type { AccountRecord } from '../../store/records/business.ts';
import { blankAccount } from './blank-account.ts';

type Told = Pick<FacilityFormZodType, 'legalName' | 'primaryContact' | 'address'>;

/** A new account of a facility, as its form tells it. */
export function accountOfFacility(
  { legalName, primaryContact, address }: Told,
  by: PersonRefZodType,
  nowMs: number,
): AccountRecord {
  const { firstName, lastName } = namePartsOf(primaryContact.name);
  const named = {
    accountType: 'Other',
    name: legalName,
    contactFirstName: firstName,
    contactLastName: lastName,
    email: primaryContact.email,
    country: address?.country ?? 'Other',
  } as const;
  return { ...blankAccount(named, 'Interested', by, nowMs), phone: primaryContact.phone, address };
}
