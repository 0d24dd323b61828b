import { expect, it } from 'vitest';
import { nameInAddress } from './viewer-page.tsx';

const at = (address: string): string => {
  window.history.replaceState(null, '', address);
  nameInAddress('cas_1', 'img_2');
  return window.location.pathname + window.location.search;
};

it('the open slide is named in the address of its case, and in no other', () => {
  expect(at('/viewer?case=cas_1')).toBe('/viewer?case=cas_1&image=img_2');
  expect(at('/viewer?case=cas_1&image=img_1')).toBe('/viewer?case=cas_1&image=img_2');
  expect(at('/viewer?case=cas_9')).toBe('/viewer?case=cas_9');
  expect(at('/selectedCases?sort=-dueAt')).toBe('/selectedCases?sort=-dueAt');
});
