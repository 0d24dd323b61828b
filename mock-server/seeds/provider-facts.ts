import { newProvider } from '../store/records/new-user.ts';
import type { ProviderFacts, UserRecord } from '../store/records/people.ts';

const DAY_MS = 86_400_000;
const ISSUED_ON = '2019-07-01';
const VERIFIED_ON = '2026-03-02';

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Invented licences in these states, good for a year from the clock of the world. */
export const licencesIn = (states: readonly string[], nowMs: number): UserRecord['licences'] =>
  states.map((state, index) => ({
    state,
    number: `DEMO-${state}-${1e3 + index}`,
    issuedOn: ISSUED_ON,
    expiresOn: day(nowMs + 365 * DAY_MS),
    verifiedOn: VERIFIED_ON,
  }));

/** A provider whose papers are all in order and who has read the proctored cases. */
export const describeExperience = (printedName: string, nowMs: number): ProviderFacts => ({
  ...newProvider(printedName),
  workAuthorization: 'Citizen',
  experienceYears: '7-10',
  wsiExperienceYears: '3-5',
  certificates: [{ board: 'ABPath', kind: 'AP-CP', year: 2018, expiresOn: null }],
  readingSites: [
    {
      name: 'Site H1',
      kind: 'home',
      address: {
        line1: '12 Quarry Lane',
        line2: null,
        city: 'Columbus',
        region: 'OH',
        postalCode: '43004',
        country: 'US',
      },
      clia: '00D1234567',
      vpn: true,
      verified: true,
    },
    {
      name: 'Riverbend Surgical Pathology Laboratory',
      kind: 'lab',
      address: {
        line1: '12 Invented Quay',
        line2: null,
        city: 'Rivermouth',
        region: 'OH',
        postalCode: '43001',
        country: 'US',
      },
      clia: '00D0000001',
      vpn: false,
      verified: true,
    },
  ],
  onboarding: {
    tasksExist: true,
    agreementSigned: true,
    trainingPassed: true,
    boardCertified: true,
    malpracticeEndsOn: day(nowMs + 300 * DAY_MS),
    proctoredCases: 10,
    openMajors: 0,
  },
});
