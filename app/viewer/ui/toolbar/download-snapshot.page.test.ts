import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { downloadSnapshot } from './download-snapshot.ts';

const paneOf = (isSharp: boolean) => ({
  sharpWithin: vi.fn(() => Promise.resolve(isSharp)),
  capture: vi.fn(() => Promise.resolve(new Blob(['picture']))),
});

describe('a screenshot', () => {
  let success: MockInstance<typeof notify.success>;
  let warning: MockInstance<typeof notify.warning>;
  let error: MockInstance<typeof notify.error>;
  beforeEach(() => {
    success = vi.spyOn(notify, 'success').mockImplementation(() => undefined);
    warning = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
    error = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers();
  });

  it('waits a bounded time for the view to be sharp, and says that it was saved', async () => {
    const pane = paneOf(true);
    await downloadSnapshot(pane);
    expect(pane.sharpWithin).toHaveBeenCalledExactlyOnceWith(2000);
    expect(pane.capture).toHaveBeenCalledOnce();
    expect(success.mock.calls).toEqual([['Screenshot saved', { about: 'screenshot' }]]);
    expect([warning.mock.calls, error.mock.calls]).toEqual([[], []]);
  });

  it('S7-16 is a PNG that is called snapshot_ and the time, to the millisecond, and nothing else', async () => {
    vi.setSystemTime(new Date('2026-03-11T14:25:30.007Z'));
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await downloadSnapshot(paneOf(true));
    vi.setSystemTime(new Date('2026-03-11T14:25:30.008Z'));
    await downloadSnapshot(paneOf(true));
    click.mockRestore();
    expect(names).toEqual(['snapshot_2026-03-11T14-25-30-007Z.png', 'snapshot_2026-03-11T14-25-30-008Z.png']);
  });

  it('is taken of a view that is not sharp too, and says so', async () => {
    const pane = paneOf(false);
    await downloadSnapshot(pane);
    expect(pane.capture).toHaveBeenCalledOnce();
    expect(warning.mock.calls).toEqual([
      ['Screenshot saved before all tiles were sharp.', { about: 'screenshot' }],
    ]);
    expect(success.mock.calls).toEqual([]);
  });

  it('that cannot be taken is told, and nothing besides', async () => {
    await downloadSnapshot({ ...paneOf(false), capture: () => Promise.reject(new Error('none')) });
    expect(error.mock.calls).toEqual([['Failed to capture snapshot']]);
    expect([warning.mock.calls, success.mock.calls]).toEqual([[], []]);
  });
});
