import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { CaseActionForm, ReleaseForm } from './case-action.ts';

const common = { caseId: 'c1', etag: '"v3"', idempotencyKey: '"key"' };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'release', ...common, ...fields }))
    form.set(name, value);
  return form;
}

describe('what a row posts', () => {
  it('is a pickup or a release, read as one of the two', () => {
    expect(CaseActionForm.parse({ intent: 'pickup', ...common })).toEqual({ intent: 'pickup', ...common });
    expect(CaseActionForm.parse({ intent: 'release', reason: 'too_busy', ...common })).toEqual({
      intent: 'release',
      reason: 'too_busy',
      note: '',
      ...common,
    });
  });

  it.each(['caseId', 'etag', 'idempotencyKey'])('is nothing without its %s', (field) => {
    expect(CaseActionForm.safeParse({ intent: 'pickup', ...common, [field]: '' }).success).toBe(false);
  });

  it('is nothing else', () => {
    expect(CaseActionForm.safeParse({ intent: 'assign', ...common }).success).toBe(false);
  });
});

describe('what a release asks for', () => {
  it.each([
    [{}, { reason: 'Choose a reason' }],
    [{ reason: 'bored' }, { reason: 'Choose a reason' }],
    [{ reason: 'illness' }, {}],
    [{ reason: 'other' }, { note: 'Say why in a few words' }],
    [{ reason: 'other', note: '   ' }, { note: 'Say why in a few words' }],
    [{ reason: 'other', note: 'Moving house' }, {}],
    [{ reason: 'illness', note: 'x'.repeat(1001) }, { note: 'Use at most 1000 characters' }],
  ])('%j gives %j', (fields, problems) => {
    const { error } = parseWithZod(formOf(fields), { schema: ReleaseForm }).reply();
    expect(
      Object.fromEntries(Object.entries(error ?? {}).map(([name, texts]) => [name, texts?.[0]])),
    ).toEqual(problems);
  });
});
