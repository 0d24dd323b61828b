import { AGE_BANDS, type AgeBand, begunIn } from '#app/core/dashboards/ages.ts';
import { daysBackMs } from '#app/core/dashboards/series.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { AdminDashboardZodType } from '#contracts/generated/schemas/admin-dashboard.ts';
import type { ListCallZodType } from '#contracts/generated/schemas/list-call.ts';
import type { Call } from '../../http/call.ts';
import { at, commonLists, type Lists, listCall, WITH_READER } from './figure-lists.ts';

type Overview = Omit<AdminDashboardZodType, 'lists'>;
type CaseQuery = Partial<Call<'listCases'>['input']['query']>;

const all = (query: CaseQuery): ListCallZodType => listCall('listCases', { view: 'all', ...query });

const listsOf = <T>(rows: readonly T[], of: (row: T, index: number) => Lists): Lists =>
  Object.fromEntries(rows.flatMap((row, index) => Object.entries(of(row, index))));

function callByAge(status: Overview['ages'][number]['status'], band: AgeBand, now: number): ListCallZodType {
  const { fromMs, beforeMs } = begunIn(band, now);
  return all({
    status: [status],
    ...(fromMs === null ? {} : { statusFrom: at(fromMs) }),
    ...(beforeMs === null ? {} : { statusBefore: at(beforeMs) }),
  });
}

const ORDER_AGES = ['underOneDay', 'oneToTwoDays', 'twoToFiveDays', 'overFiveDays'] as const;

type Of = Overview['series'][number]['of'];

function inSpan(of: Of, from: string, before: string): ListCallZodType {
  switch (of) {
    case 'sent':
      return all({ sentFrom: from, sentBefore: before });
    case 'signed':
      return all({ signedFrom: from, signedBefore: before });
    case 'reviews':
      return listCall('listTasks', {
        view: 'admin',
        type: [TASK.qa],
        createdFrom: from,
        createdBefore: before,
      });
  }
}

const turnaroundLists = ({ facilityId, subspecialty, points }: Overview['turnaroundSeries']): Lists =>
  listsOf(points, ({ from, before }, index) => ({
    [`turnaroundSeries.points.${index}.turnaround.cases`]: all({
      signedFrom: from,
      signedBefore: before,
      ...(facilityId === null ? {} : { facilityId }),
      ...(subspecialty === null ? {} : { subspecialty: [subspecialty] }),
    }),
  }));

/** Worked out from the overview alone: whoever has it can ask for what it counts. */
export function adminLists(overview: Overview, now: number): Lists {
  const { timeZone } = overview.range;
  const sinceMs = daysBackMs(overview.days, timeZone, now);
  const signed = { signedFrom: at(sinceMs) };
  return {
    ...commonLists('Admin', overview, { now, sinceMs, timeZone }),
    ...listsOf(overview.byFacility, ({ facilityId }, index) => ({
      [`byFacility.${index}.turnaround.cases`]: all({ ...signed, facilityId }),
    })),
    ...listsOf(overview.bySubspecialty, ({ subspecialty }, index) => ({
      [`bySubspecialty.${index}.turnaround.cases`]: all({
        ...signed,
        ...(subspecialty === null ? { anySubspecialty: true } : { subspecialty: [subspecialty] }),
      }),
    })),
    ...listsOf(ORDER_AGES, (name, index) => ({
      [`openOrders.${name}`]: callByAge('AdditionalWorkRequested', AGE_BANDS[index] ?? AGE_BANDS[0], now),
    })),
    'rates.amended': all({ ...signed, reportState: ['Amended'] }),
    ...listsOf(overview.licencesEnding, ({ provider, region }, index) => ({
      [`licencesEnding.${index}.openCases`]: all({
        providerId: provider.userId,
        region: [region],
        status: WITH_READER,
      }),
    })),
    ...listsOf(overview.providerLoad, ({ provider: { userId } }, index) => ({
      [`providerLoad.${index}.openCases`]: all({ providerId: userId, status: WITH_READER }),
      [`providerLoad.${index}.overdue`]: all({ providerId: userId, status: WITH_READER, overdue: true }),
    })),
    ...listsOf(overview.ages, ({ status }, row) =>
      listsOf(AGE_BANDS, (band, index) => ({
        [`ages.${row}.bands.${index}.count`]: callByAge(status, band, now),
      })),
    ),
    ...listsOf(overview.series, ({ of, points }, row) =>
      listsOf(points, ({ from, before }, index) => ({
        [`series.${row}.points.${index}.count`]: inSpan(of, from, before),
      })),
    ),
    ...turnaroundLists(overview.turnaroundSeries),
  };
}
