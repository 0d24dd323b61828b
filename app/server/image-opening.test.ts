import { beforeEach, expect, it, vi } from 'vitest';
import { noteOpening } from './image-opening.server.ts';
import type { Session } from './session-store.server.ts';

const session: Session = {
  createdAt: 0,
  lastActivity: 0,
  id: 'ses_1',
  userId: 'usr_1',
  displayName: 'Anybody',
  email: 'anybody@example.org',
  role: 'Provider',
  status: 'Active',
  token: 'a token',
  expiresAt: Number.MAX_SAFE_INTEGER,
};
const image = { caseId: 'cas_1', imageId: 'img_1' };

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
});

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};

const failure = { isSuccess: false, data: null, message: null, error: 'No', details: null };
const refusing = (status: number) => () => Promise.resolve(Response.json(failure, { status }));

it.each([
  [404, 'refused'],
  [409, 'refused'],
  [429, 'later'],
  [503, 'later'],
])('an opening that the API answers with %i is to be told %s', async (status, came) => {
  const asked = answering(refusing(status));
  expect(await noteOpening(session, image, { userId: 'usr_1' })).toEqual({ came });
  expect(asked).toHaveBeenCalled();
});

it('an opening that did not reach the API is told again later', async () => {
  answering(() => Promise.reject(new TypeError('no network')));
  expect(await noteOpening(session, image, { userId: 'usr_1' })).toEqual({ came: 'later' });
});

it('nobody’s slides are noted as opened by another person, nor by whoever signs nothing', async () => {
  const asked = answering(refusing(503));
  expect(await noteOpening(session, image, { userId: 'usr_2' })).toEqual({ came: 'refused' });
  expect(await noteOpening(session, image, null)).toEqual({ came: 'refused' });
  expect(await noteOpening({ ...session, role: 'Admin' }, image, { userId: 'usr_1' })).toEqual({
    came: 'refused',
  });
  expect(asked).not.toHaveBeenCalled();
});
