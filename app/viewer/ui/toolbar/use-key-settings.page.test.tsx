import { allSettled } from 'effector';
import { Toolbar } from 'radix-ui';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { $case, caseHandedOver } from '../../state/slides.ts';
import { ShortcutsDialog } from '../dialogs/shortcuts-dialog.tsx';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { shortcutsOf } from './shortcut-table.ts';
import { ToolButton } from './tool-button.tsx';
import { KeyTableContext, useKeySettings } from './use-key-settings.ts';
import { useShortcuts } from './use-shortcuts.ts';
import type { ViewerCommands } from './viewer-commands.ts';

const done: string[] = [];
const commands = new Proxy({}, { get: (_, name) => () => done.push(String(name)) }) as ViewerCommands;

function Screen({ open = true }: { readonly open?: boolean }) {
  const keys = useKeySettings();
  useShortcuts(shortcutsOf(keys.table, commands), keys.areOn);
  return (
    <KeyTableContext.Provider value={keys.table}>
      <Toolbar.Root>
        <ToolButton
          label="Split View"
          word="Split"
          icon={<svg />}
          disabled={false}
          onPress={vi.fn()}
          action="toggleSplit"
        />
      </Toolbar.Root>
      <ShortcutsDialog open={open} keys={keys} hasText onClose={vi.fn()} />
    </KeyTableContext.Provider>
  );
}

const press = (key: string) =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  });

const isChecked = () => found<HTMLInputElement>('input[type=checkbox]').checked;

afterEach(async () => {
  await mount(null);
  window.localStorage.clear();
});

it('keeps the choice about single keys for this reader and for no other', async () => {
  const scope = await readerAt();
  await shown(scope, <Screen />);
  expect(isChecked()).toBe(true);
  await click(found('input[type=checkbox]'));
  expect(isChecked()).toBe(false);
  // A test of another file may still be writing what it keeps.
  const own = Object.keys(window.localStorage).filter((name) => name.startsWith('viewer-single-keys'));
  expect(own).toEqual(['viewer-single-keys:u']);
  await shown(scope, <Screen />);
  expect(isChecked()).toBe(false);
  const handed = scope.getState($case);
  if (handed === null) throw new Error('there is no case');
  await allSettled(caseHandedOver, { scope, params: { ...handed, userId: 'another' } });
  await shown(scope, <Screen />);
  expect(isChecked()).toBe(true);
});

it('takes the choice for this page in a browser that has no room for it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await shown(await readerAt(), <Screen />);
  await click(found('input[type=checkbox]'));
  expect(isChecked()).toBe(false);
});

it('changes a key to one that is free, everywhere it is named, for this reader and the next visit', async () => {
  const scope = await readerAt();
  await shown(scope, <Screen />);
  await click(named('Change keys'));
  await click(named('Change the key of: Split view'));
  await press('n');
  expect(textOf()).toContain('N already means \u201cNext slide\u201d. Change that key first.');
  await press('Enter');
  expect(textOf()).toContain('Enter cannot be changed to.');
  await press('Shift');
  await press('q');
  expect(textOf()).not.toContain('cannot be changed to');
  expect(JSON.parse(window.localStorage.getItem('viewer-keys:u') ?? '')).toEqual({ toggleSplit: 'Q' });
  await shown(scope, <Screen open={false} />);
  expect(named('Split View').getAttribute('aria-keyshortcuts')).toBe('Q');
  done.length = 0;
  await press('s');
  await press('q');
  expect(done).toEqual(['toggleSplit']);
  await shown(scope, <Screen />);
  await click(named('Use the usual keys'));
  expect(named('Split View').getAttribute('aria-keyshortcuts')).toBe('S');
});

it('leaves a key as it was at Esc, without closing the list', async () => {
  await shown(await readerAt(), <Screen />);
  await click(named('Change keys'));
  await click(named('Change the key of: Next slide'));
  await press('Escape');
  expect(textOf()).toContain('Keyboard shortcuts');
  expect(window.localStorage.getItem('viewer-keys:u')).toBeNull();
});

it.each([
  ['not JSON', '{', 'S'],
  ['a key of another action', '{"toggleSplit":"N"}', 'S'],
  ['a key that the slide needs', '{"toggleSplit":"Enter"}', 'S'],
  ['a choice that goes with another', '{"unknown":"Q","next":"Q","toggleSplit":"N"}', 'N'],
])('reads what was kept without what it cannot be: %s', async (_, kept, key) => {
  window.localStorage.setItem('viewer-keys:u', kept);
  await shown(await readerAt(), <Screen />);
  expect(document.querySelector('[aria-keyshortcuts]')?.getAttribute('aria-keyshortcuts')).toBe(key);
});
