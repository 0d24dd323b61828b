import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ContractIssue, issueOf } from './issue.ts';

function issuesOf(schema: z.ZodType, value: unknown): readonly ContractIssue[] {
  return schema.safeParse(value).error?.issues.map(issueOf) ?? [];
}

describe('issueOf', () => {
  it.each([
    ['a type', z.string(), 7, { code: 'invalid_type', expected: 'string' }],
    ['an enumeration', z.enum(['a', 'b']), 'Haverly', { code: 'invalid_value', expected: 'a | b' }],
    ['a pattern', z.string().regex(/^cas_/), 'Haverly', { code: 'invalid_format', expected: '/^cas_/' }],
    [
      'a date',
      z.iso.date(),
      '1951-03-09T00:00:00Z',
      { code: 'invalid_format', expected: 'a date such as 2026-11-24' },
    ],
    [
      'a date-time',
      z.iso.datetime({ offset: true }),
      '2026-11-24T10:00:00',
      { code: 'invalid_format', expected: 'a date-time with its zone such as 2026-11-24T10:00:00Z' },
    ],
    ['a lower limit', z.int().gte(1), 0, { code: 'too_small', expected: 'at least 1' }],
    ['an upper limit', z.array(z.int()).max(1), [1, 2], { code: 'too_big', expected: 'at most 1' }],
    ['anything else', z.union([z.int(), z.null()]), 'Haverly', { code: 'invalid_union', expected: null }],
  ])('says what %s asked for', (_, schema, value, issue) => {
    expect(issuesOf(schema, value)).toEqual([{ path: '', ...issue }]);
  });

  it('D11 names the path and never the value', () => {
    const schema = z.object({
      data: z.array(z.object({ birthDate: z.iso.date(), gender: z.enum(['Male']) })),
    });
    const issues = issuesOf(schema, { data: [{ birthDate: '03/09/1951', gender: 'Haverly' }] });
    expect(issues.map(({ path }) => path)).toEqual(['data.0.birthDate', 'data.0.gender']);
    expect(JSON.stringify(issues)).not.toMatch(/1951|Haverly/);
  });
});
