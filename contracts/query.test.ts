import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decodeParameters } from './parameters.ts';
import { encodeQuery } from './query.ts';

describe('encodeQuery', () => {
  it.each([
    ['S7-03 repeats an array', { status: ['Available', 'Selected'] }, 'status=Available&status=Selected'],
    ['S7-03 JSON-encodes an object', { filter: { a: 1 } }, 'filter=%7B%22a%22%3A1%7D'],
    ['S7-03 JSON-encodes objects inside an array', { of: [{ a: 1 }, 'b'] }, 'of=%7B%22a%22%3A1%7D&of=b'],
    ['leaves out what is absent', { q: undefined, page: null, view: 'mine' }, 'view=mine'],
    ['leaves out an empty array', { status: [] }, ''],
    ['keeps zero, false and the empty string', { page: 0, all: false, q: '' }, 'page=0&all=false&q='],
    ['escapes names and values', { 'a&b': 'c=d é' }, 'a%26b=c%3Dd%20%C3%A9'],
  ])('%s', (_, query, text) => {
    expect(encodeQuery(query)).toBe(text);
  });

  it('S7-03 is undone by the server side, whatever the texts', () => {
    const schema = z.object({
      q: z.string().optional(),
      page: z.int().optional(),
      open: z.boolean().optional(),
      status: z.array(z.string()).optional(),
      filter: z.object({ name: z.string(), from: z.int() }).optional(),
    });
    const queries = fc.record(
      {
        q: fc.string({ unit: 'grapheme' }),
        page: fc.integer(),
        open: fc.boolean(),
        status: fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }),
        filter: fc.record({ name: fc.string(), from: fc.integer() }, { noNullPrototype: true }),
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    fc.assert(
      fc.property(queries, (query) => {
        const search = new URLSearchParams(encodeQuery(query));
        expect(schema.parse(decodeParameters(schema, (name) => search.getAll(name)))).toEqual(query);
      }),
    );
  });
});
