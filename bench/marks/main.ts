import type { Page } from '@playwright/test';
import { figureOf, medianOf, tableOf } from '../table.ts';
import { openPage, scriptOf, startBrowser } from './browser.ts';
import type { MarksPage, Side } from './page.ts';
import { startPeer } from './peer.ts';

const SIZES = [
  { count: 1000, loads: 9, frames: 60 },
  { count: 10_000, loads: 7, frames: 21 },
  { count: 50_000, loads: 3, frames: 7 },
] as const;
const HIT_POINTS = 10_000;
const MIXED = { rulers: 2000, patches: 500, frames: 41 } as const;
const LIMITS = { frame: 1.2, load: 3, hit: 50 } as const;
/** Values of a picture (of four million) that may differ by how the two of us round. */
const MOST_DIFFERING = 40;

interface WithMarks {
  readonly marksPage: MarksPage;
}

interface Pair {
  readonly floor: number;
  readonly ours: number;
}

type Take = (side: Side, round: number) => Promise<number>;

/** In turns, and each goes first as often as the other: the second finds texts shaped already. */
async function inTurns(rounds: number, take: Take): Promise<Pair> {
  const times: Record<Side, number[]> = { floor: [], ours: [] };
  for (let round = -1; round < rounds; round += 1) {
    const order: readonly Side[] = round % 2 === 0 ? ['floor', 'ours'] : ['ours', 'floor'];
    for (const side of order) {
      const time = await take(side, round);
      // The first round warms the compiler up and is not counted.
      if (round >= 0) times[side].push(time);
    }
  }
  return { floor: medianOf(times.floor), ours: medianOf(times.ours) };
}

const loadOf =
  (page: Page, count: number): Take =>
  (side, round) =>
    page.evaluate(
      ([who, many, seed]) => (globalThis as unknown as WithMarks).marksPage.load(who, many, seed),
      [side, count, 1000 + round * 2 + (side === 'ours' ? 1 : 0)] as const,
    );

const frameOf =
  (page: Page): Take =>
  (side, round) =>
    page.evaluate(([who, at]) => (globalThis as unknown as WithMarks).marksPage.frame(who, at), [
      side,
      round,
    ] as const);

/** Both sides have the rulers alike, and pixel by pixel one picture of them. */
async function requireSamePicture(page: Page, count: number): Promise<void> {
  const both = await page.evaluate((many) => {
    const { load, compare } = (globalThis as unknown as WithMarks).marksPage;
    load('floor', many, 7);
    load('ours', many, 7);
    return compare(5);
  }, count);
  if (both.drawn === 0 || both.differing > MOST_DIFFERING)
    throw new Error(`The pictures differ in ${String(both.differing)} of ${String(both.drawn)} values.`);
}

const timesHead = ['', 'floor, ms', 'ours, ms', 'ratio', 'limit', '', 'peer, ms'];

function rowOf(name: string, { floor, ours }: Pair, limit: number, peer: number | undefined): string[] {
  const ratio = ours / floor;
  return [
    name,
    figureOf(floor),
    figureOf(ours),
    figureOf(ratio),
    `<= ${String(limit)}`,
    ratio <= limit ? 'ok' : 'over',
    figureOf(peer ?? Number.NaN),
  ];
}

const browser = await startBrowser();
try {
  const page = await openPage(browser);
  await page.addScriptTag({ content: await scriptOf('page.ts') });
  const peer = await startPeer(browser);
  const rows: string[][] = [];
  for (const { count, loads, frames } of SIZES) {
    await page.bringToFront();
    const load = await inTurns(loads, loadOf(page, count));
    await requireSamePicture(page, count);
    const frame = await inTurns(frames, frameOf(page));
    const name = count.toLocaleString('en');
    const other = (await peer?.take(count, frames)) ?? null;
    rows.push(rowOf(`${name} rulers, frame`, frame, LIMITS.frame, other?.frame));
    rows.push(rowOf(`${name} rulers, load`, load, LIMITS.load, other?.load));
  }
  await page.bringToFront();
  const hit = await page.evaluate(
    (many) => (globalThis as unknown as WithMarks).marksPage.hits(many),
    HIT_POINTS,
  );
  const isSlow = !(hit.mean < LIMITS.hit);
  const mixed = await inTurns(MIXED.frames, (_, round) =>
    page.evaluate(
      ([rulers, patches, at]) =>
        (globalThis as unknown as WithMarks).marksPage.mixedFrame(rulers, patches, at),
      [MIXED.rulers, MIXED.patches, round] as const,
    ),
  );

  console.log(`All in view and panning, medians, in Chromium ${browser.version()} without a graphics card.`);
  console.log('The floor is a list of numbers on a bare canvas; it and ours paint the same picture.');
  console.log(tableOf(timesHead, rows));
  console.log(
    `hit test among 50,000 rulers: ${figureOf(hit.mean)} μs, the mean of ${String(HIT_POINTS)} points ` +
      `(${String(hit.found)} hit); limit ${String(LIMITS.hit)} μs: ${isSlow ? 'over' : 'ok'}`,
  );
  console.log(
    `ours, ${String(MIXED.rulers)} rulers and ${String(MIXED.patches)} patches: ${figureOf(mixed.ours)} ms a frame`,
  );
  if (peer === null) console.log('The peer is not there: its column is empty.');
  else
    console.log(
      `The peer is ${peer.name}: bare lines, no rim, ticks or labels, drawn into ${peer.drawsInto.join(', ')} over ` +
        `a viewer. Its figures are the times from frame to frame (${figureOf(peer.bare)} without a mark), so they ` +
        'hold the viewer and the wait for the screen, which ours do not.',
    );
  process.exitCode = isSlow || rows.some((cells) => cells.includes('over')) ? 1 : 0;
} finally {
  await browser.close();
}
