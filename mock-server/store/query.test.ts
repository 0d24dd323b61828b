import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Collection, collection } from './collections.ts';
import { query } from './query.ts';

const Note = z.object({
  id: z.string(),
  title: z.string(),
  due: z.string().nullable(),
  done: z.boolean(),
  owner: z.object({ name: z.string() }).nullable(),
  parts: z.array(z.object({ kind: z.string(), size: z.number() })),
});
type Note = z.infer<typeof Note>;

const note = (id: string, changes: Partial<Note> = {}): Note => ({
  id,
  title: 'a',
  due: null,
  done: false,
  owner: null,
  parts: [],
  ...changes,
});

let notes: Collection<Note, never>;
beforeEach(() => {
  notes = collection(Note, {});
  notes.insert(note('n3', { due: '2026-02-01', owner: { name: 'ann' }, title: 'b' }));
  notes.insert(note('n1', { due: '2026-03-01', owner: { name: 'bo' }, done: true }));
  notes.insert(note('n2', { parts: [{ kind: 'x', size: 3 }] }));
});

const ids = (found: readonly Note[]): readonly string[] => found.map(({ id }) => id);

describe('a query', () => {
  it('asks the plain fields of records, of their parts and of lists of parts', () => {
    expect(ids(query(notes, { where: { done: { equals: true } } }))).toEqual(['n1']);
    expect(ids(query(notes, { where: { title: { in: ['b', 'c'] } } }))).toEqual(['n3']);
    expect(ids(query(notes, { where: { due: { gte: '2026-02-01', lt: '2026-03-01' } } }))).toEqual(['n3']);
    expect(ids(query(notes, { where: { owner: { name: { equals: 'bo' } } } }))).toEqual(['n1']);
    expect(ids(query(notes, { where: { parts: { size: { gt: 2 } } } }))).toEqual(['n2']);
    expect(ids(query(notes, { where: { title: { equals: 'a' }, done: { equals: false } } }))).toEqual(['n2']);
  });

  it('gives the frozen records themselves, in the order of the collection', () => {
    const found = query(notes, { where: { done: { equals: false } } });
    expect(ids(found)).toEqual(['n3', 'n2']);
    expect(found[0]).toBe(notes.find('n3'));
  });

  it('sorts, those without a value last either way and equal ones by id, and takes a stretch', () => {
    expect(ids(query(notes, { orderBy: { due: 'asc' } }))).toEqual(['n3', 'n1', 'n2']);
    expect(ids(query(notes, { orderBy: { due: 'desc' } }))).toEqual(['n1', 'n3', 'n2']);
    expect(ids(query(notes, { orderBy: { title: 'asc' } }))).toEqual(['n1', 'n2', 'n3']);
    expect(ids(query(notes, { orderBy: { title: 'desc', id: 'desc' }, skip: 1, take: 1 }))).toEqual(['n2']);
  });

  it('sees what was changed, added and taken away since it was last asked', () => {
    const open = () => ids(query(notes, { where: { done: { equals: false } } }));
    expect(open()).toEqual(['n3', 'n2']);
    notes.change('n3', (record) => ({ ...record, done: true }));
    notes.insert(note('n4'));
    notes.remove('n2');
    expect(open()).toEqual(['n4']);
  });

  it('asks records that an index has found in the same language', () => {
    expect(ids(query(notes.list().slice(1), { where: { done: { equals: false } } }))).toEqual(['n2']);
    expect(query([] as readonly Note[], { where: { done: { equals: false } } })).toEqual([]);
  });
});
