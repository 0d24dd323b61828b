import { isFacility, isProvisional, type Role } from './roles.ts';
import { safeRedirect } from './safe-redirect.ts';
import { type Asker, mayOpen, screenAt } from './screens.ts';

/** Where a person starts after login (specification 4.1). */
export function landingOf(role: Role, status: string): string {
  if (isFacility(role)) return isProvisional(status) ? '/facility-account-detail' : '/upload-project';
  if (role === 'Admin') return '/admin';
  return isProvisional(status) ? '/selectedCases' : '/availableCases';
}

/** The page that was asked for, where this person may open it; else where they start. `asked` may be any text of an address. */
export function destinationOf(person: Asker, asked: unknown): string {
  const landing = landingOf(person.role, person.status);
  const target = safeRedirect(asked);
  if (target === '/') return landing;
  const screen = screenAt(target.split('?', 1)[0] ?? target);
  return screen !== null && mayOpen(screen, person) ? target : landing;
}
