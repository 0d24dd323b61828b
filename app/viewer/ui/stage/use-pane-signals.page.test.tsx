import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { PaneSignals } from '../../pane/pane.client.ts';
import { slideFailed } from '../../tiles/slide-error.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { createLiveValue } from './live-value.ts';
import { createPaneBoard } from './pane-board.ts';
import { usePaneSignals } from './use-pane-signals.ts';

const board = createPaneBoard();
const live = createLiveValue<Viewport | null>(null);
const given: PaneSignals[] = [];

function Reports({ of }: { readonly of: object }) {
  const { signals, lost, missing } = usePaneSignals('primary', board, of, live);
  given.push(signals);
  return (
    <p>
      {lost?.text ?? 'nothing lost'}, {missing} missing
    </p>
  );
}

const slides = [{}, {}] as const;

function Pane() {
  const [at, setAt] = useState<0 | 1>(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at === 0 ? 1 : 0)}>
        Other slide
      </button>
      <Reports of={slides[at]} />
    </>
  );
}

afterEach(() => mount(null));

it('keeps the same signals from render to render, and says of which slide they told', async () => {
  await shown(await readerAt(), <Pane />);
  await click(named('Other slide'));
  expect(given.length).toBeGreaterThan(1);
  expect(new Set(given).size).toBe(1);
  await act(async () => {
    given[0]?.missing?.(3);
    given[0]?.failed(slideFailed('no answer'));
    await Promise.resolve();
  });
  expect(textOf(found('p'))).toBe('Failed to load slide: no answer, 3 missing');
  await click(named('Other slide'));
  expect(textOf(found('p'))).toBe('nothing lost, 0 missing');
});
