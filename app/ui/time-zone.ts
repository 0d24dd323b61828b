import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

const COOKIE = 'zone';
const YEAR_S = 31_536_000;
const UNKNOWN = 'UTC';

const neverChanges = () => () => {};
export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The time zone in a Cookie header; UTC where there is none, or one that nobody knows. */
export function timeZoneOf(cookies: string | null): string {
  const found = /(?:^|;\s*)zone=([^;]{1,60})(?:;|$)/.exec(cookies ?? '')?.[1] ?? '';
  const name = found.replaceAll('%2F', '/');
  return name !== '' && isZone(name) ? name : UNKNOWN;
}

/** What the server knows of the reader's zone, so that the first paint has their times and not those of Greenwich. */
export const ServerTimeZone = createContext(UNKNOWN);

/** The zone that the server knows while the page is hydrated, so that both write the same text; then the browser's. */
export function useTimeZone(): string {
  const known = useContext(ServerTimeZone);
  return useSyncExternalStore(neverChanges, browserZone, () => known);
}

/** Tells the server the zone for the pages to come. The login is always before them. */
export function useRememberedTimeZone(): void {
  useEffect(() => {
    const zone = encodeURIComponent(browserZone());
    // The newer cookie store interface is not in every browser that hospitals run.
    document.cookie = `${COOKIE}=${zone}; path=/; max-age=${YEAR_S}; samesite=lax`;
  }, []);
}
