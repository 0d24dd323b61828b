import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '#app/server/api.server.ts';
import { startSession } from '#app/server/session.server.ts';
import type { ApiError } from '#contracts/api-error.ts';
import { err, ok } from '#contracts/result.ts';
import { formOf } from './case-form.test-support.tsx';
import { beginUpload, changeSlot, changeUpload, putPart, readUpload } from './files.server.ts';

const answerOf = <T>(data: T) => ok({ data, message: null, status: 200, headers: new Headers() });

const STALE: ApiError = {
  kind: 'http',
  operation: 'putCaseAttachment',
  status: 412,
  code: null,
  envelope: { isSuccess: false, data: null, message: null, error: 'This case was changed.', details: null },
  retryAfterMs: null,
  requestId: null,
};

/** A case of which every file makes a new version, as the API has it. */
function caseOf() {
  let version = 1;
  const held = new Map<string, string>();
  const put = ({ params, headers }: { params: { slot: string }; headers: Record<string, string> }) => {
    if (headers['If-Match'] !== `"v${version}"`) return Promise.resolve(err(STALE));
    version += 1;
    held.set(params.slot, headers['X-File-Name'] ?? '');
    return Promise.resolve(answerOf({}));
  };
  const form = () => {
    const { attachments } = formOf();
    const filled = attachments.map(({ slot }) => ({
      slot,
      file: held.has(slot)
        ? { name: held.get(slot), type: 'application/pdf', bytes: 8, uploadedAt: '2026-11-20T12:00:00Z' }
        : null,
    }));
    return { ...formOf(), etag: `"v${version}"`, attachments: filled };
  };
  const api = { getCaseForm: () => Promise.resolve(answerOf(form())), putCaseAttachment: put };
  return { api: api as unknown as Api, held };
}

const sent = (name: string) => ({ insteadOf: '', name, bytes: 8, file: new Blob(['%PDF-1.7']) });

it('files for several slots that are sent at once do not refuse each other', async () => {
  const { api, held } = caseOf();
  const slots = formOf().attachments.map(({ slot }) => slot);
  const answers = await Promise.all(slots.map((slot) => changeSlot(api, 'cas_1', slot, sent(`${slot}.pdf`))));
  expect(answers.map(({ kind }) => kind)).toEqual(slots.map(() => 'done'));
  expect([...held.values()].toSorted()).toEqual(slots.map((slot) => `${slot}.pdf`).toSorted());
});

it('a file that came into the slot meanwhile is not replaced by trying again', async () => {
  const { api, held } = caseOf();
  const both = ['first.pdf', 'other.pdf'].map((name) => changeSlot(api, 'cas_1', 'labReports', sent(name)));
  expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(['done', 'taken']);
  expect(held.get('labReports')).toBe('first.pdf');
});

const context = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The session of somebody who has logged in, as a browser sends it. */
async function cookieOfAnna() {
  vi.stubEnv('APP_API_URL', 'http://localhost/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const fresh = {
    token: 'token',
    expiresAt: Date.now() + 3_600_000,
    userId: 'usr_1',
    displayName: 'Anna',
    email: 'anna@example.org',
    role: 'MedicalFacility',
    status: 'Active',
  } as const;
  const started = await startSession(new Request('http://localhost/login'), fresh, '/');
  return { Cookie: started.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

it.each([
  [
    'usr_1',
    'The file cannot be sent like this. Load the page again, and choose the file once more.',
    { bytes: 0 },
  ],
  ['usr_2', 'Another person has logged in with this browser.', {}],
])('a slide that is announced for %s in vain is answered: %s', async (userId, message, wrong) => {
  const headers = await cookieOfAnna();
  const body = {
    userId,
    fileName: 'a.svs',
    bytes: 9,
    caseId: 'cas_1',
    key: 'key',
    companionOf: null,
    ...wrong,
  };
  const request = new Request('http://localhost/resources/new-upload', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(await beginUpload({ request, params: {}, context })).toMatchObject({ kind: 'refused', message });
});

it.each([
  ['a part', 'PUT', 'upload-part/upl_1/7', putPart],
  ['the end of its parts', 'POST', 'upload/upl_1', changeUpload],
  ['its taking away', 'DELETE', 'upload/upl_1', changeUpload],
  ['a look at it', 'GET', 'upload/upl_1', readUpload],
])(
  '%s of a slide is not asked in the name of who logged in beside its page',
  async (_, method, path, act) => {
    const asked = vi.fn(() => Promise.reject(new Error('Nothing is asked.')));
    vi.stubGlobal('fetch', asked);
    const headers = { ...(await cookieOfAnna()), 'X-User': 'usr_2' };
    const request = new Request(`http://localhost/resources/${path}`, {
      method,
      headers,
      ...(method === 'POST' ? { body: '{"key":"key"}' } : {}),
    });
    expect(await act({ request, params: { uploadId: 'upl_1', part: '7' }, context })).toMatchObject({
      kind: 'refused',
      message: 'Another person has logged in with this browser.',
    });
    expect(asked).not.toHaveBeenCalled();
  },
);

it.each([
  ['sends a part', 'PUT', 'upload-part/upl_1/7', putPart, 'refused'],
  ['ends its parts', 'POST', 'upload/upl_1', changeUpload, 'refused'],
  ['takes it away', 'DELETE', 'upload/upl_1', changeUpload, 'later'],
])(
  'an older page that %s does not say whose it is, and is to be loaded again',
  async (_, method, path, act, kind) => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('Nothing is asked.')));
    const headers = await cookieOfAnna();
    const request = new Request(`http://localhost/resources/${path}`, { method, headers });
    expect(await act({ request, params: { uploadId: 'upl_1', part: '7' }, context })).toMatchObject({
      kind,
      message: 'The file cannot be sent like this. Load the page again, and choose the file once more.',
    });
  },
);

it.each(['', '{"key":', '{"key":7}'])(
  'an end of the parts that says %j is refused in words',
  async (body) => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('Nothing is asked.')));
    const headers = { ...(await cookieOfAnna()), 'X-User': 'usr_1' };
    const request = new Request('http://localhost/resources/upload/upl_1', { method: 'POST', headers, body });
    expect(await changeUpload({ request, params: { uploadId: 'upl_1' }, context })).toMatchObject({
      kind: 'refused',
      message: 'The file cannot be sent like this. Load the page again, and choose the file once more.',
    });
  },
);
