import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showNotices } from '#app/ui/feedback/notify.ts';
import { click, eventually, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import {
  beginKeptForms,
  endPauses,
  forgetKeptForms,
  keptNames,
  type Server,
  show,
  typeNote,
} from './use-kept-forms.test-support.tsx';

beforeEach(beginKeptForms);
afterEach(forgetKeptForms);

const note = () => document.querySelector<HTMLInputElement>('[name=note]')?.value;
const KEPT = 'What you typed is kept in this browser, and is here again as soon as the page is.';
const REFUSED = { status: 'error', error: { '': ['No response'] }, refusal: null };

describe('S8-01 what was typed when nobody knows whether it arrived', () => {
  /** Sends a note whose page then fails, and tries the page again. */
  async function loseAndTryAgain(server: Server) {
    const shown = await show(server);
    await typeNote('Worth an hour.');
    await click(named('Send'));
    await eventually(() => expect(textOf()).toContain('Try again'));
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await eventually(() => expect(textOf()).toContain(KEPT));
    await unmount();
    return shown;
  }

  it.each<[string, Server]>([
    ['the line is cut while it is sent', { answer: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the form is refused and its page cannot be read either', { answer: () => REFUSED, load: failAfter(1) }],
  ])('is there again where %s, and is the same request when it is sent again', async (_, server) => {
    const keys: unknown[] = [];
    await loseAndTryAgain(server);
    await show({
      answer: (posted) => {
        const unanswered = posted.get('unanswered');
        keys.push(typeof unanswered === 'string' ? JSON.parse(unanswered) : null);
        return null;
      },
    });
    await eventually(() => expect(note()).toBe('Worth an hour.'));
    await click(named('Send'));
    await eventually(() => expect(keys).toEqual([{ key: '"key"', etag: null, words: null }]));
    await eventually(() => expect(keptNames()).toEqual([]));
  });

  it('is another request once other words stand in it', async () => {
    const keys: unknown[] = [];
    await loseAndTryAgain({ answer: () => Promise.reject(new TypeError('Failed to fetch')) });
    await show({
      answer: (posted) => {
        keys.push(posted.get('unanswered'));
        return null;
      },
    });
    await eventually(() => expect(note()).toBe('Worth an hour.'));
    await typeNote('Worth two hours.');
    await click(named('Send'));
    await eventually(() => expect(keys).toEqual([null]));
  });

  it('is gone where it was done and only the page after it could not be read', async () => {
    await show({ answer: () => ({ intent: 'note', refused: null }), load: failAfter(1) });
    await typeNote('Done.');
    await click(named('Send'));
    await eventually(() => expect(textOf()).toContain('Try again'));
    await eventually(() => expect(keptNames()).toEqual([]));
    expect(textOf()).not.toContain(KEPT);
  });

  it('is there again on the way back to a page that refused it itself', async () => {
    const { router } = await show();
    await router.navigate('/strict');
    await eventually(() => expect(document.getElementById('strict')).not.toBeNull());
    await typeNote('Not sent.');
    await click(named('Send'));
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await router.navigate('/elsewhere');
    await eventually(() => expect(textOf()).toContain('Elsewhere'));
    await router.navigate('/strict');
    await eventually(() => expect(note()).toBe('Not sent.'));
  });

  it('is there again after a reload in the same login, though it was never sent', async () => {
    await show();
    await typeNote('Not sent.');
    endPauses();
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await unmount();
    let told = '';
    const end = showNotices(
      ({ message }) => {
        told = message;
      },
      () => {
        told = '';
      },
    );
    await show();
    await eventually(() => expect(note()).toBe('Not sent.'));
    expect(told).toBe('What you had typed is here again. It has not been sent yet.');
    await click(named('Send'));
    await eventually(() => expect(told).toBe(''));
    end();
  });

  it('is not called kept where the server never gave the key to keep it with', async () => {
    const server = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', server);
    await show({ answer: () => Promise.reject(new TypeError('Failed to fetch')), startedAt: 9 });
    await typeNote('Worth an hour.');
    await click(named('Send'));
    await eventually(() => expect(textOf()).toContain('Try again'));
    await eventually(() => expect(server).toHaveBeenCalled());
    expect([keptNames(), textOf().includes(KEPT)]).toEqual([[], false]);
  });
});

/** A loader that fails from a call on. */
function failAfter(calls: number): () => null {
  let left = calls;
  return () => {
    left -= 1;
    if (left < 0) throw new Response('Internal server error!', { status: 502 });
    return null;
  };
}
