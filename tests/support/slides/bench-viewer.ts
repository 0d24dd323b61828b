import type { CDPSession, Page } from '@playwright/test';
import type { ShownPatch, ShownRuler } from '#app/core/marks/shown.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { BenchViewer } from '#bench/viewer/viewer.ts';
import type { ScreenPoint } from './viewer.ts';

/** The bench page's window, as the functions that tests run in it see it. */
export type BenchWindow = Window & {
  readonly __viewer: BenchViewer;
  readonly __right: BenchViewer;
  readonly __remount: () => Promise<void>;
};

type View = Parameters<BenchViewer['show']>[0];
type Heard = BenchViewer['heard'];

export const ruler = (id: string, from: ImagePoint, to: ImagePoint): ShownRuler => ({
  id,
  mode: 'straight',
  isFormer: false,
  from,
  to,
  label: '12.500 μm',
  look: id.startsWith('sync-') ? 'synced' : 'own',
});

export const patch = (id: string, x: number, y: number, side = 600): ShownPatch => ({
  id,
  note: 'tumour',
  color: '#7cfc00',
  isPoint: false,
  look: 'own',
  box: { x, y, width: side, height: side },
});

export async function show(page: Page, change: View): Promise<void> {
  await page.evaluate((next) => {
    (window as unknown as BenchWindow).__viewer.show(next);
  }, change);
}

/** What the pane reported of that kind, oldest first, without the kind. */
export async function heard(page: Page, kind: Heard[number][0]): Promise<readonly (readonly unknown[])[]> {
  const all = await page.evaluate(() => (window as unknown as BenchWindow).__viewer.heard);
  return all.filter(([signal]) => signal === kind).map(([, ...parts]) => parts);
}

/** Where the pane says that an image point lies on the page. */
export async function at(page: Page, x: number, y: number): Promise<ScreenPoint> {
  const found = await page.evaluate(
    (point) => (window as unknown as BenchWindow).__viewer.pane()?.project(point) ?? null,
    { x, y },
  );
  if (found === null) throw new Error('There is no slide');
  return found;
}

export async function viewOf(page: Page) {
  const view = await page.evaluate(() => (window as unknown as BenchWindow).__viewer.stats().current);
  if (view === null) throw new Error('There is no slide');
  return view;
}

/** Fingers on the screen, one for each point; none lifts them all. */
export function touching(client: CDPSession) {
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly ScreenPoint[]) => {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}
