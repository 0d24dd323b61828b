import { localDay } from '#app/core/calendar/wall-clock.ts';
import { isOnHold } from '#app/core/cases/holds.ts';
import { plainLetters } from '#app/core/text/plain-letters.ts';
import type { CaseListItemZodType } from '#contracts/generated/schemas/case-list-item.ts';
import { zReportState } from '#contracts/generated/schemas/report-state.ts';
import type { Caller } from '../../http/authentication.ts';
import { orderOf, type PageAsked, pageOf, type SortKeys } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { pickupBarOf } from '../../rules/cases/pickup.ts';
import { openRequests } from '../../rules/tasks/request-state.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { listAllowedActions } from '../case-moves/moved.ts';
import { type Reader, rowOf, slidesIn } from './case-forms.ts';
import { finalClocksOf, standingOf } from './case-standing.ts';
import { waitSharesOf } from './case-waits.ts';
import { lastChangeOf } from './last-change.ts';
import { nameAlertsOf } from './name-alerts.ts';

const PRIORITY_RANK: Readonly<Record<CaseRecord['priority'], number>> = { Routine: 0, Expedited: 1, STAT: 2 };

/** What `sort` may name; the more urgent priority is the greater. */
const sortKeys = (world: World): SortKeys<CaseRecord> => ({
  ...OWN_KEYS,
  accession: ({ caseRecordId }) => caseRecordId,
  patient: ({ patientInfo: { lastName, firstName } }) =>
    lastName === null ? null : plainLetters(`${lastName} ${firstName ?? ''}`),
  provider: ({ assignedProviderId }) =>
    assignedProviderId === null ? null : (world.users.find(assignedProviderId)?.displayName ?? null),
  openRequests: ({ id }) => openRequests(world, id),
  grossTurnaround: (aCase) => finalClocksOf(world, aCase)?.grossMs ?? null,
  netTurnaround: (aCase) => finalClocksOf(world, aCase)?.netMs ?? null,
  facilityName: (aCase) => facilityOf(world, aCase).name,
});

const REPORT_RANK = zReportState.options;

/** What stands on the case itself. */
const OWN_KEYS: SortKeys<CaseRecord> = {
  dueAt: ({ dueAt }) => dueAt,
  priority: ({ priority }) => PRIORITY_RANK[priority],
  availableAt: ({ availableAt }) => availableAt,
  selectedAt: ({ selectedAt }) => selectedAt,
  caseID: ({ caseID }) => caseID,
  type: ({ type }) => type?.displayName ?? null,
  subspecialty: ({ subspecialty }) => subspecialty,
  parts: ({ specimens }) => specimens.length,
  slides: ({ specimens }) => slidesIn(specimens),
  sentAt: ({ sentAt }) => sentAt,
  signedAt: ({ signedAt }) => signedAt,
  reportState: ({ reportState }) => REPORT_RANK.indexOf(reportState),
  status: ({ status }) => status,
};

/** Keys that name somebody: in an order of them a reader could learn who it is. */
const NAMING = ['patient', 'accession'];

/** Throws FORBIDDEN_ROLE on an order by what the caller may not know. */
export function requireSortable(sort: string, isNamed: boolean, { user }: Caller): void {
  const isClosed = !isNamed || user.staffRole === 'Relationship_Manager';
  if (isClosed && sort.split(',').some((key) => NAMING.includes(key.replace(/^-/, ''))))
    throw refuse('FORBIDDEN_ROLE');
}

/** What else an order depends on: it holds until one of these changes. */
const LEANS_ON: Readonly<Record<string, (world: World) => number>> = {
  facilityName: ({ facilities }) => facilities.revision(),
  provider: ({ users }) => users.revision(),
  openRequests: ({ orders, rescans, questions }) =>
    orders.revision() + rescans.revision() + questions.revision(),
};

/** Part of all cases, by what finds it. */
export type CasePart = Parameters<World['cases']['inOrder']>[2];

/** Every case, or every one of a part, in the order that `sort` names, by case number where that leaves them equal. */
export function casesInOrder(world: World, sort: string, part?: CasePart): readonly CaseRecord[] {
  const leans = Object.entries(LEANS_ON).flatMap(([key, revision]) =>
    sort.includes(key) ? [revision(world)] : [],
  );
  const name = [sort, ...leans].join(' ');
  return world.cases.inOrder(name, orderOf(`${sort},caseID`, sortKeys(world)), part);
}

/** A page of rows, of cases that are in their order already: only the rows of the page are made. */
export function rowsPage(
  cases: readonly CaseRecord[],
  reader: Reader,
  asked: PageAsked & { readonly isNamed: boolean },
) {
  const page = pageOf(cases, asked);
  const { world, caller, now } = reader;
  const items = page.items.map((aCase) => ({
    ...row(aCase, reader, asked.isNamed),
    // Whoever may not know the case yet may not know its way either.
    waits: asked.isNamed ? waitSharesOf(caller, world, aCase, now) : [],
  }));
  return { ...page, items };
}

/** A row as a file has it too, which has no column for the waits. */
export function row(aCase: CaseRecord, reader: Reader, isNamed: boolean): CaseListItemZodType {
  // A Relationship_Manager works with facilities and providers, and sees no patient.
  const mayName = isNamed && reader.caller.user.staffRole !== 'Relationship_Manager';
  const { world, now, caller } = reader;
  const isTold = mayName && caller.viewer.role === 'Admin';
  return {
    ...rowOf(aCase, reader, mayName),
    ...standingOf(aCase, reader),
    onHold: isOnHold(aCase.holds, now),
    pickupBar: pickupBarOf(world, caller, aCase, now),
    nameAlert: isTold && nameAlertsOf(world, aCase).length > 0,
    lastChange: lastChangeOf(reader, aCase, mayName),
    waits: [],
    allowedActions: listAllowedActions(reader, aCase),
  };
}

export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether the instant falls on one of the days, as the case's facility counts them; both ends are in. */
export function isWithin(world: World, aCase: CaseRecord, at: string | null, { from, to }: Days): boolean {
  if (from === undefined && to === undefined) return true;
  if (at === null) return false;
  const day = localDay(Date.parse(at), facilityOf(world, aCase).timeZone);
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** Withdrawn cases come only to who asks for them. */
export const isAskedFor = (
  { status }: CaseRecord,
  statuses: readonly CaseRecord['status'][] | undefined,
): boolean => (statuses === undefined ? status !== 'Cancelled' : statuses.includes(status));
