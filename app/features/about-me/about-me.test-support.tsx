import type { OwnSession, Profile } from '#contracts/generated/wire.ts';
import { AboutMeScreen } from './about-me-screen.tsx';

export const NOW = '2026-11-23T15:00:00Z';

export const licence = (region: string, expiresOn: string, verifiedOn: string | null = '2026-01-02') => ({
  region,
  number: `INV-${region}`,
  issuedOn: '2024-01-01',
  expiresOn,
  verifiedOn,
});

export const reader: NonNullable<Profile['provider']> = {
  accountType: 'Individual',
  specialty: 'Pathology',
  degree: 'MD',
  npi: '1000000004',
  subspecialties: ['Dermatopathology'],
  workAuthorization: 'Citizen',
  experienceYears: '10+',
  wsiExperienceYears: '5-7',
  licences: [
    licence('NY', '2028-01-01'),
    licence('OH', '2026-12-23'),
    licence('CO', '2026-11-22'),
    licence('ME', '2027-06-01', null),
  ],
  certificates: [],
  boardCertified: false,
  signingSites: [{ code: 'HOME-OH-1', name: null, place: null, clia: null }],
  readingSites: [],
  printedName: 'Ada Lee, MD',
  signatureImage: 'iVBORw0KGgo=',
  workingHours: null,
  maxOpenCases: 25,
  openCases: 2,
  away: [],
};

export const profile: Profile = {
  userId: 'usr_1',
  version: 4,
  etag: '"v4"',
  email: 'lee@example.org',
  role: 'Provider',
  staffRole: null,
  status: 'Active',
  salutation: 'Dr.',
  firstName: 'Ada',
  middleName: null,
  lastName: 'Lee',
  displayName: 'Dr. Ada Lee',
  phone: null,
  address: null,
  timeZone: 'America/New_York',
  notices: { newCasesDigest: true, taskDigest: true, mailOnAssignment: true, mailOnReport: false },
  facility: null,
  provider: reader,
  createdAt: NOW,
  updatedAt: NOW,
};

const session = (id: string, current: boolean): OwnSession => ({
  id,
  version: 1,
  etag: `"v1"`,
  current,
  device: `Browser ${id}`,
  ipAddress: null,
  createdAt: NOW,
  lastSeenAt: NOW,
  expiresAt: NOW,
});

/** The page, with other words than usual where a test asks for them. */
export const page = (about: Partial<Parameters<typeof AboutMeScreen>[0]> = {}) => (
  <AboutMeScreen
    profile={profile}
    sessions={[session('ses_1', true), session('ses_2', false)]}
    renewals={[]}
    timeZones={['America/Denver', 'America/New_York', 'UTC']}
    colleagues={[]}
    idempotencyKey={'"key"'}
    asOf={NOW}
    outcome={undefined}
    {...about}
  />
);
