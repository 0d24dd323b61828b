import type { Role } from './roles.ts';

/** Who may open a page; the API still decides about the data on it. */
export interface PageRoute {
  readonly path: string;
  /** Null: whoever is logged in (specification 2.3). */
  readonly role: Role | null;
}

/** The pages that a redirect may lead to. A page that is not listed here cannot be the target of one. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', role: null },
  { path: '/admin', role: 'Admin' },
  { path: '/availableCases', role: null },
  { path: '/selectedCases', role: null },
  { path: '/completedCases', role: null },
  { path: '/task', role: null },
  { path: '/upload-project', role: null },
  { path: '/facility-account-detail', role: null },
  { path: '/in-progress', role: null },
  { path: '/viewer', role: null },
];

export function pageRouteOf(path: string): PageRoute | null {
  return pageRoutes.find((route) => route.path === path) ?? null;
}
