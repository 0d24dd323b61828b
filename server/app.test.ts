import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { compressTexts } from './compress.mjs';

/** Remix is left out on purpose: these are the layers in front of it, and a page that is reached fails here. */
const noPages = (): Promise<ServerBuild> => Promise.reject(new Error('no pages in this test'));

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
    lines = [];
    server = createServer(
      createApp({
        buildFolder: folder,
        loadBuild: noPages,
        pageOrigins: ['http://localhost:3000'],
        slideOrigins: ['https://tiles.example'],
        limits: { requests: 5, logins: 2 },
        isOwnCall: (request) => request.headers['x-own-call'] === 'proof',
        patternOf: (path) => (path.startsWith('/case-details/') ? '/case-details/{caseId}' : null),
        api: (request, response, next) => (request.path === '/api/x' ? void response.send('api') : next()),
        writeLog: (line) => lines.push(line),
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
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

  it('writes one line for a request, without its query, its headers or a line break of theirs', async () => {
    await fetch(`${url}/favicon.svg?name=Haverly`, { headers: { 'User-Agent': 'Haverly' } });
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/favicon.svg', status: 200 });
    expect(lines[0]).not.toContain('Haverly');
  });
});
