import type { Page } from '@playwright/test';
import { at, heard, patch, show, touching, viewOf } from '#tests/support/slides/bench-viewer.ts';
import { expect, test } from '#tests/support/test.ts';

test.beforeEach(async ({ pane: page }) => {
  await show(page, { tool: 'patch', patches: [patch('p1', 700, 900), patch('p2', 1500, 2000, 400)] });
});

async function dragged(page: Page): Promise<readonly { kind: string }[]> {
  return (await heard(page, 'patchDragged')).map(([input]) => input as { kind: string });
}
const kinds = async (page: Page): Promise<readonly string[]> => [
  ...new Set((await dragged(page)).map(({ kind }) => kind)),
];

async function press(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const [start, end] = [await at(page, ...from), await at(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
}

test('a press on a patch drags the patch and not the slide, and ends in no click', async ({ pane: page }) => {
  const view = await viewOf(page);
  await press(page, [1000, 1200], [1300, 1500]);
  await page.mouse.up();
  const inputs = await dragged(page);
  expect(inputs[0]).toMatchObject({ kind: 'down', patchId: 'p1', part: 'body' });
  expect(inputs.at(-1)).toMatchObject({ kind: 'up', viewScale: view.scale });
  expect(await kinds(page)).toEqual(['down', 'move', 'up']);
  expect(await heard(page, 'clicked')).toEqual([]);
  expect(await viewOf(page)).toEqual(view);
});

test('S4.6-01 a click beside the patches is told, however slow; a drag there moves the slide and is none', async ({
  pane: page,
}) => {
  const view = await viewOf(page);
  const place = await at(page, 1800, 600);
  await page.mouse.click(place.x, place.y);
  await page.mouse.click(place.x, place.y, { delay: 600 });
  const clicks = await heard(page, 'clicked');
  expect(clicks).toHaveLength(2);
  const [point, scale] = clicks[1] as readonly [{ x: number; y: number }, number];
  expect(point.x).toBeCloseTo(1800, 3);
  expect(point.y).toBeCloseTo(600, 3);
  expect(scale).toBe(view.scale);
  await press(page, [1800, 600], [1600, 500]);
  // Back to where it began: a drag all the same.
  await page.mouse.move(place.x, place.y);
  await page.mouse.up();
  await press(page, [1800, 600], [1600, 500]);
  await page.mouse.up();
  await expect.poll(() => heard(page, 'moved').then((all) => all.length)).toBeGreaterThan(0);
  expect(await heard(page, 'clicked')).toHaveLength(2);
  expect(await dragged(page)).toEqual([]);
  expect((await viewOf(page)).centre).not.toEqual(view.centre);
});

test('S5-15 a click beside the image is not told', async ({ pane: page }) => {
  const beside = await at(page, -300, 1000);
  await page.mouse.click(beside.x, beside.y);
  const inside = await at(page, 100, 1000);
  await page.mouse.click(inside.x, inside.y);
  expect(await heard(page, 'clicked')).toHaveLength(1);
});

test('Escape gives a patch under the hand back', async ({ pane: page }) => {
  await press(page, [1000, 1200], [1300, 1500]);
  await page.keyboard.press('Escape');
  await page.mouse.move(10, 10);
  await page.mouse.up();
  expect(await kinds(page)).toEqual(['down', 'move', 'cancelled']);
});

test('the active patch is an element with eight handles that lies on the image, turned as it is', async ({
  pane: page,
}) => {
  await show(page, { activePatch: 'p1' });
  const editor = page.getByRole('group', { name: 'Active patch: tumour' });
  await expect(editor).toBeVisible();
  await expect(editor.locator('[data-patch-part]')).toHaveCount(8);
  for (const rotation of [0, 90, 217]) {
    await show(page, { viewport: { centre: { x: 1100, y: 1400 }, scale: 0.2, rotation } });
    const box = await editor.boundingBox();
    const middle = await at(page, 1000, 1200);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(middle.x, 1);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(middle.y, 1);
    const corner = editor.locator('[data-patch-part="se"]');
    const [seen, want] = [await corner.boundingBox(), await at(page, 1300, 1500)];
    // The border's width lies between the handle's place and the corner itself.
    expect(Math.abs((seen?.x ?? 0) + (seen?.width ?? 0) / 2 - want.x)).toBeLessThan(4);
    expect(Math.abs((seen?.y ?? 0) + (seen?.height ?? 0) / 2 - want.y)).toBeLessThan(4);
  }
});

test('a handle resizes; a point has none', async ({ pane: page }) => {
  await show(page, { activePatch: 'p1' });
  await press(page, [1300, 1500], [1400, 1600]);
  await page.mouse.up();
  expect((await dragged(page))[0]).toMatchObject({ kind: 'down', patchId: 'p1', part: 'se' });
  const point = { ...patch('p3', 1000, 1200, 0), isPoint: true };
  await show(page, { patches: [point], activePatch: 'p3' });
  await expect(page.locator('.patch-editor [data-patch-part]:visible')).toHaveCount(0);
});

test('a second finger takes back what the first has dragged of a patch, and neither pans nor zooms', async ({
  pane: page,
}) => {
  const touch = touching(await page.context().newCDPSession(page));
  const view = await viewOf(page);
  const [on, beside] = [await at(page, 1000, 1200), await at(page, 1900, 600)];
  await touch('touchStart', on);
  await touch('touchMove', { x: on.x + 40, y: on.y });
  await touch('touchStart', { x: on.x + 40, y: on.y }, beside);
  await touch('touchMove', { x: on.x + 60, y: on.y }, { x: beside.x + 90, y: beside.y + 60 });
  await touch('touchEnd');
  expect(await kinds(page)).toEqual(['down', 'move', 'cancelled']);
  expect(await viewOf(page)).toEqual(view);
  expect(await heard(page, 'clicked')).toEqual([]);
});
