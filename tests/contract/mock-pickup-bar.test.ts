import { beforeEach, expect, it } from 'vitest';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, MINUTE_MS, type PickupDesk, pickupDesk } from './pickup.test-support.ts';

let desk: PickupDesk;
beforeEach(async () => {
  desk = await pickupDesk();
});

async function listed(): Promise<CaseListItem> {
  const answer = await desk.client.ask('listCases', {
    query: { view: 'available', pageSize: 100 },
    as: desk.mine,
  });
  return (
    dataOf<{ items: CaseListItem[] }>(answer).items.find(({ id }) => id === CASE) ?? expect.fail('not listed')
  );
}
const barOf = async () => {
  const { pickupBar, allowedActions } = await listed();
  expect(allowedActions.includes('pickUp')).toBe(pickupBar === null);
  return pickupBar;
};
const holdAtMost = (maxOpenCases: number) => {
  const provider =
    desk.api.world().users.find(PROVIDER)?.provider ?? expect.fail('the demo world has changed');
  desk.changeUser({ provider: { ...provider, maxOpenCases } });
};

it('a case that can be picked up has nothing in the way', async () => {
  expect(await barOf()).toBeNull();
});

it('at the limit a case says how many are held, how many may be, and what can be done', async () => {
  const held = desk.api.world().cases.count('holder', PROVIDER);
  holdAtMost(held);
  expect(await barOf()).toEqual({
    code: 'PICKUP_LIMIT',
    text: `You hold ${held} of ${held} cases. Sign one out, release it or hand it over to pick up another.`,
  });
  expect(await desk.pickUp(desk.mine)).toMatchObject({ status: 409, code: 'PICKUP_LIMIT' });
  holdAtMost(held + 1);
  expect(await barOf()).toBeNull();
});

it('a case that was released says so for half an hour', async () => {
  await desk.pickUp(desk.mine);
  await desk.release(desk.mine, { reason: 'illness' });
  expect(await barOf()).toMatchObject({ code: 'RELEASED_RECENTLY' });
  desk.time.now += 31 * MINUTE_MS;
  expect(await barOf()).toBeNull();
});

it('a case for another reading site says so', async () => {
  desk.changeUser({ readsAtCertifiedSite: false });
  desk.changeCase({ material: 'glass' });
  expect(await barOf()).toMatchObject({ code: 'GLASS_SITE_REQUIRED' });
});

it('whoever may not pick up any case is told of no obstacle', async () => {
  holdAtMost(1);
  desk.changeUser({ rights: { view: true, edit: true, assign: false, pickup: false } });
  expect((await listed()).pickupBar).toBeNull();
});
