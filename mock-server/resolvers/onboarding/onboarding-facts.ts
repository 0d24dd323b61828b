import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import { zWorkAuthorization } from '#contracts/generated/schemas/work-authorization.ts';
import type { ProviderFacts } from '../../store/records/people.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

type Facts = ProviderFacts['onboarding'];
type Step = OnboardingStepZodType;

/** Writes what stands between a provider and the next status; nothing happens to whoever is no provider. */
export const changeOnboardingFacts = (
  world: World,
  userId: string,
  next: (facts: Facts) => Partial<Facts>,
): void =>
  // No version more: a provider's own profile says nothing of this, and must not become stale by it.
  void world.users.change(userId, (user) => withFacts(user, next));

const withFacts = (user: UserRecord, next: (facts: Facts) => Partial<Facts>): UserRecord =>
  user.provider === null
    ? user
    : {
        ...user,
        provider: {
          ...user.provider,
          onboarding: { ...user.provider.onboarding, ...next(user.provider.onboarding) },
        },
      };

/**
 * Adds what accepted steps prove of their provider (domain 2.10); what another onboarding proved stays. The cover and the
 * authorisation are those of the step that was accepted last, so they change only where it is accepted now
 * (`judgedKeys`): an older onboarding that goes on takes no newer one away, and a mistyped day can be put right.
 */
export function proveSteps(
  world: World,
  userId: string,
  steps: readonly Step[],
  judgedKeys: readonly Step['key'][],
): UserRecord {
  const accepted = new Map(
    steps.filter(({ state }) => state === 'Accepted').map((step) => [step.key, step] as const),
  );
  const findNew = (key: Step['key']) => (judgedKeys.includes(key) ? accepted.get(key) : undefined);
  return world.users.change(userId, (user) => {
    const proven = withFacts(user, (facts) => ({
      agreementSigned: facts.agreementSigned || accepted.has('agreement'),
      trainingPassed:
        facts.trainingPassed || (accepted.has('viewerTraining') && accepted.has('practiceCases')),
      boardCertified: facts.boardCertified || accepted.has('boardCertification'),
      malpracticeEndsOn: findNew('malpractice')?.expiresOn ?? facts.malpracticeEndsOn,
    }));
    return {
      ...authoriseUser(proven, findNew('workAuthorization')),
      licences: verifyLicences(user.licences, accepted.get('licences')),
    };
  });
}

/** The kind that the step names, where it names one; else the one of the registration stands. */
function authoriseUser(user: UserRecord, step: Step | undefined): UserRecord {
  const kind = zWorkAuthorization.safeParse(step?.text).data;
  return user.provider === null || kind === undefined
    ? user
    : { ...user, provider: { ...user.provider, workAuthorization: kind } };
}

/** 'CO 0000000, OH 35.012345': the licences that were looked up at their boards; all that are held where none is named. */
function verifyLicences(licences: UserRecord['licences'], step: Step | undefined): UserRecord['licences'] {
  if (step === undefined) return licences;
  const named = licences.filter((licence) => isNamedIn(step.text ?? '', licence));
  const seen = named.length === 0 ? licences : named;
  return licences.map((licence) =>
    seen.includes(licence) ? { ...licence, verifiedOn: licence.verifiedOn ?? step.verifiedOn } : licence,
  );
}

/** Whether a text names a licence by its number, or by its state before any number: 'or' and 'in' are words too. */
const isNamedIn = (text: string, { state, number }: UserRecord['licences'][number]): boolean =>
  text.split(/[,;\n]/).some((entry) => {
    const words = entry.trim().split(/[\s:]+/);
    return words.some((word, at) => {
      if (word.toUpperCase() === number.toUpperCase()) return true;
      const isState = word === state || (at === 0 && word.toUpperCase() === state);
      return isState && /^(?:[A-Z] )?\S*\d/i.test(words.slice(at + 1).join(' '));
    });
  });
