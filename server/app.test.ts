import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { app, restartBehind, setUpApp } from './app.test-support.ts';
import { answersAt } from './door/health.ts';

describe('createApp', () => {
  setUpApp();

  const post = (path: string, body: string, method = 'POST', more: Record<string, string> = {}) =>
    new Promise<{ status: number }>((resolve, reject) => {
      // Node's own client sends a path as it is written.
      const sent = request(
        `${app.url}/`,
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
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => {
        const host = /^host:/im.test(text) ? '' : 'Host: localhost:3000\r\n';
        socket.write(`${text}\r\n${host}Connection: close\r\n\r\n`);
      });
      let said = '';
      socket.on('data', (chunk) => void (said += chunk.toString()));
      socket.on('close', () => resolve(said));
      socket.on('error', () => resolve('cut'));
    });

  it('keeps scripts for good, compressed, and hides what the build notes for itself', async () => {
    const script = await fetch(`${app.url}/assets/x-1.js`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(await script.text()).toBe('export {};'.repeat(300));
    const plain = await fetch(`${app.url}/assets/x-1.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${app.url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${app.url}/.vite/manifest.json`)).status).toBe(404);
    expect((await fetch(`${app.url}/favicon.svg`)).status).toBe(200);
  });

  it('hands the API its requests before any header, limit or check of pages', async () => {
    for (let count = 0; count < 8; count += 1) {
      const answer = await fetch(`${app.url}/api/x`, {
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
      statuses.push(
        (await fetch(`${app.url}/api/x`, { headers: { 'X-Client-Address': `${count}` } })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const { headers } = await fetch(`${app.url}/api/x`);
    expect(headers.get('x-error-code')).toBe('TOO_MANY_REQUESTS');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${app.url}/api/wsi/tiles/x`)).status).not.toBe(429);
    for (const path of ['/api/wsi/../x', '/assets/../api/x', '/api/wsi/%2e%2e/x', 'http://localhost/api/x'])
      expect([path, (await post(path, '')).status]).toEqual([path, 429]);
  });

  it.each(['/login', '/%6Cogin', '/login//', '/login/.', '/LOGIN', '/x/..//login', '/login?x=1'])(
    'F4 counts a login at %s, however it is written',
    async (path) => {
      const tries = Array.from({ length: 3 }, () => post(path, 'email=a'));
      await Promise.all(tries);
      expect(app.marked).toEqual([false, false, true]);
    },
  );

  it.each(['/login', '/email-verification', '/change-password', '/register', '/enquiry'])(
    'F4 counts a try at %s by whatever method it comes',
    async (path) => {
      for (const method of ['PUT', 'PATCH', 'DELETE']) await post(path, 'email=a', method);
      expect(app.marked).toEqual([false, false, true]);
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
    const data = await fetch(`${app.url}/selectedCases?_data=root`);
    expect([data.status, data.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('F7 says that something failed, without a stack, on every path and in the log', async () => {
    const broken = await fetch(`${app.url}/%ff`);
    expect([broken.status, await broken.text()]).toEqual([400, 'Bad request']);
    app.isBuilt = false;
    const failed = await fetch(`${app.url}/login`);
    expect([failed.status, await failed.text()]).toEqual([
      500,
      'Something went wrong here. Please try again later.',
    ]);
    const lines = app.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'request.failed', name: 'Error', status: 500 }),
    );
    expect(app.lines.join('\n')).not.toContain('secret');
  });

  it('V3.4.1 puts every header on every kind of answer, a failure too, and no nonce twice', async () => {
    const nonces = new Set<string>();
    const readHeaders = async (path: string, method = 'GET') => {
      const { headers } = await fetch(app.url + path, { method });
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      expect(policy).toContain('report-to csp');
      expect(headers.get('reporting-endpoints')).toMatch(/^csp="\//);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? expect.fail('no nonce'));
    };
    // A script, a file, a page, one that comes too often, a form of a stranger and a failure.
    for (const path of ['/assets/x-1.js', '/favicon.svg', '/assets/gone.js', '/login'])
      await readHeaders(path);
    await readHeaders('/login', 'POST');
    for (let count = nonces.size; count < 50; count += 1) await readHeaders('/login');
    await restartBehind(0);
    app.isBuilt = false;
    await readHeaders('/login');
    expect(nonces.size).toBe(51);
  });

  it.each([
    ['TRACE / HTTP/1.1\r\nHost: localhost', 405],
    ['GET /login HTTP/1.1\r\nHost: ann:secret@localhost', 400],
    ['GET /login HTTP/1.1\r\nHost: %%', 400],
  ])('F14 answers %j, and the log has nothing of it', async (request, status) => {
    expect(await asked(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(app.lines.join('\n')).not.toContain('secret');
  });

  it('F14 a page hears one of our own origins, whatever Host came with an Origin of ours', async () => {
    const request =
      'POST /login HTTP/1.1\r\nHost: proxy.example\r\nOrigin: http://localhost:3000\r\nX-Forwarded-Host: evil.test';
    await asked(`${request}\r\nContent-Length: 0`);
    expect(app.hosts).toEqual(['localhost:3000 null']);
  });

  it('F15 writes no path that somebody made up, and the pattern of a page', async () => {
    for (const path of [
      '/Haverly',
      '/case-details/cas_haverly',
      '/resources/x/Haverly',
      '/api/haverly',
      '/a%0Ab',
    ])
      await fetch(app.url + path);
    await expect.poll(() => app.lines.filter((line) => line.includes('"path"')).length).toBe(5);
    expect(app.lines.join('\n').toLowerCase()).not.toContain('haverly');
    expect(app.lines.join('\n')).toContain('/case-details/{caseId}');
  });

  it('F15 takes reports of its policy, and writes which rule stopped whom', async () => {
    const policy = (await fetch(`${app.url}/favicon.svg`)).headers.get('content-security-policy');
    expect(policy).toContain('report-uri /csp-reports');
    const report = { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.test/x?name=Haverly' };
    const answer = await fetch(`${app.url}/csp-reports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': report }),
    });
    expect(answer.status).toBe(204);
    const told = app.lines.find((line) => line.includes('csp.violated')) ?? '';
    expect(JSON.parse(told)).toMatchObject({ directive: 'script-src', blocked: 'https://evil.test' });
  });

  it('D32 says of itself whether the API is there, to be kept by nobody', async () => {
    const told: unknown[] = [];
    for (app.isUp of [true, false]) {
      const answer = await fetch(`${app.url}/health`);
      told.push([answer.status, answer.headers.get('cache-control'), await answer.json()]);
    }
    expect(told).toEqual([
      [200, 'no-store', { status: 'ok' }],
      [200, 'no-store', { status: 'degraded' }],
    ]);
    expect(await answersAt(`${app.url}/api`)).toBe(true);
    expect(await answersAt('http://127.0.0.1:1/api')).toBe(false);
  });

  it('lets slides come from where they may, and nothing else from anywhere', async () => {
    const policy = (await fetch(`${app.url}/favicon.svg`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });
});
