import { expect, it } from 'vitest';
import { ariaKeys, SHORTCUTS, shortcutsOf, shownKey, tooltipKey } from './shortcut-table.ts';
import type { ViewerCommands } from './viewer-commands.ts';

const all = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts);

it('gives each key to one action only', () => {
  const keys = all.flatMap((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(all.map(({ action }) => action)).size).toBe(all.length);
});

it('leads each key to its action', () => {
  const done: string[] = [];
  const commands = new Proxy({}, { get: (_, name) => () => done.push(String(name)) }) as ViewerCommands;
  const keys = shortcutsOf(SHORTCUTS, commands);
  for (const name of ['+', '=', 'Ctrl+Y', 'Alt+ArrowLeft', '?']) keys[name]?.();
  expect(done).toEqual(['zoomIn', 'zoomIn', 'redo', 'stepBack', 'showHelp']);
});

it.each([
  ['+', '+'],
  ['Ctrl+Shift+Z', 'Ctrl Shift Z'],
  ['Alt+ArrowLeft', 'Alt ←'],
  ['Escape', 'Esc'],
])('shows the key %s as %s', (name, shown) => {
  expect(shownKey(name)).toBe(shown);
});

it('announces what the tooltip shows, in the words of its attribute', () => {
  expect([tooltipKey(SHORTCUTS, 'redo'), ariaKeys(SHORTCUTS, 'redo')]).toEqual([
    'Ctrl Shift Z',
    'Control+Shift+Z Control+Y',
  ]);
  expect([tooltipKey(SHORTCUTS, 'zoomIn'), ariaKeys(SHORTCUTS, 'zoomIn')]).toEqual(['+', 'Plus =']);
  expect([tooltipKey(SHORTCUTS, 'hideMenu'), ariaKeys(SHORTCUTS, 'hideMenu')]).toEqual([null, '']);
});
