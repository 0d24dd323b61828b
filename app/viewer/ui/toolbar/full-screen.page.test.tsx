import { Toolbar } from 'radix-ui';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { mount, named } from '#app/ui/mount.test-support.tsx';
import { FullScreenTool, toggleFullScreen } from './full-screen.tsx';
import type { ViewerCommands } from './viewer-commands.ts';

/** A browser whose page is in full screen or not. */
function browser(over: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(over))
    Object.defineProperty(document, name, { configurable: true, value });
}

afterEach(async () => {
  await mount(null);
  browser({ fullscreenElement: null, fullscreenEnabled: false });
  vi.restoreAllMocks();
});

it('goes into full screen and out again, and says where a browser has none', () => {
  const warning = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
  const [enter, leave] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: enter });
  browser({ fullscreenElement: null, fullscreenEnabled: true, exitFullscreen: leave });
  toggleFullScreen();
  browser({ fullscreenElement: document.documentElement });
  toggleFullScreen();
  expect([enter.mock.calls.length, leave.mock.calls.length, warning.mock.calls]).toEqual([1, 1, []]);
  browser({ fullscreenElement: null, fullscreenEnabled: false });
  toggleFullScreen();
  expect(enter).toHaveBeenCalledOnce();
  expect(warning).toHaveBeenCalledExactlyOnceWith('This browser does not show the page in full screen.');
});

it('the button shows whether the page is in full screen, however it came there', async () => {
  browser({ fullscreenElement: null });
  const commands = { toggleFullScreen: () => undefined } as unknown as ViewerCommands;
  await mount(
    <Toolbar.Root>
      <FullScreenTool commands={commands} />
    </Toolbar.Root>,
  );
  expect(named('Full Screen').getAttribute('aria-pressed')).toBe('false');
  browser({ fullscreenElement: document.documentElement });
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(named('Full Screen').getAttribute('aria-pressed')).toBe('true');
});
