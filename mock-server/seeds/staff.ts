import { passwordHash } from '../store/passwords.ts';
import { type NewUser, newProvider, newUser } from '../store/records/new-user.ts';
import type { UserRecord } from '../store/records/people.ts';
import type { GroupRecord } from '../store/tables/people.ts';
import { DEMO_PASSWORD, PROVIDER, SECOND_PROVIDER } from './people.ts';
import { describeExperience, licencesIn } from './provider-facts.ts';

const DAY_MS = 86_400_000;
const JOINED_DAYS_AGO = 90;

export const LAB_OPERATIONS = 'usr_demo000011';
export const ACCOUNTS = 'usr_demo000012';
export const RELATIONS = 'usr_demo000013';
export const NEW_PROVIDER = 'usr_demo000014';
export const ONBOARDING_PROVIDER = 'usr_demo000015';
export const DEACTIVATED_PROVIDER = 'usr_demo000016';
export const SECOND_FACILITY_USER = 'usr_demo000017';
export const SKIN_GROUP = 'grp_demo-1';

const STAFF = { role: 'Admin', status: 'Active', ownerGroup: 'Operator' } as const;
const READER = { role: 'Provider', salutation: 'Dr.', subspecialties: ['Dermatopathology'] } as const;

function peopleAt(nowMs: number): readonly NewUser[] {
  const reader = {
    ...READER,
    subspecialties: [...READER.subspecialties],
    licences: licencesIn(['CO', 'OH'], nowMs),
    readsAtCertifiedSite: true,
  };
  const papers = describeExperience('Calla Wexcombe, DO', nowMs);
  return [
    {
      id: LAB_OPERATIONS,
      email: 'labops@example.org',
      firstName: 'Ansel',
      lastName: 'Tarrow',
      ...STAFF,
      staffRole: 'Lab_Operations',
    },
    {
      id: ACCOUNTS,
      email: 'accounts@example.org',
      firstName: 'Merit',
      lastName: 'Oakhanger',
      ...STAFF,
      staffRole: 'Accounts',
    },
    {
      id: RELATIONS,
      email: 'relations@example.org',
      firstName: 'Juniper',
      lastName: 'Sallow',
      ...STAFF,
      staffRole: 'Relationship_Manager',
    },
    {
      id: NEW_PROVIDER,
      email: 'new-provider@example.org',
      firstName: 'Bartholomew',
      lastName: 'Quill',
      ...READER,
      subspecialties: [...READER.subspecialties],
      npi: '1300000027',
      status: 'New',
      provider: newProvider('Bartholomew Quill, MD'),
    },
    {
      id: ONBOARDING_PROVIDER,
      email: 'onboarding@example.org',
      firstName: 'Calla',
      lastName: 'Wexcombe',
      ...reader,
      npi: '1400000034',
      status: 'In Progress',
      provider: { ...papers, onboarding: { ...papers.onboarding, trainingPassed: false, proctoredCases: 0 } },
    },
    {
      id: DEACTIVATED_PROVIDER,
      email: 'former@example.org',
      firstName: 'Silas',
      lastName: 'Greave',
      ...reader,
      npi: '1500000041',
      status: 'Deactivated',
      provider: describeExperience('Silas Greave, MD', nowMs),
    },
    {
      id: SECOND_FACILITY_USER,
      email: 'facility2@example.org',
      firstName: 'Verity',
      lastName: 'Stillwater',
      role: 'MedicalFacility',
      status: 'Active',
      facilityId: 'fac_demo-2',
    },
  ];
}

/** Staff of every duty, providers before and after their active time, and the user of another facility. */
export const furtherPeople = (nowMs: number): UserRecord[] =>
  peopleAt(nowMs).map((person) =>
    newUser({ ...person, passwordHash: passwordHash(DEMO_PASSWORD) }, nowMs - JOINED_DAYS_AGO * DAY_MS),
  );

/** Two providers who read the skin cases of one facility. */
export function demoGroups(nowMs: number): GroupRecord[] {
  const at = new Date(nowMs - JOINED_DAYS_AGO * DAY_MS).toISOString();
  return [
    {
      id: SKIN_GROUP,
      version: 1,
      name: 'Pinemeadow Skin Group',
      ownerGroup: 'Operator',
      description: 'Skin cases of the western facilities',
      members: [PROVIDER, SECOND_PROVIDER].map((userId) => ({ userId, addedAt: at })),
      facilityIds: ['fac_demo-2'],
      qaRule: { provisionalPercent: 100, randomPercent: 5, malignancySites: [], misinterpretations: true },
      priorityPoolMinutes: 60,
      billingEntity: null,
      active: true,
      createdAt: at,
      updatedAt: at,
    },
  ];
}
