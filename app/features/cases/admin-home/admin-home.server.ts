import type { LoaderFunctionArgs } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { instantOfWall } from '#app/core/calendar/wall-text.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { nowAtApi } from '#app/server/clock/api-clock.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { listQuery } from '#app/server/lists/list-query.server.ts';
import { readerZoneOf } from '#app/server/reader-zone.server.ts';
import { getAdminDashboard } from '#contracts/generated/operations/getAdminDashboard.ts';

/** A chart of more days than these shows weeks. */
const MOST_DAYS_SHOWN = 10;

/** The operator's overview as of now, or of the past hour that the address names, over the days that it names. */
export async function loadAdminHome({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.adminHome);
  const { searchParams } = new URL(request.url);
  const timeZone = readerZoneOf(request);
  // The address has the clock on the reader's wall, as its field has it.
  const asked = searchParams.get('asOf') ?? '';
  searchParams.delete('asOf');
  const asOf = instantOfWall(asked, timeZone);
  const isPast = asOf !== null && Date.parse(asOf) <= nowAtApi();
  const fixed = { timeZone, ...(isPast ? { asOf } : {}) };
  const { query } = listQuery(getAdminDashboard.query, searchParams, fixed);
  const step = query.step ?? (query.days > MOST_DAYS_SHOWN ? 'week' : 'day');
  const answer = await apiFor(session, request).getAdminDashboard({ query: { ...query, step } });
  return {
    dashboard: await valueOrThrow(answer, session, request),
    moment: isPast ? ('past' as const) : asked === '' ? ('now' as const) : ('not understood' as const),
  };
}
