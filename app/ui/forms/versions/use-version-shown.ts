import { useState } from 'react';
import { keysOf } from '#app/core/objects.ts';

/** The version of a thing, with what else a form names of it. */
interface Version {
  readonly etag: string;
}

/**
 * The version that a form is sent with: the one that its page shows, or what refused tries have saved of it since, one
 * after another, until the page is read again. Whoever corrects a refused try at once goes on from there. `isStale` says
 * that the last try was refused since something was changed: the next one is sent with all that the page shows by then.
 */
export function useVersionShown<Shown extends Version>(
  shown: Shown,
  saved: (Shown & { readonly before: string }) | null | undefined,
  isStale = false,
): Shown {
  const [known, setKnown] = useState({ page: shown, now: shown, saved });
  const isRead = known.page.etag !== shown.etag || (isStale && differs(known.page, shown));
  // Where a save leaves the version of the thing as it was, only this tells one that the page shows already.
  const isNews = saved?.etag !== saved?.before || saved !== known.saved;
  const now = isRead ? shown : isNews && saved?.before === known.now.etag ? saved : known.now;
  if (isRead || now !== known.now) setKnown({ page: isRead ? shown : known.page, now, saved });
  return now;
}

/** The version of a thing may stay while that of a part of it, which the form names too, moves on. */
const differs = <Shown extends Version>(one: Shown, other: Shown): boolean =>
  keysOf(one).some((name) => one[name] !== other[name]);
