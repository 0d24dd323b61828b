import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './chunks.ts';
import { loadRouteModule } from './route-modules.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('S4.1-15 S9-09 D31 a part of the product that does not come', () => {
  it('is asked for five times, a second apart, then the page is reloaded once and not again', async () => {
    const asked: number[] = [];
    const load = () => {
      asked.push(Date.now());
      return Promise.reject(new Error('404'));
    };
    const reload = vi.fn();
    void loadChunk('/assets/task-1.js', load, reload);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.map((at) => at - (asked[0] ?? 0))).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(reload).toHaveBeenCalledTimes(1);
    // The page that was reloaded has the same trouble: now it is told.
    const again = loadChunk('/assets/task-1.js', load, reload).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await again).toBe('404');
    expect([asked.length, reload.mock.calls.length]).toEqual([10, 1]);
  });

  it('may be reloaded for again once it has come in between', async () => {
    const reload = vi.fn();
    sessionStorage.setItem('reloadedFor', '/assets/a.js');
    expect(await loadChunk('/assets/a.js', () => Promise.resolve('code'), reload)).toBe('code');
    expect(sessionStorage.length).toBe(0);
    void loadChunk('/assets/a.js', () => Promise.reject(new Error('404')), reload);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads in a circle where the browser forbids its storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden');
    });
    const reload = vi.fn();
    const asked = loadChunk('/assets/a.js', () => Promise.reject(new Error('404')), reload);
    const told = asked.catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await told).toBe('404');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing without a network: the browser would show a page of its own in place of this one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn();
    const asked = loadChunk('/assets/a.js', () => Promise.reject(new Error('no network')), reload);
    const told = asked.catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await told).toBe('no network');
    expect([reload.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is a route: it is asked for under another address each time, and kept once it is there', async () => {
    const addresses: string[] = [];
    const load = (address: string) => {
      addresses.push(address);
      return addresses.length < 3 ? Promise.reject(new Error('503')) : Promise.resolve({ default: 'page' });
    };
    const loaded: Record<string, unknown> = {};
    const route = { id: 'routes/task', module: '/assets/task-1.js' };
    const asked = loadRouteModule(route, loaded, load);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toEqual({ default: 'page' });
    expect(addresses).toEqual(['/assets/task-1.js', '/assets/task-1.js?try=2', '/assets/task-1.js?try=3']);
    expect(await loadRouteModule(route, loaded, load)).toEqual({ default: 'page' });
    expect(addresses).toHaveLength(3);
  });
});
