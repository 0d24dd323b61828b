/** The steps of the form, in their order; the last one is a page of its own that sends the case out. */
export const FORM_STEPS = ['patient', 'clinical', 'specimens', 'delivery'] as const;

export type FormStep = (typeof FORM_STEPS)[number];

export const STEP_TITLES: Readonly<Record<FormStep, string>> = {
  patient: 'Patient',
  clinical: 'Clinical',
  specimens: 'Specimens and slides',
  delivery: 'Delivery and billing',
};

/** What the last step is called: a person of the operator reads the case there, and only its facility sends it. */
export const reviewTitleFor = (isOperator: boolean): string => (isOperator ? 'Review' : 'Review and send');

/** What the button asks for that leads from any step to the review. */
export const TO_REVIEW = 'review';

export const readStep = (text: string | null): FormStep =>
  FORM_STEPS.find((step) => step === text) ?? 'patient';

export const nextStep = (step: FormStep): FormStep | null => FORM_STEPS[FORM_STEPS.indexOf(step) + 1] ?? null;

const STEP_OF_GROUP: Readonly<Record<string, FormStep>> = {
  patient: 'patient',
  clinical: 'clinical',
  attachments: 'clinical',
  specimens: 'specimens',
  delivery: 'delivery',
  billing: 'delivery',
  routing: 'delivery',
};

/** Where a field stands, by its place in getCaseForm or by its name in the form; null for one of the review. */
export const stepOfField = (field: string): FormStep | null =>
  STEP_OF_GROUP[field.split('.')[0] ?? ''] ?? null;
