import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import { initialOf } from '../../rules/moves.ts';
import { newId } from '../../store/ids.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import type { UserRecord } from '../../store/records/records.ts';

const NOTHING_YET = { userId: null, facilityId: null, accountId: null, enquiryId: null } as const;

/** What every new registration begins with, whatever its kind; `by` is null for a public form. */
export const openRegistration = (by: PersonRefZodType | null, nowMs: number) => ({
  id: newId('reg'),
  version: 1,
  status: initialOf('RegistrationStatus'),
  createdAt: new Date(nowMs).toISOString(),
  createdBy: by,
  submittedAt: null,
  reviewedAt: null,
  reviewedBy: null,
  reason: null,
  signed: null,
  outcome: NOTHING_YET,
  userId: null,
  passwordHash: null,
});

/** Whether nothing can be changed in it any more. */
export const isClosed = ({ status }: RegistrationRecord): boolean =>
  status === 'Approved' || status === 'Rejected';

/**
 * A public form whose address nobody has confirmed: anybody may have typed it. It claims no address and no number, so
 * that nobody is kept out by what another has typed, or has mistyped.
 */
export const isUnconfirmed = ({ createdBy, userId, passwordHash }: RegistrationRecord): boolean =>
  createdBy === null && userId === null && passwordHash !== null;

/** The name of the person that a registration is about. */
export function displayNameOf(record: RegistrationRecord): string {
  if (record.kind === 'facilities') return record.form.primaryContact.name;
  if (record.kind === 'other') return record.form.contactName;
  const { salutation, firstName, lastName } = record.form;
  const title = salutation === null || salutation === 'None' ? [] : [salutation];
  return [...title, firstName, lastName].join(' ');
}

/** The names of an account that is made of a registration. A contact has typed theirs in one piece. */
export function accountNamesOf(
  record: RegistrationRecord,
): Pick<UserRecord, 'displayName'> & Partial<UserRecord> {
  const displayName = displayNameOf(record);
  if (record.kind === 'facilities' || record.kind === 'other') return { displayName };
  const { salutation, firstName, lastName } = record.form;
  const middle = record.kind === 'providers' ? { middleName: record.form.middleName } : {};
  return { displayName, firstName, ...middle, lastName, salutation: salutation ?? 'None' };
}
