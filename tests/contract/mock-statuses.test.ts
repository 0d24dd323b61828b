import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#contracts/generated/operations/index.ts';
import type { resolvers } from '#mock-server/resolvers/index.ts';
import type { MockApi } from '#mock-server/server.ts';
import { thirdOf } from '#tests/support/long-run.ts';
import { NO_MARKS, PATCH } from './marks.ts';
import { type Asking, key, type MockClient, mockInProcess, withImages } from './mock-client.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const OWN = 'cas_dp-2026-000009';
const OPEN = 'cas_dp-2026-000004';
const BLOB = 'demo-09-a-1-1';
const IMAGE = 'img_demo-09-a-1-1';

let api: MockApi;
let client: MockClient;
let provider: string;
let provisional: string;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  provider = await client.logIn('provider');
  provisional = await client.logIn('provisional');
});

const readSignedQuery = async (field: string): Promise<Record<string, string>> => {
  const answer = await client.ask('getDownloadLink', { params: { blobId: BLOB }, as: provider });
  const url = (answer.body as { data: Record<string, string> }).data[field] ?? '';
  return Object.fromEntries(new URL(url).searchParams);
};

const forged = { exp: Math.floor(START / 1000) + 60, sig: 'A'.repeat(43) };
const move = (headers: Record<string, string> = {}) => ({
  'Idempotency-Key': key(),
  'If-Match': '"v3"',
  ...headers,
});
const reason = { reason: 'too_busy' };
const unknownKey = (): Asking => ({ query: { colour: 'green' }, as: provider });

/** The road from login to an open slide; the other subjects reach their statuses in files of their own. */
const ROAD = [
  'login',
  'logout',
  'getCurrentUser',
  'getCurrentFacilityUser',
  'listCases',
  'getCase',
  'getCasePreview',
  'pickUpCase',
  'releaseCase',
  'getViewerCase',
  'getAnnotations',
  'putAnnotations',
  'getDownloadLink',
  'getWsiFile',
  'headWsiFile',
  'getDziDescriptor',
  'getTile',
  'getThumbnail',
] as const satisfies readonly (keyof typeof resolvers)[];
type ServedId = (typeof ROAD)[number];

/** What leads to each status of each operation; 429, 500 and 503 come by faults for all of them. */
const ways: Readonly<Record<ServedId, Readonly<Record<number, () => Asking | Promise<Asking>>>>> = {
  login: {
    200: () => ({ body: { email: 'np@example.org', password: 'Pathology-2026' } }),
    400: () => ({ body: { email: 1 } }),
    401: () => ({ body: { email: 'np@example.org', password: 'wrong' } }),
    415: () => ({ body: 'email=np', headers: { 'Content-Type': 'text/plain' } }),
    422: () => ({ body: { email: '', password: '' } }),
  },
  logout: { 200: () => ({ as: provider }), 400: unknownKey, 401: () => ({}) },
  getCurrentUser: { 200: () => ({ as: provider }), 400: unknownKey, 401: () => ({}) },
  getCurrentFacilityUser: {
    200: async () => ({ as: await client.logIn('np') }),
    400: async () => ({ ...unknownKey(), as: await client.logIn('np') }),
    401: () => ({}),
    403: () => ({ as: provider }),
    404: async () => {
      const as = await client.logIn('facility');
      api.world().users.change('usr_demo000004', (user) => ({ ...user, facilityId: null }));
      return { as };
    },
  },
  listCases: {
    200: () => ({ query: { view: 'mine' }, as: provider }),
    400: () => ({ as: provider }),
    401: () => ({ query: { view: 'mine' } }),
    403: () => ({ query: { view: 'available' }, as: provisional }),
  },
  getCase: caseReads(OWN),
  getViewerCase: caseReads(OWN),
  getCasePreview: caseReads(OPEN),
  pickUpCase: {
    200: () => ({ params: { caseId: OPEN }, headers: move(), as: provider }),
    400: () => ({ params: { caseId: OPEN }, as: provider }),
    401: () => ({ params: { caseId: OPEN } }),
    403: () => ({ params: { caseId: OPEN }, headers: move(), as: provisional }),
    404: () => ({ params: { caseId: 'cas_none' }, headers: move(), as: provider }),
    409: () => ({ params: { caseId: 'cas_dp-2026-000003' }, headers: move(), as: provider }),
    412: () => ({
      params: { caseId: 'cas_dp-2026-000011' },
      headers: move({ 'If-Match': '"v1"' }),
      as: provider,
    }),
    422: async () => {
      const headers = move();
      await client.ask('pickUpCase', { params: { caseId: OPEN }, headers, as: provider });
      return { params: { caseId: 'cas_dp-2026-000011' }, headers, as: provider };
    },
    428: () => ({
      params: { caseId: 'cas_dp-2026-000011' },
      headers: { 'Idempotency-Key': key() },
      as: provider,
    }),
  },
  releaseCase: {
    200: () => ({ params: { caseId: OWN }, headers: move(), body: reason, as: provider }),
    400: () => ({ params: { caseId: OWN }, headers: move(), body: {}, as: provider }),
    401: () => ({ params: { caseId: OWN }, headers: move(), body: reason }),
    403: async () => ({
      params: { caseId: OWN },
      headers: move(),
      body: reason,
      as: await client.logIn('np'),
    }),
    404: () => ({ params: { caseId: 'cas_none' }, headers: move(), body: reason, as: provider }),
    409: () => ({ params: { caseId: 'cas_dp-2026-000006' }, headers: move(), body: reason, as: provider }),
    412: () => ({
      params: { caseId: OWN },
      headers: move({ 'If-Match': '"v1"' }),
      body: reason,
      as: provider,
    }),
    415: () => ({
      params: { caseId: OWN },
      headers: move({ 'Content-Type': 'text/plain' }),
      body: 'x',
      as: provider,
    }),
    422: () => ({ params: { caseId: OWN }, headers: move(), body: { reason: 'other' }, as: provider }),
    428: () => ({
      params: { caseId: OWN },
      headers: { 'Idempotency-Key': key() },
      body: reason,
      as: provider,
    }),
  },
  getAnnotations: {
    200: () => marks(),
    400: () => marks({ imageId: 'NOT AN ID' }),
    401: () => ({ ...marks(), as: null }),
    404: () => marks({ imageId: 'img_none' }),
  },
  putAnnotations: {
    200: () => saving(),
    400: () => saving({ body: {} }),
    401: () => saving({ as: null }),
    404: () => saving(marks({ imageId: 'img_none' })),
    409: () => {
      api.world().cases.change(OWN, (record) => ({ ...record, status: 'SignOutCompleted' }));
      return saving();
    },
    412: () => saving({ headers: { 'If-Match': '"v1"' } }),
    413: () => saving({ body: `"${'x'.repeat(9_000_000)}"` }),
    415: () => saving({ headers: { 'Content-Type': 'text/plain' }, body: 'x' }),
    422: () => saving({ body: { ...NO_MARKS, patches: [{ ...PATCH, imageId: 'img_other' }] } }),
    428: () => saving({ headers: {} }),
  },
  getDownloadLink: {
    200: () => ({ params: { blobId: BLOB }, as: provider }),
    400: () => ({ params: { blobId: '.hidden' }, as: provider }),
    401: () => ({ params: { blobId: BLOB } }),
    404: () => ({ params: { blobId: 'demo-01-a-1-1' }, as: provider }),
    410: () => {
      api
        .world()
        .cases.change('cas_dp-2026-000006', (record) =>
          withImages(record, (image) => [{ ...image, gone: true }]),
        );
      return { params: { blobId: 'demo-06-a-1-1' }, as: provider };
    },
  },
  getWsiFile: {
    ...listSignedReads('link'),
    206: async () => ({
      params: { blobId: BLOB },
      query: await readSignedQuery('link'),
      headers: { Range: 'bytes=0-9' },
    }),
    304: async () => ({
      params: { blobId: BLOB },
      query: await readSignedQuery('link'),
      headers: { 'If-None-Match': '*' },
    }),
    416: async () => ({
      params: { blobId: BLOB },
      query: await readSignedQuery('link'),
      headers: { Range: 'bytes=99999999-' },
    }),
  },
  headWsiFile: {
    ...listSignedReads('link'),
    304: async () => ({
      params: { blobId: BLOB },
      query: await readSignedQuery('link'),
      headers: { 'If-None-Match': '*' },
    }),
  },
  getDziDescriptor: listSignedReads('dziUrl'),
  getTile: {
    ...listSignedReads('dziUrl', { level: 0, tile: '0_0', format: 'jpg' }),
    304: async () => ({
      params: { blobId: BLOB, level: 0, tile: '0_0', format: 'jpg' },
      query: await readSignedQuery('dziUrl'),
      headers: { 'If-None-Match': '*' },
    }),
  },
  getThumbnail: listSignedReads('thumbnailUrl'),
};

function marks(at: { readonly imageId?: string } = {}): Asking {
  return { params: { caseId: OWN, imageId: IMAGE, ...at }, as: provider };
}

function saving(changes: Asking = {}): Asking {
  return { ...marks(), headers: { 'If-Match': '"v0"' }, body: NO_MARKS, ...changes };
}

function caseReads(caseId: string): Record<number, () => Asking> {
  return {
    200: () => ({ params: { caseId }, as: provider }),
    400: () => ({ params: { caseId: 'NOT AN ID' }, as: provider }),
    401: () => ({ params: { caseId } }),
    404: () => ({ params: { caseId: 'cas_none' }, as: provider }),
  };
}

function listSignedReads(field: string, more = {}): Record<number, () => Promise<Asking>> {
  const at = (blobId: string) => ({ blobId, ...more });
  return {
    200: async () => ({ params: at(BLOB), query: await readSignedQuery(field) }),
    400: () => Promise.resolve({ params: at(BLOB), query: {} }),
    403: () => Promise.resolve({ params: at(BLOB), query: forged }),
    404: async () => {
      const query = await readSignedQuery(field);
      // The case is withdrawn from the store while its link still stands.
      api.world().cases.remove(OWN);
      return { params: at(BLOB), query };
    },
  };
}

// Declared for every operation with a token, but nobody is refused by role: all may call these, or whoever may not hears 404.
const OUT_OF_REACH: Readonly<Partial<Record<ServedId, readonly number[]>>> = {
  logout: [403],
  getCurrentUser: [403],
  getCase: [403],
  getViewerCase: [403],
  getCasePreview: [403],
  getAnnotations: [403],
  putAnnotations: [403],
  getDownloadLink: [403],
};

const BY_FAULT = [429, 500, 503];

const declared = ROAD.flatMap((id) =>
  Object.keys(operations[id].responses)
    .map(Number)
    .filter((status) => !(OUT_OF_REACH[id] ?? []).includes(status))
    .map((status) => [id, status] as const),
);

describe('every declared status on the road to a slide', () => {
  it.each(thirdOf(declared))('%s answers %i as the contract says', async (id, status) => {
    let asking: Asking | undefined;
    if (BY_FAULT.includes(status)) {
      await client.control('POST', '/faults', { match: { operationId: id }, kind: 'status', status });
      asking = {
        params: { caseId: OWN, imageId: IMAGE, blobId: BLOB, level: 0, tile: '0_0', format: 'jpg' },
      };
    } else asking = await ways[id][status]?.();
    expect(asking).toBeDefined();
    const answer = await client.ask(id, asking);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(answer.code).not.toBeNull();
  });
});
