import { labels } from '#contracts/generated/labels.ts';
import { zWorkAuthorization } from '#contracts/generated/schemas/work-authorization.ts';
import type { OnboardingStep } from '#contracts/generated/wire.ts';

interface StepWords {
  /** What the provider is asked to do. */
  readonly asks: string;
  /** Labels of the fields that this step has; it has no others. */
  readonly text: string | null;
  readonly file: string | null;
  readonly ends: string | null;
  readonly endsHint?: string;
}

const none = { text: null, file: null, ends: null };

export const stepWords: Readonly<Record<OnboardingStep['key'], StepWords>> = {
  profile: {
    ...none,
    asks: 'Look through your profile in About Me, and write here what the operator has to correct.',
    text: 'What is to be corrected',
  },
  licences: {
    asks: 'One licence at least, which the operator checks with its board.',
    text: 'State or province and number of each',
    file: 'Licence',
    ends: 'Ends first on',
  },
  boardCertification: {
    ...none,
    asks: 'The certificate of your board. If you are board eligible, the letter of the board that says so.',
    text: 'Board and year',
    file: 'Certificate',
  },
  cv: { ...none, asks: 'Your CV with the places where you have signed out cases.', file: 'CV' },
  malpractice: {
    asks: 'The cover that you read under.',
    text: 'Insurer and sum',
    file: 'Proof of cover',
    ends: 'Cover ends on',
  },
  workAuthorization: {
    asks: 'What lets you work in the country that you read in.',
    text: 'Kind of authorisation',
    file: 'Authorization',
    ends: 'Authorisation ends on',
    endsHint: 'For a work visa, an EAD or a student visa. Leave it empty for what does not end.',
  },
  proofOfAddress: { ...none, asks: 'A bill or letter with your name and address.', file: 'Proof of address' },
  agreement: { ...none, asks: 'Type your full name to sign the agreement with the operator.' },
  viewerTraining: {
    ...none,
    asks:
      'The operator shows you the viewer with a practice slide. Measure a distance in it, place a mark and take both back. ' +
      'Save this step when you have done so. If nobody has shown you a practice slide yet, ask the operator for it.',
    text: 'What was unclear',
  },
  practiceCases: {
    ...none,
    asks:
      'The operator shows or sends you the practice cases, which are archived ones with known answers. Type how many you ' +
      'have read. The step is handed in with the last of them. If none have come yet, ask the operator for them.',
  },
};

/** What was typed into a step, in words. */
export function stepText({ key, text }: Pick<OnboardingStep, 'key' | 'text'>): string | null {
  const kind = key === 'workAuthorization' ? zWorkAuthorization.safeParse(text).data : undefined;
  return kind === undefined ? text : labels.WorkAuthorization[kind];
}
