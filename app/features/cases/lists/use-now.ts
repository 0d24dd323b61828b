import { useEffect, useState } from 'react';

const TICK_MS = 60_000;

/** Starts at the server's time, so that hydration agrees, and goes on by the minute: a list stays open for hours. */
export function useNow(serverNow: string): string {
  const [passed, setPassed] = useState({ since: serverNow, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed({ since: serverNow, ms: performance.now() - start }), TICK_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  const elapsedMs = passed.since === serverNow ? passed.ms : 0;
  return new Date(Date.parse(serverNow) + elapsedMs).toISOString();
}
