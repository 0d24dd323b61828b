import { stepChecks } from '#app/core/onboarding/step-checks.ts';
import { isFreshProof } from '#app/core/registration/dates-of-forms.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { OnboardingStepZodType } from '#contracts/generated/schemas/onboarding-step.ts';
import type { ProviderFormZodType } from '#contracts/generated/schemas/provider-form.ts';
import { dayOf } from '../../http/forms-of-calls.ts';
import { move } from '../../rules/moves.ts';
import type { RegistrationDocumentRecord } from '../../store/records/business.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { bytesId } from '../tasks/task-files.ts';
import { changeOnboarding } from './onboarding-forms.ts';

type Key = OnboardingStepZodType['key'];

/** What of a step stands in the form of a registration, and of which kind its documents are. */
interface Registered {
  readonly kind: RegistrationDocumentRecord['kind'];
  readonly text?: string | null | undefined;
  readonly expiresOn?: string | null | undefined;
}

/** Room that a step and its task have for files; what a provider adds later has to find some too. */
const FILES_OF_STEP = 10;
const FILES_OF_TASK = 15;

const inDollars = new Intl.NumberFormat('en-US');

function coverText({ malpractice }: ProviderFormZodType): string | null {
  if (malpractice === null) return null;
  const { insurer, policy, perClaim, aggregate } = malpractice;
  const sums = `${inDollars.format(perClaim)} dollars per claim, ${inDollars.format(aggregate)} a year`;
  return `${insurer}, policy ${policy}: ${sums}`;
}

const boardText = ({ boardEligible, boardCertifications }: ProviderFormZodType): string =>
  boardEligible
    ? 'Board eligible'
    : boardCertifications.map(({ board, year }) => `${labels.CertificationBoard[board]} ${year}`).join(', ');

function registeredIn(form: ProviderFormZodType): Readonly<Partial<Record<Key, Registered>>> {
  const held = form.licences.filter(({ status }) => status === 'Active');
  return {
    licences: {
      kind: 'licence',
      text: held.map(({ region, number }) => `${region} ${number}`).join(', '),
      expiresOn: held.map(({ expiresOn }) => expiresOn).toSorted()[0],
    },
    boardCertification: { kind: 'board_certificate', text: boardText(form) },
    cv: { kind: 'cv' },
    malpractice: { kind: 'malpractice', text: coverText(form), expiresOn: form.malpractice?.expiresOn },
    workAuthorization: {
      kind: 'work_authorization',
      text: form.workAuthorization,
      expiresOn: form.workAuthorizationExpiresOn,
    },
    proofOfAddress: { kind: 'proof_of_address' },
  };
}

interface Filled {
  readonly step: OnboardingStepZodType;
  readonly files: readonly { readonly key: string; readonly document: RegistrationDocumentRecord }[];
}

/** The step as its provider would save it from the registration; null where it would not be taken so. */
function filledFrom(
  step: OnboardingStepZodType,
  { kind, text, expiresOn }: Registered,
  documents: readonly RegistrationDocumentRecord[],
  now: number,
): Filled | null {
  const today = dayOf(now);
  const files = documents
    .filter((one) => one.kind === kind && (kind !== 'proof_of_address' || isFreshProof(one.issuedOn, today)))
    .map((document, at) => ({ key: `${kind.replaceAll('_', '-')}-${at + 1}`, document }));
  const attachments = files.map(({ key }) => key);
  const typed = {
    attachments,
    ...(text == null || text === '' ? {} : { text }),
    ...(expiresOn == null ? {} : { expiresOn }),
  };
  const faults = stepChecks(step.key, typed, attachments, today).filter(([, fault]) => fault !== null);
  if (faults.length > 0 || files.length > FILES_OF_STEP) return null;
  const state = move('OnboardingStepState', 'save', step.state, ['assignee']);
  return { step: { ...step, ...typed, state, savedAt: new Date(now).toISOString() }, files };
}

const attachmentOf = ({ key, document }: Filled['files'][number]): TaskRecord['attachments'][number] => {
  const { name: fileName, contentType, bytes, uploadedAt } = document.file;
  return { key, fileName, contentType, bytes, uploadedAt, uploadedBy: document.uploadedBy };
};

/**
 * Fills the steps of a new onboarding with what its provider has handed in with the registration: it counts, and can be
 * replaced. Nobody is asked twice for a document that is here.
 */
export async function fillFromRegistration(
  world: World,
  userId: string,
  { id, form }: { readonly id: string; readonly form: ProviderFormZodType },
  now: number,
): Promise<void> {
  const onboarding = world.onboardings.by('provider', userId).at(-1);
  if (onboarding === undefined) return;
  const documents = world.registrationDocuments.by('registration', id);
  const registered = registeredIn(form);
  const filled: Filled[] = [];
  for (const step of onboarding.steps) {
    const brought = registered[step.key];
    const one = brought === undefined ? null : filledFrom(step, brought, documents, now);
    const count = filled.reduce((sum, { files }) => sum + files.length, one?.files.length ?? 0);
    if (one !== null && count <= FILES_OF_TASK) filled.push(one);
  }
  const begun = world.tasks.find(onboarding.id)?.version;
  if (filled.length === 0) return;
  const files = filled.flatMap((one) => one.files);
  // The bytes first: a file that is named and is not there cannot be opened by anybody.
  for (const { key, document } of files) {
    const bytes = await world.bytes.get(document.id);
    if (bytes === null) return;
    await world.bytes.put(bytesId(onboarding, key), bytes);
  }
  // Whoever was quicker knows better what the steps hold.
  if (world.tasks.find(onboarding.id)?.version !== begun) return;
  const steps = onboarding.steps.map((step) => filled.find((one) => one.step.key === step.key)?.step ?? step);
  changeOnboarding(world, onboarding.id, steps, { attachments: files.map(attachmentOf) });
}
