import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { menuOf } from '#app/core/access/menus.ts';
import type { Role } from '#app/core/access/roles.ts';
import { type Screen, screenAt, screens } from '#app/core/access/screens.ts';
import specified from './data/specified-routes.json' with { type: 'json' };
import { filesBelow } from './support/source-files.ts';

const files = filesBelow('app/routes', ['.ts', '.tsx']).map((file) => file.replace('app/routes/', ''));
const paths = Object.values<Screen>(screens).map(({ path }) => path);

/** The path that Remix gives a flat route file: layouts (`_x`) add nothing, dots are slashes, `$x` is an id. */
function pathOfRoute(file: string): string {
  const parts = file.replace(/\.tsx?$/, '').split('.');
  return `/${parts
    .filter((part) => !part.startsWith('_'))
    .map((part) => part.replace(/^\$(\w+)$/, '{$1}'))
    .join('/')}`;
}

/** Routes that are no page of the specification: what pages ask for, and the page of the benches. */
const NO_PAGE = /^\/(resources|bench)\/|^\/logout$|^\/\$$/;
const ROLES: readonly Role[] = ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'];

describe('the table of screens', () => {
  it('has every path of the specification (2.1 to 2.8), each once', () => {
    expect(specified.length).toBe(66);
    expect(specified.filter((path) => !(paths as readonly string[]).includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has every page that has a file', () => {
    const built = files.filter((file) => !/^_\w+\.tsx$/.test(file)).map(pathOfRoute);
    const pages = built.filter((path) => !NO_PAGE.test(path));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((path) => !(paths as readonly string[]).includes(path))).toEqual([]);
  });

  it('finds a page with an id, and a fixed path first', () => {
    expect(screenAt('/UserDetail/usr_1')).toBe(screens.user);
    expect(screenAt('/UserDetail')).toBe(screens.userShown);
    expect(screenAt('/UserDetail/usr_1/more')).toBeNull();
    expect(screenAt('/availablecases')).toBeNull();
  });

  it('lets everybody open what stands in their menu', () => {
    for (const role of ROLES) {
      const { tabs, account } = menuOf(role, 'Active');
      for (const { to } of [...tabs, ...account]) expect(screenAt(to)?.roles, to).toContain(role);
    }
  });
});

describe('routes', () => {
  it('guard every page and every resource by themselves', () => {
    const open = new Set(['_public.tsx', '_public.email-verification.tsx']);
    const unguarded = files
      .filter((file) => !open.has(file))
      .filter(
        (file) =>
          !/require(Session|Screen|Visitor)\(|sessionOf\(|settings\(\).slideBench/.test(
            readFileSync(`app/routes/${file}`, 'utf8'),
          ),
      );
    expect(unguarded).toEqual([]);
  });
});
