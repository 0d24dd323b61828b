import { createHash } from 'node:crypto';
import { describeExperience } from '#mock-server/seeds/provider-facts.ts';
import { passwordHash } from '#mock-server/store/passwords.ts';
import { newUser } from '#mock-server/store/records/new-user.ts';
import type { TokenRecord, UserRecord } from '#mock-server/store/records/people.ts';
import type { SignerRecord } from '#mock-server/store/records/reports.ts';

export type Who = keyof typeof CAST;

type Role = 'Provider' | 'MedicalFacility' | 'Facility_NP' | 'Admin';

interface Part {
  readonly role: Role;
  readonly facilityId: string | null;
  readonly duty: 'Lab_Operations' | 'Accounts' | null;
  readonly status: 'Active' | 'Provisionally Active';
}

const OWN = 'fac_demo-1';
const OTHER = 'fac_demo-3';
const nobody = { facilityId: null, duty: null, status: 'Active' } as const;

/** Everyone who acts; the admin without a duty has all duties. */
export const CAST = {
  first: { ...nobody, role: 'Provider' },
  second: { ...nobody, role: 'Provider' },
  novice: { ...nobody, role: 'Provider', status: 'Provisionally Active' },
  clerk: { ...nobody, role: 'MedicalFacility', facilityId: OWN },
  nurse: { ...nobody, role: 'Facility_NP', facilityId: OWN },
  stranger: { ...nobody, role: 'MedicalFacility', facilityId: OTHER },
  admin: { ...nobody, role: 'Admin' },
  lab: { ...nobody, role: 'Admin', duty: 'Lab_Operations' },
  accounts: { ...nobody, role: 'Admin', duty: 'Accounts' },
} as const satisfies Record<string, Part>;

export const EVERYONE = Object.keys(CAST) as readonly Who[];
export const PROVIDERS = ['first', 'second', 'novice'] as const satisfies readonly Who[];

export const partOf = (who: Who): Part => CAST[who];
export const idOf = (who: Who): string => `usr_model00${who}`;
export const emailOf = (who: Who): string => `${who}@example.org`;
/** With what each of them calls from the start. */
export const tokenOf = (who: Who): string => `token-of-${who}`;
export const whoIs = (id: string | null): Who | null => EVERYONE.find((who) => idOf(who) === id) ?? null;

/** What each of them types again to sign. */
export const PASSWORD = 'an invented pass phrase';
export const SITE = 'HOME-OH-1';

const FAR = '2036-01-01';

/** The sessions are open from the start. */
export function castUsers(nowMs: number): UserRecord[] {
  return EVERYONE.map((who) => {
    const { role, facilityId, duty, status } = partOf(who);
    const reads = role === 'Provider';
    const licence = { number: 'DEMO-1', issuedOn: '2019-07-01', expiresOn: FAR, verifiedOn: '2026-03-02' };
    return newUser(
      {
        id: idOf(who),
        email: emailOf(who),
        firstName: 'Invented',
        lastName: who,
        role,
        facilityId,
        status,
        staffRole: duty,
        passwordHash: passwordHash(PASSWORD),
        licences: reads ? ['OH', 'MI'].map((state) => ({ state, ...licence })) : [],
        subspecialties: [],
        readsAtCertifiedSite: reads,
        provider: reads ? describeExperience(`Invented ${who}, MD`, nowMs) : null,
      },
      nowMs,
    );
  });
}

export const castTokens = (nowMs: number): TokenRecord[] =>
  EVERYONE.map((who) => {
    const at = new Date(nowMs).toISOString();
    return {
      id: createHash('sha256').update(tokenOf(who)).digest('hex'),
      userId: idOf(who),
      createdAt: at,
      lastSeenAt: at,
      expiresAt: `${FAR}T00:00:00.000Z`,
      device: 'A test',
      address: null,
    };
  });

/** What the signatures of those who read say; the NPI is the published example. */
export const castSigners = (): SignerRecord[] =>
  PROVIDERS.map((who) => ({
    id: idOf(who),
    degrees: 'MD',
    npi: '1234567893',
    timeZone: 'America/New_York',
    licenceNumbers: { OH: 'DEMO-1', MI: 'DEMO-1' },
    readingSites: [{ code: SITE, name: 'An invented site', place: null, clia: null }],
  }));
