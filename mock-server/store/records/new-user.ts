import { initialOf } from '#app/core/access/moves.ts';
import { displayNameOf } from '#app/core/people/names.ts';
import { zSalutation } from '#contracts/generated/schemas/salutation.ts';
import type { UserRightsZodType } from '#contracts/generated/schemas/user-rights.ts';
import { noPasswordHash } from '../passwords.ts';
import type { ProviderFacts, UserRecord } from './people.ts';

type Role = UserRecord['role'];

export type NewUser = Pick<UserRecord, 'id' | 'email' | 'role' | 'firstName' | 'lastName'> &
  Partial<UserRecord>;

export const isProviderRole = (role: string): boolean => role === 'Provider' || role === 'physician';

/** What a role may do with the cases of its facility or desk unless somebody decides otherwise. */
export function rightsOf(role: Role): UserRightsZodType {
  const isStaff = role === 'Admin';
  const isReader = isProviderRole(role);
  return { view: true, edit: !isReader, assign: isStaff, pickup: isReader };
}

const USER_TYPES: Readonly<Record<Role, UserRecord['userType']>> = {
  Provider: 'Physician',
  physician: 'Physician',
  MedicalFacility: 'Other',
  Facility_NP: 'Facility_NP',
  Admin: 'Operator',
};

const NOTHING_DONE: ProviderFacts['onboarding'] = {
  tasksExist: false,
  agreementSigned: false,
  trainingPassed: false,
  boardCertified: false,
  malpracticeEndsOn: null,
  proctoredCases: 0,
  openMajors: 0,
};

/** A provider of whom nothing has been told yet. */
export const newProvider = (printedName: string): ProviderFacts => ({
  accountType: 'Individual',
  specialty: 'Pathology',
  degree: 'MD',
  workAuthorization: 'N/A',
  experienceYears: 'none',
  wsiExperienceYears: 'none',
  certificates: [],
  readingSites: [],
  printedName,
  signatureImage: null,
  workingHours: null,
  maxOpenCases: 25,
  away: [],
  onboarding: NOTHING_DONE,
});

/** A user of whom the facts are known; everything else as it is at the beginning, without a password. */
export function newUser(facts: NewUser, nowMs: number): UserRecord {
  const at = new Date(nowMs).toISOString();
  const {
    role,
    firstName,
    lastName,
    salutation = zSalutation.enum.None,
    status = initialOf('UserStatus'),
  } = facts;
  return {
    version: 1,
    status,
    passwordHash: noPasswordHash(),
    formerPasswordHashes: [],
    salutation,
    middleName: null,
    phone: null,
    address: null,
    timeZone: 'America/New_York',
    displayName: displayNameOf({ salutation, firstName, lastName, role }),
    notices: {
      newCasesDigest: isProviderRole(role),
      taskDigest: true,
      mailOnAssignment: true,
      mailOnReport: true,
    },
    facilityId: null,
    staffRole: null,
    userType: USER_TYPES[role],
    ownerGroup: null,
    rights: rightsOf(role),
    npi: null,
    startDate: null,
    licences: [],
    subspecialties: [],
    excludedFacilityIds: [],
    readsAtCertifiedSite: false,
    provider: isProviderRole(role) ? newProvider(`${firstName} ${lastName}`) : null,
    invitedAt: null,
    acceptedAt: null,
    createdAt: at,
    updatedAt: at,
    lastLoginAt: null,
    history: [{ from: null, to: status, at, by: null, reason: null }],
    ...facts,
  };
}
