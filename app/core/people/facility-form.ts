import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import { addressProblems, type Regions } from './addresses.ts';
import { npiProblem } from './npi.ts';
import { phoneProblem } from './phone.ts';

type Form = FacilityFormZodType;

/** Messages by field; a dot leads into a part of the form. */
type Problems = Record<string, string>;

const REQUIRED: Readonly<Partial<Record<keyof Form, string>>> = {
  displayName: 'Facility name is required',
  organisationKind: 'Organisation kind is required',
  facilityType: 'Facility type is required',
  labArrangement: 'Lab arrangement is required',
  address: 'Address is required',
  phone: 'Phone is required',
  timeZone: 'Time zone is required',
  billingContact: 'Billing contact is required',
  billingModel: 'Billing model is required',
  caseScope: 'Case scope is required',
  service: 'Service is required',
  slideDelivery: 'Slide delivery is required',
};

const hasLab = ({ labArrangement }: Form): boolean =>
  labArrangement === 'Own Lab' || labArrangement === 'Contract Lab';

/** What is still wrong with a facility's form before it can stand for an account (`today` as an ISO day). */
export function facilityFormProblems(form: Form, today: string, regions: Regions): Readonly<Problems> {
  return {
    ...missing(form, REQUIRED),
    ...missing(form, conditional(form)),
    ...(form.volumes.length === 0 ? { volumes: 'Case volume is required' } : {}),
    ...(form.slideDelivery === 'Upload_the_Slide_Images' && form.scanners.length === 0
      ? { scanners: 'Add at least one scanner' }
      : {}),
    ...laboratoryProblems(form, today),
    ...phoneProblems(form),
    ...addresses(form, regions),
    ...(form.npi === null ? {} : said('npi', npiProblem(form.npi))),
  };
}

const said = (field: string, problem: string | null): Problems =>
  problem === null ? {} : { [field]: problem };

const missing = (form: Form, texts: Readonly<Partial<Record<keyof Form, string>>>): Problems =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => isEmpty(form[field as keyof Form])));

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** What only some facilities are asked for: by their country and by who prepares their slides. */
function conditional(form: Form): Readonly<Partial<Record<keyof Form, string>>> {
  const country = form.address?.country ?? null;
  const inUs = { npi: 'NPI is required', taxId: 'Tax ID is required' };
  const inUsLab = { clia: 'CLIA number is required', cliaCertificate: 'CLIA certificate is required' };
  return {
    ...(country === 'US' ? inUs : {}),
    ...(country === 'US' && hasLab(form) ? inUsLab : {}),
    ...(country === 'Canada' ? { provincialLabLicence: 'Laboratory licence number is required' } : {}),
    ...(hasLab(form) ? { labDirector: 'Laboratory director is required' } : {}),
    ...(form.labArrangement === 'Contract Lab' ? { contractLab: 'Contract laboratory is required' } : {}),
  };
}

function laboratoryProblems({ cliaCertificate, contractLab, address }: Form, today: string): Problems {
  const isOver = cliaCertificate !== null && cliaCertificate.expires < today;
  const lacksClia = contractLab !== null && contractLab.clia === null && address?.country === 'US';
  return {
    ...(isOver ? { 'cliaCertificate.expires': 'CLIA certificate has expired' } : {}),
    ...(lacksClia ? { 'contractLab.clia': 'CLIA number is required' } : {}),
  };
}

const phoneProblems = ({ phone, fax, primaryContact, billingContact }: Form): Problems => ({
  ...(phone === null ? {} : said('phone', phoneProblem(phone))),
  ...(fax === null ? {} : said('fax', phoneProblem(fax))),
  ...said('primaryContact.phone', phoneProblem(primaryContact.phone)),
  ...(billingContact === null ? {} : said('billingContact.phone', phoneProblem(billingContact.phone))),
});

function addresses({ address, billingContact }: Form, regions: Regions): Problems {
  const under = (field: string, place: NonNullable<Form['address']> | null): Problems =>
    place === null
      ? {}
      : Object.fromEntries(
          Object.entries(addressProblems(place, regions)).map(([part, text]) => [`${field}.${part}`, text]),
        );
  const lacksOwn =
    billingContact !== null && !billingContact.sameAsFacility && billingContact.address === null;
  return {
    ...under('address', address),
    ...(lacksOwn ? { 'billingContact.address': 'Address is required' } : {}),
    ...under('billingContact.address', billingContact?.address ?? null),
  };
}
