import { act } from 'react';
import { expect, it } from 'vitest';
import { eventually, fill, found, mount } from '#app/ui/mount.test-support.tsx';
import { AidsProvider, NO_AIDS } from '../writing-aids.ts';
import { FindingRows } from './finding-rows.tsx';

const aids = { ...NO_AIDS, codes: [{ value: 'D49.2', label: 'D49.2 Neoplasm of skin' }] };
const page = (
  <AidsProvider value={aids}>
    <form>
      <FindingRows findings={[]} letters={['A']} onRowsChanged={() => undefined} />
    </form>
  </AidsProvider>
);

const finder = () => found<HTMLInputElement>('input[role=combobox][placeholder="Type to search"]');

it('the box that looks for a code is empty again after a choice, and keeps the focus', async () => {
  await mount(page);
  await act(() => Promise.resolve(finder().focus()));
  await fill(finder(), 'D49');
  for (const key of ['ArrowDown', 'Enter'])
    await act(() =>
      Promise.resolve(
        finder().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    );
  await eventually(() =>
    expect(found<HTMLInputElement>('[name="findings.0.code"]').value).toContain('D49.2'),
  );
  await eventually(() => expect(document.activeElement).toBe(finder()));
  expect(finder().value).toBe('');
});
