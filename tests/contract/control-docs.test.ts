import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTROLS } from '#mock-server/control/controls.ts';
import { FAULT_KINDS } from '#mock-server/control/fault-kinds.ts';
import { root } from '#tests/support/source-files.ts';

const page = readFileSync(path.join(root, 'docs/control-api.md'), 'utf8');

/** The rows of the tables of the page whose first cell is code. */
const rows = page.split('\n').filter((line) => line.startsWith('| `'));

describe('docs/control-api.md', () => {
  it('names every control and every kind of fault, in the words of the code, and no other', () => {
    expect(rows).toEqual([
      ...CONTROLS.map(({ call, what }) => `| \`${call}\` | ${what} |`),
      ...Object.entries(FAULT_KINDS).map(
        ([kind, { what, example }]) => `| \`${kind}\` | ${what} | \`${JSON.stringify(example)}\` |`,
      ),
    ]);
  });
});
