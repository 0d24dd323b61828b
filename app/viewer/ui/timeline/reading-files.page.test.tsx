import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { eventually, found, mount } from '#app/ui/mount.test-support.tsx';
import { ReadingFiles } from './reading-files.tsx';

it('a log that the browser cannot read is told of, and nothing is played', async () => {
  const failed = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
  const opened = vi.fn();
  await mount(<ReadingFiles entries={[]} images={[]} onOpened={opened} />);
  const input = found('input[type=file]');
  const gone = new DOMException('gone', 'NotReadableError');
  Object.defineProperty(input, 'files', { value: [{ text: () => Promise.reject(gone) }] });
  await act(() => Promise.resolve(void input.dispatchEvent(new Event('change', { bubbles: true }))));
  await eventually(() =>
    expect(failed).toHaveBeenLastCalledWith('The file could not be read. Choose it again.'),
  );
  expect(opened).not.toHaveBeenCalled();
});
