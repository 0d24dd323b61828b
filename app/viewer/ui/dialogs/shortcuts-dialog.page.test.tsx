import { afterEach, expect, it, vi } from 'vitest';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { PANE_KEYS, SHORTCUTS, shownKey } from '../toolbar/shortcut-table.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

afterEach(() => mount(null));

const keys = {
  areOn: true,
  turn: vi.fn(),
  table: SHORTCUTS,
  atWork: SHORTCUTS,
  isChanged: false,
  change: vi.fn(),
  reset: vi.fn(),
};

it('shows every key of the table beside what it does', async () => {
  const close = vi.fn();
  await mount(<ShortcutsDialog open keys={keys} hasText onClose={close} />);
  const rows = [...found('[role=dialog]').querySelectorAll('dl > div')].map((row) => [
    textOf(row.querySelector('dt') ?? undefined),
    [...row.querySelectorAll('kbd')].map((key) => key.textContent),
  ]);
  const table = [...PANE_KEYS, ...SHORTCUTS.flatMap(({ shortcuts }) => shortcuts)];
  expect(rows).toEqual(table.map(({ text, keys }) => [text, keys.map(shownKey)]));
  expect(rows).toContainEqual(['Move the slide; with a tool, its cross', ['Arrow keys']]);
  await click(named('Close'));
  expect(close).toHaveBeenCalledOnce();
});

it('names no key to a text that the reader does not have', async () => {
  await mount(<ShortcutsDialog open keys={keys} hasText={false} onClose={vi.fn()} />);
  expect(textOf()).toContain('Copy link to this view');
  expect(textOf()).not.toContain('Text of the case');
});
