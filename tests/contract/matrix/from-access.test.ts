import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access } from '#contracts/generated/access.ts';
import { errorCodes } from '#contracts/generated/error-codes.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { isLong } from '#tests/support/long-run.ts';
import { cellFor, cellsOf, givenBy, KINDS, letterFor, ROWS } from './access-cells.ts';
import { ask, bodyFor } from './asking.ts';
import { MATRIX_CALLERS } from './matrix-people.ts';
import { type MatrixWorld, matrixWorld } from './matrix-world.ts';
import { COLUMNS, type Column, type Kind, LETTERS } from './rows.ts';
import { type Scene, setScene } from './scene.ts';
import { bringAbout } from './standing.ts';

const counts = { letters: 0, cells: 0, asked: 0, allowed: 0, refused: 0 };

/** Each run asks a sixth of the cells, another one from run to run, and the long run asks all of them. */
const STRIDE = isLong ? 1 : 6;
const OFFSET = Math.floor(Math.random() * STRIDE);

afterAll(() => {
  const operations = Object.keys(access).length;
  console.info(
    `x-access: ${operations} operations; ${counts.letters} cells agree with the hand-typed tables; ` +
      `${counts.cells} cells of operation × caller × ownership × state, ${counts.asked} asked, ` +
      `${counts.allowed} let in, ${counts.refused} refused with the code of the contract`,
  );
});

/** An archive of reports may name a case of another facility, which is not there: that is in no address. */
const isOfWhatIsAsked = (kind: Kind, column: Column, owner: string): boolean =>
  kind === 'archive' && owner === 'other' && (column === 'facility' || column === 'np');

describe('x-access says what the hand-typed tables say', () => {
  it.each(ROWS)('%s, about %s: %s', (operation, kind, letters) => {
    const groups = COLUMNS.map((column, at) =>
      LETTERS[kind]
        .map((owner, index) => {
          if (isOfWhatIsAsked(kind, column, owner)) return letters.split(' ')[at]?.[index];
          return letterFor(givenBy(operation, column, cellFor(kind, column, owner)));
        })
        .join(''),
    );
    expect(groups.join(' ')).toBe(letters);
    counts.letters += groups.join('').length;
  });
});

/** There is a report from sign-out on; before it nobody finds one. */
const ABOUT_REPORTS: readonly Kind[] = ['signed', 'amended'];
/** That a second reading has a result is a tale of its own, which the tests of second readings tell. */
const TOLD_ELSEWHERE = 'reader';

describe('the mock answers every cell of x-access as it says', () => {
  let matrix: MatrixWorld;
  let scene: Scene;
  beforeAll(async () => {
    matrix = matrixWorld();
    scene = await setScene(matrix, bodyFor);
  });

  it.each(Object.keys(access) as OperationId[])('%s', async (operation) => {
    const kind = KINDS.get(operation) ?? 'any';
    const wrong: string[] = [];
    for (const caller of MATRIX_CALLERS)
      for (const { relation, state } of cellsOf(operation, caller.column)) {
        if (relation === TOLD_ELSEWHERE) continue;
        if (ABOUT_REPORTS.includes(kind) && state !== 'SignOutCompleted') continue;
        counts.cells += 1;
        if (counts.cells % STRIDE !== OFFSET) continue;
        const given = givenBy(operation, caller.column, { relation, state });
        const params = bringAbout(matrix, scene, { operation, kind, caller, relation, state });
        const isStranger = relation === 'none' && kind !== 'archive';
        const owner = kind.endsWith('List') ? (state ?? '') : isStranger ? 'other' : 'own';
        const cell = { operation, kind, caller, owner };
        const { status, headers } = await ask(matrix, scene, cell, params);
        const code = headers.get('X-Error-Code');
        counts.asked += 1;
        counts[given === 'allowed' ? 'allowed' : 'refused'] += 1;
        const isLetIn = ![401, 403, 404].includes(status) && status < 500;
        const isRight = given === 'allowed' ? isLetIn : code === given;
        if (!isRight) wrong.push(`${caller.name}, ${relation}, ${state}: ${given}, got ${status} ${code}`);
        else if (given !== 'allowed' && given !== null)
          expect(errorCodes[given as keyof typeof errorCodes].status).toContain(status);
      }
    expect(wrong).toEqual([]);
  });
});
