import { afterEach, describe, expect, it } from 'vitest';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import type { Onboarding, OnboardingStep } from '#contracts/generated/wire.ts';
import { verdictsFormOf } from './verdict-forms.ts';
import { VerdictsPage } from './verdicts-page.tsx';

const TODAY = '2026-11-27';

const stepOf = (key: OnboardingStep['key'], state: OnboardingStep['state']): OnboardingStep => ({
  key,
  state,
  text: null,
  attachments: [],
  expiresOn: null,
  signedName: null,
  casesDone: 0,
  casesTotal: 0,
  sourceUrl: null,
  verifiedBy: null,
  verifiedOn: null,
  reason: null,
  savedAt: null,
});

const handedIn: Onboarding = {
  taskId: 'tsk_onboarding-1',
  version: 4,
  etag: '"v4"',
  status: 'Submitted',
  provider: { userId: 'usr_demo000003', displayName: 'Dr. Invented' },
  steps: [stepOf('profile', 'Accepted'), stepOf('licences', 'Submitted'), stepOf('cv', 'Submitted')],
  stepsAccepted: 1,
  stepsTotal: 3,
  attachments: [],
  allowedActions: ['review'],
};

const show = (onboarding: Onboarding) =>
  mountPage(
    <VerdictsPage onboarding={onboarding} idempotencyKey={'"key"'} today={TODAY} outcome={undefined} />,
  );
const select = (row: number) => found<HTMLSelectElement>(`select[name="verdicts[${row}].decision"]`);
const reason = (row: number) => found<HTMLTextAreaElement>(`textarea[name="verdicts[${row}].reason"]`);

afterEach(unmount);

it('calls a step saved while the onboarding is not handed in, and submitted afterwards', async () => {
  await show({ ...handedIn, status: 'InProgress', allowedActions: [] });
  expect(textOf()).toContain('LicencesSaved');
  await show(handedIn);
  expect(textOf()).toContain('LicencesSubmitted');
});

describe('an onboarding that was handed in', () => {
  it('has several steps sent back at once, each with its reason', async () => {
    await show(handedIn);
    expect(textOf()).not.toContain('Check Profile');
    expect(textOf()).toContain('Check CV');
    await click(named('Send verdicts'));
    await eventually(() => expect(textOf()).toContain('Decide about one step at least'));
    await fill(select(0), 'sendBack');
    await fill(select(1), 'sendBack');
    await fill(reason(0), 'Not legible.');
    await click(named('Send verdicts'));
    await eventually(() => expect(textOf()).toContain('What has to be changed is required'));
    expect(posts).toEqual([]);
    await fill(reason(1), 'A year is missing.');
    await click(named('Send verdicts'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'review',
      etag: '"v4"',
      'verdicts[0].key': 'licences',
      'verdicts[0].decision': 'sendBack',
      'verdicts[0].reason': 'Not legible.',
      'verdicts[1].key': 'cv',
      'verdicts[1].decision': 'sendBack',
      'verdicts[1].reason': 'A year is missing.',
    });
  });

  it('says the kind of a work authorisation in words', async () => {
    const step = {
      ...stepOf('workAuthorization', 'Submitted'),
      text: 'Work_Visa',
      savedAt: '2026-11-23T15:00:00Z',
    };
    await show({ ...handedIn, steps: [step] });
    expect(textOf()).toContain('TextWork visa');
  });

  it('has nothing to press once it is somebody else’s turn', async () => {
    await show({ ...handedIn, status: 'Returned', allowedActions: [] });
    expect(textOf()).toContain('There is nothing for you to do here.');
    expect(document.querySelector('select')).toBeNull();
  });
});

describe('an onboarding whose steps are all accepted', () => {
  const all: Onboarding = { ...handedIn, status: 'Completed', stepsAccepted: 3 };

  it('leads to the next status where the pathologist may get it now', async () => {
    await show({ ...all, allowedActions: ['makeProvisionallyActive'] });
    expect(named('Make provisionally active').getAttribute('href')).toBe('/UserDetail/usr_demo000003');
    expect(textOf()).not.toContain('An admin makes the next step');
  });

  it('says what comes before it where it was never started', async () => {
    await show({ ...all, allowedActions: [] });
    expect(textOf()).toContain(
      'An admin makes the next step on the page of the pathologist. While their status is still “New”, the onboarding is started there first.',
    );
    expect(named('Open the user').getAttribute('href')).toBe('/UserDetail/usr_demo000003');
    expect(() => named('Make provisionally active')).toThrow();
  });
});

describe('verdicts', () => {
  const version = { etag: '"v4"', idempotencyKey: '"key"' };
  const faultsOf = (...verdicts: readonly object[]) =>
    verdictsFormOf(TODAY)
      .safeParse({ verdicts, ...version })
      .error?.issues.map(({ path }) => path.join('.')) ?? [];

  it.each([
    [[{ key: 'cv' }], ['verdicts']],
    [[{ key: 'cv', decision: 'accept' }, { key: 'licences' }], []],
    [
      [
        { key: 'cv', decision: 'accept' },
        { key: 'licences', reason: 'Not legible.' },
      ],
      ['verdicts.1.decision'],
    ],
    [[{ key: 'cv', decision: 'sendBack', reason: ' ' }], ['verdicts.0.reason']],
    [[{ key: 'cv', decision: 'sendBack', reason: 'Not legible.' }], []],
    [[{ key: 'licences', decision: 'accept', verifiedOn: TODAY }], []],
    [[{ key: 'licences', decision: 'accept', verifiedOn: '2026-11-28' }], ['verdicts.0.verifiedOn']],
  ])('of %o are wrong in %j', (verdicts, faults) => {
    expect(faultsOf(...verdicts)).toEqual(faults);
  });
});
