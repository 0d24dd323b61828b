import type { ViewerCommands } from './viewer-commands.ts';

export interface Shortcut {
  readonly action: keyof ViewerCommands;
  readonly text: string;
  /** As `keyName` spells them; the first one is the one that is shown. */
  readonly keys: readonly [string, ...string[]];
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const key = (
  action: keyof ViewerCommands,
  text: string,
  ...keys: readonly [string, ...string[]]
): Shortcut => ({ action, text, keys });

/** The only list of keys: what they do, what the buttons announce and what the help shows. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'View',
    shortcuts: [
      key('zoomIn', 'Zoom in', '+', '='),
      key('zoomOut', 'Zoom out', '-'),
      key('home', 'Whole slide', '0'),
      key('actualSize', 'Scan pixels (1:1)', '1'),
      key('rotateLeft', 'Rotate left', '['),
      key('rotateRight', 'Rotate right', ']'),
      key('toggleFullScreen', 'Full screen', 'F'),
      key('nextUnseen', 'Next unseen place', 'G'),
      key('toggleMap', 'Map of what was seen', 'V'),
      key('stepBack', 'Previous view', 'Alt+ArrowLeft'),
      key('stepOn', 'Next view', 'Alt+ArrowRight'),
    ],
  },
  {
    title: 'Slides',
    shortcuts: [
      key('next', 'Next slide', 'N'),
      key('previous', 'Previous slide', 'P'),
      key('showCase', 'Case information', 'K'),
      key('toggleMenu', 'Side menu', 'B'),
      key('toggleSplit', 'Split view', 'S'),
      key('toggleSync', 'Sync panes', 'Y'),
      key('capture', 'Screenshot', 'I'),
      key('copyLink', 'Copy link to this view', 'U'),
      key('toText', 'Text of the case, and back from there', 'F2', 'T'),
    ],
  },
  {
    title: 'Marks',
    shortcuts: [
      key('toggleStraight', 'Measure in a straight line', 'M'),
      key('toggleCoordinate', 'Measure width and height', 'C'),
      key('toggleDelete', 'Delete measurements one by one', 'D'),
      key('clearAll', 'Delete all measurements', 'X'),
      key('togglePatches', 'Patch manager', 'A'),
      key('removePatch', 'Remove the active patch', 'Delete'),
      key('nextMark', 'Next mark', '.'),
      key('previousMark', 'Previous mark', ','),
      key('toggleMarks', 'List of marks', 'L'),
      key('hideMarks', 'Hide or show all marks', 'H'),
      key('undo', 'Undo', 'Ctrl+Z'),
      key('redo', 'Redo', 'Ctrl+Shift+Z', 'Ctrl+Y'),
      key('leaveMode', 'Exit tool', 'Escape'),
    ],
  },
  {
    title: 'Help',
    shortcuts: [key('tellPlace', 'Say where the cross is', 'W'), key('showHelp', 'This list', '?')],
  },
];

/** Keys of the pane itself, which means other things by them than the page: they are listed, and heard there. */
export const PANE_KEYS: readonly { readonly text: string; readonly keys: readonly string[] }[] = [
  { text: 'Move the slide; with a tool, its cross', keys: ['Arrow keys'] },
  { text: 'The same ten times as far, with a tool or a mark', keys: ['Shift+Arrow keys'] },
  { text: 'Set an end, place a patch, delete what lies under the cross', keys: ['Enter'] },
  {
    text: 'Go to the ends of the chosen measurement and all of it, or to corners of the patch',
    keys: ['Tab'],
  },
  { text: 'Move the chosen mark, its end or its corner', keys: ['Arrow keys'] },
  { text: 'Delete the chosen mark', keys: ['Delete'] },
];

const allOf = (table: readonly ShortcutGroup[]): readonly Shortcut[] =>
  table.flatMap(({ shortcuts }) => shortcuts);

export function shortcutsOf(
  table: readonly ShortcutGroup[],
  commands: ViewerCommands,
): Readonly<Record<string, () => void>> {
  return Object.fromEntries(
    allOf(table).flatMap(({ action, keys }) => keys.map((name) => [name, () => commands[action]()])),
  );
}

const SHOWN: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc', '-': '−' };

/** As a person reads it: 'Ctrl Shift Z', 'Alt ←'. */
export const shownKey = (name: string): string =>
  name === '+'
    ? name
    : name
        .split('+')
        .map((part) => SHOWN[part] ?? part)
        .join(' ');

/** What a key does; null for one that is free. */
export const actionOf = (table: readonly ShortcutGroup[], name: string): Shortcut | null =>
  allOf(table).find(({ keys }) => keys.includes(name)) ?? null;

const keysOf = (table: readonly ShortcutGroup[], action: keyof ViewerCommands): readonly string[] =>
  allOf(table).find((shortcut) => shortcut.action === action)?.keys ?? [];

/** The key that a tooltip names; null for what has none. */
export function tooltipKey(table: readonly ShortcutGroup[], action: keyof ViewerCommands): string | null {
  const [first] = keysOf(table, action);
  return first === undefined ? null : shownKey(first);
}

const isCharacter = (name: string): boolean => [...name].length === 1;

/** The keys that do something: a reader who has switched single keys off is told of none. */
export const keysAtWork = (table: readonly ShortcutGroup[], singleKeys: boolean): readonly ShortcutGroup[] =>
  singleKeys
    ? table
    : table.map(({ title, shortcuts }) => ({
        title,
        shortcuts: shortcuts.flatMap((shortcut) => {
          const [first, ...others] = shortcut.keys.filter((name) => !isCharacter(name));
          return first === undefined ? [] : [{ ...shortcut, keys: [first, ...others] }];
        }),
      }));

/** Signs that a screen reader leaves out. */
const SPOKEN: Readonly<Record<string, string>> = {
  '.': 'full stop',
  ',': 'comma',
  '+': 'plus',
  '-': 'minus',
};

/** The page's keys that a hand at the slide needs, in a sentence for who cannot see the slide; empty where none works. */
export function spokenKeys(table: readonly ShortcutGroup[]): string {
  const wordsOf = (actions: readonly (keyof ViewerCommands)[], does: string): readonly string[] => {
    const names = actions.flatMap((action) => keysOf(table, action).slice(0, 1));
    if (names.length < actions.length) return [];
    return [`${names.map((name) => SPOKEN[name] ?? name).join(' and ')} ${does}`];
  };
  const parts = [
    ...wordsOf(['zoomIn', 'zoomOut'], 'zoom'),
    ...wordsOf(['nextMark', 'previousMark'], 'go from mark to mark'),
    ...wordsOf(['tellPlace'], 'tells the place'),
  ];
  return parts.length === 0 ? '' : `Keys: ${parts.join('; ')}.`;
}

/** In the words of aria-keyshortcuts; undefined for what has none. */
export function ariaKeys(table: readonly ShortcutGroup[], action: keyof ViewerCommands): string | undefined {
  const names = keysOf(table, action).map((name) => name.replace('Ctrl', 'Control').replace(/^\+$/, 'Plus'));
  return names.length === 0 ? undefined : names.join(' ');
}
