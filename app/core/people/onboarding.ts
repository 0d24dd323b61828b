/** Cases that a provisionally active provider reads under a second pair of eyes before they read alone. */
export const PROCTORED_CASES = 10;

/** A provider as the rules of the way to Active see one. Days are ISO days. */
export interface Onboarding {
  readonly status: string;
  readonly practisesInUs: boolean;
  readonly npi: string | null;
  readonly licences: readonly { readonly expiresOn: string; readonly verifiedOn: string | null }[];
  readonly certificates: number;
  readonly workAuthorization: string;
  readonly tasksExist: boolean;
  readonly agreementSigned: boolean;
  readonly trainingPassed: boolean;
  readonly malpracticeEndsOn: string | null;
  readonly proctoredCases: number;
  readonly openMajors: number;
}

/** What the next status still wants, by field, in words; empty when nothing is in the way. */
export function onboardingGaps(provider: Onboarding, today: string): Readonly<Record<string, string>> {
  switch (provider.status) {
    case 'New':
      return provider.tasksExist ? {} : { tasks: 'Onboarding tasks must be made' };
    case 'In Progress':
      return credentialGaps(provider, today);
    case 'Provisionally Active':
      return proctoringGaps(provider);
    case 'Deactivated':
      return { credentials: 'Credentials must be checked again' };
    default:
      return {};
  }
}

function credentialGaps(provider: Onboarding, today: string): Readonly<Record<string, string>> {
  const { malpracticeEndsOn: coverEnds, licences } = provider;
  const isLicensed = licences.some(({ expiresOn, verifiedOn }) => verifiedOn !== null && expiresOn >= today);
  const gaps: Readonly<Record<string, string | false>> = {
    npi: provider.practisesInUs && provider.npi === null && 'NPI is missing',
    licences: !isLicensed && 'One licence must be verified',
    certificates: provider.certificates === 0 && 'Board certificate is missing',
    malpractice:
      coverEnds === null
        ? 'Malpractice cover is missing'
        : coverEnds < today && 'Malpractice cover has expired',
    workAuthorization: provider.workAuthorization === 'N/A' && 'Work authorisation is missing',
    agreement: !provider.agreementSigned && 'The agreement must be signed',
    training: !provider.trainingPassed && 'Viewer training and the validation set must be passed',
  };
  return Object.fromEntries(
    Object.entries(gaps).flatMap(([field, gap]) => (gap === false ? [] : [[field, gap]])),
  );
}

function proctoringGaps({ proctoredCases, openMajors }: Onboarding): Readonly<Record<string, string>> {
  const left = Math.max(0, PROCTORED_CASES - proctoredCases);
  const majors = openMajors === 1 ? '1 major disagreement is' : `${openMajors} major disagreements are`;
  return {
    ...(left === 0
      ? {}
      : { proctoredCases: `${left} of ${PROCTORED_CASES} proctored cases are still to be read` }),
    ...(openMajors === 0 ? {} : { openMajors: `${majors} not settled` }),
  };
}
