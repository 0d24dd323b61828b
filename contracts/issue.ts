import type { core } from 'zod';

/** Where a value left the contract and how. Never the value itself: it may be a patient's. */
export interface ContractIssue {
  readonly path: string;
  readonly code: string;
  readonly expected: string | null;
}

/** The patterns of these tell nobody what is wrong. */
const FORMS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-11-24',
  datetime: 'a date-time with its zone such as 2026-11-24T10:00:00Z',
};

export function issueOf(issue: core.$ZodIssue): ContractIssue {
  return { path: issue.path.map(String).join('.'), code: issue.code, expected: expectationOf(issue) };
}

function expectationOf(issue: core.$ZodIssue): string | null {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(' | ');
    case 'invalid_format':
      return FORMS[issue.format] ?? issue.pattern ?? issue.format;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return null;
  }
}
