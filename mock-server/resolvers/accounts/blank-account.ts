import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import { newId } from '../../store/ids.ts';
import type { AccountRecord } from '../../store/records/business.ts';

type Named = Pick<
  AccountRecord,
  'accountType' | 'name' | 'contactFirstName' | 'contactLastName' | 'email' | 'country'
>;

/** An account that holds no more than it must, with its entry as the first step of its history. */
export function blankAccount(
  { accountType, name, contactFirstName, contactLastName, email, country }: Named,
  leadStatus: 'Prospect' | 'Interested',
  by: PersonRefZodType,
  nowMs: number,
): AccountRecord {
  const at = new Date(nowMs).toISOString();
  return {
    id: newId('acc'),
    version: 1,
    accountType,
    name,
    contactFirstName,
    contactLastName,
    country,
    email: email.toLowerCase(),
    leadStatus,
    organisationKind: null,
    leadSource: null,
    salutation: 'None',
    phone: null,
    address: null,
    caseScope: null,
    service: null,
    caseVolume: null,
    owner: null,
    nextContactDate: null,
    facilityId: null,
    userId: null,
    enquiryId: null,
    note: null,
    createdAt: at,
    updatedAt: at,
    history: [{ from: null, to: leadStatus, at, by, reason: null }],
  };
}
