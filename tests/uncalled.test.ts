import { expect, it } from 'vitest';
import { uncalledExports } from './uncalled.mjs';

/** Parts that only the kit shows so far; whoever puts one to use takes it away here. */
const SHOWN_BY_THE_KIT = [
  'app/ui/detail/action-bar.tsx ActionBar',
  'app/ui/detail/shown-actions.ts shownActions',
];

it('nothing is exported that only tests and the kit use', () => {
  const uncalled = [...uncalledExports()].flatMap(([file, names]) => names.map((name) => `${file} ${name}`));
  expect(uncalled.toSorted()).toEqual(SHOWN_BY_THE_KIT);
});
