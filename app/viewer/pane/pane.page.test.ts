import OpenSeadragon from 'openseadragon';
import { afterEach, expect, it, vi } from 'vitest';
import { createPane, type PaneSignals } from './pane.client.ts';

const { major } = OpenSeadragon.version;

function signalsOf(failed: PaneSignals['failed']): PaneSignals {
  const nothing = (): void => undefined;
  return {
    moved: nothing,
    pointer: nothing,
    patchDragged: nothing,
    rulerDragged: nothing,
    clicked: nothing,
    erased: nothing,
    touched: nothing,
    loading: nothing,
    failed,
  };
}

afterEach(() => {
  OpenSeadragon.version.major = major;
  vi.restoreAllMocks();
});

it('S5-17 S8-22 is not made of a library older than version 2, and says so', () => {
  OpenSeadragon.version.major = 1;
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = vi.fn();
  const pane = createPane(document.createElement('div'), signalsOf(failed));
  const text = 'Failed to initialize viewer: the viewer library cannot be used';
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text }));
  expect(told).toHaveBeenCalledWith('The viewer library is too old: version 1, and it must be 2 or newer');
  expect(() => pane.picture()).toThrow(text);
});

it('S5-17 has nothing to say against the library that is installed', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  createPane(
    document.createElement('div'),
    signalsOf(() => undefined),
  ).destroy();
  expect(told.mock.calls.flat().map(String).join()).not.toContain('The viewer library is');
});
