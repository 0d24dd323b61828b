import { describe, expect, it } from 'vitest';
import type { ViewerCommand } from './commands.ts';
import { patchOn } from './decide/decide.test-support.ts';
import { followedMarks, followedView, isProjection, registrationIn, shownMarks } from './mirror.ts';
import { slideIn } from './projections.ts';
import { ask, rulerOn, stateOf, view } from './random-readings.test-support.ts';
import { identityOn, mappedPoint, registrationAt } from './registration.ts';
import { emptyViewerLog, type ViewerLog } from './viewer-log.ts';

type Pane = 'primary' | 'secondary';
const reading = (...steps: readonly (readonly [Pane, ViewerCommand])[]): ViewerLog =>
  steps.reduce((log, [pane, command]) => ask(log, pane, command), emptyViewerLog);
const NO_FORMER: ReadonlySet<string> = new Set();
const both = { lead: view(2), own: view(3, 90) };
const synced: readonly (readonly [Pane, ViewerCommand])[] = [
  ['primary', { type: 'open-slide', image: 'a' }],
  ['primary', { type: 'open-split' }],
  ['primary', { type: 'move-view', viewport: view(2) }],
  ['secondary', { type: 'start-sync', ...both }],
];

describe('the second pane', () => {
  it('S4.4-10 opens on the same slide and goes on with the first', () => {
    const log = reading(['primary', { type: 'open-slide', image: 'a' }], ['primary', { type: 'open-split' }]);
    expect(slideIn(log.view.session(), 'secondary')).toBe('a');
    const on = ask(log, 'primary', { type: 'open-slide', image: 'b' });
    expect(slideIn(on.view.session(), 'secondary')).toBe('b');
  });

  it('keeps a slide of its own once one was opened in it, until the split is closed', () => {
    const log = reading(
      ['primary', { type: 'open-slide', image: 'a' }],
      ['secondary', { type: 'open-slide', image: 'b' }],
      ['primary', { type: 'open-slide', image: 'c' }],
    );
    expect(log.view.session().split).toBe(true);
    expect(slideIn(log.view.session(), 'secondary')).toBe('b');
    const closed = ask(log, 'primary', { type: 'close-split' });
    expect(slideIn(closed.view.session(), 'secondary')).toBeNull();
    const again = ask(closed, 'primary', { type: 'open-split' });
    expect(slideIn(again.view.session(), 'secondary')).toBe('c');
  });

  it('is led while the panes are in step, and stays where it was led to when they no longer are', () => {
    const log = reading(...synced, ['primary', { type: 'move-view', viewport: view(4) }]);
    const { registration, led } = stateOf(log, 'secondary');
    expect(registration?.rotation).toBe(90);
    expect(led).toMatchObject({ scale: 4, rotation: 90 });
    const stopped = ask(log, 'secondary', { type: 'stop-sync', own: led ?? view(1) });
    const on = ask(stopped, 'primary', { type: 'move-view', viewport: view(7) });
    expect(stateOf(on, 'secondary')).toMatchObject({ registration: null, viewport: led });
  });

  it('unlinked and linked again lies as it was aligned by points, on these two slides and no others', () => {
    const pairs = [
      { from: { x: 0, y: 0 }, to: { x: 10, y: 0 } },
      { from: { x: 100, y: 0 }, to: { x: 10, y: 110 } },
      { from: { x: 0, y: 100 }, to: { x: -90, y: 0 } },
    ];
    const log = reading(
      ['primary', { type: 'open-slide', image: 'a' }],
      ['secondary', { type: 'open-slide', image: 'b' }],
      ['primary', { type: 'move-view', viewport: view(2) }],
      ['secondary', { type: 'align-by-points', pairs }],
    );
    const { registration } = stateOf(log, 'secondary');
    expect(registration?.fit?.points).toBe(3);
    expect(registration?.fit?.residual).toBeGreaterThan(1);
    const moved = ask(log, 'secondary', { type: 'align-panes', lead: view(2), own: view(4, 10) });
    const nudged = stateOf(moved, 'secondary').registration;
    expect(nudged?.fit).toEqual({ points: 3, residual: null });
    for (const [aligned, lies] of [
      [log, registration],
      [moved, nudged],
    ] as const) {
      const apart = ask(aligned, 'secondary', { type: 'stop-sync', own: view(5, 77) });
      expect(stateOf(apart, 'secondary').registration).toBeNull();
      const again = ask(apart, 'secondary', { type: 'start-sync', lead: view(6), own: view(3, 9) });
      expect(stateOf(again, 'secondary').registration).toEqual(lies);
      const other = ask(apart, 'secondary', { type: 'open-slide', image: 'c' });
      const onOther = ask(other, 'secondary', { type: 'start-sync', lead: view(6), own: view(3, 9) });
      expect(stateOf(onOther, 'secondary').registration?.fit).toBeUndefined();
      // Back on the section, also after another one was looked at.
      const back = ask(
        ask(ask(onOther, 'secondary', { type: 'stop-sync', own: view(1) }), 'secondary', {
          type: 'open-slide',
          image: 'b',
        }),
        'secondary',
        { type: 'start-sync', lead: view(6), own: view(3, 9) },
      );
      expect(stateOf(back, 'secondary').registration).toEqual(lies);
    }
  });

  it('moved by hand while led makes a new registration, which Undo of its view takes back', () => {
    const log = reading(...synced);
    const before = stateOf(log, 'secondary').registration;
    const aligned = ask(log, 'secondary', { type: 'align-panes', lead: view(2), own: view(6) });
    expect(stateOf(aligned, 'secondary').registration).toMatchObject({ zoom: 3, rotation: 0 });
    expect(stateOf(aligned, 'secondary').led).toMatchObject({ scale: 6 });
    const undone = ask(aligned, 'secondary', { type: 'undo', lane: 'view' });
    expect(stateOf(undone, 'secondary').registration).toEqual(before);
  });

  it('nothing is written for it: the log grows by what the hand did in the first pane alone', () => {
    const log = reading(...synced);
    const moves = Array.from(
      { length: 50 },
      (_, n): ViewerCommand => ({ type: 'move-view', viewport: view(n + 3) }),
    );
    const after = moves.reduce((now, move) => ask(now, 'primary', move), log);
    expect(after.log.length).toBe(log.log.length + 50);
    expect(after.log.entries.slice(log.log.length).every(({ pane }) => pane === 'primary')).toBe(true);
  });

  it('both panes on a new slide stay in step; a slide that parts them ends it where the second one was', () => {
    const together = reading(...synced, ['primary', { type: 'open-slide', image: 'b' }]);
    expect(stateOf(together, 'secondary').registration).toEqual(identityOn('b'));
    const parted = reading(...synced, ['secondary', { type: 'open-slide', image: 'b' }]);
    expect(stateOf(parted, 'secondary').registration).toBeNull();
    expect(parted.view.session().synced).toBe(false);
    const led = stateOf(reading(...synced), 'secondary').led;
    expect(parted.view.viewport('secondary', 'a')).toEqual(led);
  });

  it('two slides of their own that are in step part when the first goes on', () => {
    const log = reading(
      ['primary', { type: 'open-slide', image: 'a' }],
      ['secondary', { type: 'open-slide', image: 'b' }],
      ['primary', { type: 'move-view', viewport: view(2) }],
      ['secondary', { type: 'start-sync', ...both }],
      ['primary', { type: 'open-slide', image: 'c' }],
    );
    expect(registrationIn(log.view.session(), log.view.registration())).toBeNull();
    expect(log.view.viewport('secondary', 'b')).toMatchObject({ rotation: 90 });
  });
});

describe('marks in the second pane', () => {
  const ruler = rulerOn('a', 'r1');
  const none = { rulers: [], patches: [], former: NO_FORMER };

  it('S4.4-11 are copies whose ids start with sync-, at their own place on one slide, dashed', () => {
    const shown = followedMarks(
      { ...identityOn('a'), toPoint: { x: 500, y: 0 } },
      { rulers: [ruler], patches: [patchOn('p1')], former: NO_FORMER },
      { rulers: [ruler, { ...rulerOn('a', 'r2'), pane: 'secondary' }], patches: [], former: NO_FORMER },
    );
    expect(shown.rulers.map(({ id, look }) => [id, look])).toEqual([
      ['r2', 'own'],
      ['sync-r1', 'synced'],
    ]);
    const [itself] = shownMarks({ rulers: [ruler], patches: [], former: NO_FORMER }).rulers;
    expect(shown.rulers[1]).toMatchObject({ from: ruler.from, to: ruler.to, label: itself?.label });
    expect(shown.patches.map(({ id }) => id)).toEqual(['sync-p1']);
    expect(isProjection('sync-r1')).toBe(true);
  });

  it('lie where the registration puts them on another slide, and say the value of the first and that it is of that slide', () => {
    const registration = registrationAt(
      {
        image: 'a',
        checksum: null,
        viewport: view(1),
        scale: { state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' },
      },
      {
        image: 'b',
        checksum: null,
        viewport: view(1),
        scale: { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' },
      },
    );
    const [own] = shownMarks({ rulers: [ruler], patches: [], former: NO_FORMER }).rulers;
    const [copy] = followedMarks(
      registration,
      { rulers: [ruler], patches: [], former: NO_FORMER },
      none,
    ).rulers;
    expect(copy?.from).toEqual({ x: 3, y: 4 });
    expect(copy?.label).toBe(`${own?.label ?? ''}, of the first pane’s slide`);
    const unmeasured = { ...ruler, scale: { state: 'invalid' } } as const;
    const [silent] = followedMarks(
      registration,
      { rulers: [unmeasured], patches: [], former: NO_FORMER },
      none,
    ).rulers;
    expect(silent?.label).toBe('');
    const [box] = followedMarks(
      registration,
      { rulers: [], patches: [patchOn('p1')], former: NO_FORMER },
      none,
    ).patches;
    expect(box?.box).toMatchObject({ width: 50, height: 50 });
  });

  const turnedBy = (rotation: number) => ({
    ...identityOn('a'),
    to: 'b',
    fromPoint: { x: 500, y: 400 },
    toPoint: { x: 500, y: 400 },
    rotation,
  });

  it.each([0, 90, 180, 270, 33])(
    'keep the legs of a coordinate ruler as they were measured, on a section turned by %d degrees',
    (rotation) => {
      const measured = {
        ...ruler,
        mode: 'coordinate',
        from: { x: 400, y: 400 },
        to: { x: 600, y: 440 },
      } as const;
      const registration = turnedBy(rotation);
      const [copy] = followedMarks(
        registration,
        { rulers: [measured], patches: [], former: NO_FORMER },
        none,
      ).rulers;
      if (copy?.elbow === undefined) throw new Error('It has no legs');
      const { from, to, elbow } = copy;
      expect(Math.hypot(elbow.x - from.x, elbow.y - from.y)).toBeCloseTo(200);
      expect(Math.hypot(to.x - elbow.x, to.y - elbow.y)).toBeCloseTo(40);
      expect(elbow).toEqual(mappedPoint(registration, { x: 600, y: 400 }));
    },
  );

  it('frame all that an oblong region frames, and no more where a section is turned by a quarter', () => {
    const region = { ...patchOn('p1'), box: { x: 300, y: 380, width: 400, height: 40 } };
    const boxOn = (rotation: number) =>
      followedMarks(turnedBy(rotation), { rulers: [], patches: [region], former: NO_FORMER }, none).patches[0]
        ?.box ?? region.box;
    for (const [rotation, width, height] of [
      [0, 400, 40],
      [90, 40, 400],
      [180, 400, 40],
      [270, 40, 400],
    ] as const) {
      const box = boxOn(rotation);
      expect([box.x + box.width / 2, box.y + box.height / 2, box.width, box.height]).toEqual(
        [500, 400, width, height].map((length) => expect.closeTo(length) as number),
      );
    }
    const around = boxOn(33);
    for (const [x, y] of [
      [300, 380],
      [700, 380],
      [700, 420],
      [300, 420],
    ] as const) {
      const corner = mappedPoint(turnedBy(33), { x, y });
      expect(corner.x - around.x).toBeGreaterThanOrEqual(0);
      expect(corner.y - around.y).toBeGreaterThanOrEqual(0);
      expect(corner.x - around.x).toBeLessThanOrEqual(around.width + 1e-9);
      expect(corner.y - around.y).toBeLessThanOrEqual(around.height + 1e-9);
    }
  });

  it('a hidden ruler is shown nowhere, and one with a name says it before its value', () => {
    const hidden = { ...ruler, visible: false };
    expect(shownMarks({ rulers: [hidden], patches: [], former: NO_FORMER }).rulers).toEqual([]);
    expect(
      followedMarks(identityOn('a'), { rulers: [hidden], patches: [], former: NO_FORMER }, none).rulers,
    ).toEqual([]);
    expect(
      shownMarks({ rulers: [{ ...ruler, name: 'Margin' }], patches: [], former: NO_FORMER }).rulers[0]?.label,
    ).toMatch(/^Margin: \d/);
  });

  it('a length by a scale that its slide has no more says so at its label, in both panes, and none else does', () => {
    const lead = { rulers: [ruler, rulerOn('a', 'r2')], patches: [], former: new Set(['r1']) };
    const labels = (marks: typeof lead) => shownMarks(marks).rulers.map(({ label }) => label);
    const before = labels({ ...lead, former: new Set() });
    expect(labels(lead)).toEqual([`${before[0] ?? ''} (former scale)`, before[1]]);
    const copies = followedMarks({ ...identityOn('a'), to: 'b' }, lead, none).rulers;
    expect(copies[0]?.label).toBe(`${before[0] ?? ''} (former scale), of the first pane’s slide`);
    // The scale was put back.
    expect(labels({ ...lead, former: new Set() })).toEqual(before);
  });

  it('without a registration it shows what its own steps led to', () => {
    expect(followedView(null, view(2), view(5))).toEqual(view(5));
    expect(followedView(identityOn('a'), null, view(5))).toEqual(view(5));
  });
});
