import type { Page } from '@playwright/test';
import { micrometresLabel } from '#app/core/marks/length.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import { pickUp } from '#tests/support/requests.ts';
import {
  changingView,
  drag,
  measurements,
  onScreen,
  openPickedUp,
  paneOf,
  type ShownView,
  settled,
  storedEntries,
  toggleMeasuring,
} from '#tests/support/slides/viewer.ts';
import { expect, logIn, signIn, test } from '#tests/support/test.ts';

const CASE = 'DP-2026-000001';
const CMU_MPP = 0.499;

async function openFirstCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Pick up ${CASE}` }).click();
  await expect(page.getByText(`${CASE} is now in My Cases.`)).toBeVisible();
  await page.getByRole('link', { name: 'My Cases' }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: `Open ${CASE}` }).click();
  await expect(page).toHaveURL(/\/viewer\?case=cas_[\w-]+/);
}

/** Drags between two level-0 points and returns the ends that were stored. */
async function measure(
  page: Page,
  view: ShownView,
  from: ImagePoint,
  to: ImagePoint,
): Promise<{ readonly from: ImagePoint; readonly to: ImagePoint }> {
  const before = await measurements(page).count();
  await drag(page, await onScreen(page, from, view), await onScreen(page, to, view));
  await expect(measurements(page)).toHaveCount(before + 1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const imageId = (await paneOf(page).getAttribute('data-image')) ?? '';
  const drawn = (await storedEntries(page, imageId)).filter(({ event }) => event.type === 'ruler.drawn');
  const ruler = drawn.at(-1)?.event.ruler;
  if (ruler === undefined) throw new Error('No ruler was stored');
  return ruler;
}

// As readers have it who asked for nothing else.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the whole road: log in, pick up, open, measure, undo, redo, reload, release, log out', async ({
  page,
  product,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(product.url);
  await signIn(page);
  await openFirstCase(page);

  await expect(page.getByRole('group', { name: 'Patient' })).toContainText('Haverly, Conrad');
  await expect(page.getByRole('heading', { name: /^A1 - .*\.svs$/ })).toBeVisible();
  let view = await settled(page);
  await expect(paneOf(page)).toHaveAttribute('data-route', 'dzi');
  const tool = page.getByRole('button', { name: 'Toggle Measurement Mode' });
  await tool.click();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');

  const zooms = [
    { steps: 0, from: { x: 700, y: 900 }, to: { x: 1500, y: 1700 } },
    { steps: 3, from: { x: 900, y: 1400 }, to: { x: 1300, y: 1400 } },
    { steps: 3, from: { x: 1100, y: 1300 }, to: { x: 1100.25, y: 1650.5 } },
  ];
  const labels: string[] = [];
  for (const { steps, from, to } of zooms) {
    for (let step = 0; step < steps; step += 1) {
      view = await changingView(page, () => page.getByRole('button', { name: 'Zoom In' }).click());
    }
    const stored = await measure(page, view, from, to);
    const halfPixel = 0.5 / view.scale;
    for (const [want, got] of [
      [from, stored.from],
      [to, stored.to],
    ] as const) {
      expect(Math.abs(want.x - got.x)).toBeLessThanOrEqual(halfPixel);
      expect(Math.abs(want.y - got.y)).toBeLessThanOrEqual(halfPixel);
    }
    const dx = (stored.to.x - stored.from.x) * CMU_MPP;
    const dy = (stored.to.y - stored.from.y) * CMU_MPP;
    labels.push(`${Math.hypot(dx, dy).toFixed(3)} μm`);
    await expect(measurements(page)).toHaveText(labels);
  }

  const tools = page.getByRole('toolbar').first();
  await tools.getByRole('button', { name: 'Undo' }).click();
  await expect(measurements(page)).toHaveText(labels.slice(0, 2));
  await page.keyboard.press('Control+Z');
  await expect(measurements(page)).toHaveText(labels.slice(0, 1));
  await tools.getByRole('button', { name: 'Redo' }).click();
  await page.keyboard.press('Control+Shift+Z');
  await expect(measurements(page)).toHaveText(labels);
  await page.keyboard.press('Control+Z');
  await expect(measurements(page)).toHaveText(labels.slice(0, 2));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await settled(page);
  await expect(measurements(page)).toHaveText(labels.slice(0, 2));
  await page.keyboard.press('Control+Shift+Z');
  await expect(measurements(page)).toHaveText(labels);

  await page.getByRole('link', { name: 'Back to My Cases' }).click();
  await page.getByRole('button', { name: `Release ${CASE}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/reason/i).selectOption({ label: 'Too busy' });
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('link', { name: `Open ${CASE}` })).toHaveCount(0);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login\?because=loggedOut$/);
  await page.goto('/selectedCases');
  await expect(page).toHaveURL(/\/login/);
  expect(complaints).toEqual([]);
});

test('S2.8-19 steps through the slides, and an assumed scale says so', async ({ page, product }) => {
  await openPickedUp(page, product.url);
  await settled(page);
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous slide' })).toBeDisabled();
  const first = await paneOf(page).getAttribute('data-image');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeDisabled();
  await expect(paneOf(page)).not.toHaveAttribute('data-image', first ?? '');
  const view = await settled(page);
  await expect(page.getByRole('img', { name: /^Scale bar: .*\(assumed scale\)$/ })).toBeVisible();

  await toggleMeasuring(page);
  const stored = await measure(page, view, { x: 1000, y: 1000 }, { x: 2000, y: 1800 });
  const length = Math.hypot((stored.to.x - stored.from.x) * 0.25, (stored.to.y - stored.from.y) * 0.25);
  await expect(measurements(page)).toHaveText([`${micrometresLabel(length)} (assumed scale)`]);

  await page.getByRole('button', { name: 'Previous slide' }).click();
  await settled(page);
  await expect(measurements(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Toggle Measurement Mode' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a case that is not yours answers as one that does not exist', async ({ page, browser, product }) => {
  const mine = await pickUp(page, product.url);
  await page.goto(`/viewer?case=${mine}`);
  await expect(page.getByRole('group', { name: 'Patient' })).toContainText('Haverly');
  const context = await browser.newContext({ baseURL: product.url });
  const other = await context.newPage();
  await logIn(other, product.url, 'provider2@example.org');
  const answers = [];
  for (const id of [mine, 'cas_doesnotexist']) {
    const answer = await other.goto(`/viewer?case=${id}`);
    const text = await other.getByRole('main').innerText();
    answers.push({ status: answer?.status(), text });
    expect(await other.content()).not.toContain('Haverly');
  }
  expect(answers[0]?.status).toBe(404);
  expect(answers[0]?.text).toContain('Page Not Found');
  expect(answers[1]).toEqual(answers[0]);
  await context.close();
});

test('a corrupt entry of storage is dropped, and the case opens with its marks', async ({
  page,
  product,
}) => {
  await openPickedUp(page, product.url);
  const view = await settled(page);
  await toggleMeasuring(page);
  await measure(page, view, { x: 900, y: 900 }, { x: 1300, y: 1300 });
  // Before the page reads it: on the way out it writes the entry anew.
  await page.addInitScript(() => sessionStorage.setItem('viewerState', '{"v":1,"iv":"AAAA","data":"AAAA"}'));
  await page.reload();
  await settled(page);
  await expect(measurements(page)).toHaveCount(1);
  const left = await page.evaluate(() => sessionStorage.getItem('viewerState'));
  expect(left ?? '').not.toContain('"AAAA"');
});
