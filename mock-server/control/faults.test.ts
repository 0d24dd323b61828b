import { beforeEach, describe, expect, it } from 'vitest';
import { createFaults, FaultRecord, type Faults } from './faults.ts';

let faults: Faults;
beforeEach(() => {
  faults = createFaults();
});

const on = (operationId: string, path = '/x') =>
  faults.striking({ operationId, path }).map(({ kind }) => kind);

describe('faults', () => {
  it('strike the operation that they name, as long as they stand', () => {
    faults.add({ match: { operationId: 'getTile' }, kind: 'hang' });
    expect(on('getTile')).toEqual(['hang']);
    expect(on('getTile')).toEqual(['hang']);
    expect(on('login')).toEqual([]);
    faults.clear();
    expect(on('getTile')).toEqual([]);
  });

  it('strike a path, or all that begins like it', () => {
    faults.add({ match: { path: '/wsi/tiles/b.dzi' }, kind: 'reset' });
    faults.add({ match: { path: '/wsi/*' }, kind: 'hang' });
    expect(on('getTile', '/wsi/tiles/b.dzi')).toEqual(['reset', 'hang']);
    expect(on('getTile', '/wsi/files/b')).toEqual(['hang']);
    expect(on('getTile', '/cases')).toEqual([]);
  });

  it('wear out after their number of times', () => {
    faults.add({ match: { operationId: 'login' }, kind: 'reset', times: 2 });
    expect([on('login'), on('login'), on('login')].flat()).toEqual(['reset', 'reset']);
    expect(faults.list()).toEqual([]);
  });

  it('strike the nth call alone', () => {
    faults.add({ match: { operationId: 'login', nth: 2 }, kind: 'reset' });
    on('getTile');
    expect([on('login').length, on('login').length, on('login').length]).toEqual([0, 1, 0]);
  });

  it('are read strictly', () => {
    expect(FaultRecord.parse({ match: {}, kind: 'status', status: 503 })).toMatchObject({ body: 'envelope' });
    expect(FaultRecord.safeParse({ match: {}, kind: 'status', status: 200 }).success).toBe(false);
    expect(FaultRecord.safeParse({ match: {}, kind: 'explode' }).success).toBe(false);
    expect(FaultRecord.safeParse({ kind: 'hang' }).success).toBe(false);
  });
});
