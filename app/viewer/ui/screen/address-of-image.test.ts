import { expect, it } from 'vitest';
import { addressOfImage } from './viewer-page.tsx';

const named = (address: string): string | null => {
  const found = addressOfImage(new URL(address, 'http://localhost'), 'cas_1', 'img_2');
  return found === null ? null : found.pathname + found.search;
};

it('the open slide is named in the address of its case, and in no other', () => {
  expect(named('/viewer?case=cas_1')).toBe('/viewer?case=cas_1&image=img_2');
  expect(named('/viewer?case=cas_1&image=img_1')).toBe('/viewer?case=cas_1&image=img_2');
  expect(named('/viewer?case=cas_1&image=img_2')).toBeNull();
  expect(named('/viewer?case=cas_9')).toBeNull();
  expect(named('/viewer?case=cas_9&image=img_2&mark=m')).toBeNull();
  expect(named('/selectedCases?sort=-dueAt')).toBeNull();
});

it('a link that was followed leaves no place behind that the next slide would be opened at', () => {
  const link = '/viewer?case=cas_1&image=img_2&view=1_2_1_0&second=img_3&secondView=1_2_1_0&sync=on&mark=m';
  expect(named(link)).toBe('/viewer?case=cas_1&image=img_2');
  expect(named('/viewer?case=cas_1&image=img_1&view=1_2_1_0')).toBe('/viewer?case=cas_1&image=img_2');
});
