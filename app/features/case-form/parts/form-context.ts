import { createContext, useContext } from 'react';
import type { CaseFields } from '#app/core/case-form/fields.ts';
import type { FormFacts, FormSetting } from '#app/core/case-form/form.ts';
import type { FormField } from '#app/ui/forms/form-field.ts';
import type { CaseProblem } from '#contracts/generated/wire.ts';
import type { FormLists } from '../lists.server.ts';

/** Everything that a field of the form needs to know of it. */
export interface FormContext {
  /** The rows, images and files as the server has them. */
  readonly form: FormFacts;
  /** As it was typed. */
  readonly fields: CaseFields;
  readonly filling: number;
  /** Everything that is amiss, by the names of fields. */
  readonly problems: readonly CaseProblem[];
  /** Errors are shown from the first try to go on. */
  readonly isTried: boolean;
  readonly setting: FormSetting;
  readonly lists: FormLists;
  /** The buttons of rows that were pressed and whose rows are not shown yet, each by its value. */
  readonly rowsAsked: readonly string[];
}

export const FormContext = createContext<FormContext | null>(null);

export function useFormContext(): FormContext {
  const context = useContext(FormContext);
  if (context === null) throw new Error('A field of the case form stands outside of it.');
  return context;
}

/** Where a link of the error summary leads to. */
export const fieldIdOf = (name: string): string => `case-${name}`;

export function useTyped(name: string): string {
  return useFormContext().fields[name] ?? '';
}

export function useCaseField(name: string, required = false): FormField {
  const { fields, filling, problems, isTried } = useFormContext();
  const errors = problems.filter(({ field, severity }) => field === name && severity === 'error');
  return {
    id: fieldIdOf(name),
    name,
    key: `${filling} ${name}`,
    required,
    errors: isTried && errors.length > 0 ? errors.map(({ message }) => message) : undefined,
    defaultValue: fields[name],
  };
}

/** What looks wrong in a field and may be right: it holds nobody back. */
export function useDoubts(name: string): readonly string[] {
  return useFormContext()
    .problems.filter(({ field, severity }) => field === name && severity === 'warning')
    .map(({ message }) => message);
}
