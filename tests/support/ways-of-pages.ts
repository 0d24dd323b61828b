import { landingOf } from '#app/core/access/landing.ts';
import { menuOf } from '#app/core/access/menus.ts';
import type { Role } from '#app/core/access/roles.ts';
import { mayOpen, type Screen, screenAt, screens } from '#app/core/access/screens.ts';

/** One of all the addresses that lead to the same kind of page. */
export function kindOf(address: string): string | null {
  if (!address.startsWith('/') || address.startsWith('//')) return null;
  const { pathname, searchParams } = new URL(address, 'http://here');
  const screen = screenAt(pathname);
  return screen === null ? null : `${screen.path}?${[...searchParams.keys()].toSorted().join()}`;
}

/**
 * Pages that nothing has to lead to: what is not built, what only a task or a slide leads to, which not everybody has and
 * of which the crawl reads one of a kind, and paths of one thing that name none and lead to its list.
 */
const LED_TO_BY_NOTHING = [
  '/in-progress',
  '/pathologist/qa-task',
  '/facility/tasks-detail',
  '/viewer',
  '/accountDetail',
  '/UserDetail',
  '/EditAccount',
  '/EditUser',
  '/onboarding-task',
];
/** Nobody but the operator opens a registration for somebody else; everybody else is told so there. */
const OPENED_BY_STAFF = [
  '/provider-registration',
  '/facility-registration',
  '/user-registration',
  '/staff-registration',
  '/other-registration',
];

/** By what each kind of page leads to, the pages without an id that the person may open and comes to by no click from the menu. */
export function unreachedBy(ways: ReadonlyMap<string, readonly string[]>, role: Role): readonly string[] {
  const status = 'Active';
  const { tabs, account } = menuOf(role, status);
  const waiting = [landingOf(role, status), ...[...tabs, ...account].map(({ to }) => to)].flatMap(
    (address) => kindOf(address) ?? [],
  );
  const reached = new Set(waiting);
  for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift())
    for (const next of ways.get(kind) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
  const paths = new Set([...reached].map((kind) => kind.split('?', 1)[0]));
  const excepted = new Set([...LED_TO_BY_NOTHING, ...(role === 'Admin' ? [] : OPENED_BY_STAFF)]);
  return Object.values<Screen>(screens)
    .filter((screen) => screen.roles !== null && mayOpen(screen, { role, status }))
    .map(({ path }) => path)
    .filter((path) => !path.includes('{') && !paths.has(path) && !excepted.has(path));
}
