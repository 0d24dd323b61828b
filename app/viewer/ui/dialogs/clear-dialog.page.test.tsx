import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { rulersIn, UNDO } from '../../state/reading.test-support.ts';
import { asked, measure, readerAt, shown } from '../marks/panels.test-support.tsx';
import { ClearDialog } from './clear-dialog.tsx';

const close = vi.fn();

async function dialog(rulers: number) {
  const scope = await readerAt();
  await measure(scope, rulers);
  await shown(scope, <ClearDialog open onClose={close} />);
  return scope;
}

afterEach(async () => {
  await mount(null);
  close.mockClear();
});

describe('the question before all measurements go', () => {
  it('names how many there are, and that Undo brings them back, which it does', async () => {
    const scope = await dialog(12);
    expect(textOf(found('[role=dialog]'))).toContain('Undo brings them back.');
    await click(named('Delete 12 measurements'));
    expect([rulersIn(scope), close.mock.calls.length]).toEqual([[], 1]);
    await asked(scope, UNDO);
    expect(rulersIn(scope)).toHaveLength(12);
  });

  it('deletes nothing when it is left', async () => {
    const scope = await dialog(1);
    expect(textOf()).toContain('Delete 1 measurement');
    await click(named('Cancel'));
    expect([rulersIn(scope).length, close.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not asked where there is nothing to delete', async () => {
    await dialog(0);
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
});
