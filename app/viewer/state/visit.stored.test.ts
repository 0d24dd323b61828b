import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { SharedView } from '#app/core/sharing/share-link.ts';
import { encryptionOf } from '../storage/marks/mark-browser.test-support.ts';
import { createVisitStorage, hasVisit } from '../storage/visit/visit-storage.ts';
import { $log, type Asked, imageOpened, stampFx } from './log.ts';
import './sharing/opening.ts';
import { $menuShown, $scaleBar, $split, panes } from './panes.ts';
import {
  ask,
  caseOf,
  countedStamps,
  drawn,
  heard,
  MEASURE,
  movedTo,
  opened,
} from './reading.test-support.ts';
import { type CaseHandedOver, caseHandedOver } from './slides.ts';
import { readVisitFx, visitRead, visitWaitFx, writeVisitFx } from './visit.ts';
import { pageHidden, viewerLeft } from './windows.ts';

const images = caseOf({ A: ['a1', 'a2'], B: ['b1'] });
const OWNER = { userId: 'u', caseId: 'c' };

function tab(items = new Map<string, string>(), byte = 1) {
  const textStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const storage = createVisitStorage(() => textStorage, encryptionOf(byte));
  const page = async (
    owner = OWNER,
    isAddressed = false,
    shared?: SharedView,
    given: Pick<CaseHandedOver, 'images' | 'isFormer'> = { images },
  ): Promise<Scope> => {
    const scope = fork({
      handlers: [
        [stampFx, countedStamps('v')],
        [
          readVisitFx,
          (of: typeof OWNER) => storage.read(of).then((found) => found && { ...found, isAddressed }),
        ],
        [writeVisitFx, storage.write],
        [visitWaitFx, () => undefined],
      ],
    });
    const seen = heard(visitRead, scope);
    const handed = { ...owner, ...given, start: 0, ...(shared === undefined ? {} : { shared }) };
    await allSettled(caseHandedOver, { scope, params: handed });
    reads.push(...seen);
    return scope;
  };
  const reads: unknown[] = [];
  return { items, storage, page, reads };
}

const SETTINGS = { type: 'map', location: 'top-left', renderer: 'metric' } as const;

async function lookAround(scope: Scope): Promise<void> {
  const show = (pane: 'primary' | 'secondary', id: string) =>
    allSettled(imageOpened, { scope, params: { pane, image: opened(id) } });
  await ask(scope, { type: 'open-slide', image: 'a2' });
  await show('primary', 'a2');
  await ask(scope, { type: 'hide-menu' });
  await ask(scope, { type: 'change-scale-bar', settings: SETTINGS });
  await ask(scope, { type: 'open-split' });
  await ask(scope, { type: 'open-slide', image: 'b1' }, 'secondary');
  await show('secondary', 'b1');
  await ask(scope, movedTo(7));
  await ask(scope, movedTo(9), 'secondary');
  const view = { centre: { x: 1, y: 1 }, scale: 2, rotation: 0 };
  await ask(scope, { type: 'start-sync', lead: view, own: view }, 'secondary');
  await ask(scope, MEASURE);
  await ask(scope, drawn(1));
}

function stateOf(scope: Scope) {
  const { view } = scope.getState($log);
  return {
    slides: view.session().slide,
    split: scope.getState($split),
    menu: scope.getState($menuShown),
    bar: scope.getState($scaleBar),
    views: [view.viewport('primary', 'a2'), view.viewport('secondary', 'b1')],
    registration: view.registration(),
    mode: view.session().mode,
  };
}

describe('S2.8-02 viewerState', () => {
  it('brings back slides, split, sync, views, menu and scale bar after a reload, and no marks', async () => {
    const { items, page, reads } = tab();
    const before = await page();
    await lookAround(before);
    const again = await page();
    expect(stateOf(again)).toEqual({ ...stateOf(before), mode: 'NONE' });
    expect(stateOf(again).registration).not.toBeNull();
    expect(again.getState(panes.primary.$slide)).toBe('a2');
    expect(again.getState($log).view.rulers('a2')).toEqual([]);
    expect(reads).toEqual([null, OWNER]);
    expect([...items.keys()]).toEqual(['viewerState']);
    // Words with a sign that no base64 text holds by chance.
    for (const word of ['slide.opened', 'view.moved', 'sync.started', '"b1"'])
      expect(items.get('viewerState')).not.toContain(word);
  });

  it('brings back no change of the scale bar or of the drawing that nobody made', async () => {
    const { page } = tab();
    await ask(await page(), { type: 'open-slide', image: 'a2' });
    const { entries } = (await page()).getState($log).log;
    const types = entries.map(({ event }) => event.type);
    expect(types).toContain('slide.opened');
    expect(types.filter((type) => type === 'scale-bar.changed' || type === 'resampling.changed')).toEqual([]);
  });

  it('a slide that the address names goes before the one that is remembered', async () => {
    const { page } = tab();
    await lookAround(await page());
    const again = await page(OWNER, true);
    expect(stateOf(again).slides).toEqual({ primary: 'a1', secondary: 'b1' });
  });

  it('gives way to the slides, panes and views of a link, which is remembered instead', async () => {
    const { page } = tab();
    await lookAround(await page());
    const view = { centre: { x: 20, y: 30 }, scale: 1, rotation: 90 };
    const first = { imageId: 'a1', view };
    const led = await page(OWNER, true, {
      first,
      second: null,
      synced: false,
      alignment: null,
      markId: null,
    });
    const isLed = (scope: Scope) => {
      const { slides, split, registration, menu, bar } = stateOf(scope);
      expect({ slides, split, registration }).toEqual({
        slides: { primary: 'a1', secondary: null },
        split: false,
        registration: null,
      });
      expect(scope.getState(panes.primary.$viewport)).toEqual(view);
      // What is no part of the view stays as this reader has it.
      expect([menu, bar]).toEqual([false, SETTINGS]);
    };
    isLed(led);
    isLed(await page());
  });

  it.each<[string, Asked['command'], string]>([
    ['to another slide', { type: 'open-slide', image: 'b1' }, 'b1'],
    ['about the slide', movedTo(3), 'a1'],
  ])('gives way to a reader who has gone %s before it came', async (_, step, slide) => {
    const { storage, page } = tab();
    await lookAround(await page());
    let find: () => void = () => undefined;
    const found = new Promise<void>((resolve) => {
      find = resolve;
    });
    const scope = fork({
      handlers: [
        [stampFx, countedStamps('w')],
        [
          readVisitFx,
          async (of: typeof OWNER) => {
            await found;
            const visit = await storage.read(of);
            return visit && { ...visit, isAddressed: false };
          },
        ],
        [writeVisitFx, () => undefined],
        [visitWaitFx, () => undefined],
      ],
    });
    const opening = allSettled(caseHandedOver, { scope, params: { ...OWNER, images, start: 0 } });
    const asked = ask(scope, step);
    find();
    await Promise.all([opening, asked]);
    const { slides, split, menu, bar } = stateOf(scope);
    expect([slides, split]).toEqual([{ primary: slide, secondary: null }, false]);
    // What is no part of the way stays as this reader has it.
    expect([menu, bar]).toEqual([false, SETTINGS]);
  });

  it('is written at the last moment as well', async () => {
    const { page } = tab();
    const before = await page();
    await ask(before, { type: 'hide-menu' });
    await allSettled(pageHidden, { scope: before });
    expect((await page()).getState($menuShown)).toBe(false);
  });

  it('stays as it was while a former image is looked at', async () => {
    const { items, page } = tab();
    const before = await page();
    await lookAround(before);
    const kept = items.get('viewerState');
    const former = caseOf({ A: ['a1-before'] });
    const look = await page(OWNER, false, undefined, { images: former, isFormer: true });
    expect(stateOf(look).slides).toEqual({ primary: 'a1-before', secondary: null });
    await ask(look, { type: 'hide-menu' });
    await allSettled(viewerLeft, { scope: look });
    expect(items.get('viewerState')).toBe(kept);
    expect(stateOf(await page()).slides).toEqual(stateOf(before).slides);
  });

  it.each([
    ['another person', { userId: 'u2', caseId: 'c' }],
    ['another case', { userId: 'u', caseId: 'c2' }],
  ])('of %s is removed, not shown, and told', async (_, owner) => {
    const { items, storage, page, reads } = tab();
    await lookAround(await page());
    const stored = items.get('viewerState') ?? '';
    const other = await page(owner);
    expect([stateOf(other).split, reads.at(-1)]).toEqual([false, OWNER]);
    items.set('viewerState', stored);
    expect(await storage.read(owner)).toMatchObject({ lines: [] });
    expect(items.size).toBe(0);
  });

  it.each<[string, (good: string) => string]>([
    ['{', () => '{'],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['a number', () => '7'],
    ['nothing at all', () => ''],
    ['5 MB', (good) => good.replace(/"data":"[^"]*"/, `"data":"${'A'.repeat(5_000_000)}"`)],
    ['a wrong type', (good) => good.replace(/"iv":"[^"]*"/, '"iv":7')],
    ['names of the prototype', () => '{"__proto__":{"v":1},"constructor":1,"toString":2}'],
    ['no owner', (good) => good.replace('"userId":"u"', '"userId":7')],
    ['noise for base64', (good) => good.replace(/"data":"[^"]*"/, '"data":"%%%"')],
    [
      'one letter changed',
      (good) => good.replace(/"data":"(.)/, (_, c) => `"data":"${c === 'A' ? 'B' : 'A'}`),
    ],
    ['another key', (good) => good.replace('"v":1', '"v":0')],
  ])('S8-32 a corrupt entry (%s) is removed and counts as absent, and others stay', async (_, spoil) => {
    const { items, page, reads, storage } = tab();
    await lookAround(await page());
    items.set('viewerState', spoil(items.get('viewerState') ?? ''));
    items.set('draft', 'other');
    expect(await storage.read(OWNER)).toBeNull();
    expect([...items.keys()]).toEqual(['draft']);
    const again = await page();
    expect([stateOf(again).split, reads.at(-1)]).toEqual([false, null]);
  });

  it('whole, but with a line in it that makes a mark, is removed', async () => {
    const { items, storage } = tab();
    const { log } = await (async () => {
      const scope = await tab().page();
      await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('a1') } });
      await ask(scope, MEASURE);
      await ask(scope, drawn(1));
      return scope.getState($log);
    })();
    await storage.write({ ...OWNER, lines: log.entries.map((entry) => JSON.stringify(entry)) });
    expect([await storage.read(OWNER), items.size]).toEqual([null, 0]);
  });
});

describe('whether a tab remembers a visit', () => {
  it('is said without opening it, for its own reader and case alone', async () => {
    const { items, storage } = tab();
    const at = { getItem: (key: string) => items.get(key) ?? null };
    expect(hasVisit(at, OWNER)).toBe(false);
    await storage.write({ ...OWNER, lines: [] });
    expect(hasVisit(at, OWNER)).toBe(true);
    expect(hasVisit(at, { ...OWNER, caseId: 'd' })).toBe(false);
    expect(hasVisit(at, { ...OWNER, userId: 'w' })).toBe(false);
    items.set('viewerState', 'noise');
    expect(hasVisit(at, OWNER)).toBe(false);
  });
});
