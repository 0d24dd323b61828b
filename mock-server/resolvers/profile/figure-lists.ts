import { isFacility, type Role } from '#app/core/access/roles.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { CASE_STATUSES, isWithReader } from '#app/core/cases/status.ts';
import { CLOSED } from '#app/core/tasks/task-kinds.ts';
import type { DashboardZodType } from '#contracts/generated/schemas/dashboard.ts';
import type { ListCallZodType } from '#contracts/generated/schemas/list-call.ts';
import { zTaskStatus } from '#contracts/generated/schemas/task-status.ts';
import type { Call } from '../../http/call.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { endingDays } from './dashboard-counts.ts';

type Lister = ListCallZodType['operationId'];
type QueryOf<K extends Lister> = Call<K>['input']['query'];

/** The call that lists what a figure counts; values as they stand in an address. */
export const listCall = <K extends Lister>(operationId: K, query: Partial<QueryOf<K>>): ListCallZodType => ({
  operationId,
  query: Object.fromEntries(Object.entries<unknown>(query).map(([name, value]) => [name, asWritten(value)])),
});

function asWritten(value: unknown): ListCallZodType['query'][string] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'boolean' ? value : String(value);
}

export type Lists = Readonly<Record<string, ListCallZodType>>;

export const at = (ms: number): string => new Date(ms).toISOString();

export const WITH_READER: CaseRecord['status'][] = CASE_STATUSES.filter(isWithReader);

/** Everything that a provider ever signed out; without a day the list goes a month back. */
const FIRST_DAY = '2000-01-01';

type CaseQuery = Partial<QueryOf<'listCases'>>;

/** Cases as the list of this role has them; a provider's signed ones stand in a list of their own. */
function casesFor(role: Role, query: CaseQuery, isSigned: boolean): ListCallZodType {
  if (role === 'Provider')
    return listCall('listCases', {
      ...(isSigned ? { view: 'completed', from: FIRST_DAY } : { view: 'mine' }),
      ...query,
    });
  return listCall('listCases', { view: role === 'Admin' ? 'all' : 'send-out', ...query });
}

type Counted = Pick<DashboardZodType, 'caseCounts'>;

/** The lists behind the figures that both overviews have. */
export function commonLists(
  role: Role,
  { caseCounts }: Counted,
  { now, sinceMs, timeZone }: { readonly now: number; readonly sinceMs: number; readonly timeZone: string },
): Lists {
  const view = role === 'Admin' ? 'admin' : isFacility(role) ? 'facility' : 'provider';
  const status = zTaskStatus.options.filter(
    (one) => !CLOSED.includes(one) && (role === 'Admin' || one !== 'Submitted'),
  );
  const today = localDay(now, timeZone);
  return {
    ...Object.fromEntries(
      caseCounts.flatMap((row, index) => {
        const isSigned = row.status === 'SignOutCompleted';
        const query = { status: [row.status] };
        return [
          [`caseCounts.${index}.count`, casesFor(role, query, isSigned)],
          [`caseCounts.${index}.overdue`, casesFor(role, { ...query, overdue: true }, isSigned)],
        ];
      }),
    ),
    'tasks.open': listCall('listTasks', { view, status }),
    'tasks.dueToday': listCall('listTasks', {
      view,
      status,
      dueFrom: today,
      dueTo: today,
      timeZone,
      overdue: false,
    }),
    'tasks.overdue': listCall('listTasks', { view, ...(role === 'Admin' ? {} : { status }), overdue: true }),
    'turnaround.cases': casesFor(role, { signedFrom: at(sinceMs) }, true),
  };
}

const mine = (query: CaseQuery): ListCallZodType => listCall('listCases', { view: 'mine', ...query });

/** Whoever is not Active has no list of available cases. */
export const providerLists = (isActive: boolean, now: number): Lists => ({
  'provider.openCases': mine({ status: WITH_READER }),
  ...(isActive
    ? { 'provider.availableToMe': listCall('listCases', { view: 'available', mayPickUp: true }) }
    : {}),
  'provider.waitingForFacility': mine({ status: ['AdditionalWorkRequested'] }),
  'provider.releaseSoon': mine({ releaseSoon: true }),
  'provider.licencesEnding': listCall('listLicences', endingDays(now)),
});

const send = (...status: CaseRecord['status'][]): ListCallZodType =>
  listCall('listCases', { view: 'send-out', status });

export const facilityLists = (weekMs: number): Lists => ({
  'facility.drafts': send('Draft'),
  'facility.returned': send('Returned'),
  'facility.waiting': send('Submitted', 'Available'),
  'facility.inReview': send('Selected', 'QAReview'),
  'facility.needsAction': send('AdditionalWorkRequested'),
  'facility.signedOutThisWeek': listCall('listCases', { view: 'send-out', signedFrom: at(weekMs) }),
});
