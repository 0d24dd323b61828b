import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAnnotations } from './annotations.server.ts';
import { apiWith } from './api.server.ts';

let etag: string | null = null;
beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const data = {
    imageId: 'img_demo000001',
    version: 3,
    savedAt: null,
    checksum: null,
    rulers: [],
    patches: [],
    log: [],
    scaleByHand: null,
  };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        { isSuccess: true, data, message: null, error: null, details: null },
        { headers: etag === null ? {} : { ETag: etag } },
      ),
    ),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['as the API sends it', '"v4"', '"v4"'],
  ['weakened by a proxy that compresses', 'W/"v3"', '"v3"'],
  ['renamed by a proxy that compresses', '"v3-gzip"', '"v3"'],
  ['taken away', null, '"v3"'],
])(
  'the version that marks are saved under names those that are there, with a tag %s',
  async (_, sent, named) => {
    etag = sent;
    const answer = await readAnnotations(apiWith({ token: 'a token' }), {
      caseId: 'cas_1',
      imageId: 'img_demo000001',
    });
    expect(answer).toMatchObject({ ok: true, etag: named });
  },
);

it('marks of another slide are read as none of this one', async () => {
  const image = { caseId: 'cas_1', imageId: 'img_demo000002' };
  const answer = await readAnnotations(apiWith({ token: 'a token' }), image);
  expect(answer).toMatchObject({ ok: false, status: 502 });
});
