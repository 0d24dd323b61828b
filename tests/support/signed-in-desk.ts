import { vi } from 'vitest';
import { startSession } from '#app/server/session.server.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { Desk } from '../contract/report-desk.ts';

/** The cookie of the pathologist at this desk, who is signed in to pages that ask the desk's API. */
export async function signInAtDesk({ api, tokens }: Pick<Desk, 'api' | 'tokens'>): Promise<string> {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  vi.stubGlobal('fetch', (request: Request) => api.fetch(request));
  const signedIn = {
    userId: PROVIDER,
    displayName: 'Anybody',
    email: 'any@example.org',
    status: 'Active',
    role: 'Provider',
    staffRole: null,
    token: tokens.provider,
    expiresAt: Date.now() + 3_600_000,
  } as const;
  const started = await startSession(new Request('http://localhost/login'), signedIn, '/');
  return started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
