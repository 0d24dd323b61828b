import { emailOf } from '#app/core/forms/email.ts';
import { namePartsOf } from '#app/core/registration/name-parts.ts';
import { zFacilityForm } from '#contracts/generated/schemas/facility-form.ts';
import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import { initialOf } from '../../rules/moves.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { newId } from '../../store/ids.ts';
import type { AccountRecord, EnquiryRecord, RegistrationRecord } from '../../store/records/business.ts';
import { factsOfForm } from '../../store/records/facility-of-form.ts';
import type { FacilityRecord, UserRecord } from '../../store/records/records.ts';
import { readRegisteredEmail } from '../../store/tables/business.ts';
import type { World } from '../../world.ts';
import { accountOfFacility } from '../accounts/account-of-facility.ts';
import { blankAccount } from '../accounts/blank-account.ts';
import { makeOnboarding } from '../onboarding/onboarding-records.ts';
import { keepLaboratory, keepSigner } from '../profile/report-heads.ts';
import { sendInvitation } from '../session/reset-tokens.ts';
import { newUser } from './new-users.ts';
import { providerOf } from './registered-provider.ts';
import { accountNamesOf } from './registration-records.ts';

type Kind = RegistrationRecord['kind'];
type Of<K extends Kind> = Extract<RegistrationRecord, { readonly kind: K }>;
type Approved = Pick<RegistrationRecord, 'outcome' | 'userId'>;

/** Opens what the registration is for; answers what the registration now names. */
export function approvalOf(
  world: World,
  record: RegistrationRecord,
  by: PersonRefZodType,
  nowMs: number,
): Approved {
  switch (record.kind) {
    case 'providers':
      return approveProvider(world, record, by, nowMs);
    case 'facilities':
      return approveFacility(world, record, by, nowMs);
    case 'users':
      return approvePerson(world, record, userRights(world, record), nowMs);
    case 'operator-staff':
      return approvePerson(world, record, staffRights(record), nowMs);
    case 'other':
      return approveOther(world, record, nowMs);
  }
}

/** Whether the names of the form are those of the account's person: a facility may name somebody else as its contact. */
const isOf = (record: RegistrationRecord, { email }: UserRecord): boolean =>
  record.kind !== 'facilities' || emailOf(readRegisteredEmail(record)) === emailOf(email);

/** The account that somebody registered for themselves, or a new one for whoever was invited. */
function openAccount(
  world: World,
  record: RegistrationRecord,
  rights: Pick<UserRecord, 'role'> & Partial<UserRecord>,
  nowMs: number,
): UserRecord {
  const names = accountNamesOf(record);
  if (record.userId !== null)
    return world.users.change(record.userId, (user) => ({
      ...user,
      // The names may have been corrected since the address was confirmed.
      ...(isOf(record, user) ? { ...namePartsOf(names.displayName), ...names } : {}),
      ...rights,
      version: user.version + 1,
    }));
  return newUser(world, { email: readRegisteredEmail(record), ...names, ...rights }, nowMs);
}

function approveProvider(
  world: World,
  record: Of<'providers'>,
  by: PersonRefZodType,
  nowMs: number,
): Approved {
  const user = openAccount(world, record, providerOf(record.form), nowMs);
  beginOnboarding(world, user, nowMs);
  const account = accountOf(world, record, by, nowMs);
  world.accounts.change(account.id, (held) => ({ ...held, userId: user.id, version: held.version + 1 }));
  return { userId: user.id, outcome: { ...record.outcome, userId: user.id, accountId: account.id } };
}

/** Whoever is to read has the tasks that lead to Active, and a name under which reports are signed. */
function beginOnboarding(world: World, user: UserRecord, nowMs: number): void {
  keepSigner(world, user);
  makeOnboarding({ world, now: nowMs, caller: null }, user);
}

function approveFacility(
  world: World,
  record: Of<'facilities'>,
  by: PersonRefZodType,
  nowMs: number,
): Approved {
  const account = accountOf(world, record, by, nowMs);
  const facility = world.facilities.insert(facilityOf(record, account.id, nowMs));
  keepLaboratory(world, facility);
  const rights = { role: 'MedicalFacility', facilityId: facility.id, timeZone: facility.timeZone } as const;
  const user = openAccount(world, record, rights, nowMs);
  world.accounts.change(account.id, (held) => ({
    ...held,
    facilityId: facility.id,
    version: held.version + 1,
  }));
  const outcome = { ...record.outcome, userId: user.id, facilityId: facility.id, accountId: account.id };
  return { userId: user.id, outcome };
}

const facilityOf = (
  { form, signed }: Of<'facilities'>,
  accountId: string,
  nowMs: number,
): FacilityRecord => ({
  ...factsOfForm(zFacilityForm.parse(form)),
  id: newId('fac'),
  version: 1,
  accountId,
  active: true,
  signed,
  createdAt: new Date(nowMs).toISOString(),
});

/**
 * The address by which an account is found, and its person reached: of whoever registered for themselves only the one that
 * they log in with, since the contact of their form can be changed to anybody's.
 */
export const provenEmailOf = (world: World, record: RegistrationRecord): string =>
  (record.userId === null ? null : world.users.find(record.userId)?.email) ?? readRegisteredEmail(record);

/** The account that the registration came from, one of its address that is nobody's customer yet, or a new one. */
function accountOf(
  world: World,
  record: Of<'providers' | 'facilities'>,
  by: PersonRefZodType,
  nowMs: number,
): AccountRecord {
  const { accountId } = record.outcome;
  const email = readRegisteredEmail(record);
  const known =
    accountId === null
      ? world.accounts
          .by('email', provenEmailOf(world, record).toLowerCase())
          .find(({ facilityId, userId }) => facilityId === null && userId === null)
      : world.accounts.find(accountId);
  if (known !== undefined && known !== null) return known;
  if (record.kind === 'facilities') return world.accounts.insert(accountOfFacility(record.form, by, nowMs));
  const { firstName, lastName, accountType, address, phone } = record.form;
  const named = {
    accountType: accountType ?? 'Individual',
    name: `${firstName} ${lastName}`.slice(0, 120),
    contactFirstName: firstName,
    contactLastName: lastName,
    email,
    country: address?.country ?? 'Other',
  } as const;
  return world.accounts.insert({ ...blankAccount(named, 'Interested', by, nowMs), phone, address });
}

function userRights(world: World, { form }: Of<'users'>): Pick<UserRecord, 'role'> & Partial<UserRecord> {
  const entered = { ...enteredIn(form), ...(form.npi === null ? {} : { npi: form.npi }) };
  if (form.userType === 'Physician') return { ...entered, role: 'Provider' };
  const isNp = form.userType === 'Facility_NP' || form.role === 'Facility_NP';
  const timeZone = world.facilities.find(form.facilityId ?? '')?.timeZone;
  return {
    ...entered,
    role: isNp ? 'Facility_NP' : 'MedicalFacility',
    facilityId: form.facilityId,
    // The day on which an account opens begins where its person works.
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

const staffRights = ({ form }: Of<'operator-staff'>): Pick<UserRecord, 'role'> & Partial<UserRecord> => ({
  ...enteredIn(form),
  role: 'Admin',
  staffRole: form.staffRole,
});

/** What an admin entered of the person; what they left open stays as the role has it. */
function enteredIn({
  salutation,
  phone,
  ownerGroup,
  rights,
  startDate,
}: Of<'users' | 'operator-staff'>['form']): Partial<UserRecord> {
  return {
    phone,
    ...(salutation === null ? {} : { salutation }),
    ...(ownerGroup === null ? {} : { ownerGroup }),
    ...(rights === null ? {} : { rights }),
    ...(startDate === null ? {} : { startDate }),
  };
}

function approvePerson(
  world: World,
  record: RegistrationRecord,
  rights: Pick<UserRecord, 'role'> & Partial<UserRecord>,
  nowMs: number,
): Approved {
  const user = openAccount(world, record, rights, nowMs);
  // A pathologist becomes Active by the onboarding; everybody else does with the first password, under the link.
  if (user.provider !== null) beginOnboarding(world, user, nowMs);
  else if (record.userId === null) sendInvitation(world, nowMs, user);
  return { userId: user.id, outcome: { ...record.outcome, userId: user.id } };
}

function approveOther(world: World, record: Of<'other'>, nowMs: number): Approved {
  const { organisation, organisationKind, email, phone, country, region, interest, leadSource } = record.form;
  const enquiry: EnquiryRecord = {
    id: newId('enq'),
    version: 1,
    leadStatus: initialOf('EnquiryLeadStatus'),
    salutation: null,
    ...namePartsOf(record.form.contactName),
    email,
    phone,
    organisation,
    organisationKind,
    country,
    region,
    caseVolume: null,
    caseScope: null,
    service: null,
    leadSource: leadSource ?? 'Other',
    message: interest,
    owner: null,
    nextContactDate: null,
    notes: [],
    converted: null,
    createdAt: new Date(nowMs).toISOString(),
  };
  keepHistory({ world, now: nowMs, caller: null }, 'enquiries', null, world.enquiries.insert(enquiry));
  return { userId: null, outcome: { ...record.outcome, enquiryId: enquiry.id } };
}
