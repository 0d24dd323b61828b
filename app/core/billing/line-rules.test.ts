import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasComponents, isCocktail, isScoredMarker, specialStainCode } from './codes.ts';
import { LEVEL_RULES } from './level.ts';
import { type LineContext, lineFaults, type TypedLine } from './line-rules.ts';

const listOf = <T>(name: string, row: z.ZodType<T>): T[] =>
  z
    .array(row)
    .parse(
      JSON.parse(readFileSync(new URL(`../../../contracts/reference/${name}.json`, import.meta.url), 'utf8')),
    );

const line: TypedLine = {
  code: '88305',
  modifier: '26',
  specimenID: 'A',
  dateOfService: '2026-11-17',
  billTo: 'payer',
  payer: 'Aetna',
  component: 0,
};
const around: LineContext = {
  codes: ['88305', '88321', '88341', '88342'],
  payers: ['Aetna'],
  specimenIDs: ['A', 'B'],
  others: [],
  collectedOn: '2026-11-17',
  today: '2026-11-21',
};

describe('the rules of a typed line', () => {
  it('find nothing in a right one', () => {
    expect(lineFaults(line, around)).toEqual({});
  });

  it.each<[string, Partial<TypedLine>, Record<string, string[]>]>([
    ['a code of no list', { code: '99999' }, { code: ['99999 is not a procedure code of the list'] }],
    ['an add-on alone', { code: '88341' }, { code: ['Add-on code 88341 needs 88342 on the same specimen.'] }],
    [
      'a modifier that the code does not take',
      { code: '88321' },
      { modifier: ['Modifier 26 does not apply to 88321.'] },
    ],
    [
      'a modifier of the other component',
      { modifier: 'TC' },
      { modifier: ['Modifier TC does not fit the billing component.'] },
    ],
    [
      'a professional part that says nothing of it',
      { modifier: null },
      { modifier: ['Modifier 26 is needed for the billing component.'] },
    ],
    [
      'a professional part whose modifier says something else',
      { modifier: '59' },
      { modifier: ['Modifier 26 is needed for the billing component.'] },
    ],
    [
      'a technical part that says nothing of it',
      { modifier: null, component: 1 },
      { modifier: ['Modifier TC is needed for the billing component.'] },
    ],
    ['a specimen that is not there', { specimenID: 'C' }, { specimenID: ['The case has no specimen C.'] }],
    ['no payer', { payer: null }, { payer: ['Insurance payer is required'] }],
    ['a payer of no list', { payer: 'Nobody' }, { payer: ['Choose a payer of the list'] }],
    [
      'a day to come',
      { dateOfService: '2026-11-22' },
      { dateOfService: ['Date of service cannot be in the future'] },
    ],
    [
      'a day before the collection',
      { dateOfService: '2026-11-16' },
      { dateOfService: ['Date of service is before the collection date'] },
    ],
  ])('name %s', (_, changes, faults) => {
    expect(lineFaults({ ...line, ...changes }, around)).toEqual(faults);
  });

  it('let an add-on stand beside its base on the same specimen only', () => {
    const addOn = { ...line, code: '88341' };
    const base = { code: '88342', specimenID: 'A' };
    expect(lineFaults(addOn, { ...around, others: [base] })).toEqual({});
    expect(lineFaults(addOn, { ...around, others: [{ ...base, specimenID: 'B' }] })).toHaveProperty('code');
  });

  it('ask for no modifier of the whole, nor of a code that has no parts', () => {
    for (const modifier of [null, '59'])
      expect(lineFaults({ ...line, modifier, component: 2 }, around)).toEqual({});
    expect(lineFaults({ ...line, code: '88321', modifier: null }, around)).toEqual({});
  });

  it('leave the codes of a province alone', () => {
    expect(lineFaults({ ...line, code: 'L864', modifier: null }, { ...around, codes: null })).toEqual({});
  });
});

describe('the codes', () => {
  it('take components exactly where the reference list says so', () => {
    const codes = listOf('cpt-codes', z.object({ value: z.string(), splitsPcTc: z.boolean() }));
    expect(codes.filter(({ value, splitsPcTc }) => hasComponents(value) !== splitsPcTc)).toEqual([]);
  });

  it('of special stains are those of the reference list, by value and by label', () => {
    const stains = listOf(
      'special-stains',
      z.object({ value: z.string(), label: z.string(), cpt: z.string() }),
    );
    const wrong = stains.filter(({ value, label, cpt }) =>
      [value, label].some((name) => specialStainCode(name) !== cpt),
    );
    expect(wrong).toEqual([]);
  });

  it('of specimens name only types and sites of the reference lists', () => {
    const values = (name: string) => listOf(name, z.object({ value: z.string() })).map(({ value }) => value);
    const [types, sites] = [values('specimen-types'), values('body-sites')];
    expect(LEVEL_RULES.flatMap((rule) => rule.types ?? []).filter((type) => !types.includes(type))).toEqual(
      [],
    );
    expect(LEVEL_RULES.flatMap((rule) => rule.sites ?? []).filter((site) => !sites.includes(site))).toEqual(
      [],
    );
  });

  it('of markers are those of the reference list, by value and by label', () => {
    const Marker = z.object({
      value: z.string(),
      label: z.string(),
      cpt: z.string(),
      cptQuantitative: z.string().optional(),
    });
    const markers = listOf('ihc-markers', Marker);
    for (const name of ['value', 'label'] as const) {
      expect(markers.filter((row) => isCocktail(row[name]) !== (row.cpt === '88344'))).toEqual([]);
      expect(
        markers.filter((row) => isScoredMarker(row[name]) !== (row.cptQuantitative !== undefined)),
      ).toEqual([]);
    }
  });
});
