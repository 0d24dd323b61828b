import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import type { Person } from './mock-client.ts';
import { IMAGE, type MovesWorld, movesWorld } from './moves.ts';

const PEOPLE: readonly Person[] = ['provider', 'provider2', 'facility', 'np', 'admin'];
const BODIES: Readonly<Partial<Record<OperationId, unknown>>> = {
  releaseToPool: {},
  returnCase: { kind: 'labels_in_conflict', reasons: [{ text: 'Other number on the label.' }] },
  cancelCase: { reason: 'Sent twice.', providerConsulted: true },
  restoreCase: { reason: 'Wrong case.' },
  assignCase: { providerId: SECOND_PROVIDER, reason: 'Ill.' },
  releaseCase: { reason: 'too_busy' },
};

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const mine = { assignedProviderId: PROVIDER, selectedAt: '2026-11-18T14:00:00.000Z' };
const second = { ...mine, status: 'QAReview', qaProviderId: SECOND_PROVIDER } as const;

// Asked with a stale version: 412 says that visibility, role and state let the caller through.
const MATRIX: readonly (readonly [OperationId, Partial<CaseRecord>, readonly number[]])[] = [
  //                                         provider provider2 facility np admin
  ['releaseToPool', { status: 'Submitted' }, [404, 404, 403, 403, 412]],
  ['releaseToPool', { status: 'Available' }, [404, 404, 403, 403, 409]],
  ['returnCase', { status: 'Submitted' }, [404, 404, 403, 403, 412]],
  ['returnCase', { status: 'Selected', ...mine }, [412, 404, 403, 403, 412]],
  ['returnCase', { status: 'AdditionalWorkRequested', ...mine }, [412, 404, 403, 403, 412]],
  ['returnCase', { ...second }, [409, 403, 403, 403, 409]],
  ['returnCase', { status: 'Available' }, [404, 404, 403, 403, 409]],
  ['cancelCase', { status: 'Draft' }, [404, 404, 412, 412, 412]],
  ['cancelCase', { status: 'Submitted' }, [404, 404, 412, 412, 412]],
  ['cancelCase', { status: 'Returned' }, [404, 404, 412, 412, 412]],
  ['cancelCase', { status: 'Available' }, [404, 404, 412, 412, 412]],
  ['cancelCase', { status: 'Available', facilityId: 'fac_demo-3' }, [404, 404, 404, 404, 412]],
  ['cancelCase', { status: 'Selected', ...mine }, [403, 404, 409, 409, 412]],
  ['cancelCase', { status: 'AdditionalWorkRequested', ...mine }, [403, 404, 409, 409, 412]],
  ['cancelCase', { ...second }, [403, 404, 409, 409, 412]],
  ['cancelCase', { status: 'SignOutCompleted', ...mine }, [403, 404, 409, 409, 409]],
  ['cancelCase', { status: 'Cancelled' }, [404, 404, 409, 409, 409]],
  ['restoreCase', { status: 'Cancelled' }, [404, 404, 403, 403, 412]],
  ['restoreCase', { status: 'Returned' }, [404, 404, 403, 403, 409]],
  ['assignCase', { status: 'Available' }, [404, 404, 403, 403, 412]],
  ['assignCase', { status: 'Selected', ...mine }, [403, 404, 403, 403, 412]],
  ['assignCase', { status: 'AdditionalWorkRequested', ...mine }, [403, 404, 403, 403, 412]],
  ['openCase', { status: 'Selected', ...mine }, [412, 404, 403, 403, 403]],
  ['openCase', { ...second }, [412, 403, 403, 403, 403]],
  ['openCase', { status: 'SignOutCompleted', ...mine }, [409, 404, 403, 403, 403]],
  ['recordImageOpened', { status: 'Selected', ...mine }, [200, 404, 403, 403, 403]],
  ['recordImageOpened', { ...second }, [200, 200, 403, 403, 403]],
  ['recordImageOpened', { status: 'SignOutCompleted', ...mine }, [200, 404, 403, 403, 403]],
  ['listCaseEvents', { status: 'Selected', ...mine }, [200, 404, 200, 200, 200]],
  ['listCaseEvents', { status: 'Available' }, [404, 404, 200, 200, 200]],
];

describe('who may move a case', () => {
  it.each(MATRIX)('%s of a case that is %o: %j', async (operation, changes, expected) => {
    world.given(changes);
    const got: number[] = [];
    for (const person of PEOPLE)
      got.push(await statusOf(person, operation, operation === 'recordImageOpened' ? IMAGE : undefined));
    expect(got).toEqual(expected);
  });

  it.each([
    // Expected for Lab_Operations, Accounts, Relationship_Manager, in this order.
    ['releaseToPool', { status: 'Submitted' }, [412, 403, 403]],
    ['returnCase', { status: 'Submitted' }, [412, 403, 403]],
    ['returnCase', { status: 'Selected', ...mine }, [412, 403, 403]],
    ['assignCase', { status: 'Available' }, [412, 403, 403]],
    ['assignCase', { status: 'Selected', ...mine }, [409, 403, 403]],
    ['releaseCase', { status: 'Selected', ...mine }, [403, 403, 403]],
    ['cancelCase', { status: 'Available' }, [403, 403, 403]],
    ['restoreCase', { status: 'Cancelled' }, [403, 403, 403]],
    ['getCase', { status: 'Available' }, [200, 200, 403]],
    ['getViewerCase', { status: 'Available' }, [200, 200, 403]],
  ] as const)('%s by the duties of staff, case %o: %j', async (operation, changes, expected) => {
    world.given(changes);
    const got: number[] = [];
    for (const duty of ['Lab_Operations', 'Accounts', 'Relationship_Manager'] as const) {
      world.duty(duty);
      got.push(await statusOf('admin', operation));
    }
    expect(got).toEqual(expected);
  });

  it('writes down who was refused someone else’s case, and what is no case leaves no line', async () => {
    world.given({ status: 'Selected', ...mine });
    expect(await statusOf('provider2', 'openCase')).toBe(404);
    world.given({ ...second });
    expect(await statusOf('provider2', 'openCase')).toBe(403);
    world.given({ ...second, facilityId: 'fac_demo-3' });
    expect(await statusOf('np', 'getCase')).toBe(404);
    expect(world.trail().map(({ kind, role }) => `${kind} ${role}`)).toEqual([
      'access_refused Provider',
      'access_refused Provider',
      'access_refused Facility_NP',
    ]);
  });

  it.each(['cancelCase', 'assignCase', 'openCase', 'returnCase'] as const)(
    '%s wants the version',
    async (operation) => {
      world.given({ status: 'Selected', ...mine });
      const person = ['openCase', 'returnCase'].includes(operation) ? 'provider' : 'admin';
      const headers = { 'If-Match': undefined };
      const answer = await world.move(person, operation, BODIES[operation], headers);
      expect(answer).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
      expect(world.stored().version).toBe(3);
    },
  );
});

async function statusOf(person: Person, operation: OperationId, imageId?: string): Promise<number> {
  const params = imageId === undefined ? {} : { imageId };
  const headers = { 'If-Match': '"v2"' };
  return (await world.move(person, operation, BODIES[operation], headers, params)).status;
}
