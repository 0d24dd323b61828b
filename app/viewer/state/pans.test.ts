import { allSettled, fork, type Scope, type Store } from 'effector';
import { describe, expect, it } from 'vitest';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { $linkIn, loadSlideLinkFx } from './links.ts';
import { imageOpened, stampFx } from './log.ts';
import { openMarksFx } from './mark-reading.ts';
import { $marksOfCase, marksListOpened } from './marks-of-case.ts';
import {
  $activePane,
  $menuShown,
  $mode,
  $patch,
  $registration,
  $resampling,
  $scaleBar,
  $shown,
  $split,
  $synced,
  panes,
} from './panes.ts';
import { $draftBox } from './patches.ts';
import {
  ask,
  caseOf,
  countedStamps,
  drawn,
  heard,
  linkOf,
  MEASURE,
  movedTo,
  open,
  opened,
} from './reading.test-support.ts';
import { $currentIn, $images, caseHandedOver } from './slides.ts';
import { $draft } from './tools.ts';
import { joinWindowsFx, tellWindowsFx } from './windows.ts';

const storesOf = (side: PaneId): readonly Store<unknown>[] => {
  const { $viewport: _, $canStepBack: __, $canStepOn: ___, ...others } = panes[side];
  return [...Object.values<Store<unknown>>(others), $currentIn[side], $linkIn[side], $shown[side]];
};

/** Everything that the screen reads and that has no part in where a pane looks. */
const STILL: readonly Store<unknown>[] = [
  ...storesOf('primary'),
  ...storesOf('secondary'),
  $activePane,
  $menuShown,
  $mode,
  $patch,
  $registration,
  $resampling,
  $scaleBar,
  $split,
  $synced,
  $draft,
  $draftBox,
  $images,
  $marksOfCase,
];

/** A reader in split view with a ruler and the list of marks open, and all that the other windows are told. */
async function reading(): Promise<{ readonly scope: Scope; readonly told: readonly unknown[] }> {
  const told: unknown[] = [];
  const scope = fork({
    handlers: [
      [stampFx, countedStamps()],
      [loadSlideLinkFx, (blobId: string) => ({ ok: true, userId: 'u', link: linkOf(blobId) })],
      [openMarksFx, () => ({ lines: [], dropped: 0, newer: 0, writer: 'u' })],
      [joinWindowsFx, () => undefined],
      [tellWindowsFx, (message: unknown) => void told.push(message)],
    ],
  });
  const images = caseOf({ A: ['a1', 'a2'] });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  await open(scope, opened('a1'));
  for (const command of [MEASURE, drawn(1), { type: 'open-split' }] as const) await ask(scope, command);
  await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('a1') } });
  await allSettled(marksListOpened, { scope });
  return { scope, told };
}

describe('twenty pans', () => {
  it('change what says where the pane looks, twenty times, and nothing else that is shown', async () => {
    const { scope } = await reading();
    const views = heard(panes.primary.$viewport, scope);
    const others = STILL.map((store) => heard(store, scope));
    const before = others.map(({ length }) => length);
    const seen = views.length;
    for (let x = 1; x <= 20; x += 1) await ask(scope, movedTo(x));
    expect(views.length - seen).toBe(20);
    expect(others.map(({ length }) => length)).toEqual(before);
  });

  it('tell the other windows nothing; another slide does', async () => {
    const { scope, told } = await reading();
    const before = told.length;
    expect(before).toBeGreaterThan(0);
    for (let x = 1; x <= 20; x += 1) await ask(scope, movedTo(x));
    expect(told.length).toBe(before);
    await ask(scope, { type: 'open-slide', image: 'a2' });
    expect(told.slice(before)).toMatchObject([{ kind: 'here', window: { imageIds: ['a2'] } }]);
  });
});
