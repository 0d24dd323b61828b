import { allSettled, type Scope } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { click, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { imageOpened } from '../../state/log.ts';
import { $registration, panes } from '../../state/panes.ts';
import { ask, opened } from '../../state/reading.test-support.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { AlignByPoints } from './align-by-points.tsx';

afterEach(() => mount(null));

/** Two sections side by side, with so many points on each. */
async function sections(first: number, second: number): Promise<Scope> {
  vi.spyOn(notify, 'info').mockImplementation(() => undefined);
  const scope = await readerAt();
  await ask(scope, { type: 'open-slide', image: 'a2' }, 'secondary');
  await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('a2') } });
  await ask(scope, { type: 'toggle-mode', mode: 'PATCH' });
  for (const [pane, count] of [
    ['primary', first],
    ['secondary', second],
  ] as const)
    for (let at = 0; at < count; at += 1)
      await ask(
        scope,
        { type: 'place-patch', at: { x: 10 + 50 * at, y: 10 }, viewScale: 1, isPoint: true },
        pane,
      );
  return scope;
}

const select = (name: string) => found<HTMLSelectElement>(`select[aria-label="${name}"]`);

it('aligns nothing before the reader has seen which points are paired, and confirmed it', async () => {
  const scope = await sections(5, 2);
  await shown(scope, <AlignByPoints />);
  await click(named('Align by points'));
  expect(scope.getState($registration)).toBeNull();
  const chosen = [1, 2].flatMap((pair) =>
    ['first', 'second'].map(
      (pane) => select(`Pair ${String(pair)}, ${pane} pane`).selectedOptions[0]?.textContent,
    ),
  );
  expect(chosen).toEqual(['Point 4', 'Point 1', 'Point 5', 'Point 2']);
  await click(named('Align by these points'));
  expect(scope.getState($registration)).toMatchObject({ rotation: 0, fit: { points: 2 } });
  expect(notify.info).toHaveBeenCalledWith(
    expect.stringContaining('point 4 with point 1, point 5 with point 2'),
  );
});

it('takes the pairs that the reader chooses instead, and refuses a point without a partner', async () => {
  const scope = await sections(3, 2);
  await shown(scope, <AlignByPoints />);
  await click(named('Align by points'));
  await fill(select('Pair 1, first pane'), '');
  expect(named('Align by these points').hasAttribute('disabled')).toBe(true);
  expect(textOf()).toContain('Choose a point in each pane for a pair');
  const [first] = scope.getState(panes.primary.$current).patches;
  await fill(select('Pair 1, first pane'), first?.id ?? '');
  await click(named('Align by these points'));
  expect(notify.info).toHaveBeenCalledWith(
    expect.stringContaining('point 1 with point 1, point 3 with point 2'),
  );
});

it.each(['primary', 'secondary'] as const)(
  'the first point of the %s pane stays the first when it is corrected',
  async (corrected) => {
    const scope = await sections(2, 2);
    const [first] = scope.getState(panes[corrected].$current).patches;
    if (first === undefined) throw new Error('No point was placed');
    const box = { ...first.box, x: 12 };
    await ask(scope, { type: 'move-patch', patchId: first.id, box }, corrected);
    await shown(scope, <AlignByPoints />);
    await click(named('Align by points'));
    await click(named('Align by these points'));
    // Paired crosswise, the sections would lie head to tail.
    expect(scope.getState($registration)).toMatchObject({ rotation: 0, fit: { points: 2 } });
  },
);
