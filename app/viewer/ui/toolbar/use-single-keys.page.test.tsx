import { allSettled } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { click, found, mount } from '#app/ui/mount.test-support.tsx';
import { $case, caseHandedOver } from '../../state/slides.ts';
import { ShortcutsDialog } from '../dialogs/shortcuts-dialog.tsx';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { useSingleKeys } from './use-single-keys.ts';

function Screen() {
  return <ShortcutsDialog open singleKeys={useSingleKeys()} onClose={vi.fn()} />;
}

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
  expect(Object.keys(window.localStorage)).toEqual(['viewer-single-keys:u']);
  await shown(scope, <Screen />);
  expect(isChecked()).toBe(false);
  const handed = scope.getState($case);
  if (handed === null) throw new Error('there is no case');
  await allSettled(caseHandedOver, { scope, params: { ...handed, userId: 'another' } });
  await shown(scope, <Screen />);
  expect(isChecked()).toBe(true);
});
