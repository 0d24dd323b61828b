import { expect, it } from 'vitest';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './mock-client.ts';
import { CASE, dataOf, makeAble, openDesk, saveText, THIRD_PROVIDER } from './report-desk.ts';

const ADMIN = 'usr_demo000006';

it('who declined to review a case is not chosen by the platform again, and can still be named', async () => {
  const desk = await openDesk();
  await saveText(desk, 0);
  const ask = (more: object = {}) =>
    desk.client.ask('requestQaReview', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { kind: 'Prospective', ...more },
      as: desk.tokens.provider,
    });
  const taskId = String(dataOf(await ask())['taskId']);
  expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
  const declined = await desk.client.ask('declineTask', {
    params: { taskId },
    headers: { 'If-Match': '"v1"', 'Idempotency-Key': key() },
    body: { reason: 'Away.' },
    as: desk.tokens.provider2,
  });
  expect(declined.status).toBe(200);
  const told = desk.api.world().notifications.by('user', ADMIN);
  expect(told.map(({ text }) => text)).toContain(
    `The second review of case ${desk.stored().caseID} was declined. Its page says why.`,
  );
  desk.setCase({ status: 'Selected' });
  const chosen = await ask();
  expect(chosen).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  expect(dataOf(chosen)).toEqual({ reviewerId: ['No reviewer fits this case at present.'] });
  expect((await ask({ reviewerId: SECOND_PROVIDER })).status).toBe(201);
});

it('whoever may see no case is asked to review none, neither by name nor by the platform', async () => {
  const desk = await openDesk();
  await saveText(desk, 0);
  const rights = { view: false, edit: false, assign: false, pickup: true };
  desk.api.world().users.change(SECOND_PROVIDER, (user) => ({ ...user, rights }));
  const ask = (more: object = {}) =>
    desk.client.ask('requestQaReview', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { kind: 'Prospective', ...more },
      as: desk.tokens.provider,
    });
  expect(await ask()).toMatchObject({
    status: 422,
    body: { data: { reviewerId: ['No reviewer fits this case at present.'] } },
  });
  expect(await ask({ reviewerId: SECOND_PROVIDER })).toMatchObject({
    status: 422,
    body: { data: { reviewerId: ['This pathologist cannot review this case.'] } },
  });
  expect(desk.stored()).toMatchObject({ status: 'Selected', qaProviderId: null });
});

const TODAY = { from: '2026-11-21', to: '2026-11-28', coveredBy: null };
const ENDED = { from: '2026-11-10', to: '2026-11-20', coveredBy: null };

it.each([
  ['neither', [], [ENDED], THIRD_PROVIDER],
  ['whoever has the fewest reviews', [ENDED], [TODAY], SECOND_PROVIDER],
  ['every one', [TODAY], [TODAY], THIRD_PROVIDER],
])(
  'with %s away today, the platform chooses who is there, and else who would be chosen anyway',
  async (_, second, third, chosen) => {
    const desk = await openDesk();
    makeAble(desk);
    await saveText(desk, 0);
    for (const [id, away] of [
      [SECOND_PROVIDER, second],
      [THIRD_PROVIDER, third],
    ] as const)
      desk.api.world().users.change(id, (user) => {
        if (user.provider === null) throw new Error('the demo world has changed');
        return { ...user, provider: { ...user.provider, away } };
      });
    const asked = await desk.client.ask('requestQaReview', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { kind: 'Prospective' },
      as: desk.tokens.provider,
    });
    expect(asked.status).toBe(201);
    expect(desk.stored().qaProviderId).toBe(chosen);
  },
);
