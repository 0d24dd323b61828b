import { useMemo } from 'react';
import { problemLine } from '#app/core/case-form/field-words.ts';
import { formWith, unstorableFields } from '#app/core/case-form/fields.ts';
import type { FormFacts, FormSetting } from '#app/core/case-form/form.ts';
import { FORM_STEPS, type FormStep, stepOfField } from '#app/core/case-form/steps.ts';
import { excusedByServer, foundByServer, typedProblems } from '#app/core/case-form/typed-problems.ts';
import type { CaseProblem } from '#contracts/generated/wire.ts';
import type { DeskView } from '../saving/desk-view.ts';

/** A problem with the line that a list tells of it. */
export interface ToldProblem extends CaseProblem {
  readonly line: string;
}

interface FormProblems {
  /** Everything that is amiss, by the names of fields. */
  readonly problems: readonly CaseProblem[];
  readonly errorsOf: (step: FormStep) => readonly ToldProblem[];
  /** The first step with a text that the server cannot hold; null where there is none. */
  readonly unkeptStep: FormStep | null;
}

/** The rules of the form on what was typed, and what the server alone found in it, as long as it is still typed so. */
export function useFormProblems(
  form: FormFacts,
  setting: FormSetting,
  { fields, found, foundAt }: Pick<DeskView, 'fields' | 'found' | 'foundAt'>,
): FormProblems {
  const problems = useMemo(() => {
    const stillSo = ({ field }: CaseProblem) => (fields[field] ?? '') === (foundAt[field] ?? '');
    const serverOnly = foundByServer(formWith(form, foundAt), setting, found).filter(stillSo);
    const { specimens } = formWith(form, fields);
    return typedProblems(form, fields, setting, serverOnly, excusedByServer(found)).map((problem) => ({
      ...problem,
      line: problemLine(specimens, problem),
    }));
  }, [form, fields, setting, found, foundAt]);
  const unkept = useMemo(
    () => new Set(Object.keys(unstorableFields(form, fields)).map(stepOfField)),
    [form, fields],
  );
  return {
    problems,
    unkeptStep: FORM_STEPS.find((step) => unkept.has(step)) ?? null,
    errorsOf: (step) =>
      problems.filter(({ field, severity }) => severity === 'error' && stepOfField(field) === step),
  };
}
