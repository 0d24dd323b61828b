import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { loadSlideLinkFx } from './links.ts';
import { $log, imageOpened } from './log.ts';
import { $mode, panes, paneTouched } from './panes.ts';
import {
  ask,
  caseOf,
  drawn,
  heard,
  linkOf,
  MEASURE,
  open,
  opened,
  rulersIn,
} from './reading.test-support.ts';
import {
  $current,
  $images,
  caseHandedOver,
  nextAsked,
  previousAsked,
  slideOpened,
  slideSelected,
  specimenEntered,
} from './slides.ts';

const images = caseOf({ A: ['a1', 'a2'], B: ['b1'], C: ['c1', 'c2'] });

const reader = (): Scope =>
  fork({
    handlers: [[loadSlideLinkFx, (blobId: string) => ({ ok: true, userId: 'u', link: linkOf(blobId) })]],
  });

async function handed(start = 0, of = images): Promise<Scope> {
  const scope = reader();
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images: of, start } });
  return scope;
}

const shown = (scope: Scope) => scope.getState($current)?.imageId ?? null;
const select = (scope: Scope, index: number) => allSettled(slideSelected, { scope, params: index });

describe('a case that is handed over', () => {
  it.each([
    [0, 'a1'],
    [3, 'c1'],
    [5, 'a1'],
    [-1, 'a1'],
    [1.5, 'a1'],
    [Number.NaN, 'a1'],
  ])('opens slide %d, or the first where there is no such one: %s', async (start, imageId) => {
    const [scope, still] = [await handed(start), reader()];
    expect([shown(scope), scope.getState(panes.primary.$slide)]).toEqual([imageId, imageId]);
    expect([shown(still), still.getState($images)]).toEqual([null, []]);
  });

  it('without slides opens nothing, and has nowhere to go', async () => {
    const scope = await handed(0, []);
    for (const asked of [nextAsked, previousAsked]) await allSettled(asked, { scope });
    await select(scope, 0);
    expect([shown(scope), scope.getState($log).log.length]).toEqual([null, 0]);
  });

  it('again leaves the slide that is open where it is', async () => {
    const scope = await handed(1);
    const openings = heard(slideOpened.primary, scope);
    await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 1 } });
    expect([shown(scope), openings]).toEqual(['a2', []]);
  });
});

describe('the way through the slides', () => {
  it('S4.4-02 goes one on and one back through all specimens, stops at both ends, and names a new specimen', async () => {
    const [scope, still] = [await handed(), await handed()];
    const [names, quiet] = [heard(specimenEntered, scope), heard(specimenEntered, still)];
    const walk = async (way: typeof nextAsked) => {
      const seen: (string | null)[] = [];
      for (let step = 0; step < 5; step += 1) {
        await allSettled(way, { scope });
        seen.push(shown(scope));
      }
      return seen;
    };
    expect(await walk(nextAsked)).toEqual(['a2', 'b1', 'c1', 'c2', 'c2']);
    expect(names.map(({ text }) => text)).toEqual(['Moving to Specimen B', 'Moving to Specimen C']);
    expect(await walk(previousAsked)).toEqual(['c1', 'b1', 'a2', 'a1', 'a1']);
    expect(names.slice(2).map(({ text }) => text)).toEqual(['Moving to Specimen B', 'Moving to Specimen A']);
    expect([shown(still), quiet]).toEqual(['a1', []]);
  });

  it('leads anywhere by running index, and nowhere by one that the case does not have', async () => {
    const scope = await handed();
    const names = heard(specimenEntered, scope);
    for (const index of [1, 4, 3, 9, -1]) await select(scope, index);
    expect([shown(scope), names]).toEqual(['c1', [{ pane: 'primary', text: 'Moving to Specimen C' }]]);
  });

  it('says nothing of the specimen that the case starts in', async () => {
    const scope = reader();
    const names = heard(specimenEntered, scope);
    await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 3 } });
    expect([shown(scope), names]).toEqual(['c1', []]);
  });

  it('names a specimen that has the same id as the one before, but is another', async () => {
    const twins = caseOf({ A: ['a1'], B: ['b1'] }).map((image) => ({ ...image, specimenId: 'X' }));
    const scope = await handed(0, twins);
    const names = heard(specimenEntered, scope);
    await allSettled(nextAsked, { scope });
    expect(names.map(({ text }) => text)).toEqual(['Moving to Specimen X']);
  });

  it('tells each opening once, and none for the slide that is open', async () => {
    const scope = await handed();
    const openings = heard(slideOpened.primary, scope);
    for (const index of [1, 1, 0]) await select(scope, index);
    await ask(scope, { type: 'hide-menu' });
    expect(openings).toEqual(['a2', 'a1']);
  });
});

describe('two panes on one slide', () => {
  const both = (scope: Scope) => [
    scope.getState(panes.primary.$slide),
    scope.getState(panes.secondary.$slide),
  ];
  const step = async (scope: Scope, pane: 'primary' | 'secondary', way: typeof nextAsked) => {
    await allSettled(paneTouched, { scope, params: pane });
    await allSettled(way, { scope });
  };

  it('part when the second one steps, and the first one stays where it is, there and back', async () => {
    const scope = await handed();
    await open(scope, opened('a1'));
    await ask(scope, { type: 'open-split' });
    await step(scope, 'secondary', nextAsked);
    expect(both(scope)).toEqual(['a1', 'a2']);
    await step(scope, 'secondary', previousAsked);
    expect(both(scope)).toEqual(['a1', 'a1']);
    await step(scope, 'secondary', nextAsked);
    expect(both(scope)).toEqual(['a1', 'a2']);
  });

  it('go on together when the first one steps, until the second one has a slide of its own', async () => {
    const scope = await handed();
    await open(scope, opened('a1'));
    await ask(scope, { type: 'open-split' });
    await step(scope, 'primary', nextAsked);
    expect(both(scope)).toEqual(['a2', 'a2']);
    await step(scope, 'secondary', nextAsked);
    await step(scope, 'primary', previousAsked);
    expect(both(scope)).toEqual(['a1', 'b1']);
  });
});

describe('a change of slide', () => {
  it.each([
    ['STRAIGHT', { type: 'toggle-mode', mode: 'STRAIGHT' }],
    ['COORDINATE', { type: 'toggle-mode', mode: 'COORDINATE' }],
    ['DELETE', { type: 'toggle-mode', mode: 'DELETE' }],
  ] as const)('S4.4-03 ends the mode %s', async (mode, command) => {
    const [scope, still] = [await handed(), await handed()];
    for (const reading of [scope, still]) {
      await open(reading, opened('a1'));
      await ask(reading, command);
    }
    expect(scope.getState($mode)).toBe(mode);
    await allSettled(nextAsked, { scope });
    expect([scope.getState($mode), still.getState($mode)]).toEqual(['NONE', mode]);
  });

  it('keeps the rulers of the slide that was left, and shows none of them on the other', async () => {
    const scope = await handed();
    await open(scope, opened('a1'));
    for (const command of [MEASURE, drawn(1), drawn(2)]) await ask(scope, command);
    const before = rulersIn(scope);
    expect(before).toHaveLength(2);

    await allSettled(nextAsked, { scope });
    await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('a2') } });
    expect(rulersIn(scope)).toEqual([]);
    await allSettled(previousAsked, { scope });
    await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('a1') } });
    expect(rulersIn(scope)).toEqual(before);
  });
});
