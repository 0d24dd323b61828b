import { allSettled } from 'effector';
import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { marksOpenTold } from '../../state/read-only.ts';
import { drawn, rulersIn, UNDO } from '../../state/reading.test-support.ts';
import { asked, measure, readerAt, shown } from '../marks/panels.test-support.tsx';
import { READ_ONLY } from '../screen/read-only.ts';
import { ClearDialog } from './clear-dialog.tsx';

const close = vi.fn();

function Page() {
  const [open, setOpen] = useState(true);
  const closed = () => {
    close();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Press X</button>
      <ClearDialog open={open} onClose={closed} />
    </>
  );
}

async function dialog(rulers: number) {
  const scope = await readerAt();
  await measure(scope, rulers);
  await shown(scope, <Page />);
  return scope;
}

const isAsked = () => document.querySelector('[role=dialog]') !== null;

afterEach(async () => {
  await mount(null);
  close.mockClear();
});

describe('the question before all measurements go', () => {
  it('names how many there are and on which slide, and that Undo brings them back, which it does', async () => {
    const scope = await dialog(12);
    expect(textOf(found('[role=dialog]'))).toContain(
      'This deletes 12 measurements of of-a1, hidden ones too. Patches stay. Undo brings them back.',
    );
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
    expect(isAsked()).toBe(false);
    expect(close).toHaveBeenCalledOnce();
  });

  it('is not asked where the marks are read-only, which is said', async () => {
    const told = vi.spyOn(notify, 'warning').mockReturnValue(undefined);
    const scope = await dialog(2);
    await act(() => allSettled(marksOpenTold, { scope, params: false }));
    expect(isAsked()).toBe(false);
    await click(found('button'));
    expect(isAsked()).toBe(false);
    expect(told.mock.calls).toEqual([[READ_ONLY], [READ_ONLY]]);
    expect([rulersIn(scope).length, close.mock.calls.length]).toEqual([2, 2]);
    told.mockRestore();
  });

  it('does not come up later where it was asked for with nothing to delete, or where that went meanwhile', async () => {
    const scope = await dialog(0);
    await asked(scope, drawn(1));
    expect(isAsked()).toBe(false);
    await click(found('button'));
    expect(isAsked()).toBe(true);
    await asked(scope, UNDO);
    await asked(scope, drawn(2));
    expect(isAsked()).toBe(false);
  });
});
