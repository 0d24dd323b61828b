import { afterEach, expect, it, vi } from 'vitest';
import { linkOf } from '../../state/reading.test-support.ts';
import { slideCache } from './slide-cache.ts';
import { createSlidePorts } from './slide-ports.ts';
import { createViewerScope } from './viewer-ports.ts';

afterEach(() => void vi.useRealTimers());

it('S4.4-05 the link that came with the page is taken once, and every other one is asked for', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const blobId = address.split('/').at(-1) ?? '';
    return Promise.resolve(Response.json({ ok: true, userId: 'usr_1', link: linkOf(blobId) }));
  });
  const scope = createViewerScope(null);
  const ports = createSlidePorts(() => scope, { ok: true, userId: 'usr_1', link: linkOf('first') });
  expect(await ports.loadSlideLink('second')).toMatchObject({ link: { blobId: 'second' } });
  expect(await ports.loadSlideLink('first')).toEqual({ ok: true, userId: 'usr_1', link: linkOf('first') });
  expect(asked).toEqual(['/resources/slide-link/second']);
  // Who asks again has found the first one refused.
  await ports.loadSlideLink('first');
  expect(asked).toEqual(['/resources/slide-link/second', '/resources/slide-link/first']);
});

it('a refusal that came with the page is asked for anew', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ ok: true, userId: 'usr_1', link: linkOf('first') })),
  );
  const scope = createViewerScope(null);
  const ports = createSlidePorts(() => scope, { ok: false, userId: 'usr_1', message: 'No answer' });
  expect(await ports.loadSlideLink('first')).toMatchObject({ ok: true });
});

it.each([
  ['has its first view', Promise.resolve(), 0],
  ['is late by half a second', new Promise<void>(() => undefined), 500],
])('the links of other slides are asked for when the first slide %s', async (_, begun, ms) => {
  vi.useFakeTimers();
  vi.spyOn(slideCache, 'begun').mockReturnValue(begun);
  const ask = vi.fn(() =>
    Promise.resolve(Response.json({ ok: true, userId: 'usr_1', link: linkOf('second') })),
  );
  vi.stubGlobal('fetch', ask);
  const scope = createViewerScope(null);
  const ports = createSlidePorts(() => scope, { ok: true, userId: 'usr_1', link: linkOf('first') });
  const asked = ports.loadSlideLink('second');
  await vi.advanceTimersByTimeAsync(Math.max(0, ms - 1));
  expect(ask).toHaveBeenCalledTimes(ms === 0 ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await asked).toMatchObject({ link: { blobId: 'second' } });
});

it('the waits of looking ahead and of the overlay last as long as they are asked to', async () => {
  vi.useFakeTimers();
  const scope = createViewerScope(null);
  const ports = createSlidePorts(() => scope, null);
  const ended: string[] = [];
  void Promise.resolve(ports.waitToPreload(1000)).then(() => ended.push('ahead'));
  void Promise.resolve(ports.waitWithOverlay({ pane: 'primary', ms: 200, turn: 1 })).then(() =>
    ended.push('overlay'),
  );
  await vi.advanceTimersByTimeAsync(199);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['overlay']);
  await vi.advanceTimersByTimeAsync(799);
  expect(ended).toEqual(['overlay']);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['overlay', 'ahead']);
});

it.each([
  ['takes too long', new DOMException('signal timed out', 'TimeoutError'), 'Request timed out'],
  [
    'reaches nobody',
    new TypeError('Load failed'),
    'Network Error: Please check your internet connection and try again.',
  ],
])('S8-18 a link whose request %s fails in the words of the specification', async (_, error, sentence) => {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  const scope = createViewerScope(null);
  const ports = createSlidePorts(() => scope, null);
  await expect(ports.loadSlideLink('any')).rejects.toThrow(sentence);
  vi.unstubAllGlobals();
});
