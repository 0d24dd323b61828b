import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { OpenedMarks } from '../storage/marks/found-marks.ts';
import { readBoxesFx } from './legacy-boxes.ts';
import { loadSlideLinkFx } from './links.ts';
import { $log, imageOpened, recorded, stampFx } from './log.ts';
import { openMarksFx } from './mark-reading.ts';
import { $marksOfCase, markSought, marksCommandAsked, marksListOpened } from './marks-of-case.ts';
import {
  ask,
  caseOf,
  countedStamps,
  drawn,
  heard,
  linkOf,
  MEASURE,
  open,
  opened,
  rulersIn,
} from './reading.test-support.ts';
import { $case, $current, caseHandedOver } from './slides.ts';

const images = caseOf({ A: ['a1', 'a2'], B: ['b1'] });
const pane = { width: 900, height: 600 };

async function reader(of = images): Promise<{ readonly scope: Scope; readonly read: string[] }> {
  const read: string[] = [];
  const scope = fork({
    handlers: [
      [stampFx, countedStamps()],
      [loadSlideLinkFx, (blobId: string) => ({ ok: true, userId: 'u', link: linkOf(blobId) })],
      [
        openMarksFx,
        ({ imageId }: { readonly imageId: string }): OpenedMarks => {
          read.push(imageId);
          return { lines: [], dropped: 0, newer: 0, writer: 'u' };
        },
      ],
    ],
  });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images: of, start: 0 } });
  await open(scope, opened('a1'));
  return { scope, read };
}

const lines = (scope: Scope) => scope.getState($marksOfCase);

describe('all marks of the case', () => {
  it('are nobody’s concern until the list is opened, and then come from every slide', async () => {
    const { scope, read } = await reader();
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    expect([lines(scope), read]).toEqual([[], ['a1']]);
    await allSettled(marksListOpened, { scope });
    expect(read).toEqual(['a1', 'a2', 'b1']);
    expect(lines(scope)).toMatchObject([
      { kind: 'ruler', slideTitle: 'of-a1', value: '25.000 μm', author: '–', visible: true, earlier: false },
    ]);
  });

  it('say which were made on other pixels of their slide', async () => {
    const { scope } = await reader();
    await allSettled(imageOpened, {
      scope,
      params: { pane: 'primary', image: opened('a1', { checksum: 'old' }) },
    });
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    await allSettled(marksListOpened, { scope });
    expect(lines(scope)).toMatchObject([{ earlier: true }]);
  });

  it('say which were measured by a scale that their slide has no more, and no more once it has it again', async () => {
    const { scope } = await reader();
    await allSettled(marksListOpened, { scope });
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    const scale = { mppX: 2, mppY: 2, reason: 'stage micrometer' };
    await ask(scope, { type: 'set-scale', scale });
    await ask(scope, drawn(2));
    const said = () => lines(scope).map(({ byEarlierScale }) => byEarlierScale);
    expect(said()).toEqual([true, false]);
    await ask(scope, { type: 'set-scale', scale: null });
    expect(said()).toEqual([false, true]);
  });

  it('take what the laboratory entered for the scale of their slide, unless the reader sets another', async () => {
    const entered = { mppX: 2, mppY: 2, reason: 'Scanner log.', enteredAt: '2026-11-20T14:55:00Z' };
    const { scope } = await reader(
      images.map((image) => (image.imageId === 'a1' ? { ...image, enteredScale: entered } : image)),
    );
    await open(scope, opened('a1', { scale: { state: 'manual', ...entered } }));
    await allSettled(marksListOpened, { scope });
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    expect(lines(scope)).toMatchObject([{ value: '100.000 μm (scale set by hand)', byEarlierScale: false }]);
    await ask(scope, { type: 'set-scale', scale: { mppX: 1, mppY: 1, reason: 'stage micrometer' } });
    await ask(scope, drawn(2));
    const said = () => lines(scope).map(({ value, byEarlierScale }) => [value.split(' ')[0], byEarlierScale]);
    expect(said()).toEqual([
      ['100.000', true],
      ['50.000', false],
    ]);
    await ask(scope, { type: 'set-scale', scale: null });
    expect(said()).toEqual([
      ['100.000', false],
      ['50.000', true],
    ]);
  });

  it('keep up with what is drawn, named and removed', async () => {
    const { scope } = await reader();
    await allSettled(marksListOpened, { scope });
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    const id = lines(scope)[0]?.id ?? '';
    await ask(scope, { type: 'rename-ruler', rulerId: id, name: 'Margin' });
    expect(lines(scope)).toMatchObject([{ name: 'Margin' }]);
    await ask(scope, { type: 'remove-ruler', rulerId: id });
    expect(lines(scope)).toEqual([]);
  });

  it('of a file that was being read while its slide was left come to no other slide', async () => {
    const { scope } = await reader();
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    const rulers = rulersIn(scope).map((ruler) => ({ ...ruler, id: 'of-the-file' }));
    await open(scope, opened('b1'));
    const command = { type: 'import-marks', rulers, patches: [] } as const;
    await allSettled(marksCommandAsked, { scope, params: { imageId: 'a1', command } });
    expect(rulersIn(scope)).toEqual([]);
    await allSettled(marksCommandAsked, { scope, params: { imageId: 'b1', command } });
    expect(rulersIn(scope)).toHaveLength(1);
  });

  it('lead to a mark on the open slide at once', async () => {
    const { scope } = await reader();
    await allSettled(marksListOpened, { scope });
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    const said = heard(recorded, scope);
    const [mark] = lines(scope);
    if (mark === undefined) throw new Error('No mark');
    await allSettled(markSought, { scope, params: { mark, pane } });
    expect(said).toMatchObject([[{ event: { type: 'view.moved', viewport: { centre: { x: 1, y: 35 } } } }]]);
  });

  it('lead to a mark on another slide once that one is open', async () => {
    const { scope } = await reader();
    await allSettled(marksListOpened, { scope });
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    const [mark] = lines(scope);
    if (mark === undefined) throw new Error('No mark');
    await open(scope, opened('b1'));
    await allSettled(markSought, { scope, params: { mark, pane } });
    expect(scope.getState($current)?.imageId).toBe('a1');
    expect(scope.getState($log).view.viewport('primary', 'a1')).toBeNull();
    await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('a1') } });
    expect(scope.getState($log).view.viewport('primary', 'a1')?.centre).toEqual({ x: 1, y: 35 });
  });

  it('do not move a reader who went on to another slide in the meantime', async () => {
    const { scope } = await reader();
    await allSettled(marksListOpened, { scope });
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    const [mark] = lines(scope);
    if (mark === undefined) throw new Error('No mark');
    await open(scope, opened('b1'));
    await allSettled(markSought, { scope, params: { mark, pane } });
    for (const image of ['b1', 'a1']) await open(scope, opened(image));
    expect(scope.getState($log).view.viewport('primary', 'a1')).toBeNull();
  });

  it('hold what is left of rulers that could not be read, and each ruler once', async () => {
    const { scope } = await reader();
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    await allSettled(marksListOpened, { scope });
    const rect = { x: 10, y: 20, width: 30, height: 40 };
    const left = (id: string) => ({ id, mode: 'straight', rect, label: '12.500 μm', visible: true }) as const;
    const known = lines(scope)[0]?.id ?? '';
    const boxes = fork({
      values: [
        [$log, scope.getState($log)],
        [$case, scope.getState($case)],
      ],
      handlers: [
        [openMarksFx, () => Promise.reject(new Error('No storage'))],
        [
          readBoxesFx,
          ({ imageId }: { readonly imageId: string }) => (imageId === 'a1' ? [left('old'), left(known)] : []),
        ],
      ],
    });
    await allSettled(marksListOpened, { scope: boxes });
    expect(lines(boxes)).toMatchObject([
      { kind: 'ruler', id: known },
      { kind: 'box', id: 'old', value: '12.500 μm', author: '–', box: rect },
    ]);
  });
});
