import { beforeEach, describe, expect, it } from 'vitest';
import { FAULT_KINDS, FaultRecord } from './fault-kinds.ts';
import { createFaults, type Faults, type StruckCall } from './faults.ts';

let faults: Faults;
beforeEach(() => {
  faults = createFaults();
});

const on = (operationId: string, path = '/x', more: Partial<StruckCall> = {}) =>
  faults.striking({ operationId, path, params: {}, role: 'public', ...more }).map(({ fault }) => fault.kind);
const add = (fault: unknown) => faults.add(FaultRecord.parse(fault));

describe('faults', () => {
  it('strike the operation that they name, as long as they stand', () => {
    add({ match: { operationId: 'getTile' }, kind: 'hang' });
    expect(on('getTile')).toEqual(['hang']);
    expect(on('getTile')).toEqual(['hang']);
    expect(on('login')).toEqual([]);
    faults.clear();
    expect(on('getTile')).toEqual([]);
  });

  it('strike a path, or all that begins like it', () => {
    add({ match: { path: '/wsi/tiles/b.dzi' }, kind: 'reset' });
    add({ match: { path: '/wsi/*' }, kind: 'hang' });
    expect(on('getTile', '/wsi/tiles/b.dzi')).toEqual(['reset', 'hang']);
    expect(on('getTile', '/wsi/files/b')).toEqual(['hang']);
    expect(on('getTile', '/cases')).toEqual([]);
  });

  it('wear out after their number of times', () => {
    add({ match: { operationId: 'login' }, kind: 'reset', times: 2 });
    expect([on('login'), on('login'), on('login')].flat()).toEqual(['reset', 'reset']);
    expect(faults.list()).toEqual([]);
  });

  it('strike the nth call alone', () => {
    add({ match: { operationId: 'login', nth: 2 }, kind: 'reset' });
    on('getTile');
    expect([on('login').length, on('login').length, on('login').length]).toEqual([0, 1, 0]);
  });

  it('strike one role alone', () => {
    add({ match: { role: 'Accounts' }, kind: 'reset' });
    expect([on('login'), on('login', '/x', { role: 'Accounts' })]).toEqual([[], ['reset']]);
  });

  it('strike as often as their probability says, and the same calls for the same seed', () => {
    const struck = (seed: number) => {
      faults.clear();
      add({ match: {}, kind: 'reset', probability: 0.3, seed });
      return Array.from({ length: 1000 }, () => on('login').length);
    };
    const first = struck(7);
    const hits = first.filter((hit) => hit === 1).length;
    expect([hits > 250 && hits < 350, struck(7)]).toEqual([true, first]);
    expect(struck(8)).not.toEqual(first);
  });

  it('are switched off one by one', () => {
    const { id } = add({ match: {}, kind: 'reset' });
    add({ match: {}, kind: 'hang' });
    expect([faults.remove(id), faults.remove(id), on('login')]).toEqual([true, false, ['hang']]);
  });

  it('of tiles strike their level or their column, and of links those after so many', () => {
    add({ match: {}, kind: 'levelMissing', level: 3 });
    add({ match: {}, kind: 'columnDelayed', column: 1, delayMs: 1 });
    add({ match: {}, kind: 'linkExpired', after: 2 });
    const tile = (level: string, place: string) => on('getTile', '/x', { params: { level, tile: place } });
    expect([tile('3', '0_1'), tile('2', '1_0'), tile('2', '11_0'), on('login')]).toEqual([
      ['levelMissing'],
      ['columnDelayed'],
      ['linkExpired'],
      [],
    ]);
  });

  it.each([
    [{ match: {}, kind: 'status', status: 200 }],
    [{ match: {}, kind: 'explode' }],
    [{ kind: 'hang' }],
    [{ match: { path: '/api/cases' }, kind: 'hang' }],
    [{ match: { operationId: 'login' }, kind: 'levelMissing', level: 1 }],
    [{ match: {}, kind: 'status', status: 404, code: 'CASE_STATE' }],
    [{ match: { operationId: 'login' }, kind: 'status', status: 409, code: 'CASE_STATE' }],
    [{ match: {}, kind: 'status', status: 404, code: 'NOT_FOUND', body: 'html' }],
    [{ match: {}, kind: 'reset', probability: 2 }],
    [{ match: {}, kind: 'hang', delayMs: 3 }],
    [{ match: {}, kind: 'schemaDrift', path: 'data..id' }],
  ])('are read strictly: %j is none', (fault) => {
    expect(FaultRecord.safeParse(fault).success).toBe(false);
  });

  it('of every kind work as their example says', () => {
    for (const [kind, { example }] of Object.entries(FAULT_KINDS))
      expect(FaultRecord.safeParse({ match: {}, kind, ...example }).error).toBeUndefined();
  });
});
