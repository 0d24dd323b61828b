import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { otherSubsitesOf, siteFault } from './site-words.ts';
import { textWarnings, type WarnedCase } from './text-warnings.ts';

const aCase = (text: string, gender = 'Male'): WarnedCase => ({
  caseID: 'DP-2026-000001',
  caseRecordId: 'PMD26-03318',
  gender,
  specimens: [
    {
      specimenID: 'A',
      bodysite: 'Skin',
      subsite: 'Nose',
      otherSubsites: ['Cheek'],
      laterality: 'Left',
      text,
    },
  ],
});
const kinds = (given: WarnedCase) => textWarnings(given).map(({ kind }) => kind);

describe('warnings about the text', () => {
  it('are none for the case’s own words and numbers', () => {
    expect(textWarnings(aCase('SKIN, LEFT NOSE (PMD26-03318, DP-2026-000001): nevus.'))).toEqual([]);
  });

  it('name the number of another case', () => {
    expect(textWarnings(aCase('SKIN, as in PMD26-02977.'))).toEqual([
      { kind: 'other_accession', specimenID: 'A', text: 'The text names another case: PMD26-02977.' },
    ]);
  });

  it('name an organ of the other sex', () => {
    expect(kinds(aCase('SKIN near the uterus.'))).toEqual(['sex_specific_organ']);
    expect(kinds(aCase('SKIN near the uterus.', 'Female'))).toEqual([]);
    expect(kinds(aCase('SKIN; prostatic tissue.', 'Female'))).toEqual(['sex_specific_organ']);
    expect(kinds(aCase('SKIN; prostatic tissue.', 'Other'))).toEqual([]);
  });

  it('name a site or side that is not the specimen’s', () => {
    expect(kinds(aCase('SKIN, RIGHT NOSE:'))).toEqual(['site_or_side']);
    expect(kinds(aCase('SKIN, LEFT CHEEK:'))).toEqual(['site_or_side']);
  });
});

const text = z.string();
const Demo = z.object({
  slides: z.array(z.object({ specimenID: text, bodysite: text, subsite: text, laterality: text })),
  expectedDiagnosis: z.array(z.object({ specimenID: text, text })),
});

it('no published diagnosis disagrees with its specimen', () => {
  const file = new URL('../../../mock-server/seeds/data/demo-cases.json', import.meta.url);
  const Place = z.object({ value: text, label: text });
  const Site = Place.extend({ subsites: z.array(Place) });
  const list = new URL('../../../contracts/reference/body-sites.json', import.meta.url);
  const sites = z.array(Site).parse(JSON.parse(readFileSync(list, 'utf8')));
  const { cases } = z.object({ cases: z.array(Demo) }).parse(JSON.parse(readFileSync(file, 'utf8')));
  const pairs = cases.flatMap(({ slides, expectedDiagnosis }) =>
    slides.map((slide) => ({
      ...slide,
      otherSubsites: otherSubsitesOf(sites, slide),
      text: expectedDiagnosis.find(({ specimenID }) => specimenID === slide.specimenID)?.text ?? '',
    })),
  );
  expect(pairs.filter((pair) => siteFault(pair) !== null)).toEqual([]);
});
