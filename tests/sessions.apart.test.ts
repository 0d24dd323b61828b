import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from './support/product.ts';
import { PASSWORD } from './support/requests.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sessions-'));
const SESSION_SECRET = 'one secret for all processes of this test';
const kept = {
  SESSION_SECRET,
  SESSION_STORE: path.join(folder, 'sessions'),
  MOCK_DATA: path.join(folder, 'mock'),
};
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
/** Ends what the tests have started, the latest first. */
const endings: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const end of endings.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function started(settings: Record<string, string>): Promise<Product> {
  const product = await startProduct(settings);
  endings.push(product.stop);
  return product;
}

/** The cookies of a new session. */
async function logIn({ url }: Product): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams({ email: 'provider@example.org', password: PASSWORD }),
  });
  expect(answer.status).toBe(302);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

const post = ({ url }: Product, where: string, Cookie: string) =>
  fetch(url + where, { method: 'POST', redirect: 'manual', headers: { Origin: url, Cookie } });
const statusOf = async ({ url }: Product, Cookie: string): Promise<number> =>
  (await fetch(`${url}/selectedCases`, { redirect: 'manual', headers: { Cookie } })).status;

/** Picks up the first case of the list, as its row sends it. */
async function pickUpOn({ url }: Product, Cookie: string): Promise<unknown> {
  const list = `${url}/availableCases?_data=routes%2F_member.availableCases`;
  const { items } = (await (await fetch(list, { headers: { Cookie } })).json()) as {
    readonly items: readonly { readonly id: string; readonly etag: string }[];
  };
  const [{ id, etag } = { id: '', etag: '' }] = items;
  const body = new URLSearchParams({
    intent: 'pickup',
    caseId: id,
    etag,
    idempotencyKey: `"${randomUUID()}"`,
  });
  return (await fetch(list, { method: 'POST', headers: { Origin: url, Cookie }, body })).json();
}

async function startRedis(): Promise<string> {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const address = free.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '0';
  await new Promise((resolve) => free.close(resolve));
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', [...options, '--requirepass', 'a secret', '--dir', folder]);
  endings.push(async () => {
    child.kill();
    await once(child, 'exit');
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept')) break;
  return `redis://:a%20secret@127.0.0.1:${port}/1`;
}

describe('logins', () => {
  let first: Product;

  it('D33 S4.1-01 outlive a restart in the middle of a session: nobody has to log in again', async () => {
    const before = await started(kept);
    const cookies = await logIn(before);
    expect(await statusOf(before, cookies)).toBe(200);
    await before.stop();
    first = await started(kept);
    expect(await statusOf(first, cookies)).toBe(200);
    expect((await post(first, '/logout', cookies)).status).toBe(302);
    expect(await statusOf(first, cookies)).toBe(302);
  });

  it('of one process are good in another one, and dead there too after the logout, through one Redis', async () => {
    if (!hasRedis) {
      console.log('Two processes on one Redis: left out, because redis-server is not installed here.');
      return;
    }
    const settings = { SESSION_SECRET, SESSION_STORE: await startRedis(), API_URL: `${first.url}/api` };
    const [one, other] = [
      await started({ ...settings, MOCK_CONTROL: '0' }),
      await started({ ...settings, MOCK_CONTROL: '0' }),
    ];
    const cookies = await logIn(one);
    expect(await statusOf(other, cookies)).toBe(200);
    expect(await pickUpOn(other, cookies)).toEqual({ kind: 'done' });
    expect((await post(one, '/logout', cookies)).status).toBe(302);
    expect([await statusOf(one, cookies), await statusOf(other, cookies)]).toEqual([302, 302]);
  });
});
