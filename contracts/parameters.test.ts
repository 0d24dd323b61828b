import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decodeParameters } from './parameters.ts';

const schema = z.object({
  page: z.int().optional().default(1),
  scale: z.number().nullable().optional(),
  open: z.boolean().optional(),
  sizes: z.array(z.int()).optional(),
  filter: z.object({ a: z.int() }).optional(),
  q: z.string().optional(),
  parts: z.array(z.union([z.literal(0), z.literal(2)])).optional(),
});

function decode(search: string): Record<string, unknown> {
  const texts = new URLSearchParams(search);
  return decodeParameters(schema, (name) => texts.getAll(name));
}

describe('decodeParameters', () => {
  it.each([
    ['a whole number under a default', 'page=3', { page: 3 }],
    ['a fraction', 'scale=-0.25', { scale: -0.25 }],
    ['truth values', 'open=false', { open: false }],
    ['an array of one', 'sizes=4', { sizes: [4] }],
    ['numbers to choose from', 'parts=2&parts=0', { parts: [2, 0] }],
    ['an array of more', 'sizes=4&sizes=5', { sizes: [4, 5] }],
    ['an object in JSON', `filter=${encodeURIComponent('{"a":1}')}`, { filter: { a: 1 } }],
    ['a text that looks like a number', 'q=12', { q: '12' }],
    ['nothing it was not asked for', 'other=1', {}],
  ])('reads %s', (_, search, values) => {
    expect(decode(search)).toEqual(values);
  });

  it.each([
    ['page=', 'page'],
    ['page=1e3', 'page'],
    ['page=0x10', 'page'],
    ['page=1&page=2', 'page'],
    ['open=yes', 'open'],
    ['filter={', 'filter'],
    ['sizes=1&sizes=b', 'sizes.1'],
  ])('leaves %s for the schema to refuse', (search, path) => {
    const outcome = schema.safeParse(decode(search));
    expect(outcome.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('reads only objects of parameters', () => {
    expect(() => decodeParameters(z.string(), () => [])).toThrow(TypeError);
  });
});
