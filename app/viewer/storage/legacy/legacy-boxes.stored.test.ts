import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { gestureId } from '#app/core/event-log/entry.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { LogDraft } from '#app/core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import { $legacyBoxes, boxesWaitFx, readBoxesFx, writeBoxesFx } from '../../state/legacy-boxes.ts';
import { $log, imageOpened, stampFx } from '../../state/log.ts';
import { openMarksFx } from '../../state/mark-reading.ts';
import { forgetUnsentFx, giveUpRefusedFx } from '../../state/outbox.ts';
import { outboxChanged } from '../../state/outbox-state.ts';
import { panes } from '../../state/panes.ts';
import { keepMarksFx } from '../../state/persistence.ts';
import { ask, caseOf, countedStamps, MEASURE, opened } from '../../state/reading.test-support.ts';
import { caseHandedOver } from '../../state/slides.ts';
import { encryptionOf } from '../marks/mark-browser.test-support.ts';
import { StorageError } from '../marks/storage-error.ts';
import { NEW_OUTBOX } from '../outbox/image-outbox.ts';
import { createLegacyBoxStorage } from './legacy-boxes.ts';

const place = { userId: 'u', caseId: 'c', slideIndex: 0, imageId: 'a1', checksum: 'sum-a1' };
const ADDRESS = 'ruler-boxes:u:c:0';

function browser(items = new Map<string, string>()) {
  const textStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, boxes: createLegacyBoxStorage(() => textStorage, encryptionOf(1)) };
}

const ruler = (id: string): Ruler => ({
  id,
  imageId: 'a1',
  checksum: null,
  mode: 'straight',
  from: { x: 30, y: 2 },
  to: { x: 1, y: 40 },
  scale: { state: 'assumed', mppX: 0.25, mppY: 0.25 },
  visible: true,
  name: 'a name',
  author: null,
  pane: 'primary',
});

/** A ruler that is called by the pixels that it was drawn on. */
const drawnOn = (checksum: string): LogDraft => ({
  at: 1,
  image: 'a1',
  pane: 'primary',
  gesture: gestureId(checksum),
  event: { type: 'ruler.drawn', v: 1, ruler: { ...ruler(checksum), checksum } },
});

async function page(
  boxes: ReturnType<typeof browser>['boxes'],
  hasDatabase: boolean,
  slides = ['a1', 'a2'],
): Promise<Scope> {
  const found = { lines: [], dropped: 0, newer: 0, writer: 'u' };
  const scope = fork({
    handlers: [
      [stampFx, countedStamps('x')],
      [openMarksFx, () => (hasDatabase ? found : Promise.reject(new StorageError('absent')))],
      [keepMarksFx, () => undefined],
      [boxesWaitFx, () => undefined],
      [writeBoxesFx, ({ place: at, rulers }: Parameters<typeof writeBoxesFx>[0]) => boxes.write(at, rulers)],
      [readBoxesFx, boxes.read],
      [
        forgetUnsentFx,
        // The case has the first of them.
        ({ gestures }: Parameters<typeof forgetUnsentFx>[0]) => new Set([...gestures].slice(1)),
      ],
    ],
  });
  const images = caseOf({ A: slides });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  const [first = ''] = slides;
  await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened(first) } });
  return scope;
}

const draw = (x: number) =>
  ({
    type: 'draw-ruler',
    measurement: { mode: 'straight', from: { x, y: 2 }, to: { x: 30, y: 40 } },
  }) as const;

describe('S3.8-02 the specified form of rulers', () => {
  it('lies in local storage by slide index and case, encrypted, and comes back', async () => {
    const { items, boxes } = browser();
    await boxes.write(place, [ruler('r')]);
    expect([...items.keys()]).toEqual([ADDRESS]);
    expect(items.get(ADDRESS)).not.toContain('rect');
    const rect = { x: 1, y: 2, width: 29, height: 38 };
    expect(await boxes.read(place)).toMatchObject([{ id: 'r', mode: 'straight', rect, visible: true }]);
    await boxes.write(place, []);
    expect([items.size, await boxes.read(place)]).toEqual([0, []]);
  });

  it.each(['{', 'null', '[]', '7', '{"v":1}'])('S8-32 a corrupt one (%s) is removed', async (text) => {
    const { items, boxes } = browser(new Map([[ADDRESS, text]]));
    expect([await boxes.read(place), items.size]).toEqual([[], 0]);
  });

  it('is of one image with its pixels: another one that has the index by now has none of it', async () => {
    const { items, boxes } = browser();
    await boxes.write(place, [ruler('r')]);
    for (const other of [{ imageId: 'a0' }, { checksum: 'of a rescan' }, { checksum: null }])
      expect(await boxes.read({ ...place, ...other })).toEqual([]);
    expect([items.size, (await boxes.read(place)).length]).toEqual([1, 1]);
    const shifted = await page(boxes, false, ['a0', 'a1', 'a2']);
    expect(shifted.getState($legacyBoxes)).toEqual({ a0: [] });
  });

  it('has no ruler that was made on earlier pixels, and none of an image that has gone', async () => {
    const sent: (readonly string[])[] = [];
    const scope = fork({
      values: [[$log, extendViewerLog(emptyViewerLog, ['sum-a1', 'earlier'].map(drawnOn))]],
      handlers: [
        [boxesWaitFx, () => undefined],
        [
          writeBoxesFx,
          ({ rulers }: Parameters<typeof writeBoxesFx>[0]) => void sent.push(rulers.map(({ id }) => id)),
        ],
        [openMarksFx, () => ({ lines: [], dropped: 0, newer: 0, writer: 'u' })],
        [stampFx, countedStamps('x')],
      ],
    });
    const images = caseOf({ A: ['a1'] });
    await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
    for (const params of ['a1', 'gone']) await allSettled(boxesWaitFx, { scope, params });
    expect(sent).toEqual([['sum-a1']]);
  });

  it('is written after a kept gesture, and offered only where the database cannot be asked', async () => {
    const { items, boxes } = browser();
    const scope = await page(boxes, true);
    await ask(scope, MEASURE);
    await ask(scope, draw(1));
    expect([...items.keys()]).toEqual([ADDRESS]);
    expect((await page(boxes, true)).getState($legacyBoxes)).toEqual({ a1: [] });
    const without = await page(boxes, false);
    expect(without.getState($legacyBoxes)['a1']).toMatchObject([{ rect: { width: 29, height: 38 } }]);
    expect(without.getState(panes.primary.$current).rulers).toEqual([]);
  });

  it('has nothing any more of what its reader has given up, and still has the rest', async () => {
    const { boxes } = browser();
    const scope = await page(boxes, true);
    await ask(scope, MEASURE);
    for (const x of [1, 2, 3]) await ask(scope, draw(x));
    const before = await boxes.read(place);
    expect(before).toHaveLength(3);
    const outbox = { ...NEW_OUTBOX, phase: 'refused', unsent: true, refusal: 'No.' } as const;
    await allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox } });
    await allSettled(giveUpRefusedFx, { scope, params: undefined });
    const without = await page(boxes, false);
    expect(without.getState($legacyBoxes)).toEqual({ a1: before.slice(0, 1) });
  });
});
