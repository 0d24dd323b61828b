import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { operationPatternOf } from '#mock-server/http/router.ts';
import { bytesAllowed } from './door/body-limit.ts';
import { pathForLog } from './door/page-paths.ts';
import { proveOwnCalls, writeMail } from './embedded-api.ts';
import { openSessionStore } from './sessions/open-session-store.ts';

const LOGIN = {
  token: 'a token that nobody reads in a file',
  expiresAt: Date.now() + 3_600_000,
  userId: 'usr_1',
  displayName: 'Demo',
  email: 'demo@example.org',
  role: 'Provider',
  status: 'Active',
} as const;

it('S4.1-01 a login outlives a restart in its folder, where neither its token nor its cookie can be read', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sessions-'));
  const { id } = await (await openSessionStore(folder)).start(LOGIN);
  // Another process opens the same folder: it is the same store with nothing of its memory.
  const after = await openSessionStore(folder);
  expect(await after.find(id)).toMatchObject({ userId: 'usr_1', token: LOGIN.token });
  const { open } = await import('lmdb');
  const raw = JSON.stringify([
    ...open({ path: path.join(folder, 'sessions.lmdb'), encoding: 'json' }).getRange(),
  ]);
  expect(raw).not.toContain(LOGIN.token);
  expect(raw).not.toContain(id);
  await after.end(id);
  expect(await (await openSessionStore(folder)).find(id)).toBeNull();
  rmSync(folder, { recursive: true, force: true });
});

it('names what it cannot use', async () => {
  await expect(openSessionStore('ftp://localhost')).rejects.toThrow('names a folder, or an address redis:');
  // Nobody listens there, and no password gets into the message.
  const away = openSessionStore('redis://user:secret@127.0.0.1:1');
  await expect(away).rejects.toThrow(
    /^SESSION_STORE: Redis at 127\.0\.0\.1:1 does not answer: .*ECONNREFUSED/,
  );
});

it('F3 knows the calls of our own pages, and believes nobody else', () => {
  const isOwn = proveOwnCalls();
  const from = (proof: string): Pick<IncomingMessage, 'headers'> => ({ headers: { 'x-own-call': proof } });
  expect(isOwn(from(process.env['APP_API_PROOF'] ?? ''))).toBe(true);
  expect(['', 'guess', 'x'.repeat(43)].map((proof) => isOwn(from(proof)))).toEqual([false, false, false]);
  delete process.env['APP_API_PROOF'];
});

it.each([
  ['/login', {}, false, 64],
  ['/register', {}, false, 256],
  ['/upload-project', { 'content-type': 'multipart/form-data; boundary=x' }, false, 64],
  ['/upload-project', {}, true, 1024],
  ['/task', { 'content-type': 'multipart/form-data; boundary=x' }, true, 26 * 1024],
  ['/resources/annotations/cas_1/img_1', {}, true, 17 * 1024],
])('F2 %s with %j, logged in once: %s, takes %d KB', (page, headers, wasLoggedIn, kilobytes) => {
  expect(bytesAllowed(page, headers, wasLoggedIn)).toBe(kilobytes * 1024);
});

it.each([
  ['/api/cases/cas_1/preview', '/api/cases/{caseId}/preview'],
  ['/api/nothing/Haverly', '(unknown)'],
  ['/assets/route-AbC1.js', '/assets/route-AbC1.js'],
  ['/assets/../Haverly', '(unknown)'],
  ['/resources/annotations/cas_1/img_1', '/resources/annotations/cas_1/img_1'],
  ['/resources/annotations/Haverly', '/resources/annotations/…'],
  ['/favicon.svg', '/favicon.svg'],
  ['/Haverly.svg', '(unknown)'],
])('F15 the log says of %s: %s', (asked, logged) => {
  expect(pathForLog(asked, operationPatternOf)).toBe(logged);
});

it('a mail that cannot be written is said, and fails nothing', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailbox-'));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeMail(folder, {
    id: 'm',
    at: 'now',
    to: 'a@example.org',
    subject: 'Code',
    text: '123456',
    code: null,
    resentFrom: null,
  });
  expect(said.mock.calls.join()).toMatch(/could not be written into the mailbox: EISDIR/);
  expect(said.mock.calls.join()).not.toContain('123456');
  said.mockRestore();
  rmSync(folder, { recursive: true });
});
