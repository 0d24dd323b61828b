import { withoutStrayParts } from './dependent-fields.ts';
import type { CaseFields } from './fields.ts';
import { type FormStep, stepOfField } from './steps.ts';

const TICKS = ['clinical.historyNotProvided', 'clinical.otherClinicalTicked'];

/** What stands in the form after a post of one step: of the others it says nothing, and of its own boxes the ticked ones. */
export function fieldsAfterPost(
  before: CaseFields,
  posted: Iterable<readonly [string, unknown]>,
  step: FormStep,
): CaseFields {
  const typed = [...posted].flatMap(([name, value]) =>
    typeof value === 'string' && stepOfField(name) !== null ? [[name, value] as const] : [],
  );
  const empty = TICKS.filter((name) => stepOfField(name) === step).map((name) => [name, ''] as const);
  return withoutStrayParts(before, { ...before, ...Object.fromEntries([...empty, ...typed]) });
}
