import type { FacilityForm } from '#contracts/generated/wire.ts';

const PHONE = '+1 555 010 0180';
const OFFICE = { name: 'Office', email: 'office@example.org', phone: PHONE };

/** The form of an invented facility of the US with a laboratory of its own, which nothing is missing from. */
export const wholeFacility: FacilityForm = {
  legalName: 'Example Inc.',
  displayName: 'Example',
  organisationKind: 'Pathology Lab',
  facilityType: 'other',
  labArrangement: 'Own Lab',
  contractLab: null,
  address: { line1: '1 Road', line2: null, city: 'Town', region: 'OH', postalCode: '43004', country: 'US' },
  phone: PHONE,
  fax: null,
  timeZone: 'America/New_York',
  clia: '00D1234567',
  cliaCertificate: { kind: 'waiver', expiresOn: '2027-11-21' },
  cap: null,
  provincialLabLicence: null,
  accreditingBody: null,
  npi: '1234567893',
  taxId: '00-1234567',
  labDirector: { name: 'A', degree: 'MD', licence: '123' },
  primaryContact: { ...OFFICE, title: null },
  billingContact: { ...OFFICE, sameAsFacility: true, address: null },
  billingModel: 'split',
  caseScope: 'all',
  service: 'Both',
  slideDelivery: 'Mail_the_Slides',
  volumes: [{ kind: 'all', perMonth: 1 }],
  scanners: [],
  holidays: null,
};
