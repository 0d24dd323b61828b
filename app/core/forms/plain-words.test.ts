import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clearedWhereEmpty } from './cleared.ts';
import { fieldWords, plainWords, withLabels } from './plain-words.ts';

const wordsOf = (schema: z.ZodType, value: unknown): readonly string[] => {
  const read = schema.safeParse(value, { error: plainWords(schema) });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

describe('what a schema of the contract refuses', () => {
  const schema = z.object({
    providerId: z.string().regex(/^usr_/),
    nextContactDate: z.iso.date(),
    units: z.int().gte(1).lte(99),
    country: z.enum(['US', 'Canada']),
    note: z.string().min(1).max(3),
    number: z.string().min(2),
    paid: z.number(),
    lines: z.array(z.string()).min(1),
  });
  const good = {
    providerId: 'usr_1',
    nextContactDate: '2026-11-24',
    units: 1,
    country: 'US',
    note: 'abc',
    number: '12',
    paid: 12.5,
    lines: ['a'],
  };

  it.each([
    [{ providerId: undefined }, 'Pathologist is required'],
    [{ nextContactDate: undefined }, 'Next contact date is required'],
    [{ nextContactDate: '24.11.2026' }, 'Next contact date must be a date, such as 2026-11-24'],
    [{ units: 0 }, 'Units must be at least 1'],
    [{ units: 100 }, 'Units must be at most 99'],
    [{ units: Number.NaN }, 'Units must be a whole number, such as 3'],
    [{ units: 1.5 }, 'Units must be a whole number, such as 3'],
    [{ paid: Number.NaN }, 'Paid must be a number with a point before its decimals, such as 12.50'],
    [{ providerId: 'Lee' }, 'Pathologist is not in the right form'],
    [{ country: 'Mars' }, 'Country must be one of the choices'],
    [{ note: '' }, 'Note is required'],
    [{ note: 'abcd' }, 'Note must have at most 3 characters'],
    [{ number: '1' }, 'Number must have at least 2 characters'],
    [{ lines: [] }, 'Lines is required'],
  ])('%o is said in plain words', (changes, words) => {
    expect(wordsOf(schema, { ...good, ...changes })).toEqual([words]);
  });

  it('is said by the label of the field, in whatever row it is, and in a form that was made of a labelled one', () => {
    const row = z.object({ received: z.int(), note: z.string() });
    const form = withLabels(
      z.object({ rights: z.object({ edit: z.boolean() }), slides: z.array(row) }),
      () => [
        { name: 'rights.edit', label: 'May edit cases' },
        { name: 'slides[].received', label: 'Slides received' },
        { name: 'slides[1].note', label: 'Note on slide A2' },
      ],
    );
    const typed = { rights: {}, slides: [{ received: Number.NaN, note: 'a' }, { received: 1 }] };
    const words = [
      'May edit cases is required',
      'Slides received must be a whole number, such as 3',
      'Note on slide A2 is required',
    ];
    expect(wordsOf(form, typed)).toEqual(words);
    expect(
      wordsOf(
        form.refine(() => true),
        typed,
      ),
    ).toEqual(words);
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
