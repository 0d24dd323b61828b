import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, unmount } from '../mount.test-support.tsx';
import { LateTooltips } from './late-tooltips.tsx';
import { Tooltip } from './tooltip.tsx';

const button = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}`);
  return found;
};
const shown = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role=tooltip]')].map((one) => one.textContent);

const point = (id: string, kind: 'pointerover' | 'pointerout', pointerType = 'mouse') =>
  act(() =>
    Promise.resolve(button(id).dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }))),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  await mount(
    <>
      <Tooltip text="Zoom in (+)">
        <button type="button" id="zoom" aria-label="Zoom in" />
      </Tooltip>
      <Tooltip text="Close">
        <button type="button" id="close" aria-label="Close" />
      </Tooltip>
    </>,
  );
});
afterEach(async () => {
  await mount(null);
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('comes to a pointer that rests, and goes when it has left', async () => {
    await point('zoom', 'pointerover');
    await pass(399);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['Zoom in (+)']);
    await point('zoom', 'pointerout');
    await pass(200);
    expect(shown()).toEqual([]);
  });

  it('does not come to a finger, to a pointer that passes, or after a press', async () => {
    await point('zoom', 'pointerover', 'touch');
    await pass(1000);
    await point('zoom', 'pointerover');
    await point('zoom', 'pointerout');
    await pass(1000);
    await point('close', 'pointerover');
    await act(() => Promise.resolve(button('close').click()));
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  it('stays while the pointer is on its words', async () => {
    await point('zoom', 'pointerover');
    await pass(400);
    await point('zoom', 'pointerout');
    const words = document.querySelector('[role=tooltip]')?.parentElement;
    await act(() =>
      Promise.resolve(words?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))),
    );
    await pass(1000);
    expect(shown()).toEqual(['Zoom in (+)']);
  });

  it('comes with the focus at once, one at a time, and goes with Escape', async () => {
    await act(() => Promise.resolve(button('zoom').focus()));
    expect(shown()).toEqual(['Zoom in (+)']);
    await point('close', 'pointerover');
    await pass(400);
    expect(shown()).toEqual(['Close']);
    await act(() =>
      Promise.resolve(document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))),
    );
    expect(shown()).toEqual([]);
  });

  it('describes its control, but not in the words that name it already', async () => {
    await act(() => Promise.resolve(button('zoom').focus()));
    const description = button('zoom').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Zoom in (+)');
    await act(() => Promise.resolve(button('close').focus()));
    expect(shown()).toEqual(['Close']);
    expect(button('close').hasAttribute('aria-describedby')).toBe(false);
  });

  it('adds itself to a description that is there, and takes only itself back', async () => {
    button('zoom').setAttribute('aria-describedby', 'hint');
    await act(() => Promise.resolve(button('zoom').focus()));
    expect(button('zoom').getAttribute('aria-describedby')).toMatch(/^hint \S+$/);
    await act(() => Promise.resolve(button('zoom').blur()));
    expect(button('zoom').getAttribute('aria-describedby')).toBe('hint');
  });

  it('goes with its control, and says what that is called by now', async () => {
    const control = document.body.appendChild(document.createElement('button'));
    control.dataset['tip'] = 'Zoom in (+)';
    await act(() => Promise.resolve(control.focus()));
    expect(shown()).toEqual(['Zoom in (+)']);
    control.dataset['tip'] = 'Zoom in (i)';
    await pass(0);
    expect(shown()).toEqual(['Zoom in (i)']);
    control.remove();
    await pass(0);
    expect(shown()).toEqual([]);
  });

  it('of another control is not taken away by a pointer that only passes', async () => {
    await act(() => Promise.resolve(button('zoom').focus()));
    await point('close', 'pointerover');
    await point('close', 'pointerout');
    await pass(1000);
    expect(shown()).toEqual(['Zoom in (+)']);
  });

  it('lies in the main part of the page, and beside a dialog where its control is in one', async () => {
    const place = async (role: string) => {
      await mount(
        <main id="main">
          <div role={role}>
            <Tooltip text="Zoom in (+)">
              <button type="button" id="zoom" aria-label="Zoom in" />
            </Tooltip>
          </div>
        </main>,
      );
      await act(() => Promise.resolve(button('zoom').focus()));
      return document.querySelector('main [role=tooltip]') !== null;
    };
    expect([await place('group'), await place('dialog')]).toEqual([true, false]);
    expect(shown()).toEqual(['Zoom in (+)']);
  });
});

describe('the code of tooltips', () => {
  const late = async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    await act(() =>
      Promise.resolve(
        root.render(
          <>
            <button type="button" id="late" data-tip="Zoom out (-)" aria-label="Zoom out" />
            <LateTooltips />
          </>,
        ),
      ),
    );
    return () => act(() => Promise.resolve(root.unmount()));
  };

  it('comes with the first control that is touched, whose words are shown then', async () => {
    // The page of the other tests has tooltips of its own.
    await unmount();
    const leave = await late();
    await act(async () => {
      button('late').focus();
      await vi.dynamicImportSettled();
    });
    expect(shown()).toEqual(['Zoom out (-)']);
    await leave();
  });
});
