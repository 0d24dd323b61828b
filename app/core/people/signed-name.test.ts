import { expect, it } from 'vitest';
import { signedNameOf } from './signed-name.ts';

it.each([
  ['Ada Lee, MD', 'MD', 'Ada Lee, MD'],
  ['Ada Lee', 'MD', 'Ada Lee, MD'],
  ['Ada Lee, DO', 'MD', 'Ada Lee, DO'],
  ['Ada Lee, M.D., PhD', 'MD', 'Ada Lee, M.D., PhD'],
  ['Ada Do', 'DO', 'Ada Do, DO'],
  ['Ada Lee, Jr.', 'MD', 'Ada Lee, Jr., MD'],
  ['Ada Lee, MBChB', 'Other', 'Ada Lee, MBChB'],
  ['Ada Lee, MD/PhD', 'MD', 'Ada Lee, MD/PhD'],
])('signs %s with the degree %s as %s', (printedName, degree, signed) => {
  expect(signedNameOf({ printedName, degree })).toBe(signed);
});
