import type { Locator, Page } from '@playwright/test';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import { expect } from './test.ts';

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

export const paneOf = (page: Page): Locator => page.getByRole('application', { name: 'Slide' });

/** Waits until the slide is open, its first view is complete and the view stands still. */
export async function settled(page: Page): Promise<ShownView> {
  const pane = paneOf(page);
  await expect(pane).toHaveAttribute('data-state', 'ready', { timeout: 30_000 });
  return readView(pane);
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
  readonly event: {
    readonly type: string;
    readonly ruler?: { readonly from: ImagePoint; readonly to: ImagePoint };
  };
}

/** The entries that this browser keeps for an image, opened with the key that the server gives its owner. */
export async function storedEntries(page: Page, imageId: string): Promise<readonly StoredEntry[]> {
  const lines = await page.evaluate(async (id) => {
    const address = Object.keys(localStorage).find(
      (key) => key.startsWith('rulers:') && key.endsWith(`:${id}`),
    );
    if (address === undefined) return [];
    const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const { key } = (await (await fetch('/resources/storage-key')).json()) as { key: string };
    const { iv, data } = JSON.parse(localStorage.getItem(address) ?? '{}') as { iv: string; data: string };
    const opener = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['decrypt']);
    const additionalData = new TextEncoder().encode(address);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes(iv), additionalData },
      opener,
      bytes(data),
    );
    return new TextDecoder().decode(plain).split('\n');
  }, imageId);
  return lines.map((line) => JSON.parse(line) as StoredEntry);
}
