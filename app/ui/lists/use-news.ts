import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Rows that have come since the list was made, in words, and what shows them. */
export interface News {
  readonly text: string;
  readonly show: () => void;
}

/** So often a list that is in sight asks whether there is more. */
const EVERY_MS = 30_000;

interface Known {
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * Asks `address` now and then, and says '3 new' instead of letting rows jump under the hand. A page out of sight does
 * not ask; an answer that cannot be had, or that `read` throws at, is no news, and the next turn asks again. `read`
 * stays the same from render to render.
 */
export function useNews(address: string, shown: Known, read: (answer: unknown) => Known): News | null {
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<{ readonly of: string; readonly known: Known } | null>(null);
  const of = `${address} ${shown.ids.join(' ')}`;
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const response = await fetch(address, { signal: leaving.signal, redirect: 'manual' });
        if (response.ok) setLatest({ of, known: read(await response.json()) });
      } catch {
        // A list works without news; what is wrong with the connection is said by what the reader does.
      }
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [address, of, read]);

  const known = latest?.of === of ? latest.known : null;
  const text = known === null ? null : newsText(shown, known);
  return text === null ? null : { text, show: revalidate };
}

/** '3 new', '1 gone', or that other rows stand on this page now; null where nothing has changed. */
export function newsText(shown: Known, known: Known): string | null {
  const grown = known.total - shown.total;
  if (grown > 0) return `${grown} new`;
  if (grown < 0) return `${-grown} gone`;
  return known.ids.every((id) => shown.ids.includes(id)) ? null : 'This page has changed';
}
