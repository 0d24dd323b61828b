import type { CaseForm, CaseProblem } from '#contracts/generated/wire.ts';

/** What the rules read of a case form: the part of getCaseForm that people fill in. */
export type FormFacts = Pick<
  CaseForm,
  'patient' | 'clinical' | 'delivery' | 'billing' | 'routing' | 'labelsChecked' | 'specimens' | 'attachments'
>;

export interface BodySite {
  readonly value: string;
  readonly label: string;
  /** Whether a side has to be given. */
  readonly laterality: boolean;
  readonly subsites: readonly { readonly value: string; readonly label: string }[];
}

/** What the rules have to know of the facility, of the day and of the reference lists. */
export interface FormSetting {
  /** ISO day. */
  readonly today: string;
  readonly country: 'US' | 'Canada' | 'Other';
  readonly hasLab: boolean;
  /** The operator bills the patient's payer itself. */
  readonly operatorBills: boolean;
  readonly bodySites: readonly BodySite[];
  readonly provinces: readonly { readonly value: string; readonly label: string }[];
}

/** What only the other cases of the facility can tell; a form that is judged without them has NO_FINDINGS. */
export interface FormFindings {
  readonly accessionUsed: boolean;
  /** Whoever has this record number already, where name or birth date differ. */
  readonly recordNumberOwner: {
    readonly lastName: string;
    readonly firstName: string;
    /** ISO day. */
    readonly birthDate: string;
  } | null;
  /** A patient of this name and birth date has another record number. */
  readonly sameNameElsewhere: boolean;
  readonly parent: 'fits' | 'missing' | 'other-patient';
}

export const NO_FINDINGS: FormFindings = {
  accessionUsed: false,
  recordNumberOwner: null,
  sameNameElsewhere: false,
  parent: 'fits',
};

export const mistake = (field: string, message: string): CaseProblem => ({
  field,
  message,
  severity: 'error',
});
export const doubt = (field: string, message: string): CaseProblem => ({
  field,
  message,
  severity: 'warning',
});

export const isBlank = (text: string | null): text is null | '' => text === null || text.trim() === '';

/** One mistake where nothing is filled in, else what the rule finds in the text. */
export function requiredProblem(
  field: string,
  text: string | null,
  message: string,
  rule: (text: string) => string | null = () => null,
): readonly CaseProblem[] {
  if (isBlank(text)) return [mistake(field, message)];
  return optional(field, text, rule);
}

export function optional(
  field: string,
  text: string | null,
  rule: (text: string) => string | null,
): readonly CaseProblem[] {
  const fault = isBlank(text) ? null : rule(text);
  return fault === null ? [] : [mistake(field, fault)];
}
