import { allSettled } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { click, mount, named } from '#app/ui/mount.test-support.tsx';
import { imageOpened } from '../../state/log.ts';
import { $registration, panes } from '../../state/panes.ts';
import { ask, opened } from '../../state/reading.test-support.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { AlignByPoints } from './align-by-points.tsx';

afterEach(() => mount(null));

it.each(['primary', 'secondary'] as const)(
  'the first point of the %s pane stays the first when it is corrected',
  async (corrected) => {
    vi.spyOn(notify, 'info').mockImplementation(() => undefined);
    const scope = await readerAt();
    await ask(scope, { type: 'open-slide', image: 'a2' }, 'secondary');
    await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('a2') } });
    await ask(scope, { type: 'toggle-mode', mode: 'PATCH' });
    for (const pane of ['primary', 'secondary'] as const)
      for (const x of [10, 60])
        await ask(scope, { type: 'place-patch', at: { x, y: 10 }, viewScale: 1, isPoint: true }, pane);
    const [first] = scope.getState(panes[corrected].$current).patches;
    if (first === undefined) throw new Error('No point was placed');
    const box = { ...first.box, x: 12 };
    await ask(scope, { type: 'move-patch', patchId: first.id, box }, corrected);
    await shown(scope, <AlignByPoints />);
    await click(named('Align by points'));
    // Paired crosswise, the sections would lie head to tail.
    expect(scope.getState($registration)).toMatchObject({ rotation: 0, fit: { points: 2 } });
  },
);
