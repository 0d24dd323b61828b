import type { RunReport } from './run-report.ts';
import { type Found, foundIn, partsOf, reasonsIn, type Tally, tallyOf } from './summary.ts';

const told = ({ passed, failed, known, notReached }: Tally): string =>
  [
    `${passed} passed`,
    `${failed} failed`,
    ...(known === 0 ? [] : [`${known} known`]),
    `${notReached} not reached`,
  ].join(', ');

const MOST_REASONS = 6;

/** The report for people at a terminal: what was found, then what was looked at, then what was not reached and why. */
export function textReport(report: RunReport): string {
  const { command, target, seed, level, durationMs, endedEarly } = report;
  const seconds = (durationMs / 1000).toFixed(1);
  return [
    `${command} ${target}, seed ${seed}, ${level === undefined ? '' : `level ${level}, `}${seconds} s`,
    ...(endedEarly === undefined ? [] : [`It ended early: ${endedEarly}`]),
    '',
    ...foundIn(report).flatMap(linesOf),
    ...[...partsOf(report)].flatMap(([part, all]) => [
      `${part.padEnd(12)} ${told(tallyOf(all))}`,
      ...reasonLines(all),
    ]),
    ...report.grids.flatMap(({ name, cells }) => [
      '',
      `${name}: ${cells.length} cells, ${told(tallyOf(cells))}`,
      ...reasonLines(cells),
    ]),
    '',
  ].join('\n');
}

/** Why things were not reached, the most frequent reasons first. */
function reasonLines(all: Parameters<typeof reasonsIn>[0]): readonly string[] {
  const reasons = reasonsIn(all);
  return [
    ...reasons
      .slice(0, MOST_REASONS)
      .map(([why, count]) => `  ${String(count).padStart(5)} not reached: ${why}`),
    ...(reasons.length > MOST_REASONS ? ['  further reasons, one by one: --json or --html'] : []),
  ];
}

function linesOf({ part, name, finding, isKnown }: Found): readonly string[] {
  const { says, place, came, reached, step, curl } = finding;
  return [
    `${isKnown ? 'KNOWN' : 'FOUND'} ${part}: ${name}`,
    `  the contract: ${says}${place === '' ? '' : ` (${place})`}`,
    `  came:         ${came}`,
    ...reached.map((line) => `  before:       ${line}`),
    ...(curl === '' ? [] : [`  step ${step}:  ${curl}`]),
    '',
  ];
}
