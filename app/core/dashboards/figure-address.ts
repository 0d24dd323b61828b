import { isFacility, type Role } from '../access/roles.ts';
import { screens } from '../access/screens.ts';

/** An operation that lists what a figure counts, with its query, as the contract's `ListCall`. */
interface ListCall {
  readonly operationId: string;
  readonly query: Readonly<Record<string, string | boolean | readonly string[]>>;
}

const CASE_PAGES: Readonly<Record<string, string>> = {
  available: screens.availableCases.path,
  mine: screens.selectedCases.path,
  completed: screens.completedCases.path,
  'send-out': screens.sendOutCases.path,
  all: screens.cases.path,
};

const taskPage = (role: Role): string => {
  if (role === 'Admin') return screens.tasks.path;
  return isFacility(role) ? screens.facilityTasks.path : screens.providerTasks.path;
};

function pageOf({ operationId, query }: ListCall, role: Role): string | null {
  switch (operationId) {
    case 'listCases':
      return CASE_PAGES[String(query['view'])] ?? null;
    case 'listTasks':
      return taskPage(role);
    case 'listLicences':
      return role === 'Provider' ? screens.aboutMe.path : null;
    default:
      return null;
  }
}

/**
 * The address of the page that lists exactly what a figure of a dashboard counts (screens.md 5); null where no page does.
 * The page fixes its own view, and counts days where its reader is, so the address names neither.
 */
export function figureAddress(call: ListCall | undefined, role: Role): string | null {
  const page = call === undefined ? null : pageOf(call, role);
  if (call === undefined || page === null) return null;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query)) {
    if (name === 'view' || name === 'timeZone') continue;
    for (const text of typeof value === 'object' ? value : [String(value)]) search.append(name, text);
  }
  return search.size === 0 ? page : `${page}?${search.toString()}`;
}

type Lists = Readonly<Record<string, ListCall | undefined>>;

/**
 * The call that lists what several figures count together: what their own calls have in common. The figures have to be
 * all that there are of their kind, such as those of every status. Null where one of them has no list.
 */
export function sharedCall(lists: Lists, keys: readonly string[]): ListCall | null {
  const [first, ...others] = keys.map((key) => lists[key]);
  if (first === undefined) return null;
  const query: Record<string, ListCall['query'][string]> = {};
  for (const [name, value] of Object.entries(first.query))
    if (others.every((other) => JSON.stringify(other?.query[name]) === JSON.stringify(value)))
      query[name] = value;
  const isOne = others.every((other) => other?.operationId === first.operationId);
  return isOne ? { operationId: first.operationId, query } : null;
}

/** The address of the page that lists what several figures count together, as `sharedCall` has it. */
export const sharedAddress = (lists: Lists, keys: readonly string[], role: Role): string | null =>
  figureAddress(sharedCall(lists, keys) ?? undefined, role);

interface CaseCount {
  readonly status: string;
  readonly count: number;
  readonly overdue: number;
}

interface Summed {
  readonly count: number;
  /** Where each part of the sum stands in the overview. */
  readonly keys: readonly string[];
}

/** The cases of every status, or what of them is overdue. A list of cases has no withdrawn ones unless they are asked for. */
export function casesSummed(caseCounts: readonly CaseCount[], name: 'count' | 'overdue'): Summed {
  const parts = caseCounts.flatMap((row, index) =>
    row.status === 'Cancelled' ? [] : [{ count: row[name], key: `caseCounts.${String(index)}.${name}` }],
  );
  return { count: parts.reduce((sum, { count }) => sum + count, 0), keys: parts.map(({ key }) => key) };
}
