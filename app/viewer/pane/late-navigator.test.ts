import type OpenSeadragon from 'openseadragon';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LateNavigator, OVERVIEW_AFTER_MS } from './late-navigator.client.ts';

/** What the class uses of a viewer and its navigator. */
function viewerOf() {
  const taken: string[] = [];
  const updated = vi.fn();
  let added: () => void = () => undefined;
  const navigator = {
    addTiledImage: (slide: unknown) => {
      taken.push(String(slide));
      added();
    },
    update: updated,
    world: {
      addHandler: (_: string, handler: () => void) => {
        added = handler;
      },
    },
  };
  const viewer = { navigator, viewport: 'viewport' };
  return { viewer: viewer as unknown as OpenSeadragon.Viewer, navigator, taken, updated };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the picture in the corner', () => {
  it('waits for the first view, and comes once', async () => {
    const { viewer, navigator, taken, updated } = viewerOf();
    const late = new LateNavigator(viewer);
    navigator.addTiledImage('slide');
    expect(taken).toEqual([]);
    late.begin();
    expect(taken).toEqual(['slide']);
    await vi.advanceTimersByTimeAsync(OVERVIEW_AFTER_MS * 2);
    late.begin();
    expect(taken).toEqual(['slide']);
    expect(updated).toHaveBeenCalledExactlyOnceWith('viewport');
  });

  it('does not wait longer than it has to for a view that takes its time', async () => {
    const { viewer, navigator, taken } = viewerOf();
    new LateNavigator(viewer);
    navigator.addTiledImage('slide');
    await vi.advanceTimersByTimeAsync(OVERVIEW_AFTER_MS - 1);
    expect(taken).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(taken).toEqual(['slide']);
  });

  it('never shows a slide that was closed while it waited', async () => {
    const { viewer, navigator, taken } = viewerOf();
    const late = new LateNavigator(viewer);
    navigator.addTiledImage('closed');
    late.forget();
    await vi.advanceTimersByTimeAsync(OVERVIEW_AFTER_MS);
    late.begin();
    expect(taken).toEqual([]);
    navigator.addTiledImage('next');
    late.begin();
    expect(taken).toEqual(['next']);
  });
});
