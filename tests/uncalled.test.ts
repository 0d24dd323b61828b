import { expect, it } from 'vitest';
import { uncalledExports } from './uncalled.mjs';

it('nothing is exported that only tests use', () => {
  const uncalled = [...uncalledExports()].flatMap(([file, names]) => names.map((name) => `${file} ${name}`));
  expect(uncalled).toEqual([]);
});
