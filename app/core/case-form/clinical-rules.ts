import type { CaseProblem } from '#contracts/generated/wire.ts';
import { emailError } from '../forms/email.ts';
import { npiError } from '../forms/npi.ts';
import { phoneError } from '../forms/phone.ts';
import { icd10Fault } from './field-values.ts';
import {
  type FormFacts,
  type FormFindings,
  type FormSetting,
  isBlank,
  mistake,
  optional,
  requiredProblem,
} from './form.ts';

const ACCESSION = /^[\p{L}\d/-]{3,30}$/u;
const SHORTEST_TEXT = 10;

/** What is said where one of these is missing. */
export const CLINICAL_REQUIRED = {
  submittingPhysician: 'Submitting physician is required',
  copyName: 'Name is required',
  copyAddress: 'Enter a fax number or an email address',
  history: 'Clinical history is required',
} as const;

export const historyError = (text: string): string | null =>
  text.trim().length < SHORTEST_TEXT ? 'Give at least one sentence of clinical history' : null;

export const grossError = (text: string): string | null =>
  text.trim().length < SHORTEST_TEXT ? 'Gross description must have at least 10 characters' : null;

export function clinicalProblems(
  form: FormFacts,
  setting: FormSetting,
  findings: FormFindings,
): readonly CaseProblem[] {
  const { clinical } = form;
  return [
    ...accessionProblems(clinical.caseRecordId, findings.accessionUsed),
    ...requiredProblem('clinical.caseType', clinical.caseType, 'Case type is required'),
    ...statProblems(form),
    ...requiredProblem(
      'clinical.submittingPhysician',
      clinical.submittingPhysician,
      CLINICAL_REQUIRED.submittingPhysician,
    ),
    ...npiProblems(form, setting),
    ...clinical.copyTo.flatMap(({ name, fax, email }, at) =>
      copyProblems(`clinical.copyTo.${at}`, name, fax, email),
    ),
    ...historyProblems(form),
    ...icd10Problems(form, setting),
    ...(clinical.caseType === 'Consultation' ? outsideProblems(form) : grossProblems(form)),
  ];
}

function accessionProblems(accession: string | null, isUsed: boolean): readonly CaseProblem[] {
  const field = 'clinical.caseRecordId';
  const found = requiredProblem(field, accession, 'Accession number is required', (text) =>
    ACCESSION.test(text) ? null : 'Accession number must have 3 to 30 letters, digits, hyphens or slashes',
  );
  if (found.length > 0 || !isUsed) return found;
  return [mistake(field, 'This accession number is already used in your facility')];
}

function statProblems({ clinical }: FormFacts): readonly CaseProblem[] {
  if (clinical.priority !== 'STAT') return [];
  return [
    ...requiredProblem('clinical.statReason', clinical.statReason, 'Give the reason for STAT'),
    ...requiredProblem(
      'clinical.statCallbackPhone',
      clinical.statCallbackPhone,
      'Callback phone is required',
      phoneError,
    ),
  ];
}

function npiProblems({ clinical }: FormFacts, { country }: FormSetting): readonly CaseProblem[] {
  const field = 'clinical.submittingPhysicianNpi';
  const npi = clinical.submittingPhysicianNpi;
  return country === 'US'
    ? requiredProblem(field, npi, 'NPI is required', npiError)
    : optional(field, npi, npiError);
}

const copyProblems = (
  field: string,
  name: string,
  fax: string | null,
  email: string | null,
): readonly CaseProblem[] => [
  ...requiredProblem(`${field}.name`, name, CLINICAL_REQUIRED.copyName),
  ...(isBlank(fax) && isBlank(email) ? [mistake(field, CLINICAL_REQUIRED.copyAddress)] : []),
  ...optional(`${field}.fax`, fax, phoneError),
  ...optional(`${field}.email`, email, emailError),
];

function historyProblems({ clinical }: FormFacts): readonly CaseProblem[] {
  if (clinical.historyNotProvided) return [];
  return requiredProblem(
    'clinical.clinicalHistory',
    clinical.clinicalHistory,
    CLINICAL_REQUIRED.history,
    historyError,
  );
}

/** Canada codes otherwise, so the check of the United States holds there only. */
function icd10Problems({ clinical }: FormFacts, { country }: FormSetting): readonly CaseProblem[] {
  if (country !== 'US') return [];
  if (clinical.icd10.length === 0) return [mistake('clinical.icd10', 'At least one ICD-10 code is required')];
  return clinical.icd10.flatMap((code, at) => optional(`clinical.icd10.${at}`, code, icd10Fault));
}

const grossProblems = ({ clinical }: FormFacts): readonly CaseProblem[] =>
  requiredProblem(
    'clinical.grossDescription',
    clinical.grossDescription,
    'Gross description is required',
    grossError,
  );

function outsideProblems({ clinical, attachments }: FormFacts): readonly CaseProblem[] {
  const isTold = !isBlank(clinical.outsideDiagnosis) || attachments.some(({ file }) => file !== null);
  return isTold
    ? []
    : [
        mistake(
          'clinical.outsideDiagnosis',
          'The original report or diagnosis is required for a consultation',
        ),
      ];
}

/** The slots of specification 3.4. */
export function attachmentProblems({ clinical, attachments }: FormFacts): readonly CaseProblem[] {
  const other = attachments.findIndex(({ slot }) => slot === 'otherClinicalFile');
  const isOtherMissing = clinical.otherClinicalTicked && (attachments[other]?.file ?? null) === null;
  const isReportMissing =
    clinical.caseType === 'Consultation' && attachments.every(({ file }) => file === null);
  return [
    ...(isReportMissing ? [mistake('attachments', 'Attach the original pathology report')] : []),
    ...(isOtherMissing ? [mistake(`attachments.${other}`, 'Attach the document or clear the checkbox')] : []),
  ];
}
