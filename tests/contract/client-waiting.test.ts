import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#contracts/client.ts';
import { getCase } from '#contracts/generated/operations/getCase.ts';
import { logout } from '#contracts/generated/operations/logout.ts';
import { releaseCase } from '#contracts/generated/operations/releaseCase.ts';
import { json, LOGGED_OUT, serveInTests } from './loopback.ts';

const KEY = '"0b9b1f0e-5a51-4a5d-9a38-5d6f3c6d7e8f"';

const serve = serveInTests();

describe('waiting', () => {
  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'stops in the middle of its answer',
      (_, response) => void response.writeHead(200).write('{"isSuccess"'),
    ],
  ])('S7-05 times out when the server %s', async (_, hang) => {
    const options = await serve(hang);
    const result = await createApiClient({ ...options, timeoutMs: 50 }, { logout }).logout();
    expect(result).toEqual({ ok: false, error: { kind: 'timeout', afterMs: 50 } });
  });

  it('S7-05 waits 120 seconds unless told otherwise', async () => {
    vi.useFakeTimers();
    try {
      const settled = vi.fn();
      const options = { baseUrl: 'http://127.0.0.1/api', token: () => null, fetch: silence };
      void createApiClient(options, { logout }).logout().then(settled);
      await vi.advanceTimersByTimeAsync(119_999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(settled).toHaveBeenCalledWith({ ok: false, error: { kind: 'timeout', afterMs: 120_000 } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('stops when the caller does, and leaves no timer behind', async () => {
    const stop = new AbortController();
    const options = await serve(() => stop.abort());
    const result = await createApiClient(options, { logout }).logout({ signal: stop.signal });
    expect(result).toEqual({ ok: false, error: { kind: 'aborted' } });
    const again = await createApiClient(options, { logout }).logout({ signal: stop.signal });
    expect(again).toEqual({ ok: false, error: { kind: 'aborted' } });
  });
});

describe('trying again', () => {
  const failing = (headers: Record<string, string> = {}) =>
    json({ ...LOGGED_OUT, isSuccess: false }, 503, headers);

  async function gapsOf(answer: RequestListener, retries: number): Promise<[number[], number]> {
    const gaps: number[] = [];
    const options = await serve(answer);
    const sleep = (ms: number) => Promise.resolve(void gaps.push(ms));
    await createApiClient({ ...options, retries, sleep }, { getCase }).getCase({
      params: { caseId: 'cas_1' },
    });
    return [gaps, options.requests.length];
  }

  it('S7-05 waits a second longer each time, five at most', async () => {
    expect(await gapsOf(failing(), 6)).toEqual([[1000, 2000, 3000, 4000, 5000, 5000], 7]);
  });

  it('S7-05 does not try again unless retries are asked for', async () => {
    expect(await gapsOf(failing(), 0)).toEqual([[], 1]);
  });

  it('D36 ten calls that are told to wait are ten requests, whatever retries are asked for', async () => {
    const options = await serve(json({ ...LOGGED_OUT, isSuccess: false }, 429, { 'Retry-After': '3' }));
    const sleep = () => Promise.reject(new Error('nobody waits here'));
    const client = createApiClient({ ...options, retries: 5, sleep }, { getCase });
    const calls = Array.from({ length: 10 }, () => client.getCase({ params: { caseId: 'cas_1' } }));
    for (const result of await Promise.all(calls))
      expect(result).toMatchObject({ error: { status: 429, retryAfterMs: 3000 } });
    expect(options.requests).toHaveLength(10);
  });

  it('honours Retry-After up to 30 seconds', async () => {
    expect(await gapsOf(failing({ 'Retry-After': '30' }), 1)).toEqual([[30_000], 2]);
  });

  it('gives up at once when asked to wait longer', async () => {
    expect(await gapsOf(failing({ 'Retry-After': '31' }), 1)).toEqual([[], 1]);
  });

  it('D6 ends with the first success', async () => {
    let turn = 0;
    const answer: RequestListener = (request, response) => {
      turn += 1;
      return turn < 4 ? failing()(request, response) : json(LOGGED_OUT)(request, response);
    };
    expect(await gapsOf(answer, 5)).toEqual([[1000, 2000, 3000], 4]);
  });

  it('repeats a POST only under its key', async () => {
    const options = await serve(failing());
    const waiting = { ...options, retries: 2, sleep: () => Promise.resolve() };
    const client = createApiClient(waiting, { logout, releaseCase });
    await client.logout();
    expect(options.requests).toHaveLength(1);
    const input = {
      params: { caseId: 'cas_1' },
      headers: { 'Idempotency-Key': KEY },
      body: { reason: 'illness' },
    };
    expect(await client.releaseCase(input as never)).toMatchObject({ error: { kind: 'http', status: 503 } });
    expect(options.requests.slice(1).map(({ headers }) => headers['idempotency-key'])).toEqual([
      KEY,
      KEY,
      KEY,
    ]);
  });

  it('stops when the caller does between two attempts', async () => {
    const stop = new AbortController();
    const options = await serve(failing());
    const sleep = () => Promise.resolve(stop.abort());
    const client = createApiClient({ ...options, retries: 3, sleep }, { getCase });
    const result = await client.getCase({ params: { caseId: 'cas_1' }, signal: stop.signal });
    expect(result).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(options.requests).toHaveLength(1);
  });
});

/** A network that neither answers nor fails until the request is given up. */
function silence(request: unknown): Promise<Response> {
  const { signal } = request as Request;
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
