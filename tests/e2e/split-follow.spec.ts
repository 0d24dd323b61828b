import { expect } from '@playwright/test';
import type { Registration } from '#app/core/viewing/registration.ts';
import { openBench, slideFiles } from '#tests/support/bench.ts';
import { test } from '#tests/support/test.ts';

interface View {
  readonly centre: { readonly x: number; readonly y: number };
  readonly scale: number;
  readonly rotation: number;
}
interface Bench {
  readonly stats: () => { readonly painted: View | null; readonly moves: number };
  readonly pane: () => { readonly zoomBy: (factor: number) => void; readonly follow: (view: View) => void };
}
type BenchWindow = Window & {
  __viewer: Bench;
  __right: Bench;
  __follow: (registration: unknown) => void;
  __apart: number[];
};

/** Frames that the path is sampled in at the least. */
const LEAST_FRAMES = 100;

/** Another place, another turn and another size of pixels than in the first pane. */
const REGISTRATION: Registration = {
  from: 'left',
  to: 'right',
  fromPoint: { x: 1100, y: 1500 },
  toPoint: { x: 900, y: 1000 },
  scale: 0.7,
  rotation: 30,
  zoom: 1.3,
};

test('the second pane is painted where the registration says, in every frame of a six-second path', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, await slideFiles(page, bench));
  await page.evaluate((registration) => {
    const shown = window as unknown as BenchWindow;
    shown.__apart = [];
    shown.__follow(registration);
    const turn = ({ x, y }: { x: number; y: number }, degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return { x: x * cos - y * sin, y: x * sin + y * cos };
    };
    // By hand here, so that the product's own map is held against another.
    const wanted = (view: View): View => {
      const { fromPoint, toPoint, scale, rotation, zoom } = registration;
      const away = turn({ x: view.centre.x - fromPoint.x, y: view.centre.y - fromPoint.y }, -rotation);
      return {
        centre: { x: toPoint.x + away.x * scale, y: toPoint.y + away.y * scale },
        scale: (view.scale * zoom) / scale,
        rotation: view.rotation + rotation,
      };
    };
    const apartAt = (corner: { x: number; y: number }, want: View, got: View): number => {
      const away = turn({ x: corner.x / want.scale, y: corner.y / want.scale }, -want.rotation);
      const point = { x: want.centre.x + away.x - got.centre.x, y: want.centre.y + away.y - got.centre.y };
      const there = turn({ x: point.x * got.scale, y: point.y * got.scale }, got.rotation);
      return Math.hypot(there.x - corner.x, there.y - corner.y);
    };
    const look = (): void => {
      const [lead, led] = [shown.__viewer.stats().painted, shown.__right.stats().painted];
      if (lead === null || led === null) return;
      const [x, y] = [window.innerWidth / 4, window.innerHeight / 2];
      const corners = [
        { x: 0, y: 0 },
        { x, y },
        { x: -x, y },
        { x, y: -y },
        { x: -x, y: -y },
      ];
      shown.__apart.push(Math.max(...corners.map((corner) => apartAt(corner, wanted(lead), led))));
    };
    // A task of its own behind the frame's callbacks: by then both viewers have drawn what they draw in it.
    const after = new MessageChannel();
    after.port1.onmessage = look;
    const frame = (): void => {
      after.port2.postMessage(null);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, REGISTRATION);

  const started = Date.now();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const middle = { x: width / 4, y: height / 2 };
  const frames = () => page.evaluate(() => (window as unknown as BenchWindow).__apart.length);
  // Longer on a machine that is too busy to paint: a few frames would prove little.
  for (let turn = 0; Date.now() - started < 6000 || (await frames()) < LEAST_FRAMES; turn += 1) {
    await page.mouse.move(middle.x, middle.y);
    if (turn % 3 === 0) await page.mouse.wheel(0, turn % 2 === 0 ? -300 : 300);
    else if (turn % 3 === 1)
      await page.evaluate(() => (window as unknown as BenchWindow).__viewer.pane().zoomBy(1.2));
    await page.mouse.down();
    await page.mouse.move(middle.x + (turn % 2 === 0 ? 160 : -160), middle.y + 90, { steps: 12 });
    await page.mouse.up();
  }
  await expect
    .poll(() => page.evaluate(() => (window as unknown as BenchWindow).__viewer.stats().moves))
    .toBeGreaterThan(0);
  const { apart, echoes } = await page.evaluate(() => {
    const shown = window as unknown as BenchWindow;
    return { apart: shown.__apart.toSorted((a, b) => a - b), echoes: shown.__right.stats().moves };
  });
  const at = (part: number): number => apart[Math.floor((apart.length - 1) * part)] ?? Number.NaN;
  test
    .info()
    .annotations.push({
      type: 'apart',
      description: `${String(apart.length)} frames, median ${at(0.5).toFixed(6)} px, most ${at(1).toFixed(6)} px`,
    });
  expect(apart.length).toBeGreaterThanOrEqual(LEAST_FRAMES);
  expect(at(1)).toBeLessThan(1);
  expect(echoes).toBe(0);
});

test('a pane that is led goes exactly where it is led, beyond its own limits too, and reports nothing', async ({
  page,
  bench,
}) => {
  await openBench(page, bench, await slideFiles(page, bench));
  const wanted = { centre: { x: -5000, y: 9000 }, scale: 7.5, rotation: 213 };
  const led = await page.evaluate(async (view) => {
    const shown = window as unknown as BenchWindow;
    shown.__right.pane().follow(view);
    const atOnce = shown.__right.stats().painted;
    // Long enough for any spring that still had a way to go.
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
    return { atOnce, later: shown.__right.stats().painted, moves: shown.__right.stats().moves };
  }, wanted);
  for (const view of [led.atOnce, led.later]) {
    expect(view?.centre.x).toBeCloseTo(wanted.centre.x, 6);
    expect(view?.centre.y).toBeCloseTo(wanted.centre.y, 6);
    expect(view?.scale).toBeCloseTo(wanted.scale, 9);
    expect(view?.rotation).toBeCloseTo(wanted.rotation, 9);
  }
  expect(led.moves).toBe(0);
});
