import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { BillableCase, BillableSubsection } from './billable-case.ts';
import { expectedLines } from './lines.ts';

const text = z.string();
const DemoCase = z.object({
  caseID: text,
  type: z.object({ value: z.enum(['PrimaryDiagnosis', 'Consultation']) }),
  facility: z.object({ country: text, state: text }),
  clinicalInfo: z.object({ icd10: z.array(text), payer: text }),
  expectedIcd10: z.array(text),
  slides: z.array(
    z.object({
      specimenID: text,
      specimenType: text,
      bodysite: text,
      subsections: z.array(
        z.object({ displayId: text, slideType: text, stain: text.nullable(), isRequested: z.boolean() }),
      ),
    }),
  ),
  expectedBilling: z.object({
    billingComponent: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    lines: z.array(z.object({ cpt: text, units: z.int(), modifier: text })),
  }),
});

const file = new URL('../../../mock-server/seeds/data/demo-cases.json', import.meta.url);
const { cases } = z.object({ cases: z.array(DemoCase) }).parse(JSON.parse(readFileSync(file, 'utf8')));

/** The three scores stand in the diagnosis of demo case 7. */
const SCORED = ['ER', 'PR', 'HER2'].map((stain) => ({ specimenID: 'A', stain }));

const billable = (given: z.infer<typeof DemoCase>): BillableCase => ({
  type: given.type.value,
  component: given.expectedBilling.billingComponent,
  country: given.facility.country,
  region: given.facility.state,
  payer: given.clinicalInfo.payer,
  icd10: given.clinicalInfo.icd10,
  findings: given.expectedIcd10.map((code) => ({ specimenID: null, code })),
  specimens: given.slides,
  scored: given.caseID === 'DP-2026-000007' ? SCORED : [],
  fullRecordsReviewed: false,
});

/** Lines of all specimens added up, as the published cases give them. */
function totals(aCase: BillableCase): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { code, modifier, units } of expectedLines(aCase)) {
    const key = `${code.startsWith('FEE') ? 'provincial fee code' : code}/${modifier ?? ''}`;
    sums[key] = (sums[key] ?? 0) + units;
  }
  return sums;
}

const slide = (displayId: string, slideType: string, stain: string | null, isRequested = false) =>
  ({ displayId, slideType, stain, isRequested }) satisfies BillableSubsection;

const skin = (subsections: readonly BillableSubsection[], changes: Partial<BillableCase> = {}) => ({
  type: 'PrimaryDiagnosis' as const,
  component: 2 as const,
  country: 'US',
  region: 'OH',
  payer: null,
  icd10: [],
  findings: [],
  specimens: [{ specimenID: 'A', specimenType: 'Biopsy - Punch', bodysite: 'Skin', subsections }],
  scored: [],
  fullRecordsReviewed: false,
  ...changes,
});

describe('the lines of the published cases', () => {
  it.each(cases.map((given) => [given.caseID, given] as const))('%s are those it names', (_, given) => {
    const expected = given.expectedBilling.lines.map(({ cpt, modifier, units }) => [
      `${cpt}/${modifier}`,
      units,
    ]);
    expect(totals(billable(given))).toEqual(Object.fromEntries(expected));
  });

  it('become one unit of G0416 for the needle biopsies of a Medicare patient', () => {
    const prostate = cases.find(({ caseID }) => caseID === 'DP-2026-000009');
    if (prostate === undefined) throw new Error('the published cases have changed');
    expect(totals({ ...billable(prostate), payer: 'Medicare' })).toEqual({ 'G0416/26': 1, '88344/26': 1 });
  });
});

describe('the level of a uterus', () => {
  const uterus = { specimenID: 'A', specimenType: 'Hysterectomy', bodysite: 'Uterus', subsections: [] };
  const levelsOf = (changes: Partial<BillableCase>) =>
    expectedLines({ ...skin([]), specimens: [uterus], ...changes }).map(({ code }) => code);
  const found = (specimenID: string | null, code: string) => ({ specimenID, code });

  it('is not raised by a benign finding', () => {
    expect(levelsOf({ icd10: ['N81.4'], findings: [found('A', 'D25.9')] })).toEqual(['88307']);
  });

  it('stays that of cancer where none is left in a uterus that was taken for one', () => {
    expect(levelsOf({ icd10: ['C54.1'], findings: [found('A', 'N85.8')] })).toEqual(['88309']);
  });

  it('is not raised by the tumour of another specimen', () => {
    const specimens = [uterus, ...skin([]).specimens.map((one) => ({ ...one, specimenID: 'B' }))];
    const both = [found('A', 'N81.4'), found('B', 'C44.311')];
    expect(levelsOf({ specimens, findings: both })).toEqual(['88307', '88305']);
    expect(levelsOf({ specimens, icd10: ['C44.311'], findings: both })).toEqual(['88307', '88305']);
    expect(levelsOf({ specimens, findings: [found(null, 'C54.1')] })).toEqual(['88309', '88305']);
  });
});

describe('the rules of stains', () => {
  it('count an antibody once for a specimen, and a special stain for each block', () => {
    const slides = [
      slide('A1-20', 'IHC', 'CD20'),
      slide('A2-20', 'IHC', 'CD20'),
      slide('A1-P', 'Special Stain', 'PAS'),
      slide('A2-P', 'Special Stain', 'PAS'),
      slide('A2-P2', 'Special Stain', 'PAS'),
    ];
    expect(totals(skin(slides))).toEqual({ '88305/': 1, '88342/': 1, '88313/': 2 });
  });

  it('count a special stain once for a block that its facility named, however its slides are numbered', () => {
    const slides = ['A1.1', 'A1.2'].map((id) => ({ ...slide(id, 'Special Stain', 'PAS'), block: 'A1' }));
    expect(totals(skin(slides))).toEqual({ '88305/': 1, '88313/': 1 });
  });

  it('bill a scored marker as quantitation and not as an antibody', () => {
    const slides = [slide('A1-K', 'IHC', 'Ki-67'), slide('A1-3', 'IHC', 'CD3')];
    expect(totals(skin(slides))).toEqual({ '88305/': 1, '88342/': 1, '88341/': 1 });
    expect(totals(skin(slides, { scored: [{ specimenID: 'A', stain: 'Ki_67' }] }))).toEqual({
      '88305/': 1,
      '88342/': 1,
      '88360/': 1,
    });
  });

  it('bill nothing for recuts, deeper levels, unstained slides and controls', () => {
    const slides = ['H&E Recut', 'H&E Deeper Level', 'Unstained', 'Stain Control'].map((type) =>
      slide('A1', type, null, true),
    );
    expect(totals(skin(slides))).toEqual({ '88305/': 1 });
  });

  it('bill the first frozen block and each further one', () => {
    const slides = ['A1', 'A2', 'A3'].map((block) => slide(block, 'Frozen Section H&E', 'H&E'));
    expect(totals(skin(slides))).toMatchObject({ '88331/': 1, '88332/': 2 });
  });
});

describe('the line of a consultation', () => {
  const consult = { type: 'Consultation' as const, component: 0 as const };
  const came = slide('A1', 'IHC', 'CD20');

  it('is 88321 without a modifier, whatever stains came with it', () => {
    expect(totals(skin([came], consult))).toEqual({ '88321/': 1 });
  });

  it('is 88323 once new routine slides were made, and new stains are billed', () => {
    const slides = [came, slide('A1-R', 'H&E Recut', null, true), slide('A1-3', 'IHC', 'CD3', true)];
    expect(totals(skin(slides, consult))).toEqual({ '88323/26': 1, '88342/26': 1 });
  });

  it('is 88325 where the records were reviewed in full', () => {
    expect(totals(skin([came], { ...consult, fullRecordsReviewed: true }))).toEqual({ '88325/': 1 });
  });
});
