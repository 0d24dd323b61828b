import type { WalkRow } from './row.ts';

/** Section 2.3: what the guard of the routes and the page frame ask. */
export const GUARD_ROWS: readonly WalkRow[] = [
  ['*', 'is anybody logged in', 'shown', 'getCurrentUser', 'data.userId'],
  [
    '*',
    'role, compared with admin',
    'shown',
    'getCurrentUser',
    'data.role',
    ['Provider', 'physician', 'MedicalFacility', 'Facility_NP', 'Admin'],
  ],
  ['/login', 'end of the session', 'shown', 'login', 'data.tokenExpiry'],
  ['*', 'leave when the session is over', 'action', 'logout', ''],
  ['*', 'page that was refused', 'action', 'reportPageRefusal', 'body.path'],
];
