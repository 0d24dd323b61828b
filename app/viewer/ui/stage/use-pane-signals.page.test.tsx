import { scopeBind } from 'effector';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import type { PaneSignals } from '../../pane/pane.client.ts';
import { slideSelected } from '../../state/slides.ts';
import { slideFailed } from '../../tiles/slide-error.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { createLiveValue } from './live-value.ts';
import { createPaneBoard } from './pane-board.ts';
import { usePaneSignals } from './use-pane-signals.ts';

const board = createPaneBoard();
const live = createLiveValue<Viewport | null>(null);
const given: PaneSignals[] = [];

function Pane() {
  const { signals, lost, missing } = usePaneSignals('primary', board, live);
  given.push(signals);
  return (
    <p>
      {lost?.text ?? 'nothing lost'}, {missing} missing
    </p>
  );
}

afterEach(() => mount(null));

it('keeps the same signals from render to render, and says of which slide they told', async () => {
  const scope = await readerAt();
  const select = scopeBind(slideSelected, { scope });
  const open = (index: number) =>
    act(async () => {
      select(index);
      await Promise.resolve();
    });
  await shown(scope, <Pane />);
  await open(1);
  expect(given.length).toBeGreaterThan(1);
  expect(new Set(given).size).toBe(1);
  await act(async () => {
    given[0]?.missing?.(3);
    given[0]?.failed(slideFailed('no answer'));
    await Promise.resolve();
  });
  expect(textOf(found('p'))).toBe('Failed to load slide: no answer, 3 missing');
  await open(0);
  expect(textOf(found('p'))).toBe('nothing lost, 0 missing');
});
