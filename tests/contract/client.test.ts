import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiClient } from '#contracts/client.ts';
import { createEnquiry } from '#contracts/generated/operations/createEnquiry.ts';
import { getCase } from '#contracts/generated/operations/getCase.ts';
import { getTile } from '#contracts/generated/operations/getTile.ts';
import { headWsiFile } from '#contracts/generated/operations/headWsiFile.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import { listCases } from '#contracts/generated/operations/listCases.ts';
import { login } from '#contracts/generated/operations/login.ts';
import { logout } from '#contracts/generated/operations/logout.ts';
import { putCaseAttachment } from '#contracts/generated/operations/putCaseAttachment.ts';
import { releaseCase } from '#contracts/generated/operations/releaseCase.ts';
import type { Operation } from '#contracts/operation.ts';
import { json, LOGGED_OUT, serveInTests } from './loopback.ts';

const KEY = '"0b9b1f0e-5a51-4a5d-9a38-5d6f3c6d7e8f"';
const SIGNED = { exp: 1, sig: 'AAAAAAAAAAAAAAAAAAAA' };

const serve = serveInTests();

describe('what is sent', () => {
  it('S7-04 carries the bearer token and no cookie', async () => {
    const options = await serve(json(LOGGED_OUT, 200, { 'Set-Cookie': 'a=1' }));
    const sent: Request[] = [];
    const watch: typeof fetch = (request) => {
      sent.push(request as Request);
      return fetch(request);
    };
    const client = createApiClient({ ...options, fetch: watch }, { logout });
    await client.logout();
    expect((await client.logout()).ok).toBe(true);
    expect(options.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer tok_1',
      'Bearer tok_1',
    ]);
    expect(options.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
    expect(sent.map(({ credentials, redirect }) => [credentials, redirect])).toContainEqual([
      'omit',
      'manual',
    ]);
  });

  it('S7-04 skips the token where an operation needs none, and where there is none', async () => {
    const options = await serve(json(LOGGED_OUT));
    const client = createApiClient({ ...options, token: () => null }, { logout });
    await client.logout();
    await createApiClient(options, { login }).login({ body: { email: 'a@example.org', password: 'b' } });
    expect(options.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('S7-02 sends JSON with everything but a GET, which carries no body', async () => {
    const options = await serve(json(LOGGED_OUT));
    const client = createApiClient(options, { login, listCases });
    const credentials = { email: 'a@example.org', password: 'ü' };
    await client.login({ body: credentials });
    await client.listCases({ query: { view: 'mine' }, ...({ body: { a: 1 } } as object) });
    const [post, get] = options.requests;
    expect(post).toMatchObject({ method: 'POST', url: '/api/users/login' });
    expect(post?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(post?.body ?? '')).toEqual(credentials);
    expect(get).toMatchObject({ method: 'GET', url: '/api/cases?view=mine', body: '' });
    expect(get?.headers['content-type']).toBeUndefined();
  });

  it('S7-02 reads by GET throughout the contract, and what reads carries no body', () => {
    const reads = Object.values(operations).filter(({ id }) => /^(get|list|head)[A-Z]/.test(id));
    expect(reads.length).toBeGreaterThan(40);
    expect(reads.filter(({ method, body }) => !/^(GET|HEAD)$/.test(method) || body !== null)).toEqual([]);
    const others = Object.values(operations).filter(({ method }) => method === 'GET' || method === 'HEAD');
    expect(
      others.filter(({ id }) => !/^(get|list|head|export|search)[A-Z]/.test(id)).map(({ id }) => id),
    ).toEqual([]);
  });

  it('S7-03 repeats arrays, JSON-encodes objects and leaves out what is undefined', async () => {
    const options = await serve(json(LOGGED_OUT));
    const search = {
      ...logout,
      method: 'GET',
      query: z.object({
        status: z.array(z.string()).optional(),
        filter: z.object({ from: z.string() }).optional(),
        q: z.string().optional(),
      }),
    } as const satisfies Operation;
    const client = createApiClient(options, { search });
    await client.search({ query: { status: ['New', 'In Progress'], filter: { from: 'a&b' }, q: undefined } });
    expect(options.requests[0]?.url).toBe(
      '/api/auth/logout?status=New&status=In%20Progress&filter=%7B%22from%22%3A%22a%26b%22%7D',
    );
  });

  it('fills templated paths and passes conditions and keys on as headers', async () => {
    const options = await serve(json(LOGGED_OUT));
    const client = createApiClient(options, { getTile, releaseCase });
    const params = { blobId: 'demo-1', level: 3, tile: '1_2', format: 'jpg' } as const;
    await client.getTile({ params, query: SIGNED });
    const headers = { 'If-Match': '"v4"', 'Idempotency-Key': KEY };
    await client.releaseCase({ params: { caseId: 'cas_1' }, headers, body: { reason: 'illness' } });
    expect(options.requests[0]?.url).toBe('/api/wsi/tiles/demo-1/3/1_2.jpg?exp=1&sig=AAAAAAAAAAAAAAAAAAAA');
    expect(options.requests[1]?.headers).toMatchObject({ 'if-match': '"v4"', 'idempotency-key': KEY });
  });

  it('gives a change a key of its own where the caller has none, and keeps it over the repetitions', async () => {
    let asked = 0;
    const options = await serve((request, response) => {
      asked += 1;
      json(LOGGED_OUT, asked % 2 === 1 ? 503 : 200)(request, response);
    });
    const client = createApiClient(
      { ...options, retries: 1, sleep: () => Promise.resolve() },
      { releaseCase },
    );
    const call = {
      params: { caseId: 'cas_1' },
      headers: { 'If-Match': '"v4"' },
      body: { reason: 'illness' },
    } as const;
    await client.releaseCase(call);
    await client.releaseCase(call);
    const [first, repeated, second, last] = options.requests.map(
      (request) => request.headers['idempotency-key'],
    );
    expect(first).toMatch(/^"[0-9a-f-]{36}"$/);
    expect([repeated, last]).toEqual([first, second]);
    expect(second).not.toBe(first);
  });

  it('sends a file as it is, under its own media type', async () => {
    const options = await serve(json(LOGGED_OUT));
    const client = createApiClient(options, { putCaseAttachment });
    const body = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const params = { caseId: 'cas_1', slot: 'labReports' } as const;
    await client.putCaseAttachment({ params, headers: { 'X-File-Name': 'a.pdf' }, body });
    expect(options.requests[0]).toMatchObject({ method: 'PUT', body: '%PDF-1.7' });
    expect(options.requests[0]?.headers['content-type']).toBe('application/pdf');
  });

  it('names the caller to an operation that answers others too', async () => {
    const options = await serve(json(LOGGED_OUT));
    const body = { firstName: 'Demo', lastName: 'Person' };
    const enquiry = { body } as unknown as Parameters<typeof client.createEnquiry>[0];
    const client = createApiClient(options, { createEnquiry });
    await client.createEnquiry(enquiry);
    await createApiClient({ ...options, token: () => null }, { createEnquiry }).createEnquiry(enquiry);
    expect(options.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer tok_1', undefined]);
  });

  it.each(['..', '../users/login', 'usr_1', 'cas_1/preview', ''])('never sends the id %j', async (caseId) => {
    const options = await serve(json(LOGGED_OUT));
    const result = await createApiClient(options, { getCase }).getCase({ params: { caseId } });
    expect(result).toMatchObject({
      error: { kind: 'contract', status: 0, issues: [{ path: 'params.caseId' }] },
    });
    expect(options.requests).toEqual([]);
  });

  it('has a function for every operation it is given, and no other', () => {
    const options = { baseUrl: 'http://127.0.0.1/api', token: () => null };
    expect(Object.keys(createApiClient(options, operations))).toEqual(Object.keys(operations));
    expect(Object.keys(createApiClient(options, { login }))).toEqual(['login']);
  });
});

describe('what comes back', () => {
  it('hands over bytes, and the headers of a HEAD', async () => {
    const options = await serve((request, response) => {
      response.writeHead(200, { 'Content-Length': 3, ETag: '"f1"' });
      response.end(request.method === 'HEAD' ? undefined : 'abc');
    });
    const client = createApiClient(options, { getTile, headWsiFile });
    const params = { blobId: 'demo-1', level: 0, tile: '0_0', format: 'png' } as const;
    const tile = await client.getTile({ params, query: SIGNED });
    expect(tile.ok && (await new Response(tile.value.data).text())).toBe('abc');
    const head = await client.headWsiFile({ params: { blobId: 'demo-1' }, query: SIGNED });
    expect(head.ok && head.value.headers.get('etag')).toBe('"f1"');
  });

  it('hands over nothing of another case than the one that was asked for, in whatever form it comes', async () => {
    const data = { id: 'cas_dp-2026-000006', caseID: 'DP-2026-000006' };
    const options = await serve(json({ ...LOGGED_OUT, data }));
    const breaches: unknown[] = [];
    const client = createApiClient({ ...options, onBreach: (one) => breaches.push(one) }, { getCase });
    const other = await client.getCase({ params: { caseId: 'cas_dp-2026-000009' } });
    expect(other).toMatchObject({
      ok: false,
      error: { kind: 'contract', status: 200, issues: [{ path: 'data.id', code: 'another_thing' }] },
    });
    expect(breaches).toEqual([]);
  });

  it('hands over a file while it is still written, and tells when it breaks off', async () => {
    let goOn = (_rest: 'end' | 'break') => {};
    const options = await serve((_request, response) => {
      response.writeHead(200);
      response.write('first');
      goOn = (rest) => (rest === 'end' ? response.end('last') : response.destroy());
    });
    const client = createApiClient(options, { getTile });
    const params = { blobId: 'demo-1', level: 0, tile: '0_0', format: 'png' } as const;
    const begun = async () => {
      const tile = await client.getTile({ params, query: SIGNED });
      const reader = tile.ok ? tile.value.data.getReader() : expect.fail('no file');
      expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('first');
      return reader;
    };
    const whole = await begun();
    goOn('end');
    expect(Buffer.from((await whole.read()).value ?? []).toString()).toBe('last');
    const broken = await begun();
    goOn('break');
    await expect(broken.read()).rejects.toThrow();
  });

  it('is a refusal when isSuccess is false under a 200', async () => {
    const refusal = { ...LOGGED_OUT, isSuccess: false, message: 'Wrong.' };
    const options = await serve(json(refusal, 200, { 'X-Error-Code': 'INVALID_CREDENTIALS' }));
    const result = await createApiClient(options, { login }).login({ body: { email: 'a', password: 'b' } });
    const error = { kind: 'http', status: 200, code: 'INVALID_CREDENTIALS', envelope: refusal };
    expect(result).toMatchObject({ ok: false, error });
  });

  it('D11 survives a proxy’s page, JSON cut short and a redirect', async () => {
    const bodies: [number, string][] = [
      [502, '<html><body>Bad Gateway</body></html>'],
      [200, '{"isSuccess": tr'],
      [200, ''],
      [302, ''],
    ];
    let turn = 0;
    const options = await serve((_, response) => {
      const [status, body] = bodies[turn++] ?? [500, ''];
      response.writeHead(status, { 'Content-Type': 'text/html', Location: '/elsewhere' }).end(body);
    });
    const client = createApiClient(options, { logout });
    expect(await client.logout()).toMatchObject({ error: { kind: 'http', status: 502, envelope: null } });
    expect(await client.logout()).toMatchObject({ error: { kind: 'malformed', status: 200 } });
    expect(await client.logout()).toMatchObject({ error: { kind: 'malformed', status: 200 } });
    expect(await client.logout()).toMatchObject({ error: { kind: 'http', status: 302 } });
    expect(options.requests.every(({ url }) => url === '/api/auth/logout')).toBe(true);
  });

  it('D11 names the path and never the value when the contract is broken', async () => {
    const page = {
      items: [{ patientInfo: { lastName: 'Haverly' } }],
      page: 1,
      pageSize: 20,
      total: 1,
      totalPages: 1,
    };
    const options = await serve(json({ ...LOGGED_OUT, data: page }));
    const result = await createApiClient(options, { listCases }).listCases({ query: { view: 'mine' } });
    expect(result).toMatchObject({ ok: false, error: { kind: 'contract', operation: 'listCases' } });
    const text = JSON.stringify(result);
    expect(text).toContain('data.items.0.patientInfo.firstName');
    expect(text).not.toContain('Haverly');
  });

  it('is a network error when nobody listens, and nothing is sent while offline', async () => {
    const options = await serve(json(LOGGED_OUT));
    const offline = createApiClient({ ...options, online: () => false }, { logout });
    expect(await offline.logout()).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(options.requests).toEqual([]);
    await options.close();
    expect(await createApiClient(options, { logout }).logout()).toMatchObject({ error: { kind: 'network' } });
  });
});
