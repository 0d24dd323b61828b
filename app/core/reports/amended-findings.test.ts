import { describe, expect, it } from 'vitest';
import type { AmendedField } from '#contracts/generated/wire.ts';
import { findingFaults, findingsAfter, findingsText, findingsThatStay } from './amended-findings.ts';

const findings = [
  { code: 'C18.0', specimenID: null },
  { code: 'K63.5', specimenID: 'A' },
  { code: 'C18.0', specimenID: 'B' },
];
const change = (was: string, is: string, specimenID: string | null = null): AmendedField => ({
  field: 'findings',
  specimenID,
  was,
  is,
});

describe('the codes of the finding after an amendment', () => {
  it.each<[string, AmendedField[], string]>([
    [
      'a code',
      [change('C18.0', 'D12.0')],
      'K63.5 of specimen A, C18.0 of specimen B, D12.0 of the whole case',
    ],
    [
      'small letters',
      [change('k63.5', 'd12.0', 'A')],
      'C18.0 of the whole case, C18.0 of specimen B, D12.0 of specimen A',
    ],
    ['nothing', [change('C18.0', '', 'B')], 'C18.0 of the whole case, K63.5 of specimen A'],
    [
      'two codes, of which one is there',
      [change('', 'K63.5; D12.0', 'A')],
      'C18.0 of the whole case, K63.5 of specimen A, C18.0 of specimen B, D12.0 of specimen A',
    ],
    [
      'a code that is replaced once more',
      [change('C18.0', 'D12.0'), change('D12.0', 'D12.2')],
      'K63.5 of specimen A, C18.0 of specimen B, D12.2 of the whole case',
    ],
  ])('are replaced by %s', (_by, changes, text) => {
    expect(findingsText(findingsAfter(findings, changes))).toBe(text);
    expect(findingFaults(findings, changes)).toEqual([]);
  });

  it('are what they were where something else changes, and all of them stay', () => {
    const others = [{ ...change('C18.0', 'D12.0'), field: 'dates' as const }];
    expect(findingsAfter(findings, others)).toEqual(findings);
    expect(findingsThatStay(findings, others)).toEqual(findings);
    expect(findingsText(findingsThatStay(findings, [change('C18.0', 'D12.0')]))).toBe(
      'K63.5 of specimen A, C18.0 of specimen B',
    );
  });

  it('cannot be signed with a code that the report does not have there, or with what is no code', () => {
    expect(findingFaults(findings, [change('C18.1', 'D12.0'), change('K63.5', 'an adenoma', 'B')])).toEqual([
      'The report has no code C18.1 of the whole case.',
      'The report has no code K63.5 of specimen B.',
      'AN is no ICD-10 code. Write codes alone, such as D12.0.',
      'ADENOMA is no ICD-10 code. Write codes alone, such as D12.0.',
    ]);
  });
});
