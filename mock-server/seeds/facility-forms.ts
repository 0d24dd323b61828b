import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import { factsOfForm } from '../store/records/facility-of-form.ts';
import type { FacilityRecord } from '../store/records/people.ts';

export type FacilityInShort = Pick<
  FacilityRecord,
  'id' | 'name' | 'type' | 'country' | 'state' | 'labArrangement' | 'timeZone'
>;

const OPENED_AT = '2026-03-02T14:00:00.000Z';
const POSTAL_CODES = { US: '43004', Canada: 'K9J 6X4', Other: '00000' } as const;
const NPIS = ['1700000064', '1800000071', '1900000088', '1210000000', '1220000008', '1230000006'];
/** The account of each facility; the invented world keeps one alone. */
const ACCOUNTS: Readonly<Record<string, string>> = { 'fac_demo-1': 'acc_demo-1' };
const PHONE = '+1 555 010 0180';

/** An invented facility that sends cases; its form says what the short facts say, and what goes with them. */
export function facilityOf(facts: FacilityInShort, index: number): FacilityRecord {
  return {
    ...factsOfForm(formOf(facts, index)),
    id: facts.id,
    version: 1,
    accountId: ACCOUNTS[facts.id] ?? null,
    active: true,
    signed: null,
    createdAt: OPENED_AT,
  };
}

function formOf(facts: FacilityInShort, index: number): FacilityFormZodType {
  const { name, type, country, state, labArrangement, timeZone } = facts;
  const isUs = country === 'US';
  const clia = `00D${1000001 + index}`;
  const hasLab = labArrangement === 'Own Lab' || labArrangement === 'Contract Lab';
  return {
    legalName: `${name} Inc.`,
    displayName: name,
    organisationKind: 'Clinic/Facility',
    facilityType: type,
    labArrangement,
    contractLab:
      labArrangement === 'Contract Lab' ? { name: 'Millrace Histology', clia: '00D1234567' } : null,
    address: {
      line1: `${index + 1} Example Road`,
      line2: null,
      city: 'Example City',
      region: state,
      postalCode: POSTAL_CODES[country],
      country,
    },
    phone: PHONE,
    fax: null,
    timeZone,
    clia: isUs && hasLab ? clia : null,
    cliaCertificate: isUs && hasLab ? { kind: 'compliance', expiresOn: '2028-12-31' } : null,
    cap: null,
    provincialLabLicence: isUs ? null : `LAB-${100 + index}`,
    accreditingBody: null,
    npi: isUs ? (NPIS[index] ?? null) : null,
    taxId: isUs ? `00-${1000001 + index}` : null,
    labDirector: hasLab ? { name: 'Dr. Odile Marchbank', degree: 'MD', licence: `35.00${index}234` } : null,
    primaryContact: {
      name: 'Reception',
      title: null,
      email: `contact-${facts.id.slice(4)}@example.org`,
      phone: PHONE,
    },
    billingContact: {
      name: 'Accounts office',
      email: `bills-${facts.id.slice(4)}@example.org`,
      phone: PHONE,
      sameAsFacility: true,
      address: null,
    },
    billingModel: 'bill_facility',
    caseScope: 'all',
    service: 'Both',
    slideDelivery: 'Upload_the_Slide_Images',
    volumes: [{ kind: 'all', perMonth: 120 }],
    scanners: [{ make: 'Example', model: 'S-20', mpp: 0.25, fileTypes: ['.svs', '.tiff'] }],
    holidays: null,
  };
}
