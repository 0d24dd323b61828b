import { describe, expect, it } from 'vitest';
import type { ViewingMode } from '../events.ts';
import { slide, view } from '../random-readings.test-support.ts';
import { identityOn } from '../registration.ts';
import {
  eventsOf,
  given,
  inMode,
  opened,
  patchOn,
  place,
  splitWith,
  syncedWith,
} from './decide.test-support.ts';
import { decide } from './decide.ts';

const toggled = (from: ViewingMode, mode: Exclude<ViewingMode, 'NONE'>) =>
  eventsOf(given(inMode(from)), { type: 'toggle-mode', mode });
const changed = (mode: ViewingMode) => [{ type: 'mode.changed', v: 1, mode }];

describe('modes', () => {
  it('S4.4-06 S3.7-08 NONE goes to STRAIGHT or COORDINATE, and the active one again gives NONE', () => {
    expect(toggled('NONE', 'STRAIGHT')).toEqual(changed('STRAIGHT'));
    expect(toggled('NONE', 'COORDINATE')).toEqual(changed('COORDINATE'));
    expect(toggled('STRAIGHT', 'STRAIGHT')).toEqual(changed('NONE'));
    expect(toggled('COORDINATE', 'COORDINATE')).toEqual(changed('NONE'));
    expect(toggled('STRAIGHT', 'COORDINATE')).toEqual(changed('COORDINATE'));
  });

  it('S4.4-07 turning a measurement mode on turns delete mode off, and the other way round', () => {
    expect(toggled('DELETE', 'STRAIGHT')).toEqual(changed('STRAIGHT'));
    expect(toggled('DELETE', 'COORDINATE')).toEqual(changed('COORDINATE'));
    expect(toggled('STRAIGHT', 'DELETE')).toEqual(changed('DELETE'));
    expect(toggled('DELETE', 'DELETE')).toEqual(changed('NONE'));
  });
});

describe('rotation', () => {
  it('S3.7-08 of a pane that was never moved starts from what it shows', () => {
    const command = { type: 'rotate-view', degrees: 90, from: view(1) } as const;
    expect(eventsOf(given({ viewport: null }), command)).toEqual([
      { type: 'view.rotated', v: 1, viewport: view(1, 90) },
    ]);
  });

  it('turns what the pane is heading for, by the turn of the log: a zoom still glides, a turn is not in the pane yet', () => {
    const command = { type: 'rotate-view', degrees: 90, from: view(1) } as const;
    expect(eventsOf(given({ viewport: view(2, 90) }), command)).toEqual([
      { type: 'view.rotated', v: 1, viewport: view(1, 180) },
    ]);
  });
});

describe('split and sync', () => {
  it('S3.7-08 the side menu is shown and hidden, each once', () => {
    const hidden = { session: { ...opened, menuShown: false } };
    expect(eventsOf(given(), { type: 'hide-menu' })).toEqual([{ type: 'menu.hidden', v: 1 }]);
    expect(eventsOf(given(hidden), { type: 'show-menu' })).toEqual([{ type: 'menu.shown', v: 1 }]);
    expect(eventsOf(given(), { type: 'show-menu' })).toEqual([]);
    expect(eventsOf(given(hidden), { type: 'hide-menu' })).toEqual([]);
  });

  it('S3.7-08 nothing is measured, turned or deleted while the slide is loading', () => {
    const busy = given({ ...inMode('STRAIGHT'), busy: true });
    expect(eventsOf(busy, { type: 'toggle-mode', mode: 'COORDINATE' })).toBe('busy');
    expect(eventsOf(busy, { type: 'rotate-view', degrees: 90 })).toBe('busy');
    expect(eventsOf(busy, { type: 'clear-rulers' })).toBe('busy');
  });

  it('S3.7-08 the split is opened and closed, each once', () => {
    expect(eventsOf(given(), { type: 'open-split' })).toEqual([{ type: 'split.opened', v: 1 }]);
    expect(eventsOf(given(splitWith({})), { type: 'open-split' })).toEqual([]);
    expect(eventsOf(given(splitWith({})), { type: 'close-split' })).toEqual([{ type: 'split.closed', v: 1 }]);
    expect(eventsOf(given(), { type: 'close-split' })).toEqual([]);
  });

  it('a slide opened in the second pane opens the split', () => {
    expect(eventsOf(given({ pane: 'secondary', slide: null }), { type: 'open-slide', image: 'j' })).toEqual([
      { type: 'split.opened', v: 1 },
      { type: 'slide.opened', v: 1 },
    ]);
  });

  it('a sync that is on is not started again, and starting names the two images', () => {
    const views = { lead: view(1), own: view(2) };
    expect(eventsOf(given(syncedWith({})), { type: 'start-sync', ...views })).toEqual([]);
    expect(eventsOf(given(splitWith({})), { type: 'start-sync', ...views })).toMatchObject([
      { type: 'sync.started', registration: { from: 'i', to: 'i', zoom: 1 } },
    ]);
  });

  it('points on both sections start a sync where they lie on one another, and align one that is on', () => {
    const pairs = [
      { from: { x: 0, y: 0 }, to: { x: 10, y: 0 } },
      { from: { x: 100, y: 0 }, to: { x: 210, y: 0 } },
    ];
    const registration = { from: 'i', to: 'i', scale: 2, rotation: 0, toPoint: { x: 110, y: 0 } };
    const command = { type: 'align-by-points', pairs } as const;
    expect(eventsOf(given(splitWith({})), command)).toMatchObject([{ type: 'sync.started', registration }]);
    expect(eventsOf(given(syncedWith({})), command)).toMatchObject([{ type: 'sync.aligned', registration }]);
  });

  it('a sync of sections that were aligned by points starts as they were, wherever the views are by now', () => {
    const registration = { ...identityOn('i'), rotation: 30, fit: { points: 3, residual: 1.5 } };
    const views = { lead: view(1), own: view(2) };
    expect(eventsOf(given(splitWith({ aligned: registration })), { type: 'start-sync', ...views })).toEqual([
      { type: 'sync.started', v: 1, registration },
    ]);
  });

  it('a slide that parts the panes ends the sync where the second one was led to', () => {
    const led = view(7);
    const session = { ...opened, slide: { primary: 'i', secondary: 'i' }, split: true, synced: true };
    const decision = decide(given(syncedWith({ pane: 'primary', session, led })), {
      type: 'open-slide',
      image: 'j',
    });
    expect(decision).toMatchObject({
      ok: true,
      events: [{ type: 'slide.opened' }],
      elsewhere: [{ pane: 'secondary', image: 'i', event: { type: 'sync.stopped', viewport: led } }],
    });
  });
});

describe('a sync of slides of which one was scanned anew', () => {
  const session = { ...opened, slide: { primary: 'i', secondary: 'k' }, split: true, synced: true };
  const outdated = { session, registration: null };

  it('ends with the slide that brings the panes together, which would be in step by chance', () => {
    const decision = decide(given(syncedWith(outdated)), { type: 'open-slide', image: 'i' });
    expect(decision).toMatchObject({
      ok: true,
      elsewhere: [{ pane: 'secondary', image: 'k', event: { type: 'sync.stopped', viewport: null } }],
    });
  });

  it('is started anew by its button', () => {
    const views = { lead: view(1), own: view(2) };
    const checksums = { from: slide('i').checksum, to: 'rescan' };
    const image = { ...slide('k'), checksum: 'rescan' };
    expect(
      eventsOf(given(syncedWith({ ...outdated, image })), { type: 'start-sync', ...views }),
    ).toMatchObject([{ type: 'sync.started', registration: { from: 'i', to: 'k', checksums } }]);
  });
});

describe('marks and the image', () => {
  it('S5-15 neither a measurement nor a patch starts outside the image', () => {
    const outside = { from: { x: -1, y: 0 }, to: { x: 5, y: 5 } };
    expect(
      eventsOf(given(), { type: 'draw-ruler', id: 'n', measurement: { mode: 'straight', ...outside } }),
    ).toBe('outside-image');
    expect(eventsOf(given(inMode('PATCH')), place({ at: { x: 1001, y: 0 } }))).toBe('outside-image');
  });

  it('S5-16 removing a ruler needs its id', () => {
    expect(eventsOf(given(), { type: 'remove-ruler', rulerId: '' })).toBe('no-ruler-id');
    expect(eventsOf(given(), { type: 'remove-ruler', rulerId: 'r1' })).toEqual([
      { type: 'ruler.removed', v: 1, rulerId: 'r1' },
    ]);
  });

  it('a ruler of an earlier image is not among those that Delete All takes', () => {
    const [ruler] = given().rulers;
    const stale = { ...ruler, id: 'old', checksum: 'earlier' } as NonNullable<typeof ruler>;
    const state = given({ rulers: [stale, ...given().rulers], patches: [patchOn('p1')] });
    expect(eventsOf(state, { type: 'clear-rulers' })).toEqual([
      { type: 'rulers.cleared', v: 1, rulerIds: ['r1'] },
    ]);
  });

  it('a name is trimmed; the same name again is no step', () => {
    expect(eventsOf(given(), { type: 'rename-ruler', rulerId: 'r1', name: ' Margin ' })).toMatchObject([
      { type: 'ruler.edited', ruler: { name: 'Margin' } },
    ]);
    expect(eventsOf(given(), { type: 'rename-ruler', rulerId: 'r1', name: ' ' })).toEqual([]);
    expect(eventsOf(given(), { type: 'toggle-ruler', rulerId: 'r1' })).toMatchObject([
      { type: 'ruler.edited', ruler: { visible: false } },
    ]);
  });
});
