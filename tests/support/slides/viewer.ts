import type { Locator, Page } from '@playwright/test';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { pickUp } from '../requests.ts';
import { expect, logIn } from '../test.ts';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** What the pane says it shows; the test does its own projection from that. */
export interface ShownView {
  readonly centre: ImagePoint;
  /** CSS pixels for each level-0 pixel. */
  readonly scale: number;
}

type Side = 'Slide' | 'Second slide';

/** Catches hanging. */
const OPEN_WITHIN_MS = 60_000;

export const paneOf = (page: Page, side: Side = 'Slide'): Locator =>
  page.getByRole('application', { name: side, exact: true });

/** A case of the first provider's with six specimens and seven images, one of each specimen but the third. */
export const OWN_CASE = { id: 'cas_dp-2026-000009', images: 7 } as const;

/** Logs in and opens a case that is the first provider's already. */
export async function openOwnCase(page: Page, url: string): Promise<void> {
  await logIn(page, url);
  await page.goto(`/viewer?case=${OWN_CASE.id}`);
  await opened(page);
}

/** Picks a case up where the available ones are listed, and opens it from My Cases. */
export async function pickUpAndOpen(page: Page, caseId = 'DP-2026-000001'): Promise<void> {
  await page.getByRole('button', { name: `Pick up ${caseId}` }).click();
  await expect(page.getByText(`${caseId} is now in My Cases.`)).toBeVisible();
  await page.goto('/selectedCases');
  await page.getByRole('link', { name: `Open ${caseId}` }).click();
}

/** Logs in, picks a case up without the pages of the lists, and opens it. */
export async function openPickedUp(page: Page, url: string, caseId?: string): Promise<void> {
  await page.goto(`${url}/viewer?case=${await pickUp(page, url, caseId)}`);
}

/** A browser writes down the first 250 requests of a page, and a page of many parts makes more: asked before it is opened. */
export const noteAllRequests = (page: Page): Promise<unknown> =>
  page.addInitScript(() => performance.setResourceTimingBufferSize(2000));

/** Whether the page has the code of the viewer, down to the reader of slides, before one is opened. */
export const isViewerAtHand = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('tile-source.client-')),
  );

export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Viewer tools' }).getByRole('button', { name, exact: true });

/**
 * Keys of tools mean nothing until the marks of the slide have been read: waits for that, presses, and waits until the
 * tool has changed.
 */
export async function toggleMeasuring(page: Page): Promise<void> {
  const measuring = tool(page, 'Toggle Measurement Mode');
  await expect(measuring).toBeEnabled();
  const before = (await measuring.getAttribute('aria-pressed')) ?? '';
  await page.keyboard.press('m');
  await expect(measuring).not.toHaveAttribute('aria-pressed', before);
}

/** A point of the pane, from 0 to 1 across and down; by default its middle. */
export async function pointIn(
  page: Page,
  across = 0.5,
  down = 0.5,
  side: Side = 'Slide',
): Promise<ScreenPoint> {
  const box = await paneOf(page, side).boundingBox();
  if (box === null) throw new Error('The pane is not on the page');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/**
 * Waits until the slide is open and its first view is complete. The page looks itself, at each frame: assertions look
 * every half second, which half of the tests would wait for several times over.
 */
export async function opened(page: Page, side: Side = 'Slide'): Promise<void> {
  const isReady = (name: string): boolean =>
    document.querySelector(`[role=application][aria-label="${name}"][data-state=ready]`) !== null;
  // Only the assertion tells what the pane says instead.
  await page.waitForFunction(isReady, side, { timeout: OPEN_WITHIN_MS }).catch(() => undefined);
  await expect(paneOf(page, side)).toHaveAttribute('data-state', 'ready');
}

/** Waits until the slide is open, and reads the view. */
export async function settled(page: Page): Promise<ShownView> {
  await opened(page);
  return readView(paneOf(page));
}

/** The whole view, turned or not. */
export async function viewportOf(page: Page, side: Side = 'Slide'): Promise<Viewport> {
  const text = (await paneOf(page, side).getAttribute('data-view')) ?? '';
  const [x = Number.NaN, y = Number.NaN, scale = Number.NaN, rotation = Number.NaN] = text
    .split(' ')
    .map(Number);
  return { centre: { x, y }, scale, rotation };
}

export async function readView(pane: Locator): Promise<ShownView> {
  const text = (await pane.getAttribute('data-view')) ?? '';
  const [x = Number.NaN, y = Number.NaN, scale = Number.NaN, rotation = Number.NaN] = text
    .split(' ')
    .map(Number);
  expect(rotation, 'these projections are for an upright slide').toBe(0);
  return { centre: { x, y }, scale };
}

/** Where a level-0 point lies on the page, worked out from the view alone. */
export async function onScreen(page: Page, point: ImagePoint, view: ShownView): Promise<ScreenPoint> {
  const box = await paneOf(page).boundingBox();
  if (box === null) throw new Error('The pane is not on the page');
  return {
    x: box.x + box.width / 2 + (point.x - view.centre.x) * view.scale,
    y: box.y + box.height / 2 + (point.y - view.centre.y) * view.scale,
  };
}

/** Runs what changes the view and waits for the settled one. */
export async function changingView(page: Page, change: () => Promise<void>): Promise<ShownView> {
  const pane = paneOf(page);
  const before = await pane.getAttribute('data-view');
  await change();
  await expect(pane).not.toHaveAttribute('data-view', before ?? '');
  return readView(pane);
}

/** A drag that ends at rest, so that the slide does not glide on. */
export async function slowDrag(page: Page, from: ScreenPoint, to: ScreenPoint): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  for (let still = 0; still < 20; still += 1) await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

export async function drag(page: Page, from: ScreenPoint, to: ScreenPoint): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** The labels of the slide's measurements, as a screen reader finds them. */
export const measurements = (page: Page): Locator =>
  page.getByRole('list', { name: 'Measurements on this slide' }).getByRole('listitem');

interface StoredEntry {
  readonly gesture: string;
  readonly event: {
    readonly type: string;
    readonly ruler?: { readonly from: ImagePoint; readonly to: ImagePoint; readonly mode: string };
  };
}

/** The entries of an image that the case has by now: what 'Saved' stands for. */
export async function storedEntries(page: Page, imageId: string): Promise<readonly StoredEntry[]> {
  const caseId = new URL(page.url()).searchParams.get('case') ?? '';
  const lines = await page.evaluate(async (address) => {
    const answer = (await (await fetch(address)).json()) as { annotations: { log: string[] } };
    return answer.annotations.log;
  }, `/resources/annotations/${caseId}/${imageId}`);
  return lines.map((line) => JSON.parse(line) as StoredEntry);
}
