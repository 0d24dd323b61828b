import type { AppLoadContext, LoaderFunction } from '@remix-run/node';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#app/core/access/roles.ts';
import { UnderConstruction } from '#app/features/layout/under-construction.tsx';
import * as member from '#app/routes/_member.tsx';
import * as visitors from '#app/routes/_public.tsx';
import * as elsewhere from '#app/routes/$.tsx';
import { startSession } from '#app/server/session.server.ts';

const TEXT = 'The platform is closed on Sunday.';
const HOUR = 3_600_000;

interface Frame {
  readonly default: FunctionComponent;
  readonly loader?: LoaderFunction;
}

/** How the API answers a question for the message over every page. */
let answerBanner: () => Response = () => new Response('{}', { status: 503 });

const bannerFrom =
  (startsAt: number, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    Response.json(
      {
        isSuccess: true,
        data: {
          version: 1,
          etag: '"v1"',
          message: {
            text: TEXT,
            level: 'warning',
            startsAt: new Date(startsAt).toISOString(),
            endsAt: null,
            setBy: { userId: 'usr_demo000006', displayName: 'Demo Admin' },
          },
        },
        message: null,
        error: null,
        details: null,
      },
      { headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store', ETag: '"v1"', ...headers } },
    );

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  answerBanner = bannerFrom(Date.now() - HOUR);
  vi.stubGlobal('fetch', ({ url }: Request) =>
    Promise.resolve(url.endsWith('/banner') ? answerBanner() : new Response('{}', { status: 503 })),
  );
  // On a server there is no layout to have an effect on, which React says of each part that has one.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function cookieOf(role: Role): Promise<string> {
  const person = {
    userId: 'usr_any',
    displayName: 'Anybody',
    email: 'anybody@example.org',
    status: 'Active',
  };
  const started = await startSession(
    new Request('http://localhost/login'),
    { ...person, role, token: 'a token', expiresAt: Date.now() + HOUR },
    '/',
  );
  return started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

/** The frame around a screen of the title 'A screen', as the server writes it for this person. */
async function written(frame: Frame, path: string, role: Role | null): Promise<string> {
  const headers = new Headers(role === null ? {} : { Cookie: await cookieOf(role) });
  const request = new Request(`http://localhost${path}`, { headers });
  const answer: unknown = await frame.loader?.({ request, params: {}, context });
  const data: unknown = answer instanceof Response ? await answer.json() : (answer ?? null);
  const screen = createElement(UnderConstruction, { title: 'A screen' });
  const route = {
    id: 'frame',
    path: '*',
    element: createElement(frame.default),
    loader: () => Response.json(data),
  };
  const router = createMemoryRouter([{ ...route, children: [{ path: '*', element: screen }] }], {
    initialEntries: [path],
    hydrationData: { loaderData: { frame: data } },
  });
  return renderToString(createElement(RouterProvider, { router }));
}

describe('the frame of a member', () => {
  const frames = [
    ['a screen', member, '/task'],
    ['a page that there is not', elsewhere, '/nowhere'],
  ] as const;

  it.each(frames)(
    'S2.2-10 S4.1-13 of %s shows the message of the server under the header',
    async (_, frame, path) => {
      expect(await written(frame, path, 'Provider')).toContain(TEXT);
    },
  );

  it.each(frames)(
    'S2.2-09 of %s has no tabs of a facility while there is a message',
    async (_, frame, path) => {
      const tab = 'href="/send-out-cases"';
      expect(await written(frame, path, 'MedicalFacility')).not.toContain(tab);
      expect(await written(frame, path, 'Provider')).toContain('href="/selectedCases"');
      answerBanner = bannerFrom(Date.now() + HOUR);
      const before = await written(frame, path, 'MedicalFacility');
      expect(before).not.toContain(TEXT);
      expect(before).toContain(tab);
    },
  );

  it.each(frames)(
    'S4.1-13 of %s takes a message that could not be asked for as unknown, and not as cleared',
    async (_, frame, path) => {
      answerBanner = () => new Response('{}', { status: 503 });
      const request = new Request(`http://localhost${path}`, {
        headers: { Cookie: await cookieOf('Provider') },
      });
      const answer: unknown = await frame.loader({ request, params: {}, context });
      expect(answer instanceof Response ? await answer.json() : answer).toMatchObject({ banner: 'unknown' });
    },
  );

  it('shows a message that begins now by the clock of an API that is a day ahead', async () => {
    const aDayOn = Date.now() + 24 * HOUR;
    answerBanner = bannerFrom(aDayOn - 1000, { Date: new Date(aDayOn).toUTCString() });
    expect(await written(member, '/task', 'Provider')).toContain(TEXT);
    answerBanner = bannerFrom(aDayOn + HOUR, { Date: new Date().toUTCString() });
    expect(await written(member, '/task', 'Provider')).not.toContain(TEXT);
  });

  it.each(['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'] as const)(
    'S2.3-04 shows the title of a screen to admins alone: %s',
    async (role) => {
      const heading = /<h1 class="([^"]*)">A screen<\/h1>/.exec(await written(member, '/task', role))?.[1];
      expect(heading?.includes('sr-only')).toBe(role !== 'Admin');
    },
  );
});

it('S1-06 the frame of every public page ends with the social media and the year', async () => {
  const page = await written(visitors, '/login', null);
  const footer = page.slice(page.indexOf('<footer'));
  expect(footer).toContain(String(new Date().getFullYear()));
  expect([...footer.matchAll(/href="https:\/\//g)].length).toBeGreaterThan(2);
});
