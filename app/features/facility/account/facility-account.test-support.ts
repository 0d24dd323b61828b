import type { FacilityAccount } from '#contracts/generated/wire.ts';

const PHONE = '+1 555 010 0180';

/** A facility's account with everything that its form must hold. */
export const invented: FacilityAccount = {
  id: 'fac_1',
  version: 2,
  etag: '"v2"',
  accountId: null,
  active: true,
  createdAt: '2026-01-01T12:00:00Z',
  signed: { signedName: 'Ada Lee', signedAt: '2026-01-02T12:00:00Z' },
  allowedActions: ['edit', 'addNp'],
  form: {
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
    cliaCertificate: { kind: 'waiver', expiresOn: '2026-12-21' },
    cap: null,
    provincialLabLicence: null,
    accreditingBody: null,
    npi: '1234567893',
    taxId: '00-1234567',
    labDirector: null,
    primaryContact: { name: 'Office', title: null, email: 'office@example.org', phone: PHONE },
    billingContact: null,
    billingModel: 'split',
    caseScope: 'all',
    service: 'Both',
    slideDelivery: 'Mail_the_Slides',
    volumes: [{ kind: 'all', perMonth: 1 }],
    scanners: [],
  },
};
