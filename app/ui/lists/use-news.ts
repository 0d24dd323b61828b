import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { ListState } from '#app/core/lists/list-state.ts';
import { readNews } from '#app/core/lists/read-news.ts';
import { waitTold } from '#app/core/lists/wait-told.ts';
import { useListSearch } from './filters/use-list-search.ts';

/** Rows that have come since the list was made, in words, and what shows them. */
export interface News {
  readonly text: string;
  readonly show: () => void;
}

/** How often a list that is in sight asks whether there is more. */
const EVERY_MS = 30_000;

interface Known {
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * Asks now and then what a list would show, and says '3 new' instead of letting rows jump under the hand. A page out of
 * sight does not ask; an answer that cannot be had or read is no news, and the next turn asks again,
 * unless the server has said for how long it wants no more. `name` is the
 * list's key; null where nobody is asked. A list that could not be read has nothing that could be compared.
 */
export function useNews(
  name: string | null,
  rows: readonly { readonly id: string }[],
  { total, failure }: Pick<ListState, 'total' | 'failure'>,
): News | null {
  const { revalidate } = useRevalidator();
  const { search } = useListSearch();
  const address = name === null || failure !== undefined ? null : `/resources/list-news/${name}${search}`;
  const shown = { ids: rows.map(({ id }) => id), total };
  const [latest, setLatest] = useState<{ readonly of: string; readonly known: Known } | null>(null);
  const of = `${address} ${shown.ids.join(' ')}`;
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    let quietUntil = 0;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() < quietUntil) return;
      try {
        const response = await fetch(address, { signal: leaving.signal, redirect: 'manual' });
        quietUntil = Date.now() + waitTold(response);
        if (response.ok) setLatest({ of, known: readNews(await response.json()) });
      } catch {
        // A list works without news; what is wrong with the connection is said by what the reader does.
      }
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [address, of]);

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
