import { describe, expect, it } from 'vitest';
import { menuOf } from '#app/core/access/menus.ts';
import type { Role } from '#app/core/access/roles.ts';
import { pageRoutes } from '#app/core/access/route-table.ts';
import { filesBelow } from './support/source-files.ts';

const files = filesBelow('app/routes', ['.ts', '.tsx']).map((file) => file.replace('app/routes/', ''));

/** The path that Remix gives a flat route file: layouts (`_x`) add nothing, dots are slashes. */
function pathOfRoute(file: string): string {
  const parts = file.replace(/\.tsx?$/, '').split('.');
  return `/${parts.filter((part) => !part.startsWith('_')).join('/')}`;
}

const paths = new Set(files.filter((file) => !/^_\w+\.tsx$/.test(file)).map(pathOfRoute));
const roles: readonly Role[] = ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'];
const menuPaths = new Set(
  roles.flatMap((role) => {
    const { tabs, account } = menuOf(role, 'Active');
    return [...tabs, ...account].map((item) => item.to);
  }),
);

describe('routes', () => {
  it('lead every page that a redirect may name to a file, or to a menu page that is not built yet', () => {
    const nowhere = pageRoutes.filter(({ path }) => !paths.has(path) && !menuPaths.has(path));
    expect(nowhere).toEqual([]);
  });

  it('guard every page and every resource by themselves', async () => {
    const open = new Set(['_public.tsx', '_public.email-verification.tsx']);
    const { readFileSync } = await import('node:fs');
    const unguarded = files
      .filter((file) => !open.has(file))
      .filter(
        (file) =>
          !/require(Session|Role|Visitor)\(|sessionOf\(|settings\(\).slideBench/.test(
            readFileSync(`app/routes/${file}`, 'utf8'),
          ),
      );
    expect(unguarded).toEqual([]);
  });
});
