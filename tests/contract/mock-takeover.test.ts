import { describe, expect, it } from 'vitest';
import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const HOUR_MS = 3_600_000;

/** A case whose reader ordered a stain and lost the case, and which the second provider took from the pool. */
async function takeOver(): Promise<{ desk: Desk; order: StainRequestZodType }> {
  const desk = await openDesk();
  const orders = [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }];
  const asked = await desk.as('provider', 'createStainRequest', {
    params: { caseId: CASE },
    version: 3,
    body: { orders },
  });
  const [order] = dataOf<{ requests: [StainRequestZodType] }>(asked).requests;
  const params = { caseId: CASE };
  await desk.as('admin', 'releaseCase', {
    params,
    version: desk.stored().version,
    body: { reason: 'illness' },
  });
  await desk.as('provider2', 'pickUpCase', { params, version: desk.stored().version });
  return { desk, order };
}

async function fulfil({ desk, order }: Awaited<ReturnType<typeof takeOver>>): Promise<void> {
  desk.addImages(order.subsection ?? '', ['img_new-1']);
  await desk.as('facility', 'fulfilStainRequest', {
    params: { caseId: CASE, requestId: order.id },
    version: desk.api.world().orders.find(order.id)?.version ?? 1,
    body: { imageIds: ['img_new-1'] },
  });
}

const actionsOf = async ({ as }: Desk): Promise<readonly string[]> =>
  dataOf<{ allowedActions: readonly string[] }>(
    await as('provider2', 'getCase', { params: { caseId: CASE } }),
  ).allowedActions;

/** Time passes, and somebody asks for something, which is when the mock does what was due. */
async function wait({ time, as }: Desk, ms: number): Promise<void> {
  time.now += ms;
  await as('admin', 'getCase', { params: { caseId: CASE } });
}

describe('a case that was taken over while it waited', () => {
  it('goes back to the pool when its reader has not opened it a day after the last answer came', async () => {
    const taken = await takeOver();
    const { desk } = taken;
    await wait(desk, 48 * HOUR_MS);
    await fulfil(taken);
    expect(desk.stored()).toMatchObject({ status: 'Selected', assignedProviderId: SECOND_PROVIDER });
    expect(await actionsOf(desk)).toEqual(['release', 'open']);
    await wait(desk, 23 * HOUR_MS);
    expect(desk.stored().status).toBe('Selected');
    expect(desk.noticesOf(SECOND_PROVIDER).some((line) => line.startsWith('release_warning'))).toBe(true);
    await wait(desk, HOUR_MS);
    expect(desk.stored()).toMatchObject({ status: 'Available', assignedProviderId: null });
  });

  it('stays with a reader who opened it while it waited', async () => {
    const taken = await takeOver();
    const { desk } = taken;
    expect(await actionsOf(desk)).toEqual(['open']);
    await desk.as('provider2', 'openCase', { params: { caseId: CASE }, version: desk.stored().version });
    expect(await actionsOf(desk)).toContain('return');
    await fulfil(taken);
    await wait(desk, 48 * HOUR_MS);
    expect(desk.stored()).toMatchObject({ status: 'Selected', assignedProviderId: SECOND_PROVIDER });
  });
});
