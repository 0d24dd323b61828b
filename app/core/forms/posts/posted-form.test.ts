import { expect, it } from 'vitest';
import { z } from 'zod';
import { plainWords } from '../plain-words.ts';
import { readPostedForm } from './posted-form.ts';

const Schema = z.object({ slideCount: z.int().min(-5), share: z.number().optional() });

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return readPostedForm(form, Schema, plainWords(Schema));
}

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['-3', -3],
  ['4.0', 4],
])('a number that is typed as %j is %d', (text, slideCount) => {
  expect(read({ slideCount: text })).toMatchObject({ status: 'success', value: { slideCount } });
});

it.each(['1e1', '0x10', '0b1', 'Infinity', '1_0', '+2', 'two', '1,5', '.'])('%j is no number', (text) => {
  expect(read({ slideCount: text, share: '.5' }).reply().error).toEqual({
    slideCount: ['Slide count must be a whole number, such as 3'],
  });
});

it('a number that may be left out is left out where its box is empty', () => {
  expect(read({ slideCount: '1', share: '' })).toMatchObject({ status: 'success', value: { slideCount: 1 } });
});
