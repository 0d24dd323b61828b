import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { paneOf, tool } from './viewer.ts';

export interface TileName {
  readonly blobId: string;
  readonly level: number;
  readonly column: number;
  readonly row: number;
  readonly signature: string;
}

const ADDRESS = /\/wsi\/tiles\/([^/]+)\/(\d+)\/(\d+)_(\d+)\.jpg\?(.+)$/;

/** The tile of the embedded backend that an address stands for; null for any other address. */
export function tileOf(address: string): TileName | null {
  const [, blobId, level, column, row, signature] = ADDRESS.exec(address) ?? [];
  if (blobId === undefined || signature === undefined) return null;
  return { blobId, level: Number(level), column: Number(column), row: Number(row), signature };
}

export const pathOf = ({ blobId, level, column, row }: TileName): string =>
  `/wsi/tiles/${blobId}/${String(level)}/${String(column)}_${String(row)}.jpg`;

/** Tiles that the page asks for from now on, in order. */
export function asking(page: Page): TileName[] {
  const asked: TileName[] = [];
  page.on('request', (request) => {
    const tile = tileOf(request.url());
    if (tile !== null) asked.push(tile);
  });
  return asked;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => readonly number[];
}

/** What the product's own screenshot holds of the slide, without the caption below it. */
export async function captured(page: Page): Promise<Pixels> {
  const download = page.waitForEvent('download');
  await tool(page, 'Capture Screenshot').click();
  const image = sharp(await readFile(await (await download).path())).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const pane = await paneOf(page).boundingBox();
  const ratio = await page.evaluate(() => window.devicePixelRatio);
  const { width } = info;
  const height = Math.floor(Math.floor(pane?.height ?? 0) * ratio);
  return { width, height, at: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)] };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether neighbours of the finest level both have this pixel, and either may lie on top. */
function isShared(at: number): boolean {
  const within = ((at % 254) + 254) % 254;
  return within < 2.5 || within > 251.5;
}

/** Where two pictures of one view at full size differ by more than decoding could make; null where nowhere. */
export function difference(
  one: Pixels,
  other: Pixels,
  { centre }: Viewport,
): (Box & { readonly pixels: number }) | null {
  const box = { left: one.width, top: one.height, right: -1, bottom: -1 };
  let pixels = 0;
  for (let y = 0; y < one.height; y += 1) {
    if (isShared(y - one.height / 2 + centre.y)) continue;
    for (let x = 0; x < one.width; x += 1) {
      if (isShared(x - one.width / 2 + centre.x)) continue;
      const [now, then] = [one.at(x, y), other.at(x, y)];
      if (now.every((value, at) => Math.abs(value - (then[at] ?? 0)) <= 2)) continue;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = y;
      pixels += 1;
    }
  }
  return pixels === 0 ? null : { ...box, pixels };
}

/** Pixels of a tile of 254 and of a border of 1 (the embedded backend's), on a screenshot of that view. */
export function boxOf(tile: TileName, topLevel: number, view: Viewport, picture: Pixels): Box {
  const downsample = 2 ** (topLevel - tile.level);
  const toScreen = (level: number, centre: number, side: number): number =>
    (level * downsample - centre) * view.scale + side / 2;
  const { x, y } = view.centre;
  return {
    left: toScreen(Math.max(0, tile.column * 254 - 1), x, picture.width),
    top: toScreen(Math.max(0, tile.row * 254 - 1), y, picture.height),
    right: toScreen((tile.column + 1) * 254 + 1, x, picture.width),
    bottom: toScreen((tile.row + 1) * 254 + 1, y, picture.height),
  };
}
