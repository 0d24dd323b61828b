import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contracts/generated/operations/index.ts';
import { thirdOf } from '#tests/support/long-run.ts';
import { ROWS } from './access-cells.ts';
import { bodyFor, letterOf } from './asking.ts';
import { MATRIX_CALLERS } from './matrix-people.ts';
import { type MatrixWorld, matrixWorld } from './matrix-world.ts';
import { COLUMNS, LETTERS, type Row } from './rows.ts';
import { type Scene, setScene } from './scene.ts';

let matrix: MatrixWorld;
let scene: Scene;
const counts = { cells: 0, in: 0, refused: 0, hidden: 0, 'not logged in': 0 };
const COUNTED = { '+': 'in', 3: 'refused', 4: 'hidden', 1: 'not logged in' } as const;

beforeAll(async () => {
  matrix = matrixWorld();
  scene = await setScene(matrix, bodyFor);
});

afterAll(() => {
  const told = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.info(`operation × caller × ownership: ${ROWS.length} operations, ${told.join(', ')}`);
});

/** What every caller of a column gets, as the table writes it; callers who differ are named. */
async function groupOf([operation, kind]: Row, column: (typeof COLUMNS)[number]): Promise<string> {
  const groups = new Map<string, string>();
  for (const caller of MATRIX_CALLERS.filter((one) => one.column === column)) {
    let group = '';
    for (const owner of LETTERS[kind]) {
      const letter = await letterOf(matrix, scene, { operation, kind, caller, owner });
      group += letter;
      counts.cells += 1;
      if (letter in COUNTED) counts[COUNTED[letter as keyof typeof COUNTED]] += 1;
    }
    groups.set(group, caller.name);
  }
  if (groups.size === 1) return [...groups.keys()].join('');
  return [...groups].map(([group, name]) => `${name}:${group}`).join('/');
}

describe('every operation lets in exactly who may', () => {
  it('of the contract stands in the table once', () => {
    expect(ROWS.map(([operation]) => operation).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it.each(thirdOf(ROWS))('%s, about %s: %s', async (...row) => {
    const got: string[] = [];
    for (const column of COLUMNS) got.push(await groupOf(row, column));
    expect(got.join(' ')).toBe(row[2]);
  });
});
