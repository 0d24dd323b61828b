import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CHANGES_WAIT_HEADER } from '#app/server/changes-wait.server.ts';
import { changeLimit } from './change-limit.ts';

let server: Server;
let url: string;

beforeEach(async () => {
  const app = express();
  app.use(
    ...changeLimit(3, (cookie) =>
      cookie.startsWith('broken')
        ? Promise.reject(new Error('away'))
        : Promise.resolve(cookie.split('-')[1] ?? null),
    ),
  );
  app.all('*', (request, response) => void response.send(request.headers[CHANGES_WAIT_HEADER] ?? 'let in'));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Whether a request was let in, or how long its page is told to wait, and what the browser is told of it. */
async function ask(method: string, cookie: string | null, path = '/page', more: Record<string, string> = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(cookie === null ? {} : { cookie }), ...more },
  });
  return [await answer.text(), answer.headers.get('retry-after')] as const;
}
const letIn = ['let in', null];

it('a person may change so much in a minute, with all their browsers, and is told when to come back', async () => {
  for (const browser of ['a', 'b', 'a']) expect(await ask('POST', `${browser}-one`)).toEqual(letIn);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const [wait, told] = await ask(method, 'b-one');
    expect(Number(wait)).toBeGreaterThan(0);
    expect(Number(wait)).toBeLessThanOrEqual(60);
    expect(told).toBe(wait);
  }
  // What only reads is not counted, nor what leaves or brings a part of a slide; another person has a limit of their own.
  expect(await ask('GET', 'a-one')).toEqual(letIn);
  expect(await ask('POST', 'a-one', '/LOGOUT')).toEqual(letIn);
  expect(await ask('PUT', 'a-one', '/resources/upload-part/upl_1/7')).toEqual(letIn);
  expect(await ask('POST', 'a-two')).toEqual(letIn);
});

it('a visitor has no such limit, whatever cookie they send, and nobody says from outside that there were too many', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect(await ask('POST', null)).toEqual(letIn);
    expect(await ask('POST', 'forged')).toEqual(letIn);
  }
  expect(await ask('POST', 'a-one', '/page', { [CHANGES_WAIT_HEADER]: '60' })).toEqual(letIn);
  expect((await fetch(url, { method: 'POST', headers: { cookie: 'broken' } })).status).toBe(500);
});
