import { describe, expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { orderOf } from '#app/core/diagnosis/open-requests.test-support.ts';
import type { Api } from '#app/server/api.server.ts';
import type { StainRequest } from '#contracts/generated/wire.ts';
import { err, ok } from '#contracts/result.ts';
import { readAsked } from './asked.server.ts';

const GLASS = orderOf('req_1', { kind: 'glass_or_block', block: 'A2', stain: null });

const pageOf = (items: readonly unknown[], total = items.length) =>
  Promise.resolve(
    ok({ data: { items, total, totalPages: 1 }, message: null, status: 200, headers: new Headers() }),
  );

const apiWith = (tasks: number, orders: readonly StainRequest[]) =>
  ({
    listTasks: () => pageOf([], tasks),
    listStainRequests: () => pageOf(orders),
    listRescanRequests: () => pageOf([]),
  }) as unknown as Api;

const asked = aWholeCase({ status: 'AdditionalWorkRequested', openRequests: 1 });

describe('what a facility reads of the requests of its case', () => {
  it('names the block that is to be sent, in which it has no task', async () => {
    const read = await readAsked(apiWith(0, [GLASS]), asked, 'MedicalFacility');
    expect(read).toMatchObject({
      isOurs: false,
      requests: [{ about: 'Specimen A, block A2', isToSend: true, taskId: GLASS.taskId }],
    });
  });

  it('leaves out what is over, and says where something is its own to answer', async () => {
    const over: StainRequest = {
      ...GLASS,
      id: 'req_2',
      status: 'Declined',
      declineReason: 'block_exhausted',
    };
    const stain: StainRequest = { ...GLASS, id: 'req_3', kind: 'special_stain', stain: 'PAS' };
    const read = await readAsked(apiWith(1, [over, stain]), asked, 'Facility_NP');
    expect(read?.isOurs).toBe(true);
    expect(read?.requests.map(({ what, isToSend }) => [what, isToSend])).toEqual([['PAS', false]]);
  });

  it('is nothing for others, where nothing is asked for, or where it cannot be read', async () => {
    const offline = {
      ...apiWith(0, []),
      listStainRequests: () => Promise.resolve(err({ kind: 'offline' })),
    } as unknown as Api;
    expect(await readAsked(apiWith(0, [GLASS]), asked, 'Provider')).toBeNull();
    expect(await readAsked(apiWith(0, [GLASS]), aWholeCase(), 'MedicalFacility')).toBeNull();
    expect(await readAsked(offline, asked, 'MedicalFacility')).toBeNull();
  });
});
