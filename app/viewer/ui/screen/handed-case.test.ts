import { expect, it } from 'vitest';
import { handedCase } from './handed-case.ts';

it('reads what a link to the viewer hands over, and nothing else', () => {
  expect(handedCase({ caseId: 'c', version: 2, more: 'x' })).toEqual({ caseId: 'c', version: 2 });
  for (const state of [null, undefined, 'c', { caseId: 1, version: 2 }, { caseId: 'c' }])
    expect(handedCase(state)).toBeNull();
});
