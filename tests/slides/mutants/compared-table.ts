import { UsageError } from '../exit-codes.ts';
import type { Hunt } from './kill-matrix.ts';
import { MUTANTS } from './mutants.ts';

const FOUND = 'found';
const MISSED = '–';
/** Stands where a checker was not run on a mutant: other checkers are asked by hand, as the page names them. */
const UNASKED = 'not asked';

const HEAD = '| mutant | what the server does | `slides check` |';
const RULE = '|---|---|---|';

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * The page with its table of mutants written anew: one row for each mutant, the column of `slides check` as the hunts
 * were, and the columns of other checkers as they were recorded. A mutant that was not hunted keeps its cell.
 */
export function withHunts(page: string, hunts: readonly Hunt[]): string {
  const lines = page.split('\n');
  const head = lines.findIndex((line) => line.startsWith(HEAD));
  if (head < 0 || lines[head + 1]?.startsWith(RULE) !== true)
    throw new UsageError(`There is no table that begins with ${HEAD}`);
  const length = lines.slice(head + 2).findIndex((line) => !line.startsWith('|'));
  const end = length < 0 ? lines.length : head + 2 + length;
  const others = cellsOf(lines[head] ?? '').length - 3;
  const recorded = new Map(
    lines.slice(head + 2, end).map((line) => [cellsOf(line)[0], cellsOf(line).slice(2)]),
  );
  const rows = MUTANTS.map((mutant) => {
    const [ours = UNASKED, ...theirs] = recorded.get(mutant.name) ?? [];
    const hunted = hunts.find((one) => one.mutant.name === mutant.name);
    return [
      mutant.name,
      mutant.wrong,
      hunted === undefined ? ours : hunted.isFound ? FOUND : MISSED,
      ...Array.from({ length: others }, (_, at) => theirs[at] ?? UNASKED),
    ];
  });
  const totals = Array.from({ length: 1 + others }, (_, at) => {
    const count = rows.filter((row) => row[2 + at] === FOUND).length;
    return `**${count}**`;
  });
  const table = [...rows, [`**found of ${rows.length}**`, '', ...totals]].map(rowOf);
  // A cell of nothing has one blank in it, as people write it.
  const written = table.map((line) => line.replace('|  |', '| |'));
  return [...lines.slice(0, head + 2), ...written, ...lines.slice(end)].join('\n');
}
