import { useState } from 'react';

/** The version of a thing, with what else a form names of it. */
interface Version {
  readonly etag: string;
}

/**
 * The version that a form is sent with: the one that its page shows, or what refused tries have saved of it since, one
 * after another, until the page is read again. Whoever corrects a refused try at once goes on from there.
 */
export function useVersionShown<Shown extends Version>(
  shown: Shown,
  saved: (Shown & { readonly before: string }) | null | undefined,
): Shown {
  const [known, setKnown] = useState({ page: shown.etag, now: shown });
  const isRead = known.page !== shown.etag;
  const now = isRead ? shown : saved?.before === known.now.etag ? saved : known.now;
  if (isRead || now !== known.now) setKnown({ page: shown.etag, now });
  return now;
}
