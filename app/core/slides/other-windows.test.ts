import { expect, it } from 'vitest';
import { otherWindows, type ViewerWindow } from './other-windows.ts';

const self: ViewerWindow = { caseId: 'c1', caseNumber: 'CA-1', imageId: 'i1' };
const sameSlide = { ...self };
const sameCase: ViewerWindow = { ...self, imageId: 'i2' };
const otherCase: ViewerWindow = { caseId: 'c2', caseNumber: 'CA-2', imageId: 'i1' };
const thirdCase: ViewerWindow = { caseId: 'c3', caseNumber: 'CA-3', imageId: null };

it.each<[string, readonly ViewerWindow[], string | null]>([
  ['none', [], null],
  ['another slide of the case', [sameCase], null],
  ['no slide yet', [{ ...self, imageId: null }], null],
  ['the same slide', [sameSlide], 'This slide is also open in another window.'],
  ['the same slide twice', [sameSlide, sameSlide], 'This slide is also open in 2 other windows.'],
  ['another case', [otherCase], 'Another window shows case CA-2.'],
  ['another case in two windows', [otherCase, otherCase], '2 other windows show case CA-2.'],
  ['several other cases', [otherCase, thirdCase, otherCase], 'Other windows show 2 other cases.'],
  [
    'another case and the same slide',
    [sameSlide, otherCase, sameCase],
    'Another window shows case CA-2. This slide is also open in another window.',
  ],
])('other windows with %s', (_, others, text) => {
  expect(otherWindows(self, others)).toBe(text);
});

it('a window without a slide shares none with another', () => {
  expect(otherWindows({ ...self, imageId: null }, [{ ...self, imageId: null }])).toBeNull();
});
