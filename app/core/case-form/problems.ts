import type { CaseProblem } from '#contracts/generated/wire.ts';
import { attachmentProblems, clinicalProblems } from './clinical-rules.ts';
import { type FormFacts, type FormFindings, type FormSetting, NO_FINDINGS } from './form.ts';
import { historyDoubts } from './history-doubts.ts';
import { patientProblems } from './patient-rules.ts';
import { sendingProblems } from './sending-rules.ts';
import { specimenProblems } from './specimen-rules.ts';

/** Every rule of the form at once, in its order; an error keeps the case from being sent, a warning does not. */
export const problemsOf = (
  form: FormFacts,
  setting: FormSetting,
  findings: FormFindings = NO_FINDINGS,
): readonly CaseProblem[] => [
  ...patientProblems(form, setting, findings),
  ...clinicalProblems(form, setting, findings),
  ...historyDoubts(form, setting.today),
  ...attachmentProblems(form),
  ...specimenProblems(form, setting),
  ...sendingProblems(form, setting, findings),
];

/** The errors as the field map of a refusal. */
export function fieldsOf(problems: readonly CaseProblem[]): Readonly<Record<string, readonly string[]>> {
  const fields: Record<string, string[]> = {};
  for (const { field, message, severity } of problems)
    if (severity === 'error') (fields[field] ??= []).push(message);
  return fields;
}
