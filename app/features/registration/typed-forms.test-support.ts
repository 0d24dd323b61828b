export const ADDRESS = {
  country: 'US',
  line1: '12 Example Street',
  city: 'Columbus',
  region: 'OH',
  postalCode: '43004',
};

/** A provider's form as it is typed, good in every field. */
export const PROVIDER = {
  salutation: 'Dr.',
  firstName: 'Maren',
  lastName: 'Quillfeather',
  email: 'Maren@example.org',
  phone: '1 (555) 010-0123',
  address: ADDRESS,
  accountType: 'Individual',
  specialty: 'Pathology',
  degree: 'MD',
  npi: '1234567893',
  subspecialties: ['Dermatopathology'],
  experienceYears: '7-10',
  wsiExperienceYears: '3-5',
  licences: [
    { region: 'OH', number: '35.012345', issuedOn: '07/01/2019', expiresOn: '06/30/2027', status: 'Active' },
  ],
  boardEligible: 'on',
  residency: { place: 'Example University Hospital', year: '2015' },
  medicalSchool: { place: 'Example Medical School', year: '2011' },
  workAuthorization: 'Citizen',
  malpractice: {
    insurer: 'Example Mutual',
    policy: 'EX-2026-0042',
    perClaim: '1,000,000',
    aggregate: '3000000',
    expiresOn: '03/31/2027',
  },
  readingSites: [{ name: 'Home office', kind: 'home', address: ADDRESS, clia: '05d1234567', vpn: 'on' }],
  workingHours: [{ weekday: '1', from: '08:00', to: '16:30' }],
  disclosures: { licenceAction: { answer: 'no' }, exclusion: { answer: 'no' }, claims: { answer: 'no' } },
};

const CONTACT = { name: 'Anselm Pike', email: 'anselm@example.org', phone: '+1 555 010 0142' };
/** A facility's form as it is typed, good in every field. */
export const FACILITY = {
  legalName: 'Pikestaff Dermatology LLC',
  displayName: 'Pikestaff Dermatology',
  organisationKind: 'Clinic/Facility',
  facilityType: 'independent_facility',
  address: { ...ADDRESS, region: 'CO', postalCode: '80014' },
  phone: '+1 555 010 0140',
  timeZone: 'America/Denver',
  labArrangement: 'Own Lab',
  clia: '06d1234567',
  cliaCertificate: { kind: 'accreditation', expiresOn: '09/30/2027' },
  npi: '1000000004',
  taxId: '12-3456789',
  labDirector: { name: 'Dr. Odile Varn', degree: 'MD', licence: 'DR-0012345' },
  primaryContact: CONTACT,
  billingContact: { ...CONTACT, sameAsFacility: 'on' },
  billingModel: 'bill_facility',
  caseScope: 'all',
  service: 'Send Out',
  slideDelivery: 'Mail_the_Slides',
  volumes: [{ kind: 'skin biopsies', perMonth: '220' }],
};

/** What every form asks of a person. */
export const PERSON = {
  firstName: 'Linus',
  lastName: 'Okoro',
  email: 'linus@example.org',
  phone: '+1 555 010 0150',
};
