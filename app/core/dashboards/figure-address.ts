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
