import { localDay } from '#app/core/calendar/wall-clock.ts';
import type { CaseListItemZodType } from '#contracts/generated/schemas/case-list-item.ts';
import { facilityOf } from '../../access/case-access.ts';
import { orderOf, type PageAsked, pageOf, type SortKeys } from '../../http/paging.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { allowedActions } from '../case-moves/moved.ts';
import { type Reader, rowOf, slidesIn } from './case-forms.ts';

const PRIORITY_RANK: Readonly<Record<CaseRecord['priority'], number>> = { Routine: 0, Expedited: 1, STAT: 2 };

/** What `sort` may name; the more urgent priority is the greater. */
const sortKeys = (world: World): SortKeys<CaseRecord> => ({
  dueAt: ({ dueAt }) => dueAt,
  priority: ({ priority }) => PRIORITY_RANK[priority],
  availableAt: ({ availableAt }) => availableAt,
  selectedAt: ({ selectedAt }) => selectedAt,
  caseID: ({ caseID }) => caseID,
  type: ({ type }) => type?.displayName ?? null,
  subspecialty: ({ subspecialty }) => subspecialty,
  parts: ({ specimens }) => specimens.length,
  slides: ({ specimens }) => slidesIn(specimens),
  facilityName: (aCase) => facilityOf(world, aCase).name,
  status: ({ status }) => status,
});

/** Part of all cases, by what finds it. */
export type CasePart = Parameters<World['cases']['inOrder']>[2];

/** Every case, or every one of a part, in the order that `sort` names, by case number where that leaves them equal. */
export function casesInOrder(world: World, sort: string, part?: CasePart): readonly CaseRecord[] {
  // The name of a facility is not the case's own: its order holds until a facility changes.
  const isByFacility = sort.includes('facilityName');
  const name = isByFacility ? `${sort} ${String(world.facilities.revision())}` : sort;
  return world.cases.inOrder(name, orderOf(`${sort},caseID`, sortKeys(world)), part);
}

/** A page of rows, of cases that are in their order already: only the rows of the page are made. */
export function rowsPage(
  cases: readonly CaseRecord[],
  reader: Reader,
  asked: PageAsked & { readonly isNamed: boolean },
) {
  const page = pageOf(cases, asked);
  return { ...page, items: page.items.map((aCase) => row(aCase, reader, asked.isNamed)) };
}

export function row(aCase: CaseRecord, reader: Reader, isNamed: boolean): CaseListItemZodType {
  // A Relationship_Manager works with facilities and providers, and sees no patient.
  const mayName = isNamed && reader.caller.user.staffRole !== 'Relationship_Manager';
  return { ...rowOf(aCase, reader, mayName), allowedActions: allowedActions(reader, aCase) };
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

/** When the facility sent the case out last; told by its trail, else by its way into the pool. */
export function sentOutAt(world: World, aCase: CaseRecord): string | null {
  const sent = world.caseEvents.by('case', aCase.id).findLast(({ to }) => to === 'Submitted');
  return sent?.at ?? aCase.availableAt;
}

/** Withdrawn cases come only to who asks for them. */
export const isAskedFor = (
  { status }: CaseRecord,
  statuses: readonly CaseRecord['status'][] | undefined,
): boolean => (statuses === undefined ? status !== 'Cancelled' : statuses.includes(status));
