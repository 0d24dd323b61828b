import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { wordKey } from '../billing/word-key.ts';
import { listLabel } from './list-labels.ts';

const Row = z.object({ value: z.string(), label: z.string() });
const Rows = z.array(Row.extend({ subsites: z.array(Row).default([]) }));

const listIn = (name: string) =>
  Rows.parse(
    JSON.parse(readFileSync(new URL(`../../../contracts/reference/${name}.json`, import.meta.url), 'utf8')),
  ).flatMap(({ subsites, ...row }) => [row, ...subsites]);

it.each(['body-sites', 'insurance-payers', 'lateralities', 'races', 'slide-types', 'specimen-types'])(
  'every value of %s is read as its label, and its label stays',
  (name) => {
    for (const { value, label } of listIn(name)) {
      expect(listLabel(value)).toBe(label);
      expect(listLabel(label)).toBe(label);
    }
  },
);

it.each(['body-sites', 'ihc-markers', 'insurance-payers', 'slide-types', 'special-stains', 'specimen-types'])(
  'every value of %s is the same word as its label, and as no other',
  (name) => {
    const rows = listIn(name);
    for (const { value, label } of rows) {
      expect(wordKey(value)).toBe(wordKey(label));
      expect(
        new Set(rows.filter((row) => wordKey(row.value) === wordKey(value)).map((row) => row.label)),
      ).toEqual(new Set([label]));
    }
  },
);

it('words of one’s own stay', () => {
  expect(listLabel('Left arm, 3 cm above the wrist')).toBe('Left arm, 3 cm above the wrist');
  expect(listLabel('constructor')).toBe('constructor');
});
