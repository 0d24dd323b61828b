import { zCaseBillingForm } from '#contracts/generated/schemas/case-billing-form.ts';
import { zCaseClinicalForm } from '#contracts/generated/schemas/case-clinical-form.ts';
import { zCaseDeliveryForm } from '#contracts/generated/schemas/case-delivery-form.ts';
import { zCasePatientForm } from '#contracts/generated/schemas/case-patient-form.ts';
import { zCaseRoutingForm } from '#contracts/generated/schemas/case-routing-form.ts';
import { zCopyRecipient } from '#contracts/generated/schemas/copy-recipient.ts';
import { zSitePrompt } from '#contracts/generated/schemas/site-prompt.ts';
import { zSpecimenForm } from '#contracts/generated/schemas/specimen-form.ts';
import { zSubsectionForm } from '#contracts/generated/schemas/subsection-form.ts';
import type { CaseForm, SpecimenForm, SubsectionForm } from '#contracts/generated/wire.ts';
import { keysOf } from '../objects.ts';
import { hiddenTexts, shownTexts } from './hidden-texts.ts';
import { readValue, type Shape, typedText } from './typed-values.ts';

/**
 * What stands in the form, one text for each field as a person types it: an empty field and one that is not there are
 * the same. Specimens and slides are called by their ids, so that a row that is moved keeps its text.
 */
export type CaseFields = Readonly<Record<string, string>>;

/** The parts of a case form that people type, and the tick of its review, which no typing brings back. */
export type TypedForm = Pick<
  CaseForm,
  'patient' | 'clinical' | 'delivery' | 'billing' | 'routing' | 'labelsChecked' | 'specimens'
>;

export const COPIES_AT_MOST = 10;

const SPECIMEN = {
  facilitySpecimenID: true,
  bodysite: true,
  subsite: true,
  laterality: true,
  specimenType: true,
  specimenCollectionDate: true,
  collectionTime: true,
  receivedDate: true,
  totalNumberSlides: true,
} as const;
const SLIDES = {
  block: true,
  displayId: true,
  facilityId: true,
  slideType: true,
  stain: true,
  slideCount: true,
} as const;

const zSpecimenTyped = zSpecimenForm.pick(SPECIMEN);
const zSlidesTyped = zSubsectionForm.pick(SLIDES);
const zClinicalTyped = zCaseClinicalForm.omit({ copyTo: true, siteAnswers: true, icd10: true });

/** The groups of the form, each with the fields that it has. */
const GROUPS = {
  patient: zCasePatientForm.shape,
  clinical: zClinicalTyped.shape,
  delivery: zCaseDeliveryForm.shape,
  billing: zCaseBillingForm.shape,
  routing: zCaseRoutingForm.shape,
} as const satisfies Readonly<Record<string, Shape>>;

export const ICD10 = 'clinical.icd10';
export const copyField = (row: number, key: 'name' | 'fax' | 'email'): string =>
  `clinical.copyTo.${row}.${key}`;
export const isCopyField = (name: string): boolean => name.startsWith('clinical.copyTo.');
export const promptField = (prompt: string): string => `clinical.siteAnswers.${prompt}`;
export const specimenField = (specimenId: string, key: keyof typeof SPECIMEN): string =>
  `specimens.${specimenId}.${key}`;
export const slidesField = (
  specimenId: string,
  subsectionId: string,
  key: keyof typeof SLIDES | 'images',
): string => `specimens.${specimenId}.subsections.${subsectionId}.${key}`;

/** What is wrong with a text as such, by the name of its field: it cannot even be kept by the server. */
export function unstorableFields(form: TypedForm, typed: CaseFields): Readonly<Record<string, string>> {
  const fields = shownTexts(form, typed);
  const faults: Record<string, string> = {};
  for (const [start, shape] of shapesOf(form))
    for (const [key, schema] of Object.entries(shape)) {
      const read = readValue(key, fields[start + key] ?? '', schema);
      if (read.fault !== null) faults[start + key] = read.fault;
    }
  return { ...faults, ...codeFaults(fields), ...copyFaults(fields), ...answerFaults(fields) };
}

function shapesOf(form: TypedForm): readonly (readonly [string, Shape])[] {
  return [
    ...Object.entries(GROUPS).map(([group, shape]) => [`${group}.`, shape] as const),
    ...form.specimens.flatMap(({ id, subsections }) => [
      [`specimens.${id}.`, zSpecimenTyped.shape] as const,
      ...subsections.map(
        (slides) => [`specimens.${id}.subsections.${slides.id}.`, zSlidesTyped.shape] as const,
      ),
    ]),
  ];
}

/** Each field of a shape as the API takes it; what cannot be taken as it is counts as empty. */
const valuesOf = (shape: Shape, start: string, fields: CaseFields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [
      key,
      readValue(key, fields[start + key] ?? '', schema).value,
    ]),
  );

/**
 * The form with what was typed and is shown in the place of what the server has. Rows, images and files stay those of
 * `form`.
 */
export function formWith<Form extends TypedForm>(form: Form, typed: CaseFields): Form {
  const fields = shownTexts(form, typed);
  return {
    ...form,
    patient: zCasePatientForm.parse(valuesOf(GROUPS.patient, 'patient.', fields)),
    clinical: zCaseClinicalForm.parse({
      ...valuesOf(GROUPS.clinical, 'clinical.', fields),
      icd10: codesIn(fields[ICD10] ?? ''),
      copyTo: copiesIn(fields),
      siteAnswers: answersIn(fields),
    }),
    delivery: zCaseDeliveryForm.parse(valuesOf(GROUPS.delivery, 'delivery.', fields)),
    billing: zCaseBillingForm.parse(valuesOf(GROUPS.billing, 'billing.', fields)),
    routing: zCaseRoutingForm.parse(valuesOf(GROUPS.routing, 'routing.', fields)),
    specimens: form.specimens.map((specimen) => specimenWith(specimen, fields)),
  };
}

function specimenWith(specimen: SpecimenForm, fields: CaseFields): SpecimenForm {
  const start = `specimens.${specimen.id}.`;
  return {
    ...specimen,
    ...zSpecimenTyped.parse(valuesOf(zSpecimenTyped.shape, start, fields)),
    subsections: specimen.subsections.map((slides) => slidesWith(slides, start, fields)),
  };
}

const slidesWith = (slides: SubsectionForm, start: string, fields: CaseFields): SubsectionForm => ({
  ...slides,
  ...zSlidesTyped.parse(valuesOf(zSlidesTyped.shape, `${start}subsections.${slides.id}.`, fields)),
});

/** The fields as the server's form fills them. */
export function fieldsOfForm(form: TypedForm): CaseFields {
  const { clinical, specimens } = form;
  const texts: [string, string][] = [
    ...keysOf(GROUPS).flatMap((group) => textsOf(`${group}.`, GROUPS[group], form[group])),
    [ICD10, clinical.icd10.join(', ')],
    ...clinical.copyTo.flatMap(({ name, fax, email }, row): [string, string][] => [
      [copyField(row, 'name'), name],
      [copyField(row, 'fax'), fax ?? ''],
      [copyField(row, 'email'), email ?? ''],
    ]),
    ...clinical.siteAnswers.map(({ prompt, answer }): [string, string] => [promptField(prompt), answer]),
    ...specimens.flatMap((specimen) => [
      ...textsOf(`specimens.${specimen.id}.`, zSpecimenTyped.shape, specimen),
      ...specimen.subsections.flatMap((slides) =>
        textsOf(`specimens.${specimen.id}.subsections.${slides.id}.`, zSlidesTyped.shape, slides),
      ),
    ]),
  ];
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

const textsOf = (start: string, shape: Shape, values: object): [string, string][] => {
  const known = new Map<string, unknown>(Object.entries(values));
  return Object.keys(shape).map((key) => [start + key, typedText(key, known.get(key))]);
};

/** What of the typed text the server can hold, written as the server's own answer would fill the form. */
export const storableFields = (form: TypedForm, fields: CaseFields): CaseFields =>
  fieldsOfForm(formWith(form, fields));

/** Without what stands in fields that nobody sees: an earlier draft, or a specimen that is gone, may have left it. */
export function shownForm<Form extends TypedForm>(form: Form): Form {
  const fields = fieldsOfForm(form);
  return Object.keys(hiddenTexts(form, fields)).length === 0 ? form : formWith(form, fields);
}

/** Without the texts of rows that the form does not have. */
export function fieldsOfRows({ specimens }: TypedForm, fields: CaseFields): CaseFields {
  const rows = new Set(
    specimens.flatMap(({ id, subsections }) => [
      `specimens.${id}`,
      ...subsections.map((slides) => `specimens.${id}.subsections.${slides.id}`),
    ]),
  );
  const isThere = (name: string) =>
    !name.startsWith('specimens.') || rows.has(name.slice(0, name.lastIndexOf('.')));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isThere(name)));
}

const LONGEST_CODE = 10;
export const CODES_AT_MOST = 12;

/** Codes typed with commas or blanks between them, each once; also those that are too long or too many to be kept. */
export const codesTyped = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  ),
];

/** The codes that the server can hold. */
export const codesIn = (typed: string): string[] =>
  codesTyped(typed)
    .filter((code) => code.length <= LONGEST_CODE)
    .slice(0, CODES_AT_MOST);

function codeFaults(fields: CaseFields): Readonly<Record<string, string>> {
  const codes = codesTyped(fields[ICD10] ?? '');
  const tooLong = codes.find((code) => code.length > LONGEST_CODE);
  if (tooLong !== undefined)
    return { [ICD10]: `${tooLong} is longer than any code. Put commas between codes.` };
  return codes.length > CODES_AT_MOST
    ? { [ICD10]: `Only ${CODES_AT_MOST} codes can be kept, and here are ${codes.length}` }
    : {};
}

const COPY_ROWS = Array.from({ length: COPIES_AT_MOST }, (_, row) => row);
export const COPY_KEYS = keysOf(zCopyRecipient.shape);

/** What was typed of one recipient, and why the server could not hold it; null for an empty row. */
function readCopy(fields: CaseFields, row: number) {
  const read = COPY_KEYS.map((key) => {
    const typed = fields[copyField(row, key)] ?? '';
    return [key, readValue(key, typed, zCopyRecipient.shape[key])] as const;
  });
  if (read.every(([, { value, fault }]) => value === null && fault === null)) return null;
  const faults: Readonly<Record<string, string>> = Object.fromEntries(
    read.flatMap(([key, { fault }]) => (fault === null ? [] : [[key, fault]])),
  );
  const copy = zCopyRecipient.safeParse(Object.fromEntries(read.map(([key, { value }]) => [key, value])));
  const isNameless = !copy.success && Object.keys(faults).length === 0;
  return { row, copy: copy.data, faults: isNameless ? { name: 'Name is required' } : faults };
}

/** The rows of recipients in which something was typed. */
export const readCopies = (fields: CaseFields) => COPY_ROWS.flatMap((row) => readCopy(fields, row) ?? []);

/** The rows of the recipients that the server can hold, in the order in which it has them. */
export const rowsOfCopies = (fields: CaseFields): readonly number[] =>
  readCopies(fields).flatMap(({ row, copy }) => (copy === undefined ? [] : [row]));

const copiesIn = (fields: CaseFields) => readCopies(fields).flatMap(({ copy }) => copy ?? []);

const copyFaults = (fields: CaseFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readCopies(fields).flatMap(({ row, faults }) =>
      Object.entries(faults).map(([key, fault]) => [`clinical.copyTo.${row}.${key}`, fault]),
    ),
  );

const ANSWER_AT_MOST = 1000;

const answersTyped = (fields: CaseFields) =>
  zSitePrompt.options.flatMap((prompt) => {
    const answer = (fields[promptField(prompt)] ?? '').trim();
    return answer === '' ? [] : [{ prompt, answer }];
  });

const answersIn = (fields: CaseFields) =>
  answersTyped(fields).map(({ prompt, answer }) => ({ prompt, answer: answer.slice(0, ANSWER_AT_MOST) }));

const answerFaults = (fields: CaseFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    answersTyped(fields)
      .filter(({ answer }) => answer.length > ANSWER_AT_MOST)
      .map(({ prompt, answer }) => [
        promptField(prompt),
        `This is too long to be kept (${answer.length} characters)`,
      ]),
  );
