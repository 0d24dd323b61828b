import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { createMarkStorage, storageKey } from './browser-storage.ts';
import { loadSlideLinkFx } from './links.ts';
import { imageOpened, rejected, stampFx } from './log.ts';
import { $canRedo, $rulers } from './panes.ts';
import { $saveState, type MarksPlace, readMarksFx, writeMarksFx } from './persistence.ts';
import {
  ask,
  caseOf,
  countedStamps,
  drawn,
  heard,
  linkOf,
  MEASURE,
  opened,
  REDO,
  UNDO,
} from './reading.test-support.ts';
import { caseHandedOver, slideSelected } from './slides.ts';

const PLACE: MarksPlace = { userId: 'user-1', caseId: 'case-1', imageId: 'a1' };
const ADDRESS = 'rulers:user-1:case-1:a1';
const images = caseOf({ A: ['a1', 'a2'] });
const key = storageKey(btoa('k'.repeat(32)));

/** One browser: what its pages share, how often it was written to, and where it is full. */
function browser() {
  const items = new Map<string, string>();
  const full = { address: '' };
  const tries: string[] = [];
  const marks = createMarkStorage(
    {
      getItem: (address) => items.get(address) ?? null,
      setItem: (address, text) => {
        tries.push(address);
        if (address === full.address) throw new DOMException('full', 'QuotaExceededError');
        items.set(address, text);
      },
      removeItem: (address) => void items.delete(address),
    },
    () => key,
  );
  let visits = 0;
  const page = (read: typeof marks.read = marks.read): Scope => {
    visits += 1;
    return fork({
      handlers: [
        [stampFx, countedStamps(`visit-${String(visits)}`)],
        [loadSlideLinkFx, (blobId: string) => ({ ok: true, link: linkOf(blobId) })],
        [readMarksFx, read],
        [writeMarksFx, marks.write],
      ],
    });
  };
  return { items, full, tries, marks, page };
}

const handOver = (scope: Scope, userId = 'user-1') =>
  allSettled(caseHandedOver, { scope, params: { userId, caseId: 'case-1', images, start: 0 } });
const arrive = (scope: Scope, imageId = 'a1') =>
  allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened(imageId) } });

async function measuring(scope: Scope, userId?: string): Promise<Scope> {
  await handOver(scope, userId);
  await arrive(scope);
  await ask(scope, MEASURE);
  return scope;
}

async function goTo(scope: Scope, index: number): Promise<void> {
  await allSettled(slideSelected, { scope, params: index });
  await arrive(scope, images[index]?.imageId);
  await ask(scope, MEASURE);
}

const ids = (scope: Scope): readonly string[] => scope.getState($rulers).map(({ id }) => id);
const stateOf = (scope: Scope): string => scope.getState($saveState);

describe('marks in a real, encrypted storage', () => {
  it('are there after a reload, with Undo and Redo across it, and unreadable to whoever looks', async () => {
    const { items, page } = browser();
    const before = await measuring(page());
    for (const command of [drawn(1), drawn(2), UNDO]) await ask(before, command);
    const [first = ''] = ids(before);
    expect([...items.keys()]).toEqual([ADDRESS]);
    for (const word of ['ruler', 'gesture', 'straight', 'sum-a1', 'visit-1', first]) {
      expect(items.get(ADDRESS)).not.toContain(word);
    }

    const [after, other] = [await measuring(page()), await measuring(page(), 'user-2')];
    expect([ids(after), after.getState($canRedo)]).toEqual([[first], true]);
    await ask(after, UNDO);
    expect(ids(after)).toEqual([]);
    for (const command of [REDO, REDO]) await ask(after, command);
    expect(ids(after)).toHaveLength(2);
    expect([ids(other), stateOf(other)]).toEqual([[], 'saved']);
    expect(ids(await measuring(page()))).toEqual(ids(after));
  });

  it('that a newer version keeps are never written over, and the reader is told', async () => {
    const { items, tries, page } = browser();
    items.set(ADDRESS, '{"v":2}');
    const scope = await measuring(page());
    await ask(scope, drawn(1));
    expect([ids(scope).length, stateOf(scope)]).toEqual([1, 'failed']);
    expect([items.get(ADDRESS), tries]).toEqual(['{"v":2}', []]);
  });

  it('S8-32 that cannot be opened are taken away, and the next ones are kept in their place', async () => {
    const { items, page } = browser();
    items.set(ADDRESS, '{');
    const scope = await measuring(page());
    expect([items.size, stateOf(scope)]).toEqual([0, 'saved']);
    await ask(scope, drawn(1));
    expect(ids(await measuring(page()))).toEqual(ids(scope));
  });

  it('keep the next mark although an Undo lies there whose mark was dropped', async () => {
    const lost = { type: 'gesture.undone', v: 1, target: 'lost' };
    const line = { seq: 2, at: 1, image: 'a1', pane: 'primary', gesture: 'g', event: lost };
    const { marks, page } = browser();
    await marks.write({ ...PLACE, lines: [JSON.stringify(line)] });
    const scope = await measuring(page());
    await ask(scope, drawn(1));
    expect(ids(scope)).toHaveLength(1);
    expect(ids(await measuring(page()))).toEqual(ids(scope));
  });
});

describe('a storage that is full', () => {
  it('for one image stays told while another is kept, until that very image is kept', async () => {
    const { full, page } = browser();
    const [scope, still] = [await measuring(page()), page()];
    full.address = ADDRESS;
    await ask(scope, drawn(1));
    expect(stateOf(scope)).toBe('failed');

    await goTo(scope, 1);
    await ask(scope, drawn(2));
    expect([ids(scope).length, stateOf(scope)]).toEqual([1, 'failed']);

    full.address = '';
    await goTo(scope, 0);
    await ask(scope, drawn(3));
    expect([ids(scope).length, stateOf(scope), stateOf(still)]).toEqual([2, 'saved', 'saved']);
    expect(ids(await measuring(page()))).toEqual(ids(scope));
  });
});

describe('before the marks of an earlier visit were read', () => {
  it('nothing is drawn and nothing written; then the old ones lie beneath the new', async () => {
    const { marks, tries, page } = browser();
    const before = await measuring(page());
    await ask(before, drawn(1));
    const old = ids(before);
    tries.length = 0;

    let come = (): void => undefined;
    const late = new Promise<void>((resolve) => (come = resolve));
    const scope = page(async (place) => {
      await late;
      return marks.read(place);
    });
    const refused = heard(rejected, scope);
    const settled = [handOver(scope), arrive(scope), ask(scope, MEASURE), ask(scope, drawn(2))];
    expect(refused.map(({ rejection }) => rejection)).toEqual(['busy', 'busy']);
    expect([tries, ids(scope)]).toEqual([[], []]);

    come();
    await Promise.all(settled);
    expect([ids(scope), tries]).toEqual([old, []]);
    for (const command of [MEASURE, drawn(3), UNDO]) await ask(scope, command);
    expect([ids(scope), tries]).toEqual([old, [ADDRESS, ADDRESS]]);
  });
});
