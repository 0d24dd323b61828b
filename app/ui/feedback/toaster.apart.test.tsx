// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, mount } from '../mount.test-support.tsx';
import { notify, takeNoticeBack } from './notify.ts';
import ToastStack from './toast-stack.tsx';
import { Toaster } from './toaster.tsx';

const LEAVING_MS = 1_000;
const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')];
const topOfToasts = () =>
  document
    .querySelector('[data-sonner-toaster]')
    ?.closest<HTMLElement>('.contents')
    ?.style.getPropertyValue('--toast-top');
const tell = (message: string) => act(() => Promise.resolve(notify.error(message)));

describe('toasts', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    await mount(<ToastStack />);
    return () => vi.useRealTimers();
  });

  it('S9-03 stand top-center in the dark theme and close after ten seconds', async () => {
    await tell('Saved elsewhere');
    await passing(0);
    const frame = document.querySelector('[data-sonner-toaster]');
    expect(frame?.getAttribute('data-sonner-theme')).toBe('dark');
    expect([frame?.getAttribute('data-x-position'), frame?.getAttribute('data-y-position')]).toEqual([
      'center',
      'top',
    ]);
    await passing(9_900);
    expect(toasts()).toHaveLength(1);
    await passing(100 + LEAVING_MS);
    expect(toasts()).toHaveLength(0);
  });

  it('say the same sentence once', async () => {
    await tell('Network lost');
    await tell('Network lost');
    await tell('Network back');
    await passing(0);
    expect(
      toasts()
        .map((toast) => toast.textContent)
        .sort(),
    ).toEqual(['Network back', 'Network lost']);
  });

  it('of one thing take the place of each other, and offer the next step', async () => {
    const run = vi.fn();
    const about = 'cas_1';
    await act(() => Promise.resolve(notify.success('The case is back', { about })));
    await passing(0);
    await act(() =>
      Promise.resolve(notify.success('The case is yours', { about, action: { label: 'Open', run } })),
    );
    // The earlier one is told to go, and then goes.
    await passing(LEAVING_MS);
    await passing(LEAVING_MS);
    const said = toasts().filter(({ textContent }) => textContent?.includes('The case'));
    expect(said.map(({ textContent }) => textContent)).toEqual(['The case is yoursOpen']);
    await act(() => Promise.resolve(said[0]?.querySelector<HTMLElement>('[data-button]')?.click()));
    expect(run).toHaveBeenCalledOnce();
  });

  it('go at once when what they say is not true any more, and only those', async () => {
    const about = 'what was typed';
    await act(() => Promise.resolve(notify.info('It has not been sent yet', { about })));
    await tell('Still true');
    await passing(LEAVING_MS);
    await act(() => Promise.resolve(takeNoticeBack(about)));
    await passing(LEAVING_MS);
    await passing(LEAVING_MS);
    expect(toasts().map(({ textContent }) => textContent)).toContain('Still true');
    expect(toasts().map(({ textContent }) => textContent)).not.toContain('It has not been sent yet');
    await act(() => Promise.resolve(notify.info('It has not been sent yet', { about })));
    await passing(LEAVING_MS);
    expect(toasts().map(({ textContent }) => textContent)).toContain('It has not been sent yet');
  });

  it('lie on no notice that has to be read now, and on no button that has to be pressed next', async () => {
    const box = (y: number, height: number) => DOMRect.fromRect({ x: 0, y, width: 400, height });
    const boxes = new Map([
      ['the notice', box(20, 40)],
      ['the button', box(100, 40)],
    ]);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return boxes.get(this.textContent ?? '') ?? box(0, 0);
    });
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
    const page = document.createElement('main');
    page.innerHTML = '<p data-clear-of-toasts>the notice</p><button data-main-button>the button</button>';
    document.body.append(page);
    await tell('The network is lost');
    await passing(300);
    expect(topOfToasts()).toBe('148px');
    page.remove();
    await passing(300);
    expect(topOfToasts()).toBe('');
  });

  it('say what came of the step that was pressed in the one before', async () => {
    const about = 'turned';
    const run = () => notify.info('Redid: a measurement', { about, action: { label: 'Undo', run: vi.fn() } });
    await act(() =>
      Promise.resolve(notify.info('Undid: a measurement', { about, action: { label: 'Redo', run } })),
    );
    await passing(LEAVING_MS);
    const redo = toasts().find(({ textContent }) => textContent?.startsWith('Undid'));
    await act(() => Promise.resolve(redo?.querySelector<HTMLElement>('[data-button]')?.click()));
    await passing(LEAVING_MS);
    const said = toasts().map(({ textContent }) => textContent);
    expect(said).toContain('Redid: a measurementUndo');
    expect(said).not.toContain('Undid: a measurementRedo');
  });
});

it('a toast that comes before the code that shows toasts is shown, and until then that code is not loaded', async () => {
  await mount(<Toaster />);
  expect(document.querySelector('[aria-label^=Notifications]')).toBeNull();
  await tell('Kept');
  await eventually(() => expect(toasts().map((toast) => toast.textContent)).toContain('Kept'));
});
