import { expect, it } from 'vitest';
import { keyTable } from './own-keys.ts';
import {
  ariaKeys,
  keysAtWork,
  SHORTCUTS,
  shortcutsOf,
  shownKey,
  spokenKeys,
  tooltipKey,
} from './shortcut-table.ts';
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
  expect([tooltipKey(SHORTCUTS, 'hideMenu'), ariaKeys(SHORTCUTS, 'hideMenu')]).toEqual([null, undefined]);
});

it('says the keys of a slide aloud as the reader has them, and none that is switched off', () => {
  expect(spokenKeys(SHORTCUTS)).toBe(
    'Keys: plus and minus zoom; full stop and comma go from mark to mark; W tells the place.',
  );
  expect(spokenKeys(keyTable({ tellPlace: 'J', nextMark: 'F8' }))).toContain(
    'F8 and comma go from mark to mark; J tells the place.',
  );
  expect(spokenKeys(keysAtWork(SHORTCUTS, false))).toBe('');
  expect(spokenKeys(keysAtWork(keyTable({ tellPlace: 'F8' }), false))).toBe('Keys: F8 tells the place.');
  expect(tooltipKey(keysAtWork(SHORTCUTS, false), 'toggleStraight')).toBeNull();
  expect(tooltipKey(keysAtWork(SHORTCUTS, false), 'undo')).toBe('Ctrl Z');
});
