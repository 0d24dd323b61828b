import { type SeriesRange, spansOf } from '#app/core/dashboards/series.ts';
import { turnaroundOf } from '#app/core/dashboards/turnaround.ts';
import type { AdminDashboardZodType } from '#contracts/generated/schemas/admin-dashboard.ts';
import type { Call } from '../../http/call.ts';
import type { CaseThen } from '../../store/records/past.ts';
import type { World } from '../../world.ts';
import { signedSince } from './case-hours.ts';

type Query = Call<'getAdminDashboard'>['input']['query'];

/** How long the cases took that were signed out in each day or week, of the facility and subspecialty asked for. */
export function turnaroundSeriesOf(
  world: World,
  cases: readonly CaseThen[],
  range: SeriesRange,
  { ofFacility, ofSubspecialty }: Query,
): AdminDashboardZodType['turnaroundSeries'] {
  const spans = spansOf(range);
  const signed = signedSince(world, cases, spans[0]?.fromMs ?? 0).filter(
    ({ aCase: { facilityId, subspecialty } }) =>
      (ofFacility === undefined || facilityId === ofFacility) &&
      (ofSubspecialty === undefined || subspecialty === ofSubspecialty),
  );
  return {
    facilityId: ofFacility ?? null,
    facilityName: world.facilities.find(ofFacility ?? '')?.name ?? null,
    subspecialty: ofSubspecialty ?? null,
    points: spans.map(({ day, fromMs, beforeMs }) => ({
      day,
      from: new Date(fromMs).toISOString(),
      before: new Date(beforeMs).toISOString(),
      turnaround: turnaroundOf(
        signed.filter(({ signedMs }) => signedMs >= fromMs && signedMs < beforeMs).map(({ hours }) => hours),
      ),
    })),
  };
}
