import { beforeEach, describe, expect, it } from 'vitest';
import type { QaTaskZodType } from '#contracts/generated/schemas/qa-task.ts';
import type { CaseListItem, SignOutCheck } from '#contracts/generated/wire.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

/** The case of the demo that waits for its second review, and the task of that review. */
const CASE = 'cas_dp-2026-000006';
const params = { taskId: 'tsk_demo-6-qa' };
const AGREED = { agreement: 'Agree' };

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.as('provider2', 'startTask', { params, version: 1 });
});

const submit = (body: object) => desk.as('provider2', 'submitQaResult', { params, version: 2, body });

describe('the second review of the demo', () => {
  it('has a text to read, and its case is signed once the reviewer agrees', async () => {
    const { original } = dataOf<QaTaskZodType>(await desk.as('provider2', 'getQaTask', { params }));
    expect(original?.map(({ specimenID, text }) => [specimenID, text.split('\n')[0]])).toEqual([
      ['A', 'COLON, ASCENDING, RIGHT HEMICOLECTOMY:'],
    ]);
    expect((await submit(AGREED)).status).toBe(200);
    const written = await desk.as('provider', 'getPrimaryDiagnosis', { params: { caseId: CASE } });
    const { checklist } = dataOf<{ checklist: readonly SignOutCheck[] }>(written);
    expect(checklist.filter(({ passed }) => !passed)).toEqual([]);
    const signed = await desk.as('provider', 'signOutCase', {
      params: { caseId: CASE },
      version: desk.stored(CASE).version,
      body: {
        diagnosisVersion: 1,
        signature: {
          password: DEMO_PASSWORD,
          identityConfirmed: true,
          meaning: 'primary_diagnosis',
          readingSite: 'HOME-OH-1',
        },
        imagesSeen: desk.stored(CASE).openedImageIds.map((imageId) => ({ imageId, checksum: null })),
      },
    });
    expect(signed).toMatchObject({ status: 200, body: { data: { outcome: 'Signed' } } });
  });

  it('lets the list of its reader offer the signature as soon as the result is in, and not before', async () => {
    const maySign = async () => {
      const answer = await desk.as('provider', 'listCases', { query: { view: 'mine', pageSize: 100 } });
      const row = dataOf<{ items: readonly CaseListItem[] }>(answer).items.find(({ id }) => id === CASE);
      return [row?.status, row?.allowedActions.includes('signOut')];
    };
    expect(await maySign()).toEqual(['QAReview', false]);
    expect((await submit(AGREED)).status).toBe(200);
    expect(await maySign()).toEqual(['QAReview', true]);
  });

  it('can only be deferred while nothing is written, which gives the case back to be written', async () => {
    desk.api.world().diagnoses.remove(CASE);
    const explained = { categories: ['report_wording'], comment: 'Nothing is written.' };
    const answers = [
      await submit(AGREED),
      await submit({ agreement: 'MinorDisagreement', ...explained }),
      await submit({ agreement: 'MajorDisagreement', ...explained }),
    ];
    const refused = {
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { agreement: ['Nothing is written to agree or disagree with. Defer the review'] } },
    };
    expect(answers).toMatchObject([refused, refused, refused]);
    expect((await submit({ agreement: 'Deferred', ...explained })).status).toBe(200);
    expect(desk.stored(CASE)).toMatchObject({ status: 'Selected', qaProviderId: null });
  });
});
