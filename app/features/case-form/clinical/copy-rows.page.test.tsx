import { beforeEach, expect, it, vi } from 'vitest';
import { click, eventually, mount, named, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from '../case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

it('a recipient who is added is written at once', async () => {
  await mount(treeOf('clinical', formOf()));
  const before = document.activeElement;
  await click(named('Add recipient'));
  await eventually(() =>
    expect(document.activeElement?.getAttribute('name')).toMatch(/^clinical\.copyTo\.\d+\.name$/),
  );
  expect(document.activeElement).not.toBe(before);
});
