import { afterEach, describe, expect, it } from 'vitest';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { zOnboardingStepKey } from '#contracts/generated/schemas/onboarding-step-key.ts';
import type { Onboarding, OnboardingStep } from '#contracts/generated/wire.ts';
import { OnboardingScreen } from './onboarding-screen.tsx';
import { type StepKey, saveIntentOf, stepFormOf } from './step-forms.ts';

const person = { userId: 'usr_demo000003', displayName: 'Dr. Invented' };

const stepOf = (key: StepKey, changes: Partial<OnboardingStep> = {}): OnboardingStep => ({
  key,
  state: 'ToDo',
  text: null,
  attachments: [],
  expiresOn: null,
  signedName: null,
  casesDone: 0,
  casesTotal: key === 'practiceCases' ? 10 : 0,
  sourceUrl: null,
  verifiedBy: null,
  verifiedOn: null,
  reason: null,
  savedAt: null,
  ...changes,
});

const stepsOf = (changes: Partial<Record<StepKey, Partial<OnboardingStep>>> = {}, all = {}) =>
  zOnboardingStepKey.options.map((key) => stepOf(key, { ...all, ...changes[key] }));

const begun: Onboarding = {
  taskId: 'tsk_onboarding-1',
  version: 4,
  etag: '"v4"',
  status: 'InProgress',
  provider: person,
  steps: stepsOf(),
  stepsAccepted: 0,
  stepsTotal: 10,
  attachments: [],
  allowedActions: ['saveStep'],
};

async function show(
  onboarding: Onboarding | null,
  about: { readonly status?: string; readonly outcome?: PostedOutcome } = {},
): Promise<void> {
  const element = (
    <OnboardingScreen
      onboarding={onboarding}
      status={about.status ?? 'Provisionally Active'}
      dueAt="2026-11-30T15:00:00Z"
      idempotencyKey='"key"'
      asOf="2026-11-23T15:00:00Z"
      outcome={about.outcome}
    />
  );
  await mountPage(element, { path: '/pathologist/onboarding-task' });
}

const missing = () => [...document.querySelectorAll('a[href^="#"]')].map(textOf);
const partOf = (key: StepKey) => found(`#${key}`);
const saveOf = (key: StepKey) => found(`#${saveIntentOf(key)} [type=submit]:not(.sr-only)`);

afterEach(unmount);

describe('the onboarding of a provider', () => {
  it('S2.5-06 S2.7-12 lists ten steps, and what is missing as links to them', async () => {
    await show({ ...begun, steps: stepsOf({ cv: { state: 'Submitted' }, practiceCases: { casesDone: 7 } }) });
    expect(document.querySelectorAll('main ol > li')).toHaveLength(10);
    expect(textOf(found('main dl'))).toContain('Due11/30/2026');
    expect(missing()).toHaveLength(9);
    expect(missing()).not.toContain('CV is required');
    expect(missing()).toEqual(expect.arrayContaining(['Licences are required', 'Profile is required']));
    expect(named('Read 3 more practice cases').getAttribute('href')).toBe('#practiceCases');
    expect(named('Hand in onboarding').getAttribute('aria-disabled')).toBe('true');
    await show({ ...begun, steps: stepsOf({ practiceCases: { casesDone: 9 } }) });
    expect(missing()).toContain('Read 1 more practice case');
  });

  it('says of a step that it is saved until the onboarding is handed in', async () => {
    const steps = stepsOf({ cv: { state: 'Submitted', savedAt: '2026-11-20T12:00:00Z' } });
    for (const status of ['InProgress', 'Returned'] as const) {
      await show({ ...begun, steps, status });
      expect(textOf(partOf('cv'))).toMatch(/^CVSaved/);
    }
    await show({ ...begun, steps, status: 'Submitted', allowedActions: [] });
    expect(textOf(partOf('cv'))).toMatch(/^CVSubmitted/);
  });

  it('says of practice slides and cases that the operator shows them, and where to ask for them', async () => {
    await show(begun);
    for (const key of ['viewerTraining', 'practiceCases'] as const) {
      expect(textOf(partOf(key))).toMatch(/The operator shows .* yet, ask the operator for/);
      expect(partOf(key).querySelector('form a')?.getAttribute('href')).toBe('/account-detail?part=ask');
    }
    expect(partOf('profile').querySelector('form a')?.getAttribute('href')).toBe('/about-me');
  });

  it('says of what came with the registration that it counts and can be replaced, and names its files', async () => {
    const file = {
      key: 'cv-1',
      fileName: 'cv-of-june.pdf',
      contentType: 'application/pdf',
      bytes: 900,
      uploadedAt: '2026-11-20T12:00:00Z',
      uploadedBy: person,
    };
    const cv: Partial<OnboardingStep> = {
      state: 'Submitted',
      attachments: [file.key],
      savedAt: '2026-11-21T12:00:00Z',
    };
    const brought: Onboarding = { ...begun, attachments: [file], steps: stepsOf({ cv }) };
    const said = 'What you have handed in with your registration is filled in below, and counts.';
    await show({ ...brought, status: 'Open', allowedActions: ['start'] });
    expect(textOf()).toContain(said);
    expect(textOf(partOf('cv'))).toContain('cv-of-june.pdf');
    expect(missing()).not.toContain('CV is required');
    await show({ ...begun, status: 'Open', allowedActions: ['start'] });
    expect(textOf()).not.toContain(said);
    await show(brought);
    expect(textOf(partOf('cv'))).toContain('Another file');
  });

  it('asks of a step what its key asks for, and saves it with task version and key', async () => {
    await show(begun);
    await click(saveOf('agreement'));
    await eventually(() => expect(textOf(partOf('agreement'))).toContain('Sign the agreement to continue'));
    await click(saveOf('malpractice'));
    await eventually(() => expect(textOf(partOf('malpractice'))).toContain('Malpractice cover is required'));
    expect(textOf(partOf('malpractice'))).toContain('Expiry date is required');
    expect(posts).toEqual([]);
    await fill(found<HTMLInputElement>('input[name=signedName]'), 'Invented Name');
    await click(saveOf('agreement'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'save-agreement',
      etag: '"v4"',
      idempotencyKey: '"key"',
      signedName: 'Invented Name',
    });
  });

  it('says what somebody hands in who is board eligible', async () => {
    await show(begun);
    expect(textOf(partOf('boardCertification'))).toContain('the letter of the board that says so');
  });

  it('asks of which kind a work authorisation is, without which the next status would stay closed', async () => {
    await show(begun);
    await click(saveOf('workAuthorization'));
    await eventually(() =>
      expect(textOf(partOf('workAuthorization'))).toContain('Kind of authorisation is required'),
    );
    expect(textOf(partOf('workAuthorization'))).toContain('Leave it empty for what does not end.');
    expect(textOf(partOf('workAuthorization'))).not.toContain('Expiry date is required');
    const kinds = [...partOf('workAuthorization').querySelectorAll('option')].map(({ value }) => value);
    expect(kinds).toEqual(['', 'Citizen', 'Green_Card', 'EAD', 'Work_Visa', 'Student_Visa', 'Other']);
    const saved = { state: 'Submitted', text: 'Green_Card', savedAt: '2026-11-23T15:00:00Z' } as const;
    await show({ ...begun, steps: stepsOf({ workAuthorization: saved }) });
    expect(textOf(partOf('workAuthorization'))).toContain('Kind of authorisationGreen card');
  });

  it('says why a step was sent back, opens its form, and keeps its file unless it is taken away', async () => {
    const file = {
      key: 'licence-co',
      fileName: 'licence.pdf',
      contentType: 'application/pdf',
      bytes: 900,
      uploadedAt: '2026-11-20T12:00:00Z',
      uploadedBy: person,
    };
    const licences: Partial<OnboardingStep> = {
      state: 'SentBack',
      reason: 'The second page is missing.',
      attachments: [file.key],
      expiresOn: '2027-10-31',
      savedAt: '2026-11-20T12:00:00Z',
    };
    await show({ ...begun, attachments: [file], steps: stepsOf({ licences }) });
    expect(textOf(partOf('licences'))).toContain('Sent back: The second page is missing.');
    expect(found<HTMLDetailsElement>('#licences details').open).toBe(true);
    expect(found('#licences a[download]').getAttribute('href')).toBe(
      '/files/task/tsk_onboarding-1/licence-co',
    );
    await click(saveOf('licences'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ attachments: 'licence-co', expiresOn: '2027-10-31' });
    await click(found('input[name=attachments]'));
    await click(saveOf('licences'));
    await eventually(() => expect(textOf(partOf('licences'))).toContain('Licence is required'));
    expect(posts).toHaveLength(1);
  });

  it('is handed in when the API allows it, and shows no form of an accepted step', async () => {
    await show({
      ...begun,
      steps: stepsOf(
        { cv: { state: 'Accepted', verifiedBy: person, verifiedOn: '2026-11-21' } },
        { state: 'Submitted', savedAt: '2026-11-20T12:00:00Z' },
      ),
      allowedActions: ['saveStep', 'submit'],
    });
    expect(missing()).toEqual([]);
    expect(document.querySelector('#cv form')).toBeNull();
    expect(textOf(partOf('cv'))).toContain('Checked byDr. Invented, 11/21/2026');
    await click(named('Hand in onboarding'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'submit', etag: '"v4"' });
  });

  it('is started, and started again when it was sent back', async () => {
    await show({ ...begun, status: 'Open', allowedActions: ['start'] });
    await click(named('Start onboarding'));
    await eventually(() => expect(posts[0]).toMatchObject({ intent: 'start' }));
    expect(document.querySelector('main details')).toBeNull();
    await show({ ...begun, status: 'Returned', allowedActions: ['start'] });
    expect(named('Start again')).toBeTruthy();
  });

  it.each([
    ['Active', 'Your onboarding is done'],
    ['Provisionally Active', 'No onboarding has been set up for you'],
    ['In Progress', 'No onboarding has been set up for you'],
    ['New', 'No onboarding has been set up for you'],
  ])('says to a provider who is %s and has no task: %s', async (status, title) => {
    await show(null, { status });
    expect(textOf(found('h2'))).toBe(title);
    expect(named('Go to My Tasks').getAttribute('href')).toBe('/task');
  });

  it('shows what was done before, every step accepted', async () => {
    const steps = stepsOf({}, { state: 'Accepted', savedAt: '2026-11-20T12:00:00Z' });
    await show({ ...begun, status: 'Completed', stepsAccepted: 10, steps, allowedActions: [] });
    expect(textOf()).toContain('10 of 10 steps are accepted');
    expect(textOf()).toContain('Nothing: every step is accepted');
    expect(document.querySelector('main form')).toBeNull();
  });
});

describe('the form of a step', () => {
  const sent = { etag: '"v4"', idempotencyKey: '"key"' };
  it.each([
    ['cv', {}, ['CV is required']],
    ['cv', { attachments: ['cv-1'] }, []],
    ['licences', { attachments: ['a'], expiresOn: '2026-01-01' }, ['Expiry date must be in the future']],
    ['practiceCases', {}, ['Number of cases is required']],
    ['practiceCases', { casesDone: 11 }, ['Enter a number from 0 to 10']],
    ['viewerTraining', {}, []],
  ] as const)('of %s with %j says %j', (key, typed, errors) => {
    const read = stepFormOf(key, '2026-11-23').safeParse({ ...sent, ...typed });
    expect(read.error?.issues.map(({ message }) => message) ?? []).toEqual(errors);
  });
});
