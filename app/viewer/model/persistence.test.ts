import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $log } from './log.ts';
import { createPage, images, measuringPage, opened, type Page, type Shelf } from './page.test-support.ts';
import { $busy, $canRedo, $canUndo, $mode, $rulers, $slide } from './panes.ts';
import { $saveState } from './persistence.ts';
import { caseHandedOver, slideSelected } from './slides.ts';

const PLACE = 'user-1/case-1/a1';
const ids = ({ scope }: Page): readonly string[] => scope.getState($rulers).map(({ id }) => id);
const stateOf = ({ scope }: Page): string => scope.getState($saveState);
const undo = { type: 'undo', lane: 'marks' } as const;
const redo = { type: 'redo', lane: 'marks' } as const;

/** Two rulers, of which the second was taken back. */
async function leftBehind(): Promise<{ shelf: Shelf; first: string }> {
  const page = await measuringPage();
  await page.measure();
  const [first = ''] = ids(page);
  await page.measure({ to: { x: 9, y: 9 } });
  await page.ask(undo);
  return { shelf: page.shelf, first };
}

describe('marks outlive a reload', () => {
  it('with their Undo and Redo', async () => {
    const { shelf, first } = await leftBehind();
    const again = await measuringPage(shelf);
    expect(ids(again)).toEqual([first]);
    expect([again.scope.getState($canUndo), again.scope.getState($canRedo)]).toEqual([true, true]);
    await again.ask(redo);
    expect(ids(again)).toHaveLength(2);
    await again.ask(undo);
    await again.ask(undo);
    expect(ids(again)).toEqual([]);
    expect(ids(await measuringPage(shelf))).toEqual([]);
  });

  it('for the same person only', async () => {
    const { shelf } = await leftBehind();
    expect(ids(await measuringPage(shelf, {}, 'user-2'))).toEqual([]);
    expect([...shelf.keys()]).toEqual([PLACE]);
  });

  it('each image in a place of its own, and only what is kept', async () => {
    const page = await measuringPage();
    await page.measure();
    await page.ask({ type: 'move-view', viewport: { centre: { x: 1, y: 1 }, scale: 2, rotation: 0 } });
    await allSettled(slideSelected, { scope: page.scope, params: 1 });
    await page.open(opened('a2'));
    await page.ask({ type: 'toggle-mode', mode: 'STRAIGHT' });
    await page.measure();
    await page.measure();
    expect([...page.shelf].map(([place, lines]) => [place, lines.length])).toEqual([
      [PLACE, 1],
      ['user-1/case-1/a2', 2],
    ]);
  });

  it('coming back to a slide does not bring its marks twice', async () => {
    const { shelf, first } = await leftBehind();
    const page = await measuringPage(shelf);
    await allSettled(slideSelected, { scope: page.scope, params: 1 });
    await allSettled(slideSelected, { scope: page.scope, params: 0 });
    await page.open();
    expect(ids(page)).toEqual([first]);
    await allSettled(caseHandedOver, {
      scope: page.scope,
      params: { userId: 'user-1', caseId: 'case-1', images, start: 0 },
    });
    expect(page.scope.getState($log).view.kept('a1')).toHaveLength(3);
  });

  it('another page of the same process sees none of it', async () => {
    const still = createPage();
    const before = still.scope.getState($log);
    await leftBehind();
    expect([still.scope.getState($log), ids(still), stateOf(still)]).toEqual([before, [], 'saved']);
  });
});

describe('what storage gives back is not trusted', () => {
  const spoilt = (line: string, change: (entry: Record<string, unknown>) => unknown): string =>
    JSON.stringify(change(JSON.parse(line) as Record<string, unknown>));

  it.each<[string, (good: string) => string]>([
    ['cut short', (good) => good.slice(0, 40)],
    ['of a version to come', (good) => good.replace('"ruler.drawn","v":1', '"ruler.drawn","v":9')],
    ['of an unknown kind', (good) => good.replace('ruler.drawn', 'ruler.bent')],
    ['of another image', (good) => good.replaceAll('"a1"', '"a2"')],
    [
      'that opens another slide',
      (good) => spoilt(good, (entry) => ({ ...entry, event: { type: 'slide.opened', v: 1 } })),
    ],
    ['that is no entry', () => '[]'],
  ])('an entry %s is dropped and the rest kept', async (_, spoil) => {
    const { shelf, first } = await leftBehind();
    const lines = shelf.get(PLACE) ?? [];
    shelf.set(PLACE, [spoil(lines[0] ?? ''), ...lines]);
    const page = await measuringPage(shelf);
    expect(ids(page)).toEqual([first]);
    expect(shelf.get(PLACE)).toHaveLength(lines.length);
    expect([page.scope.getState($slide).id, page.scope.getState($mode)]).toEqual(['a1', 'STRAIGHT']);
  });

  it('S8-32 a place with nothing in it that can be read is taken away', async () => {
    const shelf: Shelf = new Map([[PLACE, ['{', 'null', '7']]]);
    const page = await measuringPage(shelf);
    expect([ids(page), [...shelf], stateOf(page)]).toEqual([[], [], 'saved']);
  });
});

describe('storage that fails', () => {
  const full = (): Promise<never> => Promise.reject(new Error('full'));

  it('is told, the mark stays on screen, and the next write that succeeds keeps both', async () => {
    const shelf: Shelf = new Map();
    let isFull = true;
    const page = await measuringPage(shelf, {
      write: (lines) => (isFull ? full() : Promise.resolve(void shelf.set(PLACE, lines))),
    });
    await page.measure();
    expect([stateOf(page), ids(page).length, shelf.size]).toEqual(['failed', 1, 0]);
    isFull = false;
    await page.measure({ to: { x: 9, y: 9 } });
    expect([stateOf(page), shelf.get(PLACE)?.length]).toEqual(['saved', 2]);
  });

  it('says that it is saving while it is', async () => {
    let finish = (): void => undefined;
    const page = await measuringPage(new Map(), {
      write: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    const drawn = page.measure();
    expect(stateOf(page)).toBe('saving');
    finish();
    await drawn;
    expect(stateOf(page)).toBe('saved');
  });

  it('what could not be read is never written over, and comes together once it can be read', async () => {
    const { shelf, first } = await leftBehind();
    let isDown = true;
    const page = await measuringPage(shelf, {
      read: () => (isDown ? full() : Promise.resolve(shelf.get(PLACE) ?? [])),
    });
    const stored = shelf.get(PLACE);
    await page.measure({ to: { x: 5, y: 700 } });
    const [drawn = ''] = ids(page);
    expect([shelf.get(PLACE), stateOf(page)]).toEqual([stored, 'failed']);
    isDown = false;
    await allSettled(slideSelected, { scope: page.scope, params: 1 });
    await allSettled(slideSelected, { scope: page.scope, params: 0 });
    await page.open();
    expect([...ids(page)].sort()).toEqual([first, drawn].sort());
    expect([stateOf(page), shelf.get(PLACE)?.length]).toEqual(['saved', (stored?.length ?? 0) + 1]);
  });

  it('nothing is measured until the marks of an earlier visit are there', async () => {
    let finish: (lines: readonly string[]) => void = () => undefined;
    const page = createPage(new Map(), {
      read: () => new Promise<readonly string[]>((resolve) => (finish = resolve)),
    });
    const { scope } = page;
    const handed = allSettled(caseHandedOver, {
      scope,
      params: { userId: 'user-1', caseId: 'case-1', images, start: 0 },
    });
    const shown = page.open();
    expect(scope.getState($busy)).toBe(true);
    finish([]);
    await Promise.all([handed, shown]);
    expect(scope.getState($busy)).toBe(false);
  });
});
