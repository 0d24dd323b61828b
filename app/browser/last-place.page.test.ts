import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaceKeeper, onLeaving } from './last-place.ts';

const OWNER = { userId: 'usr_1', caseId: 'cas 1' };
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push([address, typeof init.body === 'string' ? JSON.parse(init.body) : null, init.keepalive]);
    return Promise.reject(new TypeError('no network'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where a reader is', () => {
  it('is kept a while later, the last of several places once, and a failure is nobody’s trouble', () => {
    const keeper = createPlaceKeeper(OWNER);
    keeper.note({ field: 'comment' });
    keeper.note({ field: 'diagnosis.B' });
    expect(sent).toEqual([]);
    vi.runAllTimers();
    const kept = ['/resources/last-place/cas%201', { userId: 'usr_1', field: 'diagnosis.B' }, true];
    expect(sent).toEqual([kept]);
    keeper.note({ field: 'diagnosis.B' });
    vi.runAllTimers();
    expect(sent).toEqual([kept]);
  });

  it('is kept at once when the page is left, and nothing is where nothing was noted', () => {
    const keeper = createPlaceKeeper(OWNER);
    const stop = onLeaving(keeper.flush);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
    keeper.note({ field: 'comment' });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
    stop();
    keeper.note({ field: 'microscopic' });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });
});
