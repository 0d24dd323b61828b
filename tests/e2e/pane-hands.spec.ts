import type { Page } from '@playwright/test';
import {
  at,
  type BenchWindow,
  heard,
  ruler,
  show,
  touching,
  viewOf,
} from '#tests/support/slides/bench-viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const RULERS = [
  ruler('r1', { x: 500, y: 800 }, { x: 1500, y: 800 }),
  ruler('r2', { x: 600, y: 1400 }, { x: 1400, y: 1800 }),
  ruler('sync-r3', { x: 500, y: 2300 }, { x: 1500, y: 2300 }),
];

const icon = (page: Page) => page.getByRole('button', { name: 'Delete measurement', exact: true });

async function hover(page: Page, x: number, y: number, beside = 0): Promise<void> {
  const place = await at(page, x, y);
  await page.mouse.move(place.x, place.y + beside);
}

test('in delete mode a ruler within 8 pixels shows its icon at its middle, and a projection shows none', async ({
  pane: page,
}) => {
  await show(page, { tool: 'erase', rulers: RULERS });
  await hover(page, 600, 800, 20);
  await expect(icon(page)).toBeHidden();
  await hover(page, 600, 800, 7);
  await expect(icon(page)).toBeVisible();
  const [box, middle] = [await icon(page).boundingBox(), await at(page, 1000, 800)];
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(middle.x, 0);
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(middle.y, 0);
  await hover(page, 600, 2300);
  await expect(icon(page)).toBeHidden();
  await hover(page, 1300, 1750);
  await icon(page).click();
  expect(await heard(page, 'erased')).toEqual([['r2']]);
});

test('the arrow keys lead a cross onto a ruler, and Enter deletes the one that it lies on', async ({
  pane: page,
}) => {
  await show(page, { tool: 'erase', rulers: RULERS });
  const box = await page.locator('.openseadragon-canvas').first().boundingBox();
  const place = await at(page, 1000, 800);
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.locator('.openseadragon-canvas').first().focus();
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await press('ArrowUp', 1);
  await expect(icon(page)).toBeHidden();
  await press(
    place.x < middle.x ? 'Shift+ArrowLeft' : 'Shift+ArrowRight',
    Math.round(Math.abs(place.x - middle.x) / 10),
  );
  await press(
    place.y < middle.y ? 'Shift+ArrowUp' : 'Shift+ArrowDown',
    Math.round(Math.abs(place.y - middle.y) / 10),
  );
  await expect(icon(page)).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await heard(page, 'erased')).toEqual([['r1']]);
  await expect(icon(page)).toBeHidden();
});

test('a finger taps a ruler to see its icon', async ({ pane: page }) => {
  const touch = touching(await page.context().newCDPSession(page));
  await show(page, { tool: 'erase', rulers: RULERS });
  const place = await at(page, 600, 800);
  await touch('touchStart', { x: place.x, y: place.y + 15 });
  await touch('touchEnd');
  await expect(icon(page)).toBeVisible();
  expect(await heard(page, 'erased')).toEqual([]);
  const box = await icon(page).boundingBox();
  await touch('touchStart', { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 });
  await touch('touchEnd');
  await expect.poll(() => heard(page, 'erased')).toEqual([['r1']]);
});

test('two fingers zoom and do not turn the slide; while measuring they do neither, and leave no ruler', async ({
  pane: page,
}) => {
  const touch = touching(await page.context().newCDPSession(page));
  const [a, b] = [await at(page, 800, 1200), await at(page, 1300, 1500)];
  const pinch = async (): Promise<void> => {
    await touch('touchStart', a);
    await touch('touchStart', a, b);
    for (const step of [15, 30, 45, 60])
      await touch('touchMove', { x: a.x - step, y: a.y + step / 2 }, { x: b.x + step, y: b.y + step });
    await touch('touchEnd');
  };
  const before = await viewOf(page);
  await pinch();
  await expect.poll(async () => (await viewOf(page)).scale).toBeGreaterThan(before.scale * 1.2);
  await expect.poll(() => heard(page, 'moved').then((all) => all.length)).toBe(1);
  const zoomed = await viewOf(page);
  expect(zoomed.rotation).toBe(0);
  await show(page, { tool: 'measure', viewport: zoomed });
  await pinch();
  expect(await viewOf(page)).toEqual(zoomed);
  const kinds = (await heard(page, 'pointer')).map(([input]) => (input as { kind: string }).kind);
  expect([kinds[0], kinds.at(-1)]).toEqual(['down', 'cancelled']);
  expect(kinds.filter((kind) => kind !== 'move')).toHaveLength(2);
});

test('a pen measures, in fractions of a pixel', async ({ pane: page }) => {
  await show(page, { tool: 'measure' });
  const [from, to] = [await at(page, 700, 900), await at(page, 1500, 1700)];
  const client = await page.context().newCDPSession(page);
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
    });
  await pen('mousePressed', from.x, from.y);
  await pen('mouseMoved', to.x, to.y);
  await pen('mouseReleased', to.x, to.y);
  const inputs = (await heard(page, 'pointer')).map(
    ([input]) => input as { kind: string; at: { x: number } },
  );
  expect(inputs.map(({ kind }) => kind)).toEqual(['down', 'move', 'move', 'up']);
  expect(inputs.at(-1)?.at.x).toBeCloseTo(1500, 0);
});

test('marks lie right at every angle, in each frame of a turn as well', async ({ pane: page }) => {
  await show(page, { rulers: RULERS });
  const off = await page.evaluate(async () => {
    const { __viewer: viewer } = window as unknown as BenchWindow;
    const overlay = document.querySelector<HTMLCanvasElement>('.mark-overlay');
    const missed: string[] = [];
    for (let rotation = 0; rotation <= 360; rotation += 15) {
      viewer.show({ viewport: { centre: { x: 1100, y: 1450 }, scale: 0.25, rotation } });
      await new Promise(requestAnimationFrame);
      for (const part of [0.1, 0.3, 0.9]) {
        const place = viewer.pane()?.project({ x: 500 + 1000 * part, y: 800 });
        const pixel = overlay?.getContext('2d')?.getImageData(place?.x ?? -9, place?.y ?? -9, 1, 1).data;
        if ((pixel?.[3] ?? 0) === 0) missed.push(`${String(rotation)}° at ${String(part)}`);
      }
    }
    return missed;
  });
  expect(off).toEqual([]);
});

test('S9-17 a turned slide stops at the limits of how it lies, and a drag does not bend its zoom', async ({
  pane: page,
}) => {
  await show(page, { viewport: { centre: { x: 1110, y: 1483.5 }, scale: 0.3, rotation: 90 } });
  const limits = await page.evaluate(() => {
    const pane = (window as unknown as BenchWindow).__viewer.pane();
    pane?.zoomBy(0.01);
    return pane?.limits() ?? null;
  });
  await expect.poll(async () => (await viewOf(page)).scale / (limits?.min ?? 0)).toBeCloseTo(1, 6);
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(720, 470, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => heard(page, 'moved').then((all) => all.length)).toBe(2);
  expect((await viewOf(page)).scale / (limits?.min ?? 0)).toBeCloseTo(1, 6);
  await page.evaluate(() => (window as unknown as BenchWindow).__viewer.pane()?.zoomBy(1000));
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(limits?.max ?? 0, 6);
});
