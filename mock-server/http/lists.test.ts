import { describe, expect, it } from 'vitest';
import type { FacilityRecord } from '../store/records/people.ts';
import type { Call } from './call.ts';
import { type ListTable, listRows, pageOfList } from './lists.ts';
import { Refusal } from './refusal.ts';

const facility = (id: string, name: string, active = true): FacilityRecord =>
  ({ id, name, type: 'other', active, createdAt: '2026-01-01T00:00:00Z' }) as FacilityRecord;

/** In no order at all, so that one that is right was made. */
const HELD = [
  facility('f3', 'West'),
  facility('f1', 'East', false),
  facility('f4', 'West'),
  facility('f2', 'West'),
];

const TABLE: ListTable<'listFacilities', FacilityRecord> = {
  of: () => HELD,
  filters: { active: 'active', facilityType: (types) => (record) => types.includes(record.type) },
  search: ({ name }) => [name],
  sorts: { name: ({ name }) => name },
  usual: 'name',
  row: (record) => ({ ...record, users: 0 }) as never,
};

type Query = Partial<Call<'listFacilities'>['input']['query']>;
const asking = (query: Query) => ({ input: { query } }) as Call<'listFacilities'>;
const ids = (query: Query): readonly string[] => listRows(TABLE, asking(query)).map(({ id }) => id);

describe('a list', () => {
  it('comes in its usual order, equal ones by id whichever way it is turned', () => {
    expect(ids({})).toEqual(['f1', 'f2', 'f3', 'f4']);
    expect(ids({ sort: '-name' })).toEqual(['f2', 'f3', 'f4', 'f1']);
  });

  it('leaves what every filter that is given agrees to', () => {
    expect(ids({ active: true })).toEqual(['f2', 'f3', 'f4']);
    expect(ids({ active: false })).toEqual(['f1']);
    expect(ids({ active: true, facilityType: ['private_hospital'] })).toEqual([]);
    expect(ids({ facilityType: [] })).toHaveLength(4);
    expect(ids({ q: 'EAS' })).toEqual(['f1']);
  });

  it('gives each record on one page and no other', () => {
    const pages = [1, 2].map((page) => pageOfList(TABLE, asking({ page, pageSize: 3 })));
    expect(pages.flatMap(({ items }) => items).map(({ id }) => id)).toEqual(ids({}));
    expect(pages[1]).toMatchObject({ page: 2, pageSize: 3, total: 4, totalPages: 2 });
  });

  it('gives the same pages of many records, of which only the first are put in order', () => {
    const names = Array.from({ length: 997 }, (_, at) => `Name ${String((at * 389) % 83)}`);
    const many = { ...TABLE, of: () => names.map((name, at) => facility(`f${String(at)}`, name)) };
    for (const sort of ['name', '-name']) {
      const whole = listRows(many, asking({ sort }));
      const pages = Array.from({ length: 7 }, (_, at) =>
        pageOfList(many, asking({ sort, page: at + 1, pageSize: 20 })),
      );
      expect(pages.flatMap(({ items }) => items).map(({ id }) => id)).toEqual(
        whole.slice(0, 140).map(({ id }) => id),
      );
      expect(pages[0]?.total).toBe(997);
    }
  });

  it('refuses a key that it cannot sort by', () => {
    expect(() => ids({ sort: 'colour' })).toThrow(Refusal);
  });
});
