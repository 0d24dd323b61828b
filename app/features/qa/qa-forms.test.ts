import { describe, expect, it } from 'vitest';
import { OwnDiagnosisForm, resultFormOf } from './qa-forms.ts';

const version = { etag: '"v2"', idempotencyKey: '"key"' };

describe('what a reviewer sends', () => {
  const why = 'Explain the disagreement';
  it.each([
    [{}, ['agreement: Choose a result']],
    [{ agreement: 'Agree' }, []],
    [{ agreement: 'MinorDisagreement' }, [`categories: ${why}: choose what it is about`, `comment: ${why}`]],
    [{ agreement: 'Deferred', categories: ['staging'], comment: ' ' }, [`comment: ${why}`]],
    [{ agreement: 'MajorDisagreement', categories: ['staging'], comment: 'pT2, not pT1.' }, []],
    [{ agreement: 'Agree', minutesSpent: 1441 }, ['minutesSpent: Enter whole minutes, up to 1440']],
  ])('%j: %j', (typed, expected) => {
    const read = resultFormOf(false).safeParse({ ...version, ...typed });
    const said = (read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(said).toEqual(expected);
  });

  it('is a text for each specimen', () => {
    const read = OwnDiagnosisForm.safeParse({ ...version, diagnosis: [{ specimenID: 'C', text: ' ' }] });
    expect(read.error?.issues[0]).toMatchObject({
      path: ['diagnosis', 0, 'text'],
      message: 'Diagnosis of specimen C is required',
    });
  });
});
