import { expect, it } from 'vitest';
import { z } from 'zod';
import { rule, rules } from './rules.ts';

const Form = z
  .object({
    reason: z.enum(['other', 'known'], 'Choose a reason'),
    note: z.string().max(5, 'Use at most 5 characters').optional(),
    site: z.string('Choose where'),
  })
  .check(
    rule(['reason', 'note'], ({ reason, note }) => reason === 'known' || (note ?? '') !== '', {
      path: ['note'],
      message: 'Say why',
    }),
    rules(['note', 'site'], ({ note, site }, context) => {
      if (note === site) context.addIssue({ code: 'custom', path: ['site'], message: 'Say another one' });
    }),
  );

/** What is said of each field. */
const said = (typed: unknown) =>
  Form.safeParse(typed).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('a rule of a whole form is asked although a field is missing that it does not read', () => {
  expect(said({ reason: 'other' })).toEqual(['site: Choose where', 'note: Say why']);
});

it('a rule is not asked of a field that has no value of its type', () => {
  expect(said({ note: '' })).toEqual(['reason: Choose a reason', 'site: Choose where']);
  expect(said({ reason: 'any', site: 'A' })).toEqual(['reason: Choose a reason']);
  expect(said('no form')).toHaveLength(1);
});

it('a rule is asked of a field whose text is refused for another reason', () => {
  expect(said({ reason: 'other', note: 'too long', site: 'too long' })).toEqual([
    'note: Use at most 5 characters',
    'site: Say another one',
  ]);
});

it('a form that keeps its rules is taken', () => {
  expect(said({ reason: 'other', note: 'why', site: 'A' })).toEqual([]);
});
