import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { marksHiddenToggled } from '../hands/hidden-marks.ts';
import { loadSlideLinkFx } from '../links.ts';
import { $log, sealChanged, stampFx } from '../log.ts';
import { openMarksFx } from '../mark-reading.ts';
import { $marksOfCase, markSought, marksListOpened } from '../marks-of-case.ts';
import { $shown } from '../panes.ts';
import { ask, caseOf, countedStamps, drawn, linkOf, MEASURE, open, opened } from '../reading.test-support.ts';
import { caseHandedOver } from '../slides.ts';
import { chosenMarkLeft } from './chosen-mark.ts';
import { $drawn, $formerLengths } from './drawn-marks.ts';

/** A reader of a case with one ruler, and what can be done to it. */
async function withRuler() {
  const scope = fork({
    handlers: [
      [stampFx, countedStamps()],
      [loadSlideLinkFx, (blobId: string) => ({ ok: true, userId: 'u', link: linkOf(blobId) })],
      [openMarksFx, () => ({ lines: [], dropped: 0, newer: 0, writer: 'u' })],
    ],
  });
  const images = caseOf({ A: ['a1'] });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  await open(scope, opened('a1'));
  for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
  await allSettled(marksListOpened, { scope });
  const ids = () => scope.getState($drawn.primary).rulers.map(({ id }) => id);
  const [rulerId = ''] = ids();
  return {
    scope,
    rulerId,
    ids,
    toggle: () => ask(scope, { type: 'toggle-ruler', rulerId }),
    goTo: async () => {
      const [mark] = scope.getState($marksOfCase);
      if (mark === undefined) throw new Error('the ruler is listed');
      await allSettled(markSought, { scope, params: { mark, pane: { width: 900, height: 600 } } });
    },
  };
}

it('a hidden ruler is drawn while its reader has gone to it, also where marks are read-only, and nothing is written', async () => {
  const { scope, rulerId, ids, toggle, goTo } = await withRuler();
  await toggle();
  expect(ids()).toEqual([]);
  await allSettled(sealChanged, { scope, params: 'read-only' });
  const kept = scope.getState($log).view.kept('a1');
  await goTo();
  expect(ids()).toEqual([rulerId]);
  expect(scope.getState($shown.primary).rulers).toEqual([]);
  expect(scope.getState($log).view.kept('a1')).toEqual(kept);
  await allSettled(chosenMarkLeft, { scope });
  expect(ids()).toEqual([]);
});

it('a hidden ruler that was gone to stays drawn when it is named or moved', async () => {
  const { scope, rulerId, ids, toggle, goTo } = await withRuler();
  await toggle();
  await goTo();
  await ask(scope, { type: 'rename-ruler', rulerId, name: 'Margin' });
  expect(ids()).toEqual([rulerId]);
  await ask(scope, { type: 'move-ruler', rulerId, from: { x: 4, y: 4 }, to: { x: 40, y: 4 } });
  expect(ids()).toEqual([rulerId]);
  expect(scope.getState($drawn.primary).rulers).toMatchObject([
    { label: expect.stringContaining('Margin') as string, from: { x: 4, y: 4 } },
  ]);
  expect(scope.getState($shown.primary).rulers).toEqual([]);
});

it('a ruler that was gone to goes when it is hidden', async () => {
  const { rulerId, ids, toggle, goTo } = await withRuler();
  await goTo();
  expect(ids()).toEqual([rulerId]);
  await toggle();
  expect(ids()).toEqual([]);
  await goTo();
  await toggle();
  expect(ids()).toEqual([rulerId]);
});

it('a length by a former scale is told of where it is drawn: a hidden one that was gone to is, and none while all marks are hidden', async () => {
  const { scope, toggle, goTo } = await withRuler();
  const told = () => scope.getState($formerLengths.primary);
  await ask(scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
  expect(told()).toBe('all');
  await toggle();
  expect(told()).toBe('none');
  await goTo();
  expect(told()).toBe('all');
  expect(scope.getState($drawn.primary).rulers[0]?.label).toContain('(former scale)');
  await allSettled(marksHiddenToggled, { scope });
  expect(told()).toBe('none');
});

it('points without a note carry their numbers while two slides lie beside each other', async () => {
  const scope = fork({
    handlers: [
      [stampFx, countedStamps()],
      [loadSlideLinkFx, (blobId: string) => ({ ok: true, userId: 'u', link: linkOf(blobId) })],
      [openMarksFx, () => ({ lines: [], dropped: 0, newer: 0, writer: 'u' })],
    ],
  });
  const images = caseOf({ A: ['a1'], B: ['b1'] });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  await open(scope, opened('a1'));
  await ask(scope, { type: 'toggle-mode', mode: 'PATCH' });
  for (const x of [100, 200])
    await ask(scope, { type: 'place-patch', at: { x, y: 100 }, viewScale: 1, isPoint: true });
  const notes = () => scope.getState($drawn.primary).patches.map(({ note }) => note);
  expect(notes()).toEqual(['', '']);
  await ask(scope, { type: 'open-slide', image: 'b1' }, 'secondary');
  expect(notes()).toEqual(['1', '2']);
});
