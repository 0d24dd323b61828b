import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { gestureId, type PaneId } from '#app/core/event-log/entry.ts';
import type { SharedView } from '#app/core/sharing/share-link.ts';
import { alignmentOf } from '#app/core/sharing/shared-alignment.ts';
import { alignByPoints } from '#app/core/viewing/alignment.ts';
import type { Exchange } from '../../storage/outbox/exchange.ts';
import { $log, entriesRestored, imageOpened, paneMeasured, stampFx } from '../log.ts';
import { marksAnswered } from '../outbox.ts';
import { $registration, $split, $synced, panes } from '../panes.ts';
import {
  ask,
  caseOf,
  countedStamps,
  drawn,
  heard,
  MEASURE,
  opened,
  rulersIn,
  UNDO,
} from '../reading.test-support.ts';
import { caseHandedOver } from '../slides.ts';
import { $chosenMark, chosenMarkLeft } from './chosen-mark.ts';
import { sharedAlignmentMissed, sharedMarkMissed } from './opening.ts';
// By this the place of a mark is gone to.
import './to-mark.ts';

const images = caseOf({ A: ['a1', 'a2'], B: ['b1'] });
const OWNER = { userId: 'u', caseId: 'c' };
const SIZE = { width: 500, height: 400 };
const VIEW = { centre: { x: 300, y: 200 }, scale: 1.5, rotation: 30 };
const OWN = { centre: { x: 100, y: 700 }, scale: 1, rotation: 90 };
const BOTH: SharedView = {
  first: { imageId: 'a2', view: VIEW },
  second: { imageId: 'b1', view: OWN },
  synced: true,
  alignment: null,
  markId: 'm',
};

const AGREED: Exchange = { kind: 'agreed', server: { etag: 'e', lines: [] }, came: [] };

async function opening(shared: SharedView): Promise<Scope> {
  const scope = fork({ handlers: [[stampFx, countedStamps('s')]] });
  await allSettled(caseHandedOver, { scope, params: { ...OWNER, images, start: 1, shared } });
  return scope;
}

async function arrive(scope: Scope, pane: PaneId, id: string): Promise<void> {
  await allSettled(imageOpened, { scope, params: { pane, image: opened(id) } });
  await allSettled(paneMeasured, { scope, params: { pane, size: SIZE } });
}

const viewOf = (scope: Scope, pane: PaneId = 'primary') => scope.getState(panes[pane].$viewport);
const slideOf = (scope: Scope, pane: PaneId) => scope.getState(panes[pane].$slide);

describe('opening a link', () => {
  it('shows slides, views and panes from the first moment, and syncs them once both are there', async () => {
    const scope = await opening(BOTH);
    expect([slideOf(scope, 'primary'), slideOf(scope, 'secondary')]).toEqual(['a2', 'b1']);
    expect([viewOf(scope), viewOf(scope, 'secondary')]).toEqual([VIEW, OWN]);
    await arrive(scope, 'primary', 'a2');
    expect(scope.getState($synced)).toBe(false);
    await arrive(scope, 'secondary', 'b1');
    expect(scope.getState($registration)).toMatchObject({
      from: 'a2',
      to: 'b1',
      fromPoint: VIEW.centre,
      toPoint: OWN.centre,
      // Both panes show the pixels that their scales say, and not the views of the address.
      scale: 1,
      rotation: 60,
    });
    expect(scope.getState($chosenMark)).toBe('m');
  });

  it('aligns sections as the link says, links them again so, and only the very scans of the link', async () => {
    const pairs = [
      { from: { x: 100, y: 100 }, to: { x: 120, y: 90 } },
      { from: { x: 900, y: 200 }, to: { x: 910, y: 240 } },
      { from: { x: 400, y: 700 }, to: { x: 390, y: 710 } },
    ];
    const alignedFor = (from: string, to: string) =>
      alignmentOf(
        alignByPoints({ from: 'a2', to: 'b1', checksums: { from, to } }, pairs)?.registration ?? null,
      );
    const open = async (to: string) => {
      const scope = await opening({ ...BOTH, alignment: alignedFor('sum-a2', to) });
      const missed = heard(sharedAlignmentMissed, scope);
      await arrive(scope, 'primary', 'a2');
      await arrive(scope, 'secondary', 'b1');
      return { scope, missed };
    };
    const { scope, missed } = await open('sum-b1');
    const aligned = scope.getState($registration);
    expect(aligned?.fit).toMatchObject({ points: 3 });
    expect(aligned?.fit?.residual).toBeGreaterThan(1);
    expect(missed).toHaveLength(0);
    await ask(scope, { type: 'stop-sync', own: OWN }, 'secondary');
    await ask(scope, { type: 'start-sync', lead: VIEW, own: OWN }, 'secondary');
    expect(scope.getState($registration)).toEqual(aligned);

    const again = await open('of an earlier scan');
    expect(again.scope.getState($registration)).toMatchObject({ fromPoint: VIEW.centre, rotation: 60 });
    expect(again.scope.getState($registration)?.fit).toBeUndefined();
    expect(again.missed).toHaveLength(1);
  });

  it('lets a second pane with the same slide follow the first, and opens one pane where one is named', async () => {
    const same = await opening({ ...BOTH, second: { imageId: 'a2', view: null }, synced: false });
    expect(slideOf(same, 'secondary')).toBe('a2');
    await ask(same, { type: 'open-slide', image: 'a1' });
    expect(slideOf(same, 'secondary')).toBe('a1');
    const alone = await opening({ ...BOTH, second: null, synced: false });
    expect(alone.getState($split)).toBe(false);
  });

  it('holds a view to the slide and to the zoom of the pane', async () => {
    const wild = { centre: { x: 9999, y: -5 }, scale: 50, rotation: 0 };
    const scope = await opening({
      ...BOTH,
      first: { imageId: 'a2', view: wild },
      second: null,
      synced: false,
    });
    await arrive(scope, 'primary', 'a2');
    expect(viewOf(scope)).toEqual({ centre: { x: 1000, y: 0 }, scale: 2, rotation: 0 });
  });

  it('does not sync panes whose slides were changed before they were there', async () => {
    const scope = await opening(BOTH);
    await arrive(scope, 'primary', 'a2');
    await ask(scope, { type: 'open-slide', image: 'a1' });
    await arrive(scope, 'secondary', 'b1');
    expect(scope.getState($log).view.session().synced).toBe(false);
  });

  it('is no step that Undo takes back, and leaves a mark of the reader alone', async () => {
    const scope = await opening({ ...BOTH, second: null, synced: false });
    await arrive(scope, 'primary', 'a2');
    await ask(scope, UNDO);
    expect(viewOf(scope)).toEqual(VIEW);
    for (const command of [MEASURE, drawn(3)]) await ask(scope, command);
    expect(rulersIn(scope)).toHaveLength(1);
    await ask(scope, UNDO);
    expect(rulersIn(scope)).toHaveLength(0);
    expect(viewOf(scope)).toEqual(VIEW);
  });

  it('says once that its mark is not there, and only when the case has answered for its slides', async () => {
    const scope = await opening(BOTH);
    const missed = heard(sharedMarkMissed, scope);
    const answer = (imageId: string, came: Exchange = AGREED) =>
      allSettled(marksAnswered, { scope, params: { place: { ...OWNER, imageId }, answer: came } });
    await answer('a2');
    await answer('b1', { kind: 'later' });
    expect(missed).toHaveLength(0);
    for (const imageId of ['b1', 'b1', 'a1']) await answer(imageId);
    expect(missed).toHaveLength(1);
  });

  it.each([
    ['the open scan', 'sum-a2', 0, { centre: { x: 725, y: 600 } }],
    ['an earlier scan of the slide', 'sum of the earlier scan', 1, null],
  ])('goes to its mark of the very pixels that are open: one of %s', async (_, checksum, misses, shown) => {
    const shared = { ...BOTH, first: { imageId: 'a2', view: null }, second: null, synced: false };
    const scope = await opening(shared);
    const missed = heard(sharedMarkMissed, scope);
    await arrive(scope, 'primary', 'a2');
    const ruler = {
      id: 'm',
      imageId: 'a2',
      checksum,
      mode: 'straight',
      from: { x: 700, y: 600 },
      to: { x: 750, y: 600 },
      scale: opened('a2').scale,
      visible: true,
      name: '',
      author: null,
      pane: 'primary',
    } as const;
    const event = { type: 'ruler.drawn', v: 1, ruler } as const;
    const drafts = [{ at: 1, image: 'a2', pane: 'primary', gesture: gestureId('g'), event }] as const;
    await allSettled(entriesRestored, { scope, params: { imageId: 'a2', dropped: false, drafts } });
    await allSettled(marksAnswered, {
      scope,
      params: { place: { ...OWNER, imageId: 'a2' }, answer: AGREED },
    });
    if (shown === null) expect(viewOf(scope)).toBeNull();
    else expect(viewOf(scope)).toMatchObject(shown);
    expect(missed).toHaveLength(misses);
  });

  it('leaves the chosen mark for another slide, for a new mark and when the reader is done with it', async () => {
    const scope = await opening({ ...BOTH, second: null, synced: false });
    await arrive(scope, 'primary', 'a2');
    for (const command of [MEASURE, drawn(3)]) await ask(scope, command);
    expect(scope.getState($chosenMark)).toBeNull();
    const left = await opening(BOTH);
    await allSettled(chosenMarkLeft, { scope: left });
    expect(left.getState($chosenMark)).toBeNull();
    const on = await opening(BOTH);
    await ask(on, { type: 'open-slide', image: 'a1' });
    expect(on.getState($chosenMark)).toBeNull();
  });
});
