import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { figureOf, medianOf, tableOf } from '../table.ts';
import { MIX } from './acts.ts';
import type { Contender } from './contender.ts';
import { floor } from './floor.ts';
import { ours } from './ours.ts';
import { EVENTS, freshActs, type Run, runOf, type Times, UNDOS } from './timing.ts';
import { LIMITS, type Measured, medians, type Row, ratioOf, verdictsOf } from './verdict.ts';
import { loadYjs } from './yjs.ts';

const RUNS = 9;
/** Enough to see where it stands: one of its runs takes as long as all of ours. */
const PEER_RUNS = 3;
const HEAP_RUNS = 3;

/** In a process of its own, where nothing else was ever allocated. */
function heapOnce(who: string): number {
  const file = path.join(import.meta.dirname, 'heap.ts');
  const child = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', file, who, String(EVENTS)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return child.status === 0 ? Number(child.stdout) / 2 ** 20 : Number.NaN;
}

const heapOf = (who: string): number => medianOf(Array.from({ length: HEAP_RUNS }, () => heapOnce(who)));

function agree(wanted: Run, other: Run, name: string): Times {
  if (other.shown.some((shown, at) => shown !== wanted.shown[at]))
    throw new Error(`${name} does not show what the ${floor.name} shows.`);
  return other.times;
}

const yjs = await loadYjs();
const taken: { floor: Times[]; ours: Times[]; yjs: Times[] } = { floor: [], ours: [], yjs: [] };
const also = <S, D>(contender: Contender<S, D>, acts: Parameters<typeof runOf>[1], base: Run): Times =>
  agree(base, runOf(contender, acts), contender.name);

for (let run = -1; run < RUNS; run += 1) {
  const acts = freshActs();
  const base = runOf(floor, acts);
  const own = also(ours, acts, base);
  const peer = yjs && run >= 0 && run < PEER_RUNS ? also(yjs, acts, base) : null;
  // The first run warms the compiler up and is not counted.
  if (run < 0) continue;
  taken.floor.push(base.times);
  taken.ours.push(own);
  if (peer) taken.yjs.push(peer);
}

const base: Measured = { ...medians(taken.floor), heap: heapOf('floor') };
const own: Measured = { ...medians(taken.ours), heap: heapOf('ours') };
const peer: Measured | null = yjs && { ...medians(taken.yjs), heap: heapOf('yjs') };

const labels: Readonly<Record<Row, string>> = {
  record: `record ${String(EVENTS)}, ms`,
  undo: `undo ${String(UNDOS)}, ms`,
  replay: `replay ${String(EVENTS)}, ms`,
  heap: 'heap, MiB',
};
const verdicts = verdictsOf(own, base);
const rows = verdicts.map(({ row, ratio, over }) => [
  labels[row],
  figureOf(base[row]),
  figureOf(own[row]),
  figureOf(ratio),
  `<= ${String(LIMITS[row])}`,
  over ? 'over' : 'ok',
  figureOf(peer?.[row] ?? Number.NaN),
  figureOf(ratioOf(peer?.[row] ?? Number.NaN, base[row])),
]);

console.log(
  `${String(EVENTS)} events: ${MIX}; medians of ${String(RUNS)} interleaved runs, Node ${process.version}`,
);
console.log(tableOf(['', 'floor', 'ours', 'ratio', 'limit', '', 'yjs', 'ratio'], rows));
process.exitCode = verdicts.some(({ over }) => over) ? 1 : 0;
