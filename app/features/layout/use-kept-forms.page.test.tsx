import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import {
  beginKeptForms,
  endPauses,
  forgetKeptForms,
  KEY,
  keptNames,
  pauses,
  show,
  typeNote,
} from './use-kept-forms.test-support.tsx';

beforeEach(beginKeptForms);
afterEach(forgetKeptForms);

describe('S4.1-12 what is kept of what was typed', () => {
  it('goes when it is sent, though the answer comes before the pause in typing is over', async () => {
    const { posts } = await show();
    await typeNote('Sent once.');
    expect(pauses.size).toBe(1);
    await click(named('Send'));
    await eventually(() => expect(posts).toEqual(['Sent once.']));
    expect(pauses.size).toBe(0);
    await eventually(() => expect(keptNames()).toEqual([]));
  });

  it.each([
    ['the page of a form came', '/', 2],
    ['a form behind a button was opened', '/later', 3],
  ])(
    'is kept where the line broke after %s and before anything was typed',
    async (_what, path, startedAt) => {
      const server = vi.fn(() => Promise.resolve(Response.json({ userId: 'usr_1', key: KEY })));
      vi.stubGlobal('fetch', server);
      await show({ startedAt, path });
      if (path === '/later') {
        expect(server).not.toHaveBeenCalled();
        await click(named('Write'));
        act(() => found('[name=note]').focus());
      }
      await eventually(() => expect(server).toHaveBeenCalledTimes(1));
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      await typeNote('Typed without a line.');
      endPauses();
      await eventually(() => expect(keptNames()).toHaveLength(1));
    },
  );

  it.each([
    ['the page is asked to go', () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))],
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is kept at once where %s before the pause in typing is over', async (_what, leave) => {
    await show();
    await typeNote('The last words.');
    expect(pauses.size).toBe(1);
    leave();
    await eventually(() => expect(keptNames()).toHaveLength(1));
    expect(pauses.size).toBe(0);
  });

  it('lies under a name that does not tell what was looked for, and is kept whatever that was', async () => {
    const { router } = await show();
    const search = '?status=open&q=Miller&find=k1&find.facilityId=Haverly';
    await act(async () => router.navigate(`/${search}`));
    await typeNote('Half a sentence.');
    endPauses();
    await eventually(() => expect(keptNames()).toHaveLength(1));
    const [name = ''] = keptNames();
    expect(decodeURIComponent(name)).toContain(':/?status=open:');
    expect(name).not.toMatch(/Miller|k1|Haverly/);
  });

  it('stays for whoever stays on the page, and goes with whoever leaves and loses the changes', async () => {
    const { router } = await show();
    await typeNote('Not wanted.');
    endPauses();
    await eventually(() => expect(keptNames()).toHaveLength(1));
    for (const [answer, kept] of [
      ['Stay on this page', 1],
      ['Leave and lose the changes', 0],
    ] as const) {
      await router.navigate('/elsewhere');
      await eventually(() => expect(textOf()).toContain('Leave without saving?'));
      await click(named(answer));
      await eventually(() => expect(textOf()).not.toContain('Leave without saving?'));
      await eventually(() => expect(keptNames()).toHaveLength(kept));
    }
    expect(textOf()).toContain('Elsewhere');
  });

  it.each(['Cancel', 'Close'])(
    'goes with a dialog that is left by %s, and nothing else does',
    async (way) => {
      await show();
      await typeNote('Still wanted.');
      await click(named('Release'));
      await fill(found<HTMLInputElement>('[name=reason]'), 'Not wanted.');
      endPauses();
      await eventually(() => expect(keptNames()).toHaveLength(2));
      await click(named(way));
      await eventually(() => expect(keptNames()).toHaveLength(1));
      expect(keptNames()[0]).toContain(':note:');
    },
  );
});
