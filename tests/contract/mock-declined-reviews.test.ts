import { expect, it } from 'vitest';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './mock-client.ts';
import { CASE, dataOf, openDesk, saveText } from './report-desk.ts';

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
