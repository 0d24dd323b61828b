import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Starts at the server's time, so that hydration agrees, and goes on by the minute unless told: a list stays open for hours. */
export function useNow(serverNow: string, tickMs = MINUTE_MS): string {
  const [passed, setPassed] = useState({ since: serverNow, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed({ since: serverNow, ms: performance.now() - start }), tickMs);
    return () => clearInterval(timer);
  }, [serverNow, tickMs]);
  const elapsedMs = passed.since === serverNow ? passed.ms : 0;
  return new Date(Date.parse(serverNow) + elapsedMs).toISOString();
}
