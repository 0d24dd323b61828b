import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import type { OnboardingStepInputZodType } from '#contracts/generated/schemas/onboarding-step-input.ts';
import { type FieldCheck, ifGiven, isBlank, when } from '../forms/field-errors.ts';
import { expiryError } from '../registration/dates-of-forms.ts';
import { AUTHORIZATIONS, isEndingAuthorization } from '../registration/work-authorizations.ts';

type Key = OnboardingStepZodType['key'];

/** What the steps are called that ask for a file. */
const FILED: ReadonlyMap<Key, string> = new Map([
  ['licences', 'Licence'],
  ['boardCertification', 'Board certificate'],
  ['cv', 'CV'],
  ['malpractice', 'Malpractice cover'],
  ['workAuthorization', 'Work authorisation'],
  ['proofOfAddress', 'Proof of address'],
]);

const ENDING: readonly Key[] = ['licences', 'malpractice'];

const isKind = (text: string | undefined): boolean => AUTHORIZATIONS.safeParse(text).success;

/** What is wrong with one step; `files` are the keys of the task's own attachments, `today` a day of the wire. */
export function stepChecks(
  key: Key,
  step: OnboardingStepInputZodType,
  files: readonly string[],
  today: string,
): readonly FieldCheck[] {
  const label = FILED.get(key);
  const attachments = step.attachments ?? [];
  const isEnding = key === 'workAuthorization' ? isEndingAuthorization(step.text) : ENDING.includes(key);
  return [
    ['text', when(key === 'workAuthorization' && !isKind(step.text), 'Kind of authorisation is required')],
    ['attachments', when(label !== undefined && isBlank(attachments), `${label ?? ''} is required`)],
    ['attachments', when(!attachments.every((file) => files.includes(file)), 'There is no such file')],
    ['expiresOn', when(isEnding && isBlank(step.expiresOn), 'Expiry date is required')],
    ['expiresOn', ifGiven(step.expiresOn, (day) => expiryError(day, today))],
    ['signedName', when(key === 'agreement' && isBlank(step.signedName), 'Sign the agreement to continue')],
    [
      'casesDone',
      when(key === 'practiceCases' && step.casesDone === undefined, 'Number of cases is required'),
    ],
  ];
}

/** Whether the step can go to the reviewer; the practice cases cannot before the last of them. */
export const isStepDone = (step: Pick<OnboardingStepZodType, 'casesDone' | 'casesTotal'>): boolean =>
  step.casesDone >= step.casesTotal;

const isHandedIn = ({ state }: OnboardingStepZodType): boolean =>
  state === 'Submitted' || state === 'Accepted';

/** What keeps the whole from being handed in, by step; `labels` are those of the contract. */
export const unfinishedChecks = (
  steps: readonly OnboardingStepZodType[],
  labels: Readonly<Record<Key, string>>,
): readonly FieldCheck[] =>
  steps.map((step) => {
    const left = step.casesTotal - step.casesDone;
    const verb = step.key === 'licences' ? 'are' : 'is';
    const text =
      left > 0
        ? `Read ${left} more practice ${left === 1 ? 'case' : 'cases'}`
        : `${labels[step.key]} ${verb} required`;
    return [step.key, isHandedIn(step) ? null : text];
  });

/** Nobody has looked up tomorrow what a board says; days as the wire writes them. */
export const verifiedOnError = (day: string, today: string): string | null =>
  when(day > today, 'Verified on cannot be in the future');
