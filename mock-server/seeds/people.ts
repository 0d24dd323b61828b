import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import { passwordHash } from '../store/passwords.ts';
import { newUser } from '../store/records/new-user.ts';
import type { FacilityRecord, UserRecord } from '../store/records/records.ts';
import { type FacilityInShort, facilityOf } from './facility-forms.ts';
import { describeExperience, licencesIn } from './provider-facts.ts';

/** Published with the product: these people are invented, and the accounts exist in the mock only. */
export const DEMO_PASSWORD = 'Pathology-2026';

const DAY_MS = 86_400_000;

const STATES_AND_PROVINCES = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
  'OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI AB BC MB NB NL NT NS NU ON PE QC SK YT'
).split(' ');

/** Numbers whose check digit is right, for the three who read. */
const NPIS = ['1000000004', '1200000010', '1600000057'];

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

const JOINED_DAYS_AGO = 200;

export function demoUsers(nowMs: number): UserRecord[] {
  return PEOPLE.map((person, index) => {
    const reads = person.role === 'Provider';
    const [, title = '', firstName = '', lastName = ''] =
      /^(Dr\. )?(\S+) ([^,]+)/.exec(person.displayName) ?? [];
    const facts = {
      salutation: title === '' ? ('None' as const) : ('Dr.' as const),
      npi: NPIS[index] ?? null,
      status: 'Active' as const,
      passwordHash: passwordHash(DEMO_PASSWORD),
      licences: reads ? licencesIn(STATES_AND_PROVINCES, nowMs) : [],
      subspecialties: reads ? zSubspecialty.options : [],
      readsAtCertifiedSite: reads,
      provider: reads ? describeExperience(`${firstName} ${lastName}, MD`, nowMs) : null,
    };
    return newUser({ firstName, lastName, ...facts, ...person }, nowMs - JOINED_DAYS_AGO * DAY_MS);
  });
}

/** Invented places. The first four are those of data/demo-cases.json. */
const FACILITIES: readonly FacilityInShort[] = [
  {
    id: 'fac_demo-1',
    name: 'Riverbend Surgical Pathology Laboratory',
    type: 'independent_facility',
    country: 'US',
    state: 'OH',
    labArrangement: 'Own Lab',
    timeZone: 'America/New_York',
  },
  {
    id: 'fac_demo-2',
    name: 'Pinemeadow Dermatology Clinic',
    type: 'independent_facility',
    country: 'US',
    state: 'CO',
    labArrangement: 'Contract Lab',
    timeZone: 'America/Denver',
  },
  {
    id: 'fac_demo-3',
    name: 'Lakeshore Community Hospital',
    type: 'private_hospital',
    country: 'US',
    state: 'MI',
    labArrangement: 'Own Lab',
    timeZone: 'America/Detroit',
  },
  {
    id: 'fac_demo-4',
    name: 'Kawartha Regional Health Centre',
    type: 'public_hospital',
    country: 'Canada',
    state: 'ON',
    labArrangement: 'Own Lab',
    timeZone: 'America/Toronto',
  },
  {
    id: 'fac_demo-5',
    name: 'Saltmarsh Women’s Health',
    type: 'other',
    country: 'US',
    state: 'FL',
    labArrangement: 'No Lab',
    timeZone: 'America/New_York',
  },
  {
    id: 'fac_demo-6',
    name: 'Bluestem University Medical Center',
    type: 'university_medical_center',
    country: 'US',
    state: 'TX',
    labArrangement: 'Own Lab',
    timeZone: 'America/Chicago',
  },
];

export const DEMO_FACILITIES: readonly FacilityRecord[] = FACILITIES.map(facilityOf);

/** The lines that tell a newcomer with whom to log in. */
export function announcement(): string {
  const width = Math.max(...PEOPLE.map(({ email }) => email.length));
  const lines = PEOPLE.map(
    ({ email, role, status = 'Active' }) => `  ${email.padEnd(width)}  ${role}, ${status}`,
  );
  return [`Invented people, all with the password ${DEMO_PASSWORD}:`, ...lines].join('\n');
}
