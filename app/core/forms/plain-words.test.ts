import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clearedWhereEmpty } from './cleared.ts';
import { fieldWords, plainWords } from './plain-words.ts';

const wordsOf = (schema: z.ZodType, value: unknown): readonly string[] => {
  const read = schema.safeParse(value, { error: plainWords });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

describe('what a schema of the contract refuses', () => {
  const schema = z.object({
    providerId: z.string().regex(/^usr_/),
    nextContactDate: z.iso.date(),
    units: z.int().gte(1).lte(99),
    country: z.enum(['US', 'Canada']),
    note: z.string().min(1).max(3),
    lines: z.array(z.string()).min(1),
  });
  const good = {
    providerId: 'usr_1',
    nextContactDate: '2026-11-24',
    units: 1,
    country: 'US',
    note: 'abc',
    lines: ['a'],
  };

  it.each([
    [{ providerId: undefined }, 'Pathologist is required'],
    [{ nextContactDate: undefined }, 'Next contact date is required'],
    [{ nextContactDate: 'soon' }, 'Enter a valid next contact date'],
    [{ units: 0 }, 'Enter at least 1'],
    [{ units: 100 }, 'Enter at most 99'],
    [{ units: 'two' }, 'Enter a valid units'],
    [{ country: 'Mars' }, 'Choose one of the answers for country'],
    [{ note: '' }, 'Note is required'],
    [{ note: 'abcd' }, 'Use at most 3 characters'],
    [{ lines: [] }, 'Lines is required'],
  ])('%o is said in plain words', (changes, words) => {
    expect(wordsOf(schema, { ...good, ...changes })).toEqual([words]);
  });

  it('leaves the words that a schema has of its own', () => {
    expect(wordsOf(z.object({ a: z.string('Say what') }), {})).toEqual(['Say what']);
  });

  it('calls an id as its thing', () => {
    expect([
      fieldWords('memberIds'),
      fieldWords('qaRule'),
      fieldWords('caseId'),
      fieldWords('specimenID'),
    ]).toEqual(['Member', 'Qa rule', 'Case', 'Specimen']);
  });
});

it('what was emptied is cleared where the contract has an empty value, and left alone elsewhere', () => {
  const schema = z.object({
    name: z.string().optional(),
    note: z.string().nullish(),
    phone: z.string().nullish(),
  });
  expect(clearedWhereEmpty(schema, { name: undefined, note: undefined }, ['name', 'note'])).toEqual({
    note: null,
  });
  expect(clearedWhereEmpty(schema, { name: 'A', note: 'b' }, ['name', 'note', 'phone'])).toEqual({
    name: 'A',
    note: 'b',
    phone: null,
  });
});
