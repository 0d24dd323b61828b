import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PANE, TOUR } from './views.ts';

/** The middle of the pane, where no contender puts anything over the slide. */
const CLIP = { x: 270, y: 170, width: 900, height: 560 } as const;
/** Steps of 255 that a value may be off in the mean, by how each codes and lays its tiles. */
const MOST_OFF = 8;

/** What the last view of the tour has to show in its middle; that view is in full resolution. */
export async function lastPicture(tiff: string): Promise<Buffer> {
  const view = TOUR.at(-1);
  if (view?.scale !== 1) throw new RangeError('The last view of the tour is not in full resolution.');
  const { x, y, width, height } = CLIP;
  const left = view.cx - PANE.width / 2 + x;
  const top = view.cy - PANE.height / 2 + y;
  return sharp(tiff, { limitInputPixels: false }).extract({ left, top, width, height }).raw().toBuffer();
}

/** Throws when the page shows anything else: a contender that draws less is not faster. */
export async function requirePicture(page: Page, wanted: Buffer): Promise<void> {
  const shot = await page.screenshot({ clip: CLIP });
  const shown = await sharp(shot).removeAlpha().raw().toBuffer();
  let off = 0;
  for (const [at, value] of wanted.entries()) off += Math.abs(value - (shown[at] ?? 0));
  const mean = off / wanted.length;
  if (mean > MOST_OFF) throw new Error(`The picture after the tour is off by ${mean.toFixed(1)}.`);
}
