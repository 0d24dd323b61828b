import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from './support/source-files.ts';

/** U+00B5, which looks like the unit sign of the specification, U+03BC, and is found by no search for that. */
const OTHER_SIGN = '\u00b5';

/** Files that read or write those of other products, which spell the unit in their own way. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'app/core/exchange/geojson.ts',
  'app/core/slides/described-scale.ts',
]);

it('micrometres have one sign in every text, that of the specification', () => {
  const found = [
    ...['app', 'mock-server', 'server'].flatMap((folder) => filesBelow(folder, ['.ts', '.tsx'])),
    ...filesBelow('contracts/openapi', ['.yaml']),
  ]
    .filter((file) => !/\.test(-support)?\.tsx?$/.test(file) && !OF_OTHERS.has(file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(OTHER_SIGN));
  expect(found).toEqual([]);
});
