import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { oneOf } from '#tests/support/long-run.ts';
import { root } from '#tests/support/source-files.ts';
import { UsageError } from '../exit-codes.ts';
import { withHunts } from './compared-table.ts';
import { readDemoCreds } from './demo-creds.ts';
import { COLUMNS, hunt, matrixLines } from './kill-matrix.ts';
import { MUTANTS } from './mutants.ts';

const COMPARED = readFileSync(path.join(root, 'docs/checker-compared.md'), 'utf8');

const ofPart = (part: string) => MUTANTS.filter((mutant) => mutant.part === part);

/** Each part has another mutant from run to run, and all of them in the long one. */
const CHOSEN = COLUMNS.flatMap((part) => oneOf(ofPart(part)));

describe('the mutants', () => {
  it('are 25 and more, each with a name of its own, and every part has one to find', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(25);
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
    expect(COLUMNS.filter((part) => ofPart(part).length === 0)).toEqual([]);
  });

  it('S21-05 stand in the table of checkers, each with what the server does, and are counted in it', () => {
    expect(withHunts(COMPARED, [])).toBe(COMPARED);
    const [mutant] = MUTANTS;
    if (mutant === undefined) throw new Error('there are no mutants');
    const missed = withHunts(COMPARED, [{ mutant, found: new Map(), isFound: false, strays: [] }]);
    expect(missed).toContain(`| ${mutant.name} | ${mutant.wrong} | – | `);
    expect(missed).toContain(`| **found of ${MUTANTS.length}** | | **${MUTANTS.length - 1}** | `);
  });

  it('asks for a page that has such a table', () => {
    expect(() => withHunts('# Another page', [])).toThrow(UsageError);
  });

  it('S21-01 are found by the part that should find them, and nothing else is', async () => {
    const creds = readDemoCreds();
    const hunts = [];
    for (const mutant of CHOSEN) hunts.push(await hunt(mutant, { creds, seed: 1, isWhole: false }));
    console.info(matrixLines(hunts).join('\n'));
    const wrong = hunts
      .filter(({ isFound, strays }) => !isFound || strays.length > 0)
      .map(({ mutant, isFound, strays }) => ({ name: mutant.name, isFound, strays }));
    expect(wrong).toEqual([]);
    // The column of the page says what was found.
    expect(withHunts(COMPARED, hunts)).toBe(COMPARED);
  });
});
