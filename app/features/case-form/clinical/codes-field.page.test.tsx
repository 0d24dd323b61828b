import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually, fill, found, mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from '../case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

const finder = () => found<HTMLInputElement>('input[role=combobox][placeholder="Type to search"]');

it('the box that looks for a code is empty again after a choice, and keeps the focus', async () => {
  await mount(treeOf('clinical', formOf({ clinical: { ...formOf().clinical, icd10: [] } })));
  // Whoever listens hears the code by a place that was there before it.
  const silent = [...document.querySelectorAll('[role=status]')].filter((place) => textOf(place) === '');
  await act(() => Promise.resolve(finder().focus()));
  await fill(finder(), 'D49');
  for (const key of ['ArrowDown', 'Enter'])
    await act(() =>
      Promise.resolve(
        finder().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    );
  await eventually(() => expect(found<HTMLInputElement>('[name="clinical.icd10"]').value).toContain('D49.2'));
  await eventually(() => expect(document.activeElement).toBe(finder()));
  expect(silent.map(textOf)).toContain('D49.2 Neoplasm of skin');
  expect(finder().value).toBe('');
});
