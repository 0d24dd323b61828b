import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { FIRST_CODE_CAME } from './browser/first-code.ts';
import { RouteFailure } from './features/layout/failure.tsx';
import { useNonce } from './nonce.ts';
import { FirstCodeNote } from './ui/feedback/first-code-note.tsx';
import { LateTooltips } from './ui/feedback/late-tooltips.tsx';
import { Toaster } from './ui/feedback/toaster.tsx';
import { type LayoutFlags, useFullScreen } from './ui/full-screen.ts';
import { themeAttribute, themeOf } from './ui/theme.ts';
import { ServerTimeZone, timeZoneOf, useRememberedTimeZone } from './ui/time-zone.ts';
import './tailwind.css';

export function loader({ request }: LoaderFunctionArgs) {
  const cookies = request.headers.get('Cookie');
  return { theme: themeOf(cookies), timeZone: timeZoneOf(cookies) };
}

/** The browser itself writes both cookies, so that it has nothing new to learn of them; it would ask at each filter. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** These settings serve a page that failed before the root's loader could read the reader's own. */
const UNKNOWN_READER = { theme: 'system', timeZone: timeZoneOf(null) } as const;

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const { theme, timeZone } = useRouteLoaderData<typeof loader>('root') ?? UNKNOWN_READER;
  useRememberedTimeZone();
  return (
    <html lang="en" data-theme={themeAttribute(theme)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-raised p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <ServerTimeZone.Provider value={timeZone}>{children}</ServerTimeZone.Provider>
        <Toaster />
        <LateTooltips />
        <FirstCodeNote nonce={nonce} came={FIRST_CODE_CAME} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet context={{ isFullScreen: useFullScreen() } satisfies LayoutFlags} />;
}

export const ErrorBoundary = RouteFailure;
