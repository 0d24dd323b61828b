import { npiError } from '#app/core/forms/npi.ts';
import type { PlanStep, Typed } from '#app/features/registration/plan.ts';
import { facilityPlan } from '#app/features/registration/plans/facility-plan.ts';
import { providerPlan } from '#app/features/registration/plans/provider-plan.ts';
import { FACILITY_FORM, PROVIDER_FORM } from '#tests/contract/registration-forms.ts';

/** Numbers that nobody else has: the nine digits and the one that checks them. */
function npiOf(number: number): string {
  const nine = `1${String(number).padStart(8, '0')}`;
  const found = Array.from({ length: 10 }, (_, digit) => nine + String(digit)).find(
    (npi) => npiError(npi) === null,
  );
  return found ?? nine;
}

const today = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
}).format(new Date());
const [LICENCE] = PROVIDER_FORM.licences;
const CANADA = { ...PROVIDER_FORM.address, country: 'Canada', region: 'ON', postalCode: 'K1A 0B1' };

/** Every answer that asks for more: another country, a group, a visa, a board, a fellowship, a yes. */
const PROVIDER_ABROAD = {
  ...PROVIDER_FORM,
  address: CANADA,
  npi: null,
  mincOrCollegeNumber: 'CPSO 12345',
  accountType: 'Physician_Group',
  groupName: 'Example Group',
  specialty: 'Other',
  specialtyOther: 'Forensic pathology',
  licences: [LICENCE, { ...LICENCE, region: 'ON', number: '99999' }],
  boardEligible: false,
  boardCertifications: [
    {
      board: 'RCPSC',
      kind: 'Subspecialty',
      subspecialtyName: 'Forensic pathology',
      year: 2018,
      lifetime: false,
      expiresOn: '2030-12-31',
    },
  ],
  fellowship: [{ name: 'Forensics', place: 'Example', fromYear: 2016, toYear: 2017 }],
  workAuthorization: 'Work_Visa',
  workAuthorizationExpiresOn: '2030-01-31',
  disclosures: { ...PROVIDER_FORM.disclosures, claims: { answer: true, explanation: 'One, dismissed.' } },
};

const FACILITY_CONTRACTED = {
  ...FACILITY_FORM,
  npi: npiOf(1),
  labArrangement: 'Contract Lab',
  contractLab: { name: 'Other Lab', clia: '06D7654321' },
  billingContact: { ...FACILITY_FORM.billingContact, sameAsFacility: false, address: PROVIDER_FORM.address },
  slideDelivery: 'Upload_the_Slide_Images',
  scanners: [{ make: 'Example', model: 'One', mpp: 0.25, fileTypes: ['.svs', '.tiff'] }],
};
const FACILITY_IN_CANADA = {
  ...FACILITY_FORM,
  address: CANADA,
  provincialLabLicence: 'LAB-1',
  accreditingBody: 'IQMH',
  clia: null,
  cliaCertificate: null,
  npi: null,
  taxId: null,
};
const FACILITY_WITHOUT_LAB = {
  ...FACILITY_FORM,
  npi: npiOf(2),
  labArrangement: 'No Lab',
  clia: null,
  labDirector: null,
};

interface Public {
  readonly email: string;
  readonly plan: { readonly steps: readonly PlanStep[] };
  readonly form: object;
  readonly signed: Typed;
  readonly documents: readonly Record<string, string>[];
}

const consent = { terms: 'on', privacy: 'on', eSignature: 'on', signedName: 'Maren Quillfeather' };
const agreement = { agreement: 'on', baa: 'on', signedName: 'Anselm Pike' };
const proofs = (...regions: readonly string[]): readonly Record<string, string>[] => [
  { documentKind: 'cv' },
  { documentKind: 'malpractice' },
  { documentKind: 'proof_of_address', issuedOn: today },
  ...regions.map((region) => ({ documentKind: 'licence', region })),
];
const certificate = [{ documentKind: 'clia_certificate' }];
const facility = (name: string, form: object, documents: readonly Record<string, string>[]): Public => {
  const email = `${name}@example.org`;
  const primaryContact = { ...FACILITY_FORM.primaryContact, email };
  return { email, plan: facilityPlan, form: { ...form, primaryContact }, signed: { agreement }, documents };
};
const provider = (name: string, form: object, documents: readonly Record<string, string>[]): Public => {
  const email = `${name}@example.org`;
  return { email, plan: providerPlan, form: { ...form, email }, signed: { consent }, documents };
};

/** Everyone who registers by themselves: by the kind of their registration, and what the page of it is asked for. */
export const REGISTRANTS = [
  [
    'providers',
    'provider',
    [provider('us', PROVIDER_FORM, proofs('OH')), provider('abroad', PROVIDER_ABROAD, proofs('OH', 'ON'))],
  ],
  [
    'facilities',
    'facility',
    [
      facility('own-lab', { ...FACILITY_FORM, npi: npiOf(3) }, certificate),
      facility('contracted', FACILITY_CONTRACTED, certificate),
      facility('canadian', FACILITY_IN_CANADA, []),
      facility('no-lab', FACILITY_WITHOUT_LAB, []),
    ],
  ],
] as const;
