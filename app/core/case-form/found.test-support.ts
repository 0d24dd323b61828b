import { completeForm, setting } from './complete-form.test-support.ts';
import { type FormFacts, type FormFindings, type FormSetting, NO_FINDINGS } from './form.ts';
import { problemsOf } from './problems.ts';

/** What the rules find in the complete form after a change of it. */
export const found = (
  change: (form: FormFacts) => Partial<FormFacts>,
  where: Partial<FormSetting> = {},
  findings: Partial<FormFindings> = {},
) => {
  const form = completeForm();
  return problemsOf({ ...form, ...change(form) }, { ...setting, ...where }, { ...NO_FINDINGS, ...findings });
};

export const patient = (changes: Partial<FormFacts['patient']>) => (form: FormFacts) => ({
  patient: { ...form.patient, ...changes },
});
export const clinical = (changes: Partial<FormFacts['clinical']>) => (form: FormFacts) => ({
  clinical: { ...form.clinical, ...changes },
});
export const delivery = (changes: Partial<FormFacts['delivery']>) => (form: FormFacts) => ({
  delivery: { ...form.delivery, ...changes },
});
export const billing = (changes: Partial<FormFacts['billing']>) => (form: FormFacts) => ({
  billing: { ...form.billing, ...changes },
});
export const routing = (changes: Partial<FormFacts['routing']>) => (form: FormFacts) => ({
  routing: { ...form.routing, ...changes },
});
