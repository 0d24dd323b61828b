import { describe, expect, it, vi } from 'vitest';
import { SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { MINUTE, NOW, SESSION, seen, setUpWatching, told, watch } from './watching.test-support.ts';

setUpWatching();

describe('a login of another person in another tab', () => {
  const LATER = NOW + MINUTE;
  const OTHER = 'usr_other';
  const logInElsewhere = (userId = OTHER) => {
    localStorage.setItem('sessionUser', userId);
    localStorage.setItem('sessionStartedAt', String(LATER));
    localStorage.setItem('tokenExpiry', new Date(LATER + 60 * MINUTE).toISOString());
  };
  /** The page was seen.hidden once, led to the other's and not to the login, and their session was left alone. */
  const gaveWay = () => {
    vi.advanceTimersByTime(1000);
    expect([seen.hidden, seen.went, seen.loggedOut]).toEqual([1, ['theirs'], 0]);
    expect(localStorage.getItem('logout')).toBeNull();
    expect(localStorage.getItem('tokenExpiry')).not.toBeNull();
  };

  it('takes the page of the one before from the screen at once, and logs nobody out', () => {
    watch();
    logInElsewhere();
    told('sessionUser', OTHER);
    expect([seen.hidden, seen.went]).toEqual([1, ['theirs']]);
    gaveWay();
  });

  it.each([
    ['looked at again', () => window.dispatchEvent(new Event('focus'))],
    ['touched', () => window.dispatchEvent(new Event('keydown'))],
    ['told that its session is over', () => window.dispatchEvent(new Event(SESSION_OVER_EVENT))],
    ['past its own limit', () => vi.advanceTimersByTime(10 * MINUTE)],
  ])('is noticed by a page that is %s, though it heard nothing', (_, happens) => {
    watch();
    vi.advanceTimersByTime(2000);
    logInElsewhere();
    happens();
    gaveWay();
  });

  it('is noticed by what the server answers where the browser keeps nothing', async () => {
    seen.answered = () => Promise.resolve({ userId: OTHER });
    watch();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    gaveWay();
  });

  it('is none where the same person logs in once more: their page stays as it is', async () => {
    watch();
    logInElsewhere(SESSION.userId);
    told('sessionStartedAt', String(LATER));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([seen.hidden, seen.went]).toEqual([0, []]);
  });

  it('is none where the mark of the one before cannot be written over', () => {
    const held = new Map([['sessionUser', OTHER]]);
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      ...localStorage,
      getItem: (name: string) => held.get(name) ?? null,
      removeItem: (name: string) => void held.delete(name),
      clear: () => held.clear(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    watch();
    vi.advanceTimersByTime(1000);
    expect([seen.hidden, seen.went]).toEqual([0, []]);
  });

  it('is none where the mark is taken away', () => {
    watch();
    localStorage.removeItem('sessionUser');
    told('sessionUser', '');
    vi.advanceTimersByTime(1000);
    expect([seen.hidden, seen.went]).toEqual([0, []]);
  });
});
