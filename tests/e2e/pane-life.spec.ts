import type { CDPSession, Page } from '@playwright/test';
import { openBench, slideFiles } from '#tests/support/bench.ts';
import { type BenchWindow, heard, patch, ruler, show } from '#tests/support/slides/bench-viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const MOUNTS = 6;

const complete = (page: Page) =>
  page.waitForFunction(() => (window as unknown as BenchWindow).__viewer.isLoaded());

/** How many pixels of each canvas of the pane are not clear, the overview's included. */
function inkNow(): readonly number[] {
  return [...document.querySelectorAll<HTMLCanvasElement>('.pane-host canvas')].map((canvas) => {
    const context = canvas.getContext('2d');
    if (context === null || canvas.width === 0 || canvas.height === 0) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) count += 1;
    return count;
  });
}

const inked = (page: Page): Promise<readonly number[]> => page.evaluate(inkNow);

/** Elements that live on, in the page or cut off from it, after all that can be collected was. */
async function alive(client: CDPSession, type: string, filter: string): Promise<number> {
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const prototype = await client.send('Runtime.evaluate', { expression: `${type}.prototype` });
  const { objects } = await client.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup: 'alive',
  });
  const counted = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () { return this.filter((one) => ${filter}).length; }`,
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' });
  return counted.result.value as number;
}

test('clear takes every pixel away at once, and none comes back', async ({ page, bench }) => {
  const [slide = ''] = await slideFiles(page, bench);
  await openBench(page, bench, [slide]);
  await show(page, { rulers: [ruler('r1', { x: 500, y: 800 }, { x: 1500, y: 800 })] });
  await complete(page);
  // The small picture in the corner comes after the slide.
  await expect.poll(async () => (await inked(page)).filter((pixels) => pixels > 0).length).toBeGreaterThan(2);
  // The function below runs in the page, where it finds this one under the same name.
  await page.evaluate(`globalThis.inkNow = ${inkNow.toString()}`);
  const counts = await page.evaluate(async () => {
    const { __viewer: viewer } = window as unknown as BenchWindow;
    const pane = viewer.pane();
    const source = viewer.source();
    if (pane === null || source === null) throw new Error('There is no slide');
    const ink: number[] = [];
    pane.clear();
    ink.push(...inkNow());
    // Cleared again while OpenSeadragon is still taking it in.
    const opening = pane.open(source);
    pane.clear();
    ink.push(...inkNow());
    const opened = await opening;
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      ink.push(...inkNow());
    }
    return { ink, opened, shown: pane.stats().painted };
  });
  expect(new Set(counts.ink)).toEqual(new Set([0]));
  expect(counts.opened).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  expect(counts.shown).toBeNull();
});

test('of two slides opened one upon the other only the later is seen', async ({ page, bench }) => {
  await openBench(page, bench, await slideFiles(page, bench));
  const result = await page.evaluate(async () => {
    const { __viewer: viewer, __right: right } = window as unknown as BenchWindow;
    const pane = viewer.pane();
    const [first, second] = [viewer.source(), right.source()];
    if (pane === null || first === null || second === null) throw new Error('There is no slide');
    const done = async (): Promise<void> => {
      while (!pane.stats().complete) await new Promise(requestAnimationFrame);
    };
    pane.clear();
    const openings = await Promise.all([pane.open(first), pane.open(second)]);
    viewer.show({ viewport: null });
    await done();
    const home = pane.homeViewport()?.centre;
    const overtaken = pane.picture().sheet.toDataURL();
    await pane.open(second);
    await done();
    return {
      openings: openings.map(({ ok }) => ok),
      halves: [(home?.x ?? 0) * 2, (home?.y ?? 0) * 2],
      size: second.size,
      same: overtaken === pane.picture().sheet.toDataURL(),
    };
  });
  expect(result.openings).toEqual([false, true]);
  expect(result.halves).toEqual([result.size.width, result.size.height]);
  expect(result.same).toBe(true);
});

test('S9-28 a screenshot has the device resolution, the marks, the patch that is edited, and no ground', async ({
  browser,
  bench,
}) => {
  const context = await browser.newContext({ deviceScaleFactor: 2, viewport: { width: 800, height: 600 } });
  const page = await context.newPage();
  const [slide = ''] = await slideFiles(page, bench);
  await openBench(page, bench, [slide]);
  const view = { viewport: { centre: { x: 1100, y: 1450 }, scale: 0.2, rotation: 90 } };
  const edited = patch('p1', 900, 1300, 400);
  await show(page, { ...view, tool: 'patch', patches: [edited], activePatch: 'p1' });
  await complete(page);
  const seen = await page.evaluate(() => {
    const pane = (window as unknown as BenchWindow).__viewer.pane();
    if (pane === null) throw new Error('There is no pane');
    const picture = pane.picture().sheet;
    const sheet = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    sheet?.drawImage(picture, 0, 0);
    const pixel = (x: number, y: number) => [...(sheet?.getImageData(x, y, 1, 1).data ?? [])];
    const edge = pane.project({ x: 900, y: 1500 }) ?? { x: 0, y: 0 };
    return {
      size: [picture.width, picture.height],
      beside: pixel(2, 2),
      inside: pixel(picture.width / 2, picture.height / 2)[3],
      edge: pixel(edge.x * 2, edge.y * 2),
    };
  });
  expect(seen).toMatchObject({ size: [1600, 1200], beside: [0, 0, 0, 0], inside: 255 });
  const [red = 0, green = 0, blue = 0] = seen.edge;
  expect(green).toBeGreaterThan(Math.max(red, blue) + 60);
  await context.close();
});

test('a pane that was thrown away leaves no viewer, no canvas and no listener behind', async ({
  page,
  bench,
}) => {
  const [slide = ''] = await slideFiles(page, bench);
  await openBench(page, bench, [slide]);
  const client = await page.context().newCDPSession(page);
  const remount = async (): Promise<void> => {
    await page.evaluate(() => (window as unknown as BenchWindow).__remount());
    await complete(page);
  };
  const listeners = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Memory.getDOMCounters')).jsEventListeners;
  };
  // The library's timers hold on to a viewer for some seconds after its end.
  const onlyOneLeft = async (): Promise<void> => {
    await expect.poll(() => alive(client, 'HTMLDivElement', "one.className === 'pane-host'")).toBe(1);
  };
  await remount();
  await onlyOneLeft();
  const before = { canvases: await alive(client, 'HTMLCanvasElement', 'true'), listeners: await listeners() };
  for (let mount = 0; mount < MOUNTS; mount += 1) await remount();
  await onlyOneLeft();
  // The page may add one of its own; a pane that kept one would have added as many as were made.
  await expect
    .poll(async () => (await alive(client, 'HTMLCanvasElement', 'true')) - before.canvases)
    .toBeLessThan(MOUNTS / 2);
  await expect.poll(async () => (await listeners()) - before.listeners).toBeLessThan(MOUNTS / 2);
  expect(await heard(page, 'failed')).toEqual([]);
});
