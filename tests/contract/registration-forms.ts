import {
  blankFacilityForm,
  blankOtherForm,
  blankProviderForm,
  blankStaffForm,
  blankUserForm,
} from '#mock-server/resolvers/registration/registration-blanks.ts';

/** Complete public forms of invented people, good on 21 November 2026. */
const ADDRESS = {
  line1: '12 Example Street',
  line2: null,
  city: 'Columbus',
  region: 'OH',
  postalCode: '43004',
  country: 'US',
};
const NO = { answer: false, explanation: null };

export const PROVIDER_FORM = {
  salutation: 'Dr.',
  firstName: 'Maren',
  middleName: null,
  lastName: 'Quillfeather',
  email: 'Maren@example.org',
  phone: '+1 555 010 0123',
  address: ADDRESS,
  accountType: 'Individual',
  groupName: null,
  specialty: 'Pathology',
  specialtyOther: null,
  degree: 'MD',
  npi: '1234567893',
  licences: [
    { region: 'OH', number: '35.012345', issuedOn: '2019-07-01', expiresOn: '2027-06-30', status: 'Active' },
  ],
  boardEligible: true,
  boardCertifications: [],
  subspecialties: ['Dermatopathology'],
  workAuthorization: 'Citizen',
  experienceYears: '7-10',
  wsiExperienceYears: '3-5',
  residency: { place: 'Example University Hospital', year: 2015 },
  medicalSchool: { place: 'Example Medical School', year: 2011 },
  malpractice: {
    insurer: 'Example Mutual',
    policy: 'EX-2026-0042',
    perClaim: 1e6,
    aggregate: 3e6,
    expiresOn: '2027-03-31',
  },
  readingSites: [{ name: 'Home office', address: ADDRESS, clia: '05D1234567', kind: 'home', vpn: true }],
  disclosures: { licenceAction: NO, exclusion: NO, claims: NO },
};

export const PROVIDER_PUBLIC = {
  form: PROVIDER_FORM,
  password: 'an invented long phrase',
  consent: { signedName: 'Maren Quillfeather', terms: true, privacy: true, eSignature: true },
};

const CONTACT = { name: 'Anselm Pike', email: 'anselm@example.org', phone: '+1 555 010 0142' };

export const FACILITY_FORM = {
  legalName: 'Pikestaff Dermatology LLC',
  displayName: 'Pikestaff Dermatology',
  timeZone: 'America/Denver',
  organisationKind: 'Clinic/Facility',
  facilityType: 'independent_facility',
  labArrangement: 'Own Lab',
  address: { ...ADDRESS, city: 'Denver', region: 'CO', postalCode: '80014' },
  phone: '+1 555 010 0140',
  clia: '06D1234567',
  npi: '1000000004',
  taxId: '12-3456789',
  cliaCertificate: { kind: 'accreditation', expiresOn: '2027-09-30' },
  labDirector: { name: 'Dr. Odile Varn', degree: 'MD', licence: 'DR-0012345' },
  primaryContact: { ...CONTACT, title: 'Practice manager' },
  billingContact: { ...CONTACT, sameAsFacility: true, address: null },
  billingModel: 'bill_facility',
  caseScope: 'all',
  service: 'Send Out',
  slideDelivery: 'Mail_the_Slides',
  volumes: [{ kind: 'skin biopsies', perMonth: 220 }],
};

export const FACILITY_PUBLIC = {
  form: FACILITY_FORM,
  password: 'another invented phrase',
  agreement: { signedName: 'Anselm Pike', agreement: true, baa: true },
};

const PERSON = {
  firstName: 'Linus',
  lastName: 'Okoro',
  email: 'linus@example.org',
  phone: '+1 555 010 0150',
};

export const USER_FORM = { ...PERSON, userType: 'Other', facilityId: 'fac_demo-1', role: 'MedicalFacility' };
export const STAFF_FORM = { ...PERSON, staffRole: 'Lab_Operations' };
export const OTHER_FORM = {
  organisation: 'Scanner Sales',
  contactName: 'Linus Okoro',
  email: 'linus@example.org',
  country: 'US',
  phone: '+1 555 010 0170',
  region: 'TX',
  interest: 'Would like to name us to laboratories.',
};

const SOMEBODY = {
  firstName: 'Somebody',
  lastName: 'Invented',
  email: 'matrix@example.org',
  phone: '+1 555 010 0177',
};
const SOMEBODYS_CONTACT = {
  name: 'Somebody Invented',
  email: SOMEBODY.email,
  phone: SOMEBODY.phone,
  title: 'Manager',
};

/** The form of each kind of registration, as it begins. */
export const FORMS_BEGUN: Readonly<Record<string, object>> = {
  providers: blankProviderForm(SOMEBODY),
  facilities: blankFacilityForm({ legalName: 'Invented LLC', primaryContact: SOMEBODYS_CONTACT }),
  users: blankUserForm({ ...SOMEBODY, userType: 'Other' }),
  'operator-staff': blankStaffForm(SOMEBODY),
  other: blankOtherForm({
    organisation: 'Invented LLC',
    contactName: SOMEBODYS_CONTACT.name,
    email: SOMEBODY.email,
    phone: SOMEBODY.phone,
    interest: 'Sells scanners.',
  }),
};
