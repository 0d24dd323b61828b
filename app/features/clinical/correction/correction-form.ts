import { z } from 'zod';
import { CLINICAL_REQUIRED, grossError, historyError } from '#app/core/case-form/clinical-rules.ts';
import { icd10Fault } from '#app/core/case-form/field-values.ts';
import { CODES_AT_MOST, COPIES_AT_MOST, codesTyped } from '#app/core/case-form/fields.ts';
import { promptsOf } from '#app/core/case-form/prompts.ts';
import { keptText } from '#app/core/case-form/typed-values.ts';
import { emailError } from '#app/core/forms/email.ts';
import { npiError } from '#app/core/forms/npi.ts';
import { phoneError } from '#app/core/forms/phone.ts';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { keysOf } from '#app/core/objects.ts';
import type { Question } from '#app/ui/forms/versions/typed-answers.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zClinicalCopyTo } from '#contracts/generated/schemas/clinical-copy-to.ts';
import {
  type ClinicalInfoInputZodType,
  zClinicalInfoInput,
} from '#contracts/generated/schemas/clinical-info-input.ts';
import { zClinicalPromptAnswer } from '#contracts/generated/schemas/clinical-prompt-answer.ts';
import type { Case, CaseClinicalInfo } from '#contracts/generated/wire.ts';

/** The name of the form among those of the page of a case. */
export const CORRECT = 'correct';

/** Whether the address of a case asks for the form in which its clinical information is corrected. */
export const asksForCorrection = ({ searchParams }: URL): boolean => searchParams.get('part') === 'clinical';

/** Says what a rule of the case form finds wrong with a text. */
const holdTo =
  (errorOf: (typed: string) => string | null) =>
  (typed: string, context: z.RefinementCtx): void => {
    const message = typed === '' ? null : errorOf(typed);
    if (message !== null) context.addIssue({ code: 'custom', message });
  };

const noError = (): null => null;

/** A text that may be left out, of which nothing but space is typed too. */
const optionalText = <Field extends z.ZodType<unknown, string | undefined>>(
  field: Field,
  errorOf: (typed: string) => string | null = noError,
) =>
  z
    .string()
    .overwrite(keptText)
    .superRefine(holdTo(errorOf))
    .transform((text) => (text === '' ? undefined : text))
    .pipe(field)
    .optional();

const requiredText = <Field extends z.ZodType<unknown, string>>(
  field: Field,
  says: string,
  errorOf: (typed: string) => string | null = noError,
) => z.string(says).overwrite(keptText).min(1, says).superRefine(holdTo(errorOf)).pipe(field);

const addressError = (typed: string): string | null =>
  typed.includes('@') ? emailError(typed) : phoneError(typed);

const codesError = (typed: string): string | null => {
  const codes = codesTyped(typed);
  if (codes.length > CODES_AT_MOST) return `Use at most ${CODES_AT_MOST} codes`;
  return codes.map(icd10Fault).find((fault) => fault !== null) ?? null;
};

const input = zClinicalInfoInput.shape;
const copy = zClinicalCopyTo.shape;

/**
 * The whole clinical text, in the words of the case form. What depends on the state of the case or on its facility is
 * asked for by the API, which names the field.
 */
export const CorrectionForm = withLabels(
  zClinicalInfoInput
    .extend({
      submittingPhysician: requiredText(input.submittingPhysician, CLINICAL_REQUIRED.submittingPhysician),
      submittingPhysicianNpi: optionalText(input.submittingPhysicianNpi, npiError),
      copyTo: z
        .array(
          zClinicalCopyTo.extend({
            name: requiredText(copy.name, CLINICAL_REQUIRED.copyName),
            address: requiredText(copy.address, CLINICAL_REQUIRED.copyAddress, addressError),
          }),
        )
        .max(COPIES_AT_MOST, `Use at most ${COPIES_AT_MOST} recipients`)
        .default([]),
      history: optionalText(input.history, historyError),
      historyNotProvided: z.boolean().default(false),
      clinicalImpression: optionalText(input.clinicalImpression),
      icd10: z.string().superRefine(holdTo(codesError)).optional(),
      priorDiagnosis: optionalText(input.priorDiagnosis),
      priorTreatment: optionalText(input.priorTreatment),
      promptAnswers: z
        .array(
          zClinicalPromptAnswer.extend({
            answer: optionalText(zClinicalPromptAnswer.shape.answer.optional()),
          }),
        )
        .default([]),
      gross: optionalText(input.gross, grossError),
      outsideDiagnosis: optionalText(input.outsideDiagnosis),
      intraoperativeResult: optionalText(input.intraoperativeResult),
      reason: optionalText(input.reason),
      ...versionFields,
    })
    .check(
      rule(
        ['history', 'historyNotProvided'],
        ({ history, historyNotProvided }) => history !== undefined || historyNotProvided,
        { path: ['history'], message: CLINICAL_REQUIRED.history },
      ),
    ),
  () => [
    ...correctionQuestions,
    ...Object.entries(COPY_LABELS).map(([name, label]) => ({ name: `copyTo[].${name}`, label })),
    { name: 'reason', label: REASON_LABEL },
  ],
);

export const COPY_LABELS = { name: 'Name', address: 'Fax number or email address' } as const;
export const REASON_LABEL = 'Reason for the change';

type Correction = z.output<typeof CorrectionForm>;

/** What is sent: a field that is left out is emptied, so everything that the form holds goes along. */
export const clinicalTextOf = ({
  etag: _etag,
  idempotencyKey: _key,
  icd10 = '',
  promptAnswers,
  ...typed
}: Correction): ClinicalInfoInputZodType => ({
  ...typed,
  icd10: codesTyped(icd10),
  promptAnswers: promptAnswers.flatMap(({ prompt, answer }) =>
    answer === undefined ? [] : [{ prompt, answer }],
  ),
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

/** What the form asks, in the words and the order of its fields. */
export const correctionAsks = {
  history: { label: 'Clinical history' },
  historyNotProvided: { label: 'None provided by the ordering physician', kind: 'tick' },
  clinicalImpression: { label: 'Clinical impression' },
  icd10: { label: 'ICD-10 codes' },
  priorDiagnosis: { label: 'Earlier diagnosis' },
  priorTreatment: { label: 'Earlier treatment' },
  promptAnswers: { label: 'Questions of the body sites' },
  gross: { label: 'Gross description' },
  outsideDiagnosis: { label: 'Original diagnosis' },
  intraoperativeResult: { label: 'Intraoperative result' },
  submittingPhysician: { label: 'Submitting physician' },
  submittingPhysicianNpi: { label: 'NPI of the submitting physician' },
  copyTo: { label: 'Copies of the report' },
} as const;

/** What the form asks, as a list, to tell of two versions of it. */
export const correctionQuestions: readonly Question[] = keysOf(correctionAsks).map((name) => ({
  name,
  ...correctionAsks[name],
}));
