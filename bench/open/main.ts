import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { startProduct } from '../../tests/support/product.ts';
import { pickUp } from '../../tests/support/requests.ts';
import { startBrowser } from '../marks/browser.ts';
import { figureOf, medianOf, tableOf } from '../table.ts';
import {
  type Asked,
  type Bench,
  CASE,
  emptyFigures,
  type Figures,
  levelIn,
  openBare,
  openInProduct,
  type Route,
  tilesOfView,
} from './opening.ts';
import { drawFloor, drawFromMemory, type FloorTile, type OpenTimes, openPlainly } from './page.ts';
import { tiffTilesOf } from './tiff-tiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const library = readFileSync(
  path.join(root, 'node_modules/openseadragon/build/openseadragon/openseadragon.min.js'),
  'utf8',
);

interface Runs {
  readonly ours: Readonly<Record<Route, Figures>>;
  readonly floor: Readonly<Record<Route, Figures>>;
  readonly peer: Figures;
  readonly next: number[];
  readonly memory: number[];
  readonly byteShares: number[];
}

const emptyRuns = (): Runs => ({
  ours: { dzi: emptyFigures(), tiff: emptyFigures() },
  floor: { dzi: emptyFigures(), tiff: emptyFigures() },
  peer: emptyFigures(),
  next: [],
  memory: [],
  byteShares: [],
});

function put({ cold, warm }: Figures, once: OpenTimes, again: OpenTimes): void {
  cold.push(once);
  warm.push(again);
}

/** The longer side of the level that shows the first view, in pixels. */
function levelSide(asked: Asked): number {
  const level = levelIn(tilesOfView(asked)[0] ?? '');
  return Math.ceil(asked.width / 2 ** (Math.ceil(Math.log2(asked.width)) - level));
}

async function measure(bench: Bench, runs: Runs): Promise<void> {
  const dzi = await openInProduct(bench, 'dzi');
  put(runs.ours.dzi, dzi.cold, dzi.warm);
  runs.next.push(dzi.next);
  const tiles = tilesOfView(dzi.asked).map((url): FloorTile => ({ url, part: null }));
  put(runs.floor.dzi, ...(await openBare(bench, (page) => page.evaluate(drawFloor, tiles))));
  const { descriptor } = dzi.asked;
  const plain = async (page: Page): Promise<OpenTimes> => {
    // A value of its own, or the whole library would be sent back.
    await page.evaluate(`${library}\n0`);
    return page.evaluate(openPlainly, descriptor ?? '');
  };
  put(runs.peer, ...(await openBare(bench, plain)));
  runs.memory.push(await memoryTime(bench));

  const tiff = await openInProduct(bench, 'tiff');
  put(runs.ours.tiff, tiff.cold, tiff.warm);
  const parts = await tiffTilesOf(tiff.asked.file ?? '', levelSide(dzi.asked));
  put(runs.floor.tiff, ...(await openBare(bench, (page) => page.evaluate(drawFloor, parts))));
  const needed = parts.reduce((sum, { part }) => sum + (part === null ? 0 : part.end - part.start), 0);
  runs.byteShares.push(tiff.asked.fileBytes / needed);
}

async function memoryTime(bench: Bench): Promise<number> {
  const [once] = await openBare(bench, async (page) => {
    const time = await page.evaluate(drawFromMemory);
    return { seen: time, complete: time };
  });
  return once.complete;
}

interface Verdict {
  readonly what: string;
  readonly figure: number;
  readonly limit: number | null;
}

/** A figure that was not measured is NaN, which is not above anything, and keeps no limit. */
const isOverLimit = ({ figure, limit }: Verdict): boolean => limit !== null && !(figure <= limit);

function verdictsOf(runs: Runs): readonly Verdict[] {
  const median = (figures: readonly OpenTimes[], name: keyof OpenTimes): number =>
    medianOf(figures.map((times) => times[name]));
  const each = (['dzi', 'tiff'] as const).flatMap((route): readonly Verdict[] => {
    const [ours, floor] = [runs.ours[route], runs.floor[route]];
    const name = route.toUpperCase();
    const ratio = (when: keyof Figures, what: keyof OpenTimes): number =>
      median(ours[when], what) / median(floor[when], 'complete');
    return [
      { what: `${name}, cold, complete / floor`, figure: ratio('cold', 'complete'), limit: 1.5 },
      { what: `${name}, cold, seen / floor`, figure: ratio('cold', 'seen'), limit: 0.5 },
      { what: `${name}, warm, complete / floor`, figure: ratio('warm', 'complete'), limit: 1.1 },
    ];
  });
  const peer = median(runs.ours.dzi.cold, 'complete') / median(runs.peer.cold, 'complete');
  return [
    ...each,
    { what: 'DZI, cold, complete / OpenSeadragon', figure: peer, limit: null },
    { what: 'next slide / from memory', figure: medianOf(runs.next) / medianOf(runs.memory), limit: 1.1 },
    { what: 'TIFF, first view, bytes / needed', figure: medianOf(runs.byteShares), limit: 1.5 },
  ];
}

function timesTable(runs: Runs): string {
  const rows: readonly (readonly [string, Figures])[] = [
    ['ours, DZI', runs.ours.dzi],
    ['floor, DZI', runs.floor.dzi],
    ['OpenSeadragon as it comes, DZI', runs.peer],
    ['ours, TIFF', runs.ours.tiff],
    ['floor, TIFF', runs.floor.tiff],
  ];
  const figures = rows.map(([name, { cold, warm }]) => [
    name,
    ...[
      cold.map(({ seen }) => seen),
      cold.map(({ complete }) => complete),
      warm.map(({ complete }) => complete),
    ].map((all) => figureOf(medianOf(all))),
  ]);
  return tableOf(['milliseconds', 'cold, seen', 'cold, complete', 'warm, complete'], figures);
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    latency: { type: 'string', default: '0,40' },
    'as-built': { type: 'boolean', default: false },
  },
});
if (!values['as-built']) {
  const built = spawnSync(process.execPath, ['server/prepare.mjs', '--build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(1);
}
const product = await startProduct();
const browser = await startBrowser();
try {
  const context = await browser.newContext({ baseURL: product.url });
  await pickUp(await context.newPage(), product.url, CASE.number);
  await context.close();
  let isOver = false;
  for (const latency of values.latency.split(',').map(Number)) {
    const runs = emptyRuns();
    for (let run = 1; run <= Number(values.runs); run += 1) {
      console.log(`Run ${String(run)} of ${values.runs} at ${String(latency)} ms…`);
      await measure({ browser, product, latency }, runs);
    }
    const verdicts = verdictsOf(runs);
    const rows = verdicts.map((verdict) => {
      const { what, figure, limit } = verdict;
      const word = limit === null ? '' : isOverLimit(verdict) ? 'over' : 'ok';
      return [what, figureOf(figure), limit === null ? '' : `<= ${String(limit)}`, word];
    });
    console.log(
      `\nAt ${String(latency)} ms a request, medians of ${values.runs} runs\n\n${timesTable(runs)}`,
    );
    console.log(`\n${tableOf(['limits', 'figure', 'limit', ''], rows)}\n`);
    isOver ||= verdicts.some(isOverLimit);
  }
  process.exitCode = isOver ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}
