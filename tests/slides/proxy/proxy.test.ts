import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { checkResponse } from '#contracts/conformance.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import { mockClient, mockInProcess } from '#tests/contract/mock-client.ts';
import { HTML } from '../bad-servers/bad-servers.ts';
import { readCounts } from '../coverage/read-counts.ts';
import { EXIT } from '../exit-codes.ts';
import { runCommand } from '../run-command.ts';
import { createFakes } from './fakes.ts';
import { createProxy } from './proxy.ts';
import { createRecording } from './recording.ts';

const CASE = 'cas_dp-2026-000001';

function watched() {
  const { api, client: direct } = mockInProcess();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines: string[] = [];
  const record = createRecording(folder, createFakes('salt'));
  const proxy = createProxy({
    base: 'http://mock.test/api',
    send: (request) => api.fetch(request),
    passed: (passage) => record(passage, new Date('2026-11-24T10:00:00Z')),
    found: (line) => lines.push(line),
  });
  const client = mockClient('http://127.0.0.1:4020/api', proxy.fetch);
  const open = (url: string, init: RequestInit = {}) =>
    proxy.fetch(new Request(`http://127.0.0.1:4020/api${url}`, init));
  return { api, direct, client, proxy, lines, folder, open };
}

interface Recorded {
  readonly log: {
    readonly entries: readonly {
      readonly request: { readonly url: string };
      readonly response: { readonly status: number; readonly content: { readonly text?: string } };
    }[];
  };
}

describe('the proxy', () => {
  it('hands calls and answers on as they are, files too, and finds nothing wrong with a server that is right', async () => {
    const { client, direct, proxy, lines } = watched();
    const as = await client.logIn('admin');
    const mine = await client.ask('getCase', { params: { caseId: CASE }, as });
    expect(mine.text).toBe((await direct.ask('getCase', { params: { caseId: CASE }, as })).text);
    const link = await client.ask('getDownloadLink', { params: { blobId: 'demo-01-a-1-1' }, as });
    const { pathname, search } = new URL((link.body as { data: { link: string } }).data.link);
    const part = await client.open(`http://127.0.0.1:4020${pathname}${search}`, { Range: 'bytes=0-9' });
    expect([part.status, part.bytes.length]).toEqual([206, 10]);
    await client.open('http://127.0.0.1:4020/api/nowhere');
    await client.ask('login', { body: { email: 5 } });
    expect([lines, proxy.checked().every(({ status }) => status === 'passed')]).toEqual([[], true]);
  });

  it('says once of each kind where an answer, or a request that was taken, breaks the contract', async () => {
    const { client, direct, open, lines, proxy } = watched();
    const as = await client.logIn('admin');
    const headers = { Authorization: `Bearer ${as}` };
    await direct.control('POST', '/faults', {
      match: { operationId: 'getCase' },
      kind: 'schemaDrift',
      path: 'data.status',
      change: 'retype',
    });
    for (const _ of [1, 2]) await open(`/cases/${CASE}`, { headers });
    await direct.control('DELETE', '/faults');
    await direct.control('POST', '/faults', { match: {}, kind: 'isSuccessFalse200' });
    await open('/users/login', {
      method: 'POST',
      body: '{"email":5}',
      headers: { 'Content-Type': 'application/json' },
    });
    await open('/nowhere', { headers });
    expect(lines[0]).toMatch(/^FOUND getCase: An answer of getCase holds its schema\..*data\.status/);
    expect(lines.filter((line) => line.startsWith('FOUND getCase'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('FOUND login: login refuses a request'))).toBe(true);
    expect(lines.some((line) => line.startsWith('FOUND outside the contract'))).toBe(true);
    expect(proxy.checked().filter(({ status }) => status === 'failed')).toHaveLength(lines.length);
    expect(lines.join('\n')).not.toContain(as);
  });

  it('tells of a call that the server leaves without a whole answer, and answers it with 502', async () => {
    const lines: string[] = [];
    const refused = new TypeError('fetch failed', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    });
    const cut = () => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    const proxy = createProxy({
      base: 'http://mock.test/api',
      send: ({ url }) => (url.endsWith('/banner') ? Promise.reject(refused) : Promise.resolve(cut())),
      passed: () => undefined,
      found: (line) => lines.push(line),
    });
    const ask = (path: string, init: RequestInit = {}) =>
      proxy.fetch(new Request(`http://127.0.0.1:4020/api${path}`, init));
    for (const _ of [1, 2]) expect((await ask('/banner')).status).toBe(502);
    expect((await ask('/users/me')).status).toBe(502);
    expect(lines.map((line) => line.split('\n')[2])).toEqual([
      '  came:  no whole answer: nothing listens there',
      '  came:  no whole answer: terminated',
    ]);
    expect(proxy.checked().map(({ status }) => status)).toEqual(['failed', 'failed']);
    await ask('/tasks', { signal: AbortSignal.abort() });
    expect(lines).toHaveLength(2);
  });

  it('keeps what an earlier run has recorded in the folder', async () => {
    const { client, folder } = watched();
    await client.logIn('admin');
    const record = createRecording(folder, createFakes('salt'));
    const proxy = createProxy({
      base: 'http://mock.test/api',
      send: () => Promise.resolve(Response.json({})),
      passed: (passage) => record(passage, new Date('2026-11-24T11:00:00Z')),
      found: () => undefined,
    });
    await proxy.fetch(new Request('http://127.0.0.1:4020/api/users/login', { method: 'POST' }));
    expect(readdirSync(folder)).toEqual(['000001-login.har', '000002-login.har']);
  });

  it('goes on handing calls on where none can be recorded, and says so once', async () => {
    const { api } = mockInProcess();
    const lines: string[] = [];
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const proxy = createProxy({
      base: 'http://mock.test/api',
      send: (request) => api.fetch(request),
      passed: () => {
        throw full;
      },
      found: (line) => lines.push(line),
    });
    for (const _ of [1, 2])
      expect((await proxy.fetch(new Request('http://127.0.0.1:4020/api/banner'))).status).toBe(401);
    expect(lines).toEqual([
      'FOUND outside the contract: Each call is recorded.\n  came:  a call that is not: the disk is full',
    ]);
    expect(proxy.checked()).toContainEqual(
      expect.objectContaining({ name: 'the recording', status: 'failed' }),
    );
  });

  it('records nobody: names, dates, ids and texts are fakes, the same ones all along, and the contract still holds', async () => {
    const { api, client, folder } = watched();
    const as = await client.logIn('admin');
    for (const _ of [1, 2]) await client.ask('getCase', { params: { caseId: CASE }, as });
    await client.ask('listUsers', { as, query: { q: 'Vellacott', role: 'Provider' } });
    const files = readdirSync(folder).map((file) => path.join(folder, file));
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    const all = texts.join('\n');
    const patient = api.world().cases.find(CASE)?.patientInfo;
    const people = api.world().users.list();
    for (const secret of [
      as,
      CASE,
      'Vellacott',
      'example.org',
      ...[patient?.lastName, patient?.birthDate].map((one) => one ?? 'none'),
      ...people.flatMap(({ email, displayName, id }) => [email, displayName, id]),
    ])
      expect(all.includes(secret), secret).toBe(false);
    expect(texts[1]).toBe(texts[2]);
    expect(texts[3]).toContain('role=Provider');
    const [, second] = texts.map((text) => (JSON.parse(text) as Recorded).log.entries[0]);
    expect(second?.request.url).toMatch(/^http:\/\/recorded\.invalid\/api\/cases\/cas_/);
    const body: unknown = JSON.parse(second?.response.content.text ?? 'null');
    const headers = new Headers({ 'content-type': 'application/json' });
    const issues = checkResponse(operations.getCase, 200, headers, body);
    expect(issues.filter(({ path: place }) => !place.startsWith('headers.'))).toEqual([]);
    expect(readCounts(files).statuses).toEqual({ 'getCase 200': 2, 'listUsers 200': 1, 'login 200': 1 });
  });
});

it('a proxy whose port is taken says so, and which option chooses another', async () => {
  const { base, close } = await HTML.start();
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runCommand(['proxy', base, '--listen', new URL(base).port])).toBe(EXIT.usage);
  expect(said.mock.calls).toEqual([['That port is taken; choose a free one with --listen.']]);
  said.mockRestore();
  await close();
});

describe('fakes', () => {
  it('keep words of the contract, the form of texts and the days between dates', () => {
    const { value } = createFakes('salt');
    const schema = z.object({
      status: z.enum(['Open', 'Done']),
      id: z.string().regex(/^cas_[a-z0-9-]+$/),
      born: z.string(),
      seen: z.string().nullable(),
      name: z.string(),
      age: z.int(),
    });
    const given = {
      status: 'Open',
      id: 'cas_ab-12',
      born: '1950-02-01',
      seen: '1950-02-03',
      name: 'Ann Öz',
      age: 70,
    };
    const fake = schema.parse(value(given, schema));
    expect([fake.status, fake.age]).toEqual(['Open', 70]);
    expect(fake.name).toMatch(/^[A-Z][a-z]{2} [A-Z][a-z]$/);
    expect([fake.name, fake.id, fake.born]).not.toEqual([given.name, given.id, given.born]);
    expect(Date.parse(fake.seen ?? '') - Date.parse(fake.born)).toBe(2 * 86_400_000);
    expect(createFakes('salt').value(given, schema)).toEqual(fake);
    expect(createFakes('other').value(given, schema)).not.toEqual(fake);
  });
});
