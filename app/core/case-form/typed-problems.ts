import type { CaseForm, CaseProblem } from '#contracts/generated/wire.ts';
import {
  type CaseFields,
  formWith,
  ICD10,
  rowsOfCopies,
  type TypedForm,
  unstorableFields,
} from './fields.ts';
import type { FormSetting } from './form.ts';
import { problemsOf } from './problems.ts';

type Whole = Pick<CaseForm, 'attachments'> & TypedForm;

/**
 * The name of the field in the form at a place of getCaseForm: `specimens.0.subsections.1.stain` is called by the ids of
 * its rows there, and a code of a list by the one field of the list.
 */
export function fieldNameOf({ specimens }: Pick<CaseForm, 'specimens'>, place: string): string {
  if (place.startsWith(`${ICD10}.`)) return ICD10;
  const copy = /^clinical\.copyTo\.(\d+)$/.exec(place)?.[1];
  if (copy !== undefined) return `${place}.email`;
  const [, at, rest = ''] = /^specimens\.(\d+)\.(.+)$/.exec(place) ?? [];
  const specimen = at === undefined ? undefined : specimens[Number(at)];
  if (specimen === undefined) return place;
  const [, row, key] = /^subsections\.(\d+)\.([a-zA-Z]+)/.exec(rest) ?? [];
  const slides = row === undefined ? undefined : specimen.subsections[Number(row)];
  return `specimens.${specimen.id}.${slides === undefined ? rest : `subsections.${slides.id}.${key ?? ''}`}`;
}

/** Recipients are counted without the rows that are empty or cannot be kept; a problem stands in the row that was typed. */
const inTypedRow = (place: string, rows: readonly number[]): string =>
  place.replace(/^clinical\.copyTo\.(\d+)/, (_, at) => `clinical.copyTo.${rows[Number(at)] ?? at}`);

/** Problems by the names that their fields have in the form with these texts: a row that moves later takes them along. */
export function namedProblems(
  form: TypedForm,
  fields: CaseFields,
  problems: readonly CaseProblem[],
): readonly CaseProblem[] {
  const rows = rowsOfCopies(fields);
  return problems.map((problem) => ({
    ...problem,
    field: fieldNameOf(form, inTypedRow(problem.field, rows)),
  }));
}

const keyOf = ({ field, message }: CaseProblem): string => `${field} ${message}`;

/** What the server lets pass, of problems with the names of fields: also what a rule finds missing and the facility has said that it cannot provide. */
export const excusedByServer = (problems: readonly CaseProblem[]): ReadonlySet<string> =>
  new Set(problems.filter(({ severity }) => severity === 'warning').map(keyOf));

/** Everything that is amiss in what was typed, each with the name of its field, in the order of the form. */
export function typedProblems(
  form: Whole,
  fields: CaseFields,
  setting: FormSetting,
  found: readonly CaseProblem[] = [],
  excused: ReadonlySet<string> = new Set(),
): readonly CaseProblem[] {
  const facts = formWith(form, fields);
  const faults = unstorableFields(form, fields);
  const ofRules = namedProblems(form, fields, problemsOf(facts, setting));
  const named = [...ofRules, ...found].map((problem) =>
    excused.has(keyOf(problem)) ? { ...problem, severity: 'warning' as const } : problem,
  );
  const isFaulty = ({ field }: CaseProblem): boolean => faults[field] !== undefined;
  const told = new Set<string>();
  const rules = named.filter((problem) => {
    const key = keyOf(problem);
    if (told.has(key)) return false;
    told.add(key);
    return !isFaulty(problem);
  });
  const unread = Object.entries(faults).map(([field, message]) => ({
    field,
    message,
    severity: 'error' as const,
  }));
  return [...unread, ...rules];
}

/** What the other cases of the facility have a say in; of every other field the form itself knows all. */
const ASKED_OF_SERVER: ReadonlySet<string> = new Set([
  'clinical.caseRecordId',
  'patient.medicalRecordNumber',
  'routing.parentCaseId',
]);

/** What only the API could find, such as a number that another case has: all that the rules of the form do not tell. */
export function foundByServer(
  form: Whole,
  setting: FormSetting,
  problems: readonly CaseProblem[],
): readonly CaseProblem[] {
  const own = new Set(problemsOf(form, setting).map(keyOf));
  return problems.filter((problem) => ASKED_OF_SERVER.has(problem.field) && !own.has(keyOf(problem)));
}
