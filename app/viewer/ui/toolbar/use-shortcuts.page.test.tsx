import { afterEach, expect, it, vi } from 'vitest';
import { found, mount } from '#app/ui/mount.test-support.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const split = vi.fn();
const undo = vi.fn();

interface ScreenProps {
  readonly panel: 'none' | 'note' | 'filter' | 'file';
  readonly singleKeys?: boolean;
}

function Screen({ panel, singleKeys = true }: ScreenProps) {
  useShortcuts({ S: split, 'Ctrl+Z': undo }, singleKeys);
  return (
    <>
      <button type="button">Slide</button>
      {panel === 'note' && <div data-letters-rest />}
      <aside>
        <a href="#here">Beside</a>
        {panel === 'filter' && <input aria-label="Filter" />}
        {panel === 'file' && <input type="file" aria-label="File" />}
      </aside>
    </>
  );
}

const press = (target: Element, key: string, ctrlKey = false) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));

afterEach(async () => {
  await mount(null);
  vi.clearAllMocks();
});

it.each([
  ['there is no panel', 'none', 'button', 1],
  ['the panel with the focus takes no text', 'none', 'a', 1],
  ['the panel with the focus only takes a file', 'file', 'a', 1],
  ['a note stands open', 'note', 'button', 0],
  ['the panel with the focus has a field of text', 'filter', 'a', 0],
  ['a panel with a field of text is open and the focus is elsewhere', 'filter', 'button', 1],
] as const)('hears a single letter or not where %s', async (_, panel, target, times) => {
  await mount(<Screen panel={panel} />);
  press(found(target), 's');
  press(found(target), 'z', true);
  expect([split.mock.calls.length, undo.mock.calls.length]).toEqual([times, 1]);
});

it('hears no single key where the reader switched them off, and those with Ctrl all the same', async () => {
  await mount(<Screen panel="none" singleKeys={false} />);
  press(found('button'), 's');
  press(found('button'), 'z', true);
  expect([split.mock.calls.length, undo.mock.calls.length]).toEqual([0, 1]);
});
