import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { NamedCase } from './other-patients.ts';
import { otherSubsitesOf, siteFault } from './site-words.ts';
import { textWarnings, type WarnedCase } from './text-warnings.ts';

const OWN: NamedCase = {
  caseID: 'DP-2026-000001',
  caseRecordId: 'PMD26-03318',
  patient: { lastName: 'Marsh', firstName: 'Jonas', medicalRecordNumber: 'MRN-100001' },
};
const BESIDE: NamedCase = {
  caseID: 'DP-2026-000002',
  caseRecordId: '26/4711-B',
  patient: { lastName: 'Brown', firstName: 'Ana María', medicalRecordNumber: '884422' },
};

const aCase = (text: string, gender = 'Male'): WarnedCase => ({
  ...OWN,
  gender,
  otherTexts: [],
  openBeside: [BESIDE],
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

  it('name a number that the own one begins with, and not the own one where only its head is found', () => {
    const own = { ...aCase('SKIN, as in PMD26-0331.'), caseRecordId: 'PMD26-03318' };
    expect(kinds(own)).toEqual(['other_accession']);
    expect(textWarnings({ ...aCase('SKIN (PMD26-03318-B).'), caseRecordId: 'PMD26-03318-B' })).toEqual([]);
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

describe('warnings about another open case of the reader', () => {
  const found = (text: string, openBeside: readonly NamedCase[] = [BESIDE]) =>
    textWarnings({ ...aCase(''), otherTexts: [{ specimenID: null, text }], openBeside });

  it.each([
    'Discussed with Ana María Brown.',
    'BROWN, ANA MARÍA: nevus.',
    'Ana  María\nBrown was told.',
    'Ana María K. Brown was told.',
    'Mrs. Brown was told.',
    // The letter í as two characters, which looks the same.
    'Ana Mari\u0301a Brown was told.',
  ])('name its patient: %s', (text) => {
    expect(found(text)).toEqual([
      {
        kind: 'other_patient',
        specimenID: null,
        text: 'The text has the name of the patient of DP-2026-000002.',
      },
    ]);
  });

  it.each([
    'Brown pigment, no melanoma.',
    'A brownish lesion.',
    'Mr. Browning.',
    'A count of 1884422.',
    'Jonas Marsh, MRN-100001, PMD26-03318.',
  ])('are none for words that only look like it: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('name its medical record number and its accession, however the facility writes that', () => {
    expect(found('See 884422.').map(({ kind }) => kind)).toEqual(['other_patient']);
    expect(found('See 26/4711-b.')).toEqual([
      { kind: 'other_accession', specimenID: null, text: 'The text names another case: 26/4711-B.' },
    ]);
  });

  it('are none where the other case is of this patient, or of one with the same name', () => {
    const same = { ...BESIDE, patient: OWN.patient };
    expect(found('Jonas Marsh, MRN-100001.', [same])).toEqual([]);
    const namesake = { ...BESIDE, patient: { ...OWN.patient, medicalRecordNumber: '990011' } };
    expect(found('Jonas Marsh.', [namesake])).toEqual([]);
    expect(found('990011.', [namesake])).toHaveLength(1);
  });

  it('are none for a name or a number that is too short or empty to be told from other words', () => {
    const patient = { lastName: ' ', firstName: '', medicalRecordNumber: '12' };
    expect(found('12 mitoses.', [{ ...BESIDE, patient }])).toEqual([]);
  });

  it('say where each text stands, and each once', () => {
    const otherTexts = [
      { specimenID: 'A', text: 'Margins: as in PMD26-02977' },
      { specimenID: 'A', text: 'Tumor size: as in PMD26-02977' },
      { specimenID: null, text: 'The uterus.' },
    ];
    expect(textWarnings({ ...aCase(''), otherTexts })).toEqual([
      { kind: 'other_accession', specimenID: 'A', text: 'The text names another case: PMD26-02977.' },
      {
        kind: 'sex_specific_organ',
        specimenID: null,
        text: 'The text names an organ that this patient may not have: uterus.',
      },
    ]);
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
