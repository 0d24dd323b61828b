import type { Screen } from '#app/core/access/screens.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { readerZoneOf } from '#app/server/reader-zone.server.ts';

/** The most cases that fit beside the counts without scrolling. */
const NEXT_CASES = 6;

/** The counts of whoever asks, as of now, and a reader's most urgent cases; the guard of the screen comes first. */
export async function loadOverview(request: Request, screen: Screen) {
  const session = await requireScreen(request, screen);
  const api = apiFor(session, request);
  const mine = { view: 'mine', sort: 'urgency', pageSize: NEXT_CASES } as const;
  const [dashboard, cases] = await Promise.all([
    api
      .getDashboard({ query: { timeZone: readerZoneOf(request) } })
      .then((answer) => valueOrThrow(answer, session, request)),
    session.role !== 'Provider'
      ? null
      : api.listCases({ query: mine }).then((answer) => valueOrThrow(answer, session, request)),
  ]);
  return { dashboard, role: session.role, next: cases?.items ?? null };
}
