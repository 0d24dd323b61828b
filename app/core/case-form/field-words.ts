import { labels } from '#contracts/generated/labels.ts';
import { zSitePrompt } from '#contracts/generated/schemas/site-prompt.ts';
import type { CaseProblem, ReturnReason, SpecimenForm } from '#contracts/generated/wire.ts';
import { slideName } from '../slides/slide-names.ts';
import { instantText } from '../text/dates.ts';

/** The requisition and the report name one person by what each is about. */
export const ORDERED_BY = 'The report names them as the ordering physician';

const WORDS: Readonly<Record<string, string>> = {
  birthDate: 'Date of birth',
  addressLine1: 'Address',
  addressLine2: 'Address, second line',
  caseRecordId: 'Accession number',
  statReason: 'Reason for STAT',
  statCallbackPhone: 'Callback phone',
  submittingPhysicianNpi: 'NPI of the submitting physician',
  icd10: 'ICD-10 codes',
  priorDiagnosis: 'Earlier diagnosis',
  priorTreatment: 'Earlier treatment',
  outsideDiagnosis: 'Original diagnosis',
  bodysite: 'Body site',
  facilitySpecimenID: 'Facility specimen ID',
  specimenCollectionDate: 'Collection date',
  totalNumberSlides: 'Total number of slides',
  facilityId: 'Slide label',
  displayId: 'Slide ID',
  memberId: 'Member ID',
  authorization: 'Authorisation number',
  preparingLaboratory: 'Laboratory that prepared the slides',
  otherRelation: 'How the case belongs to another',
  parentCaseId: 'Parent case',
  preferredProviderId: 'Preferred pathologist',
  otherClinicalTicked: 'Other clinical document',
  labelsChecked: 'Labels checked',
};

/** 'Last name' for `patient.lastName`: the fields of the form are called so where a list names them. */
export function fieldWords(name: string): string {
  const key = name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name;
  const prompt = zSitePrompt.safeParse(key).data;
  const known = prompt === undefined ? WORDS[key] : labels.SitePrompt[prompt];
  if (known !== undefined) return known;
  const words = key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is wrong with a case that came back, behind the field that it is about: 'Clinical history: Which side?'. */
export const returnedText = ({ field, text }: Pick<ReturnReason, 'field' | 'text'>): string =>
  field === null ? text : `${fieldWords(field)}: ${text}`;

/** A reason for whoever answers it, with its kind: whose slides these are must not be read as one more paper that is missing. */
export const returnReasonText = ({
  kind,
  ...reason
}: Pick<ReturnReason, 'kind' | 'field' | 'text'>): string =>
  kind === 'incomplete' ? returnedText(reason) : `${labels.ReturnKind[kind]}. ${returnedText(reason)}`;

export const RETURNS_TITLE = 'Why the case came back';

/** What a facility said to a reason of a return; empty as long as it said nothing. */
export const returnAnswerText = ({
  answer,
  cannotBeProvided,
}: Pick<ReturnReason, 'answer' | 'cannotBeProvided'>): string =>
  answer !== null && cannotBeProvided ? `Cannot be provided: ${answer}` : (answer ?? '');

/** A reason that is answered, for a reader of the case: what was wrong, and what the facility said, each with its date. */
export const settledReturnWords = (reason: ReturnReason, timeZone: string) => ({
  key: reason.number,
  asked: `${labels.ReturnKind[reason.kind]}, ${instantText(reason.raisedAt, timeZone)}. ${returnedText(reason)}`,
  answered: [
    returnAnswerText(reason),
    ...(reason.answeredAt === null ? [] : [`(${instantText(reason.answeredAt, timeZone)})`]),
  ].join(' '),
});

type Rows = readonly Pick<SpecimenForm, 'id' | 'specimenID' | 'subsections'>[];

/** Which row of the form a field is in, as the beginning of a sentence; empty for every other field. */
function rowWords(specimens: Rows, name: string): string {
  const copy = /^clinical\.copyTo\.(\d+)\./.exec(name)?.[1];
  if (copy !== undefined) return `Recipient ${Number(copy) + 1}`;
  const [, specimenId, slidesId] = /^specimens\.([^.]+)\.(?:subsections\.([^.]+)\.)?/.exec(name) ?? [];
  const specimen = specimens.find(({ id }) => id === specimenId);
  if (specimen === undefined) return '';
  const at = specimen.subsections.findIndex(({ id }) => id === slidesId);
  const slides = specimen.subsections[at];
  if (slides === undefined) return `Specimen ${specimen.specimenID}`;
  const called = slideName(slides);
  const all = specimens.flatMap(({ subsections }) => subsections);
  const isAlone = called !== '' && all.filter((other) => slideName(other) === called).length === 1;
  return `Slide ${isAlone ? called : `${at + 1} of specimen ${specimen.specimenID}`}`;
}

const inWords = (row: string, field: string): string =>
  row === '' ? field : `${row}, ${field.charAt(0).toLowerCase()}${field.slice(1)}`;

/** As `fieldWords`, with the row that the field is in: 'Slide A1, block'. */
export const placedFieldWords = (specimens: Rows, name: string): string =>
  inWords(rowWords(specimens, name), fieldWords(name));

/** How sentences begin that do not say which field they are about. */
const NAMELESS = [
  'Enter a valid date',
  'Enter a whole number',
  'Enter a number',
  'Enter a time',
  'Enter a valid email address',
  'Invalid phone number',
  'Invalid country code',
  'This is too long',
];

/** A problem as a list tells it, away from its field. Its `field` is the name in the form. */
export function problemLine(specimens: Rows, { field, message }: CaseProblem): string {
  const row = rowWords(specimens, field);
  const place = NAMELESS.some((start) => message.startsWith(start)) ? inWords(row, fieldWords(field)) : row;
  const isTold = place === '' || message.toLowerCase().includes(place.toLowerCase());
  return isTold ? message : `${place}: ${message}`;
}
