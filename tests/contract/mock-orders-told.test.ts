import { beforeEach, describe, expect, it } from 'vitest';
import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import { type Answered } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, orderStain } from './mock-work.test-support.ts';

let desk: Desk;
let order: StainRequestZodType;
beforeEach(async () => {
  desk = await openDesk();
  order = await orderStain(desk);
});

describe('what the laboratory tells about an order', () => {
  const tell = (person: Parameters<Desk['as']>[0], body: unknown, version = 1): Promise<Answered> =>
    desk.as(person, 'updateStainRequest', { params: { caseId: CASE, requestId: order.id }, version, body });

  it('is kept, and what is left out stays', async () => {
    await tell('facility', { promisedFor: '2026-11-24' });
    const shipped = { carrier: ' Demo Parcel ', trackingNumber: 'DEMO-000123', shippedOn: '2026-11-23' };
    const told = await tell('np', shipped, 2);
    expect(dataOf(told)).toMatchObject({
      ...shipped,
      carrier: 'Demo Parcel',
      promisedFor: '2026-11-24',
      version: 3,
    });
  });

  it('names the parcel of glass at the task that receives it, and its laboratory hears once that it is on its way', async () => {
    const body = { orders: [{ kind: 'glass_or_block', specimenID: 'B', block: 'B1' }] };
    const asking = { params: { caseId: CASE }, version: 4, body };
    const made = await desk.as('provider', 'createStainRequest', asking);
    [order] = dataOf<{ requests: [StainRequestZodType] }>(made).requests;
    const shipment = { carrier: 'Demo Parcel', trackingNumber: 'DEMO-000123', shippedOn: '2026-11-20' };
    const told = () => desk.noticesOf('usr_demo000006').filter((text) => text.includes('on their way'));
    await tell('facility', shipment);
    await tell('np', { trackingNumber: 'DEMO-000124' }, 2);
    const { tasks, orders } = desk.api.world();
    const task = tasks.find(orders.find(order.id)?.taskId ?? '');
    expect(task?.shipment).toEqual({ ...shipment, trackingNumber: 'DEMO-000124' });
    expect(told()).toHaveLength(1);
  });

  it('may be promised for the day that it still is where the facility is', async () => {
    desk.time.now = Date.parse('2026-11-21T00:30:00Z');
    expect(await tell('facility', { promisedFor: '2026-11-19' })).toMatchObject({ status: 422 });
    expect(await tell('facility', { promisedFor: '2026-11-20' })).toMatchObject({ status: 200 });
  });

  it('is refused for a day that is over, for a closed order, for a stale version and for its reader', async () => {
    const past = { promisedFor: '2026-11-19' };
    expect(await tell('facility', past)).toMatchObject({
      status: 422,
      body: { data: { promisedFor: ['Due date cannot be in the past'] } },
    });
    expect(await tell('facility', past, 4)).toMatchObject({ status: 412 });
    expect(await tell('provider', past)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
    const of = { params: { caseId: CASE, requestId: order.id }, version: 1 };
    await desk.as('provider', 'cancelStainRequest', of);
    expect(await tell('facility', past)).toMatchObject({ status: 409, code: 'REQUEST_STATE' });
  });
});
