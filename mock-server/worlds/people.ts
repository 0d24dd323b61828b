import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import { passwordHash } from '../passwords.ts';
import type { FacilityRecord, UserRecord } from '../records.ts';

/** Published with the product: these people are invented, and the accounts exist in the mock only. */
export const DEMO_PASSWORD = 'Pathology-2026';

const DAY_MS = 86_400_000;

const STATES_AND_PROVINCES = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
  'OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI AB BC MB NB NL NT NS NU ON PE QC SK YT'
).split(' ');

type Person = Pick<UserRecord, 'id' | 'email' | 'displayName' | 'role'> & Partial<UserRecord>;

export const PROVIDER = 'usr_demo000001';
export const SECOND_PROVIDER = 'usr_demo000002';

/** Invented people, one for each way of using the product. Only providers carry licences and subspecialties. */
const PEOPLE: readonly Person[] = [
  { id: PROVIDER, email: 'provider@example.org', displayName: 'Dr. Imara Vellacott', role: 'Provider' },
  {
    id: SECOND_PROVIDER,
    email: 'provider2@example.org',
    displayName: 'Dr. Osric Lindqvane',
    role: 'Provider',
  },
  {
    id: 'usr_demo000003',
    email: 'provisional@example.org',
    displayName: 'Dr. Thessaly Brome',
    role: 'Provider',
    status: 'Provisionally Active',
  },
  {
    id: 'usr_demo000004',
    email: 'facility@example.org',
    displayName: 'Corwin Ashgrove',
    role: 'MedicalFacility',
    facilityId: 'fac_demo-1',
  },
  {
    id: 'usr_demo000005',
    email: 'np@example.org',
    displayName: 'Linnet Farraday, NP',
    role: 'Facility_NP',
    facilityId: 'fac_demo-1',
  },
  { id: 'usr_demo000006', email: 'admin@example.org', displayName: 'Perpetua Holm', role: 'Admin' },
];

export function demoUsers(nowMs: number): UserRecord[] {
  const nextYear = new Date(nowMs + 365 * DAY_MS).toISOString().slice(0, 10);
  return PEOPLE.map((person) => {
    const reads = person.role === 'Provider';
    return {
      version: 1,
      passwordHash: passwordHash(DEMO_PASSWORD),
      status: 'Active',
      facilityId: null,
      staffRole: null,
      licences: reads ? STATES_AND_PROVINCES.map((state) => ({ state, expiresOn: nextYear })) : [],
      subspecialties: reads ? zSubspecialty.options : [],
      excludedFacilityIds: [],
      readsAtCertifiedSite: reads,
      ...person,
    };
  });
}

/** Invented places. The first four are those of data/demo-cases.json. */
export const DEMO_FACILITIES: readonly FacilityRecord[] = [
  {
    id: 'fac_demo-1',
    name: 'Riverbend Surgical Pathology Laboratory',
    type: 'independent_facility',
    country: 'US',
    state: 'OH',
    stateName: 'Ohio',
    labArrangement: 'Own Lab',
    timeZone: 'America/New_York',
  },
  {
    id: 'fac_demo-2',
    name: 'Pinemeadow Dermatology Clinic',
    type: 'independent_facility',
    country: 'US',
    state: 'CO',
    stateName: 'Colorado',
    labArrangement: 'Contract Lab',
    timeZone: 'America/Denver',
  },
  {
    id: 'fac_demo-3',
    name: 'Lakeshore Community Hospital',
    type: 'private_hospital',
    country: 'US',
    state: 'MI',
    stateName: 'Michigan',
    labArrangement: 'Own Lab',
    timeZone: 'America/Detroit',
  },
  {
    id: 'fac_demo-4',
    name: 'Kawartha Regional Health Centre',
    type: 'public_hospital',
    country: 'Canada',
    state: 'ON',
    stateName: 'Ontario',
    labArrangement: 'Own Lab',
    timeZone: 'America/Toronto',
  },
  {
    id: 'fac_demo-5',
    name: 'Saltmarsh Women’s Health',
    type: 'other',
    country: 'US',
    state: 'FL',
    stateName: 'Florida',
    labArrangement: 'No Lab',
    timeZone: 'America/New_York',
  },
  {
    id: 'fac_demo-6',
    name: 'Bluestem University Medical Center',
    type: 'university_medical_center',
    country: 'US',
    state: 'TX',
    stateName: 'Texas',
    labArrangement: 'Own Lab',
    timeZone: 'America/Chicago',
  },
];

/** The lines that tell a newcomer with whom to log in. */
export function announcement(): string {
  const width = Math.max(...PEOPLE.map(({ email }) => email.length));
  const lines = PEOPLE.map(
    ({ email, role, status = 'Active' }) => `  ${email.padEnd(width)}  ${role}, ${status}`,
  );
  return [`Invented people, all with the password ${DEMO_PASSWORD}:`, ...lines].join('\n');
}
