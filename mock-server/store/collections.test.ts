import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Collection, collection } from './collections.ts';

const Note = z.object({
  id: z.string(),
  owner: z.string().nullable(),
  tags: z.array(z.string()),
  place: z.object({ town: z.string(), street: z.string().optional() }),
});
type Note = z.infer<typeof Note>;

const note = (id: string, changes: Partial<Note> = {}): Note => ({
  id,
  owner: 'ann',
  tags: [],
  place: { town: 'Oslo' },
  ...changes,
});

let notes: Collection<Note, 'owner' | 'tag'>;
beforeEach(() => {
  notes = collection(Note, {
    owner: ({ owner }) => (owner === null ? [] : [owner]),
    tag: ({ tags }) => tags,
  });
});

describe('a collection', () => {
  it('gives back what was put in, nested parts and nulls too', () => {
    const kept = note('n1', { owner: null, tags: ['x'], place: { town: 'Bergen', street: 'Quay' } });
    notes.insert(kept);
    expect(notes.find('n1')).toEqual(kept);
    expect(notes.find('n2')).toBeNull();
  });

  it('refuses a record that does not hold its schema', () => {
    expect(() => notes.insert({ ...note('n1'), tags: 'x' } as never)).toThrow(z.ZodError);
    notes.insert(note('n1'));
    expect(() => notes.change('n1', (n) => ({ ...n, place: {} as never }))).toThrow(z.ZodError);
    expect(notes.find('n1')).toEqual(note('n1'));
  });

  it('refuses an id that is taken', () => {
    notes.insert(note('n1'));
    expect(() => notes.insert(note('n1', { owner: 'bo' }))).toThrow();
    expect(notes.list()).toEqual([note('n1')]);
  });

  it('is not changed through what it handed out, nor through what was put in', () => {
    const given = note('n1', { tags: ['x'] });
    notes.insert(given);
    given.tags.push('outside');
    expect(() => notes.find('n1')?.tags.push('read')).toThrow(TypeError);
    expect(() => notes.list()[0]?.tags.push('listed')).toThrow(TypeError);
    expect(() => Object.assign(notes.by('owner', 'ann')[0]?.place ?? {}, { town: 'Bergen' })).toThrow(
      TypeError,
    );
    expect(notes.find('n1')?.tags).toEqual(['x']);
  });

  it('shares a record that another collection of its schema has taken, and neither changes the other', () => {
    const taken = notes.insert(note('n1'));
    const further = collection(Note, {});
    expect(further.insert(taken)).toBe(taken);
    further.change('n1', (n) => ({ ...n, owner: 'bo' }));
    expect(notes.find('n1')?.owner).toBe('ann');
  });

  it('replaces nested parts whole', () => {
    notes.insert(note('n1', { place: { town: 'Oslo', street: 'Quay' } }));
    notes.change('n1', (n) => ({ ...n, place: { town: 'Molde' } }));
    expect(notes.find('n1')?.place).toEqual({ town: 'Molde' });
  });

  it('finds by foreign key, and follows a change of it', () => {
    notes.insert(note('n1', { tags: ['x', 'y'] }));
    notes.insert(note('n2', { tags: ['y'] }));
    expect(notes.by('tag', 'y').map(({ id }) => id)).toEqual(['n1', 'n2']);
    notes.change('n1', (n) => ({ ...n, owner: 'bo', tags: ['z'] }));
    expect(notes.by('tag', 'y').map(({ id }) => id)).toEqual(['n2']);
    expect(notes.by('tag', 'z').map(({ id }) => id)).toEqual(['n1']);
    expect(notes.by('owner', 'bo')).toEqual([notes.find('n1')]);
  });

  it('forgets a removed record everywhere, so that its id is free again', () => {
    notes.insert(note('n1', { tags: ['x'] }));
    notes.remove('n1');
    notes.remove('n1');
    expect(notes.find('n1')).toBeNull();
    expect(notes.by('tag', 'x')).toEqual([]);
    notes.insert(note('n1', { owner: 'bo' }));
    expect(notes.list()).toEqual([note('n1', { owner: 'bo' })]);
  });

  it('keeps the id whatever a change says, and tells of a record that is not there', () => {
    notes.insert(note('n1'));
    notes.change('n1', (n) => ({ ...n, id: 'other', owner: 'bo' }));
    expect(notes.find('n1')?.owner).toBe('bo');
    expect(notes.find('other')).toBeNull();
    expect(() => notes.change('missing', (n) => n)).toThrow('missing');
  });

  it('shares nothing with another collection', () => {
    notes.insert(note('n1'));
    expect(collection(Note, {}).list()).toEqual([]);
  });
});
