import type { CaseProblem } from '#contracts/generated/wire.ts';
import { emailError } from '../forms/email.ts';
import { personNameError } from '../forms/person-name.ts';
import { phoneError } from '../forms/phone.ts';
import { postalCodeError, regionError } from '../forms/postal-address.ts';
import { dayText } from '../text/dates.ts';
import { healthNumberFault } from './field-values.ts';
import {
  doubt,
  type FormFacts,
  type FormFindings,
  type FormSetting,
  mistake,
  optional,
  requiredProblem,
} from './form.ts';

const OLDEST_YEARS = 120;

/** The value of the payer list that stands for all provinces and territories. */
const PROVINCIAL_PLAN = 'Provincial_or_Territorial_Health_Plan';

const RECORD_NUMBER = /^[\p{L}\d-]{1,30}$/u;

export const recordNumberError = (number: string): string | null =>
  RECORD_NUMBER.test(number) ? null : 'Medical record number has characters that are not allowed';

export function patientProblems(
  form: FormFacts,
  setting: FormSetting,
  findings: FormFindings,
): readonly CaseProblem[] {
  const { patient } = form;
  return [
    ...requiredProblem('patient.lastName', patient.lastName, 'Last name is required', (name) =>
      personNameError(name, 'Last name'),
    ),
    ...requiredProblem('patient.firstName', patient.firstName, 'First name is required', (name) =>
      personNameError(name, 'First name'),
    ),
    ...optional('patient.middleName', patient.middleName, (name) => personNameError(name, 'Middle name')),
    ...optional('patient.suffix', patient.suffix, (name) => personNameError(name, 'Suffix')),
    ...birthProblems(form, setting.today),
    ...requiredProblem('patient.gender', patient.gender, 'Gender is required'),
    ...genderDoubts(form),
    ...requiredProblem(
      'patient.medicalRecordNumber',
      patient.medicalRecordNumber,
      'Medical record number is required',
      recordNumberError,
    ),
    ...knownPatientProblems(findings),
    ...healthCardProblems(form, setting),
    ...(setting.operatorBills ? addressProblems(form, setting) : []),
  ];
}

function birthProblems({ patient, specimens }: FormFacts, today: string): readonly CaseProblem[] {
  const field = 'patient.birthDate';
  if (patient.birthDate === null) return [mistake(field, 'Date of birth is required')];
  return birthDateFaults(patient.birthDate, specimens, today).map((fault) => mistake(field, fault));
}

interface Collected {
  readonly specimenID: string | null;
  /** ISO day. */
  readonly specimenCollectionDate: string | null;
}

/** What is wrong with a birth date, an ISO day as `today` is, of the patient from whom these specimens were taken. */
export function birthDateFaults(
  born: string,
  specimens: readonly Collected[],
  today: string,
): readonly string[] {
  if (born > today) return ['Date of birth cannot be in the future'];
  const oldest = `${String(Number(today.slice(0, 4)) - OLDEST_YEARS).padStart(4, '0')}${today.slice(4)}`;
  if (born < oldest) return ['Date of birth is too far in the past'];
  return specimens
    .filter(({ specimenCollectionDate: day }) => day !== null && day < born)
    .map(({ specimenID }) => `Date of birth is after the collection date of specimen ${specimenID}`);
}

const OF_MEN_ONLY = ['prostate'];
const OF_WOMEN_ONLY = ['uterus', 'cervix', 'ovary'];

/** Gender and site may disagree for good reasons, so this never blocks. */
function genderDoubts({ patient, specimens }: FormFacts): readonly CaseProblem[] {
  const odd = patient.gender === 'Female' ? OF_MEN_ONLY : patient.gender === 'Male' ? OF_WOMEN_ONLY : [];
  const isOdd = specimens.some(({ bodysite }) => odd.includes((bodysite ?? '').toLowerCase()));
  return isOdd ? [doubt('patient.gender', 'Check gender and body site')] : [];
}

function knownPatientProblems({
  recordNumberOwner,
  sameNameElsewhere,
}: FormFindings): readonly CaseProblem[] {
  const field = 'patient.medicalRecordNumber';
  if (recordNumberOwner !== null) {
    const { lastName, firstName, birthDate } = recordNumberOwner;
    const who = `${lastName}, ${firstName}, born ${dayText(birthDate)}`;
    return [mistake(field, `This MRN belongs to ${who}. Use that patient or correct the MRN.`)];
  }
  return sameNameElsewhere
    ? [doubt(field, 'A patient of the same name and birth date has another MRN. Is this someone else?')]
    : [];
}

function healthCardProblems({ patient, billing }: FormFacts, setting: FormSetting): readonly CaseProblem[] {
  const { healthCardProvince: province, healthCardNumber: number } = patient;
  const isAsked = setting.country === 'Canada' && billing.payer === PROVINCIAL_PLAN;
  const name = setting.provinces.find(({ value }) => value === province)?.label ?? province ?? '';
  const missing = isAsked
    ? [
        ...requiredProblem('patient.healthCardProvince', province, 'Health card province is required'),
        ...requiredProblem('patient.healthCardNumber', number, 'Health card number is required'),
      ]
    : [];
  if (missing.length > 0 || province === null) return missing;
  return optional('patient.healthCardNumber', number, (given) => healthNumberFault(province, name, given));
}

function addressProblems({ patient }: FormFacts, setting: FormSetting): readonly CaseProblem[] {
  const country = patient.country ?? setting.country;
  const region = country === 'Canada' ? 'Province' : 'State';
  const postal = country === 'Canada' ? 'Postal code' : 'ZIP code';
  return [
    ...requiredProblem('patient.addressLine1', patient.addressLine1, 'Address is required'),
    ...requiredProblem('patient.city', patient.city, 'City is required'),
    ...requiredProblem('patient.region', patient.region, `${region} is required`, (given) =>
      // One that was chosen before the country was changed.
      regionError(country, given) === null ? null : `Choose a ${region.toLowerCase()}`,
    ),
    ...requiredProblem('patient.postalCode', patient.postalCode, `${postal} is required`, (given) =>
      postalCodeError(given, country),
    ),
    ...requiredProblem('patient.phone', patient.phone, 'Phone is required', phoneError),
    ...requiredProblem('patient.email', patient.email, 'Email is required', emailError),
  ];
}
