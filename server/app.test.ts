import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { compressTexts } from './compress.mjs';
import { answersAt } from './door/health.ts';

/** One page for every path, which says what it was asked with: these tests are of the layers in front of it. */
const answer = ({ request: { headers, url }, context }: ActionFunctionArgs) => {
  marked.push(context.tooManyLogins);
  addresses.push(context.clientAddress);
  hosts.push(`${String(headers.get('host'))} ${String(headers.get('x-forwarded-host'))}`);
  if (url.endsWith('/never')) return new Promise<Response>(() => undefined);
  return Response.json({ url, requestId: headers.get('x-request-id') });
};
const module = { loader: answer, action: answer };
const pages = {
  entry: { module: { default: () => new Response() } },
  routes: { root: { id: 'root', path: '*', module } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: {},
  mode: 'production',
} as unknown as ServerBuild;

let marked: boolean[];
let addresses: string[];
let hosts: string[];
let isUp = true;

describe('createApp', () => {
  let folder: string;
  let server: Server;
  let url: string;
  let lines: string[];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
    mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
    mkdirSync(path.join(folder, 'client/.vite'));
    writeFileSync(path.join(folder, 'client/assets/x-1.js'), 'export {};'.repeat(300));
    await compressTexts(path.join(folder, 'client/assets'));
    writeFileSync(path.join(folder, 'client/.vite/manifest.json'), '{}');
    writeFileSync(path.join(folder, 'client/favicon.svg'), '<svg/>');
    [lines, marked, hosts, addresses] = [[], [], [], []];
    isUp = true;
    await start({ trustedHops: 0 });
  });

  async function start({ trustedHops }: { readonly trustedHops: number }): Promise<void> {
    server = createServer(
      createApp({
        buildFolder: folder,
        loadBuild: () => Promise.resolve(pages),
        pageOrigins: ['http://localhost:3000'],
        slideOrigins: ['https://tiles.example'],
        limits: { requests: 5, logins: 2, changes: 100 },
        trustedHops,
        userOf: () => Promise.resolve(null),
        wasLoggedIn: (cookie) => Promise.resolve(cookie === '__Host-pcs=signed'),
        isUp: () => Promise.resolve(isUp),
        isOwnCall: (request) => request.headers['x-own-call'] === 'proof',
        patternOf: (path) => (path.startsWith('/case-details/') ? '/case-details/{caseId}' : null),
        api: (request, response, next) => (request.path === '/api/x' ? void response.send('api') : next()),
        writeLog: (line) => lines.push(line),
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  const post = (path: string, body: string, method = 'POST', more: Record<string, string> = {}) =>
    new Promise<{ status: number }>((resolve, reject) => {
      // Node's own client sends a path as it is written.
      const sent = request(
        `${url}/`,
        {
          path,
          method,
          headers: { Origin: 'http://localhost:3000', 'Content-Length': body.length, ...more },
        },
        (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode ?? 0 });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

  /** What the server says to bytes that no client would send. */
  const asked = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
        const host = /^host:/im.test(text) ? '' : 'Host: localhost:3000\r\n';
        socket.write(`${text}\r\n${host}Connection: close\r\n\r\n`);
      });
      let said = '';
      socket.on('data', (chunk) => void (said += chunk.toString()));
      socket.on('close', () => resolve(said));
      socket.on('error', () => resolve('cut'));
    });

  it('keeps scripts for good, compressed, and hides what the build notes for itself', async () => {
    const script = await fetch(`${url}/assets/x-1.js`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(await script.text()).toBe('export {};'.repeat(300));
    const plain = await fetch(`${url}/assets/x-1.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${url}/.vite/manifest.json`)).status).toBe(404);
    expect((await fetch(`${url}/favicon.svg`)).status).toBe(200);
  });

  it('hands the API its requests before any header, limit or check of pages', async () => {
    for (let count = 0; count < 8; count += 1) {
      const answer = await fetch(`${url}/api/x`, {
        method: 'POST',
        headers: { Origin: 'https://evil.test', 'X-Own-Call': 'proof' },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toBeNull();
    }
  });

  it('F3 counts calls of the API that nobody of ours has made, slides left out', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await fetch(`${url}/api/x`, { headers: { 'X-Client-Address': `${count}` } })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await fetch(`${url}/api/wsi/tiles/x`)).status).not.toBe(429);
    for (const path of ['/api/wsi/../x', '/assets/../api/x', '/api/wsi/%2e%2e/x', 'http://localhost/api/x'])
      expect([path, (await post(path, '')).status]).toEqual([path, 429]);
  });

  it.each(['/login', '/%6Cogin', '/login//', '/login/.', '/LOGIN', '/x/..//login', '/login?x=1'])(
    'F4 counts a login at %s, however it is written',
    async (path) => {
      const tries = Array.from({ length: 3 }, () => post(path, 'email=a'));
      await Promise.all(tries);
      expect(marked).toEqual([false, false, true]);
    },
  );

  it.each(['/login', '/email-verification', '/change-password', '/register', '/enquiry'])(
    'F4 counts a try at %s by whatever method it comes',
    async (path) => {
      for (const method of ['PUT', 'PATCH', 'DELETE']) await post(path, 'email=a', method);
      expect(marked).toEqual([false, false, true]);
    },
  );

  it('F2 refuses a body by its length before it is read, and one that names none', async () => {
    expect((await post('/login', 'x'.repeat(64 * 1024))).status).toBe(200);
    expect((await post('/login', 'x'.repeat(64 * 1024 + 1))).status).toBe(413);
    // A cookie of somebody's own making opens nothing.
    for (const [Cookie, status] of [
      ['__Host-pcs=x', 413],
      ['__Host-pcs=signed', 200],
    ] as const)
      expect((await post('/task', 'x'.repeat(64 * 1024 + 1), 'POST', { Cookie })).status).toBe(status);
    const chunked = await asked(
      'POST /login HTTP/1.1\r\nOrigin: http://localhost:3000\r\nTransfer-Encoding: chunked',
    );
    expect(chunked).toMatch(/^HTTP\/1\.1 411 /);
  });

  it('F8 lets nobody keep the data of a page', async () => {
    const data = await fetch(`${url}/selectedCases?_data=root`);
    expect([data.status, data.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('F7 says that something failed, without a stack', async () => {
    const broken = await fetch(`${url}/%ff`);
    expect([broken.status, await broken.text()]).toEqual([400, 'Bad request']);
  });

  it.each([
    ['TRACE / HTTP/1.1\r\nHost: localhost', 405],
    ['GET /login HTTP/1.1\r\nHost: ann:secret@localhost', 400],
    ['GET /login HTTP/1.1\r\nHost: %%', 400],
  ])('F14 answers %j, and the log has nothing of it', async (request, status) => {
    expect(await asked(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(lines.join('\n')).not.toContain('secret');
  });

  it('F14 a page hears one of our own origins, whatever Host came with an Origin of ours', async () => {
    const request =
      'POST /login HTTP/1.1\r\nHost: proxy.example\r\nOrigin: http://localhost:3000\r\nX-Forwarded-Host: evil.test';
    await asked(`${request}\r\nContent-Length: 0`);
    expect(hosts).toEqual(['localhost:3000 null']);
  });

  it('F15 writes no path that somebody made up, and the pattern of a page', async () => {
    for (const path of [
      '/Haverly',
      '/case-details/cas_haverly',
      '/resources/x/Haverly',
      '/api/haverly',
      '/a%0Ab',
    ])
      await fetch(url + path);
    await expect.poll(() => lines.filter((line) => line.includes('"path"')).length).toBe(5);
    expect(lines.join('\n').toLowerCase()).not.toContain('haverly');
    expect(lines.join('\n')).toContain('/case-details/{caseId}');
  });

  it('F15 takes reports of its policy, and writes which rule stopped whom', async () => {
    const policy = (await fetch(`${url}/favicon.svg`)).headers.get('content-security-policy');
    expect(policy).toContain('report-uri /csp-reports');
    const report = { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.test/x?name=Haverly' };
    const answer = await fetch(`${url}/csp-reports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': report }),
    });
    expect(answer.status).toBe(204);
    const told = lines.find((line) => line.includes('csp.violated')) ?? '';
    expect(JSON.parse(told)).toMatchObject({ directive: 'script-src', blocked: 'https://evil.test' });
  });

  it('D32 says of itself whether the API is there, to be kept by nobody', async () => {
    const told: unknown[] = [];
    for (isUp of [true, false]) {
      const answer = await fetch(`${url}/health`);
      told.push([answer.status, answer.headers.get('cache-control'), await answer.json()]);
    }
    expect(told).toEqual([
      [200, 'no-store', { status: 'ok' }],
      [200, 'no-store', { status: 'degraded' }],
    ]);
    expect(await answersAt(`${url}/api`)).toBe(true);
    expect(await answersAt('http://127.0.0.1:1/api')).toBe(false);
  });

  it('lets slides come from where they may, and nothing else from anywhere', async () => {
    const policy = (await fetch(`${url}/favicon.svg`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('limits what one address may ask for, and says when to come back', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await fetch(`${url}/page`, { headers: { 'X-Forwarded-For': `10.0.0.${count}` } });
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(await answer.text()).toBe('Too many requests');
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 5)).not.toContain(429);
  });

  it('takes the word of as many proxies as are trusted, and of nobody before them', async () => {
    await stop();
    await start({ trustedHops: 1 });
    const statusOf = async (forwarded: string) =>
      (await fetch(`${url}/page`, { headers: { 'X-Forwarded-For': forwarded } })).status;
    const statuses: number[] = [];
    // The proxy writes last; what stands before it is whatever was sent to the proxy.
    for (let count = 0; count < 6; count += 1) statuses.push(await statusOf(`10.0.0.${count}, 192.0.2.17`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statusOf('192.0.2.44')).toBe(200);
    expect(addresses).toEqual([...Array.from({ length: 5 }, () => '192.0.2.17'), '192.0.2.44']);
  });

  it('is told by a trusted proxy of an address, and of nothing else', async () => {
    await stop();
    await start({ trustedHops: 1 });
    const headers = { 'X-Forwarded-Proto': 'https://evil.test/?', 'X-Forwarded-Host': 'evil.test' };
    const page = await fetch(`${url}/page`, { headers });
    expect(await page.json()).toMatchObject({ url: 'http://localhost:3000/page' });
  });

  it('tells a page under which name its request stands in the log, whatever name it came with', async () => {
    const page = await fetch(`${url}/task`, { headers: { 'X-Request-Id': 'theirs' } });
    const own = page.headers.get('x-request-id');
    expect(own).not.toBe('theirs');
    expect(await page.json()).toMatchObject({ requestId: own });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: own });
  });

  it('writes a line for a request that was cut off before it was answered', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write('GET /never HTTP/1.1\r\nHost: localhost:3000\r\n\r\n'),
    );
    await expect.poll(() => hosts.length).toBe(1);
    socket.destroy();
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', status: null, cut: true });
  });

  it('writes one line for a request, without its query, its headers or a line break of theirs', async () => {
    await fetch(`${url}/favicon.svg?name=Haverly`, { headers: { 'User-Agent': 'Haverly' } });
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/favicon.svg', status: 200 });
    expect(lines[0]).not.toContain('Haverly');
  });
});
