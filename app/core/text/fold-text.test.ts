import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['O\u2019Brien', "O'Brien"],
  ['Jose\u0301', 'José'],
  ['Maria  Anna ', 'maria anna'],
  ['Okonjo\u2011Reyes', 'Okonjo-Reyes'],
  ['Maria\u00A0Anna', 'Maria Anna'],
])('%j and %j are compared as one text', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it.each([
  ['José', 'Jose'],
  ['Maria Anna', 'Mariaanna'],
])('%j and %j stay two texts', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
