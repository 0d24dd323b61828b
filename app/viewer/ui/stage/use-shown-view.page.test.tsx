import { allSettled } from 'effector';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { imageOpened } from '../../state/log.ts';
import { ask, opened } from '../../state/reading.test-support.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { createPaneBoard } from './pane-board.ts';
import { useShownView } from './use-shown-view.ts';

const at = (scale: number): Viewport => ({ centre: { x: 50, y: 50 }, scale, rotation: 0 });
/** The pane has not heard of its new size yet. */
const board = { ...createPaneBoard(), pane: () => ({ homeViewport: () => at(2) }) };

function Second() {
  return <p>{useShownView('secondary', board)?.scale ?? 'the whole slide'}</p>;
}

afterEach(() => mount(null));

it('the second pane follows the whole slide in a first pane that becomes lower', async () => {
  const scope = await readerAt();
  board.measured('primary', { width: 800, height: 600 });
  await ask(scope, { type: 'open-slide', image: 'b1' }, 'secondary');
  await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('b1') } });
  await ask(scope, { type: 'start-sync', lead: at(2), own: at(2) }, 'secondary');
  await shown(scope, <Second />);
  const before = Number(textOf(found('p')));
  await act(() => Promise.resolve(board.measured('primary', { width: 800, height: 300.5 })));
  expect(Number(textOf(found('p'))) / before).toBeCloseTo(0.5, 6);
});
