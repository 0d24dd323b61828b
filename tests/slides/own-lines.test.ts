import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from '#tests/support/source-files.ts';

const OWN = /^S21-\d+(?=\s+tools$)/gm;
/** Names of tests, after a table of cases too. */
const TITLE = /(?:\b(?:it|test)(?:\.\w+)*|\))\(\s*'([^']*)'/g;

it('S21-08 each line of the checklist that is of the product itself is in the name of a test', () => {
  const lines = readFileSync(path.join(root, 'docs/checklist.txt'), 'utf8').match(OWN) ?? [];
  expect(lines).toHaveLength(8);
  const titles = ['tests/slides', 'tests/e2e']
    .flatMap((folder) => filesBelow(folder, ['.test.ts', '.spec.ts']))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(TITLE)])
    .map(([, title = '']) => title);
  expect(lines.filter((id) => !titles.some((title) => title.includes(id)))).toEqual([]);
});
