import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { sendFile } from '#app/features/case-form/attachments/file-requests.ts';
import { fetchAnswer, sendFor } from './answers.ts';
import { uploadRequestsOf } from './uploads/upload-requests.ts';

const Said = z.object({ kind: z.literal('done') });

const answerWith = (answer: () => Response) =>
  vi.stubGlobal('fetch', () => new Promise((settle) => settle(answer())));
const failWith = (error: Error) => vi.stubGlobal('fetch', () => Promise.reject(error));
const ask = () => fetchAnswer(Said, '/resources/any');
const send = () => sendFor(Said, '/resources/any', { method: 'PUT' });

function led(): Response {
  const response = new Response('<!doctype html>');
  Object.defineProperties(response, {
    redirected: { value: true },
    url: { value: 'http://localhost/login?because=closed' },
  });
  return response;
}

let heard: string[] = [];
const hear = (event: Event) => void heard.push(event.type);
beforeEach(() => {
  heard = [];
  window.addEventListener(SESSION_OVER_EVENT, hear);
});
afterEach(() => {
  window.removeEventListener(SESSION_OVER_EVENT, hear);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a question of a page', () => {
  it.each([
    ['that took too long', new DOMException('signal timed out', 'TimeoutError'), 'Request timed out'],
    [
      'that reached nobody',
      new TypeError('Failed to fetch'),
      'Network Error: Please check your internet connection and try again.',
    ],
  ])('S8-07 S8-15 %s says so in the words of the specification', async (_, error, sentence) => {
    failWith(error);
    await expect(ask()).rejects.toThrow(sentence);
    expect(await send()).toMatchObject({ kind: 'later', message: sentence });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(ask()).rejects.toThrow('You are offline. Please check your internet connection.');
  });

  it.each([
    [403, 'Forbidden access'],
    [404, 'Resource not found'],
    [429, 'Too many requests'],
    [503, 'Internal server error!'],
  ])('S8-15 that is answered with %i says what that is', async (status, sentence) => {
    answerWith(() => new Response('<html>', { status }));
    await expect(ask()).rejects.toThrow(sentence);
  });

  it('S9-06 is waited for as long as the specification says', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    answerWith(() => Response.json({ kind: 'done' }));
    expect(await ask()).toEqual({ kind: 'done' });
    expect(limit).toHaveBeenCalledWith(120_000);
  });
});

describe('what a page sends', () => {
  it('may come later where a proxy answers in place of the server, or the server wants no more for now', async () => {
    answerWith(() => new Response('<html>', { status: 502 }));
    expect(await send()).toEqual({ kind: 'later', message: 'Internal server error!' });
    answerWith(() => new Response('no', { status: 429, headers: { 'Retry-After': '7' } }));
    expect(await send()).toMatchObject({ message: 'Too many requests', afterMs: 7000, isOver: false });
  });

  it('is not asked again where the page does not understand the answer, and says that it has to be loaded anew', async () => {
    answerWith(() => Response.json({ kind: 'newer' }));
    const told: { readonly message: unknown; readonly isOver: boolean } = {
      message: expect.stringContaining('Reload the page.'),
      isOver: true,
    };
    expect(await send()).toMatchObject(told);
    expect(await send()).not.toHaveProperty('isLoggedOut');
    expect(await uploadRequestsOf('usr_1').read('upl_1')).toMatchObject(told);
    const place = { userId: 'usr_1', caseId: 'cas_1', slot: 'labReports', insteadOf: '' };
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: new ArrayBuffer(1) };
    expect(await sendFile(place, file)).toMatchObject(told);
    expect(heard).toEqual([]);
  });

  it.each([
    ['a text', send],
    ['a slide file', () => uploadRequestsOf('usr_1').read('upl_1')],
    [
      'a document',
      () =>
        sendFile(
          { userId: 'usr_1', caseId: 'cas_1', slot: 'labReports', insteadOf: '' },
          { name: 'a.pdf', type: 'application/pdf', bytes: new ArrayBuffer(1) },
        ),
    ],
  ])('tells the page that the session has ended where %s is led to the login', async (_, sendOne) => {
    answerWith(led);
    expect(await sendOne()).toMatchObject({ kind: 'later', isOver: true, isLoggedOut: true });
    expect(heard).toEqual([SESSION_OVER_EVENT]);
  });
});
