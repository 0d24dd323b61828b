import { isFacility, isProvisional, type Role } from './roles.ts';

/** Where a person starts after login (specification 4.1). */
export function landingOf(role: Role, status: string): string {
  if (isFacility(role)) return isProvisional(status) ? '/facility-account-detail' : '/upload-project';
  if (role === 'Admin') return '/admin';
  return isProvisional(status) ? '/selectedCases' : '/availableCases';
}
