import type { Page } from '@playwright/test';
import { at, heard, patch, ruler, show, touching, viewOf } from '#tests/support/slides/bench-viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const RULERS = [
  ruler('r1', { x: 500, y: 800 }, { x: 1500, y: 800 }),
  ruler('of-another', { x: 600, y: 1600 }, { x: 1400, y: 1600 }),
];

const handle = (page: Page, end: 'Start' | 'End') =>
  page.getByRole('button', { name: `${end} of the measurement` });

async function drags(page: Page): Promise<readonly string[]> {
  return (await heard(page, 'rulerDragged')).map(([input]) => (input as { kind: string }).kind);
}

const pointers = async (page: Page): Promise<number> => (await heard(page, 'pointer')).length;

async function press(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const place = await at(page, x, y);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  return place;
}

async function click(page: Page, x: number, y: number): Promise<void> {
  await press(page, x, y);
  await page.mouse.up();
}

test('the chosen ruler is moved by its ends and its line; another’s, and one that is not chosen, are not', async ({
  pane: page,
}) => {
  await show(page, { rulers: RULERS, movableRulers: ['r1'] });
  const before = await viewOf(page);

  await test.step('a click chooses it, and its ends can be pressed on 24 pixels', async () => {
    await expect(handle(page, 'End')).toBeHidden();
    await click(page, 900, 800);
    await expect(handle(page, 'End')).toBeVisible();
    const box = await handle(page, 'End').boundingBox();
    const place = await at(page, 1500, 800);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(place.x, 0);
  });

  await test.step('a drag of an end is the ruler’s, and Escape gives it up', async () => {
    const place = await press(page, 1500, 800);
    await page.mouse.move(place.x + 40, place.y + 30, { steps: 3 });
    await page.mouse.up();
    const inputs = (await heard(page, 'rulerDragged')).map(([input]) => input);
    expect(inputs[0]).toMatchObject({ kind: 'down', rulerId: 'r1', part: 'to' });
    expect(inputs.at(-1)).toMatchObject({ kind: 'up' });
    const again = await press(page, 900, 800);
    await page.mouse.move(again.x + 40, again.y, { steps: 3 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect((await heard(page, 'rulerDragged')).slice(inputs.length)[0]).toMatchObject([{ part: 'whole' }]);
    expect((await drags(page)).at(-1)).toBe('cancelled');
    expect(await viewOf(page)).toEqual(before);
  });

  await test.step('an arrow key moves the end that has the focus', async () => {
    const count = (await drags(page)).length;
    await handle(page, 'Start').focus();
    await page.keyboard.press('ArrowRight');
    expect((await drags(page)).slice(count)).toEqual(['down', 'move', 'up']);
    expect(await viewOf(page)).toEqual(before);
  });

  await test.step('while measuring, too: a press beside it measures', async () => {
    await show(page, { tool: 'measure' });
    const count = (await drags(page)).length;
    const end = await press(page, 1500, 800);
    await page.mouse.move(end.x + 40, end.y, { steps: 2 });
    await page.mouse.up();
    expect((await drags(page)).slice(count).at(-1)).toBe('up');
    expect(await pointers(page)).toBe(0);
    await click(page, 1500, 1200);
    expect(await pointers(page)).toBeGreaterThan(0);
    await expect(handle(page, 'End')).toBeHidden();
  });

  await test.step('a finger takes it beside its end', async () => {
    const touch = touching(await page.context().newCDPSession(page));
    await show(page, { tool: 'navigate' });
    const middle = await at(page, 900, 800);
    await touch('touchStart', { x: middle.x, y: middle.y + 10 });
    await touch('touchEnd');
    await expect(handle(page, 'End')).toBeVisible();
    const count = (await drags(page)).length;
    const end = await at(page, 1500, 800);
    await touch('touchStart', { x: end.x + 18, y: end.y });
    await touch('touchMove', { x: end.x + 60, y: end.y + 10 });
    await touch('touchEnd');
    await expect.poll(async () => (await drags(page)).slice(count).at(-1)).toBe('up');
  });

  await test.step('another’s ruler shows no ends, and a drag on it pans', async () => {
    const count = (await drags(page)).length;
    await click(page, 900, 1600);
    await expect(handle(page, 'End')).toBeHidden();
    const place = await press(page, 900, 1600);
    await page.mouse.move(place.x + 60, place.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await viewOf(page)).centre.x).toBeLessThan(before.centre.x);
    expect(await drags(page)).toHaveLength(count);
  });
});

test('Space and the middle button pan while a tool is on, and a half-drawn ruler waits for it', async ({
  pane: page,
}) => {
  await show(page, { tool: 'measure' });
  const before = await viewOf(page);
  const place = await at(page, 900, 900);

  await test.step('the middle button', async () => {
    await page.mouse.move(place.x, place.y);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(place.x + 50, place.y, { steps: 5 });
    await page.mouse.up({ button: 'middle' });
    await expect.poll(async () => (await heard(page, 'moved')).length).toBe(1);
    expect(((await viewOf(page)).centre.x - before.centre.x) * before.scale).toBeCloseTo(-50, 3);
    expect(await pointers(page)).toBe(0);
  });

  await test.step('Space', async () => {
    await page.keyboard.down('Space');
    await page.mouse.down();
    await page.mouse.move(place.x, place.y, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.up('Space');
    await expect.poll(async () => (await heard(page, 'moved')).length).toBe(2);
    expect((await viewOf(page)).centre.x).toBeCloseTo(before.centre.x, 3);
    expect(await pointers(page)).toBe(0);
  });

  await test.step('half-way through a ruler', async () => {
    await page.mouse.down();
    await page.mouse.move(place.x + 20, place.y);
    const drawn = await pointers(page);
    await page.keyboard.down('Space');
    await page.mouse.move(place.x + 70, place.y, { steps: 5 });
    expect(await pointers(page)).toBe(drawn);
    expect(((await viewOf(page)).centre.x - before.centre.x) * before.scale).toBeCloseTo(-50, 3);
    await page.keyboard.up('Space');
    await page.mouse.move(place.x + 90, place.y);
    await page.mouse.up();
    const inputs = (await heard(page, 'pointer')).map(
      ([input]) => input as { kind: string; at: { x: number } },
    );
    expect(inputs.at(-1)?.kind).toBe('up');
    const from = inputs[0]?.at.x ?? 0;
    // 20 pixels before the slide moved and 20 after it: those between moved the slide alone.
    expect(((inputs.at(-1)?.at.x ?? 0) - from) * before.scale).toBeCloseTo(40, 3);
  });
});

test('a click within a region places a point where points are placed, and takes up the region else', async ({
  pane: page,
}) => {
  await show(page, { tool: 'patch', patches: [patch('p', 500, 500)], placesPoints: true });
  await click(page, 800, 800);
  expect(await heard(page, 'clicked')).toHaveLength(1);
  const place = await press(page, 800, 800);
  await page.mouse.move(place.x + 40, place.y, { steps: 3 });
  await page.mouse.up();
  const kinds = async () =>
    (await heard(page, 'patchDragged')).map(([input]) => (input as { kind: string }).kind);
  expect((await kinds()).at(-1)).toBe('up');
  await show(page, { placesPoints: false });
  await click(page, 800, 800);
  expect(await heard(page, 'clicked')).toHaveLength(1);
  expect((await kinds()).slice(-2)).toEqual(['down', 'up']);
});
