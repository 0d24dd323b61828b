import { z } from 'zod';
import { icd10Fault } from '#app/core/case-form/field-values.ts';
import { codesTyped } from '#app/core/case-form/fields.ts';
import { promptsOf } from '#app/core/case-form/prompts.ts';
import { emailError } from '#app/core/forms/email.ts';
import { npiError } from '#app/core/forms/npi.ts';
import { phoneError } from '#app/core/forms/phone.ts';
import { plainText } from '#app/core/forms/plain-text.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import type { Question } from '#app/ui/forms/versions/typed-answers.ts';
import { labels } from '#contracts/generated/labels.ts';
import {
  type ClinicalInfoInputZodType,
  zClinicalInfoInput,
} from '#contracts/generated/schemas/clinical-info-input.ts';
import type { Case, CaseClinicalInfo } from '#contracts/generated/wire.ts';

/** The name of the form among those of the page of a case. */
export const CORRECT = 'correct';

const CODES_AT_MOST = 12;
const SHORTEST_TEXT = 10;

const atMost = (most: number) => `Use at most ${most} characters`;
/** As the case form keeps a text: browsers post each end of a line as two characters. */
const typedText = z
  .string()
  .overwrite((typed) => plainText(typed.replaceAll('\r\n', '\n')))
  .trim();
const text = (most: number) => typedText.max(most, atMost(most)).optional();
const sentence = (says: string, most: number) =>
  typedText.min(SHORTEST_TEXT, says).max(most, atMost(most)).optional();
const requireText = (says: string, most: number) =>
  z.string(says).trim().min(1, says).max(most, atMost(most));

/** Says what a rule of the case form finds wrong with a text. */
const holdTo =
  (errorOf: (typed: string) => string | null) =>
  (typed: string, context: z.RefinementCtx): void => {
    const message = typed === '' ? null : errorOf(typed);
    if (message !== null) context.addIssue({ code: 'custom', message });
  };

const addressError = (typed: string): string | null =>
  typed.includes('@') ? emailError(typed) : phoneError(typed);

const codesError = (typed: string): string | null => {
  const codes = codesTyped(typed);
  if (codes.length > CODES_AT_MOST) return `Use at most ${CODES_AT_MOST} codes`;
  return codes.map(icd10Fault).find((fault) => fault !== null) ?? null;
};

/**
 * The whole clinical text, in the words of the case form. What depends on the state of the case or on its facility is
 * asked for by the API, which names the field.
 */
export const CorrectionForm = z
  .object({
    submittingPhysician: requireText('Submitting physician is required', 120),
    submittingPhysicianNpi: z.string().trim().superRefine(holdTo(npiError)).optional(),
    copyTo: z
      .array(
        z.object({
          name: requireText('Name is required', 120),
          address: requireText('Enter a fax number or an email address', 254).superRefine(
            holdTo(addressError),
          ),
        }),
      )
      .max(10, 'Use at most 10 recipients')
      .default([]),
    history: sentence('Give at least one sentence of clinical history', 4000),
    historyNotProvided: z.boolean().default(false),
    clinicalImpression: text(1000),
    icd10: z.string().superRefine(holdTo(codesError)).optional(),
    priorDiagnosis: text(4000),
    priorTreatment: text(4000),
    promptAnswers: z
      .array(z.object({ prompt: z.string(), answer: text(1000) }))
      .max(40)
      .default([]),
    gross: sentence('Gross description must have at least 10 characters', 10_000),
    outsideDiagnosis: text(10_000),
    intraoperativeResult: text(4000),
    reason: text(1000),
    ...versionFields,
  })
  .refine(({ history, historyNotProvided }) => history !== undefined || historyNotProvided, {
    path: ['history'],
    message: 'Clinical history is required',
  });

type Correction = z.output<typeof CorrectionForm>;

/** What is sent: a field that is left out is emptied, so everything that the form holds goes along. */
export const clinicalTextOf = ({
  etag: _etag,
  idempotencyKey: _key,
  icd10 = '',
  promptAnswers,
  ...typed
}: Correction): ClinicalInfoInputZodType =>
  zClinicalInfoInput.parse({
    ...typed,
    icd10: codesTyped(icd10),
    promptAnswers: promptAnswers.filter(({ answer = '' }) => answer !== ''),
  });

/** What the fields begin with. The questions of the sites stand there although nobody has answered them yet. */
export function typedOf(info: CaseClinicalInfo, { slides }: Pick<Case, 'slides'>) {
  const answered = new Set(info.promptAnswers.map(({ prompt }) => prompt));
  const open = promptsOf(slides)
    .map((prompt) => labels.SitePrompt[prompt])
    .filter((prompt) => !answered.has(prompt));
  return {
    submittingPhysician: info.submittingPhysician ?? '',
    submittingPhysicianNpi: info.submittingPhysicianNpi ?? undefined,
    copyTo: info.copyTo,
    history: info.history ?? undefined,
    historyNotProvided: info.historyNotProvided,
    clinicalImpression: info.clinicalImpression ?? undefined,
    icd10: info.icd10.join(', '),
    priorDiagnosis: info.priorDiagnosis ?? undefined,
    priorTreatment: info.priorTreatment ?? undefined,
    promptAnswers: [...info.promptAnswers, ...open.map((prompt) => ({ prompt, answer: '' }))],
    gross: info.gross ?? undefined,
    outsideDiagnosis: info.outsideDiagnosis ?? undefined,
    intraoperativeResult: info.intraoperativeResult ?? undefined,
  };
}

/** What the form asks, in the words and the order of its fields, to tell of two versions of it. */
export const correctionQuestions: readonly Question[] = [
  { name: 'history', label: 'Clinical history' },
  { name: 'historyNotProvided', label: 'None provided by the ordering physician', kind: 'tick' },
  { name: 'clinicalImpression', label: 'Clinical impression' },
  { name: 'icd10', label: 'ICD-10 codes' },
  { name: 'priorDiagnosis', label: 'Earlier diagnosis' },
  { name: 'priorTreatment', label: 'Earlier treatment' },
  { name: 'promptAnswers', label: 'Questions of the body sites' },
  { name: 'gross', label: 'Gross description' },
  { name: 'outsideDiagnosis', label: 'Original diagnosis' },
  { name: 'intraoperativeResult', label: 'Intraoperative result' },
  { name: 'submittingPhysician', label: 'Submitting physician' },
  { name: 'submittingPhysicianNpi', label: 'NPI of the submitting physician' },
  { name: 'copyTo', label: 'Copies of the report' },
];
