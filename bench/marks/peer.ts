import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { medianOf } from '../table.ts';
import { openPage, scriptOf } from './browser.ts';
import type { PeerPage } from './peer-page.ts';

const modules = path.join(import.meta.dirname, '../node_modules');
const VIEWER = path.join(modules, 'openseadragon/build/openseadragon/openseadragon.min.js');
const ANNOTATOR = path.join(modules, '@annotorious/openseadragon/dist/annotorious-openseadragon.js');

/** Milliseconds, medians. */
export interface PeerTimes {
  readonly load: number;
  readonly frame: number;
}

export interface Peer {
  readonly name: string;
  /** The viewer alone, without a mark. */
  readonly bare: number;
  readonly drawsInto: readonly string[];
  readonly take: (count: number, frames: number) => Promise<PeerTimes>;
}

const NOT_IN_TIME: PeerTimes = { load: Number.NaN, frame: Number.NaN };
/** Milliseconds for one size; what is slower than that has no figure. */
const PATIENCE = 20_000;

/** Resolves to a value of the same type as the work, so that waiting for it can end. */
function within<T>(work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, otherwise);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

interface WithPeer {
  readonly peerPage: PeerPage;
}

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(modules, folder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

/** Null when it is not installed or does not start here. */
export async function startPeer(browser: Browser): Promise<Peer | null> {
  if (!existsSync(VIEWER) || !existsSync(ANNOTATOR)) return null;
  const page = await openPage(browser);
  const pan = (frames: number): Promise<readonly number[]> =>
    page.evaluate((many) => (globalThis as unknown as WithPeer).peerPage.pan(many), frames);
  const take = async (count: number, frames: number): Promise<PeerTimes> => {
    // A page in the background is given no frames.
    await page.bringToFront();
    const load = await page.evaluate(
      ([many, seed]) => (globalThis as unknown as WithPeer).peerPage.load(many, seed),
      [count, 11] as const,
    );
    if (load.count !== count) throw new Error(`It shows ${String(load.count)} of ${String(count)}.`);
    return { load: load.time, frame: medianOf(await pan(frames)) };
  };
  try {
    await page.addScriptTag({ path: VIEWER });
    await page.addScriptTag({ path: ANNOTATOR });
    await page.addScriptTag({ content: await scriptOf('peer-page.ts') });
    await page.evaluate(() => (globalThis as unknown as WithPeer).peerPage.open());
    await pan(20);
    const bare = medianOf(await pan(40));
    const drawsInto = await page.evaluate(() => (globalThis as unknown as WithPeer).peerPage.drawsInto());
    return {
      name: `@annotorious/openseadragon ${versionOf('@annotorious/openseadragon')}`,
      bare,
      drawsInto,
      take: (count, frames) => within(take(count, frames), NOT_IN_TIME),
    };
  } catch (cause) {
    console.log(`The peer does not start: ${cause instanceof Error ? cause.message : String(cause)}`);
    return null;
  }
}
