import { describe, expect, it } from 'vitest';
import { menuOf } from '#app/core/access/menus.ts';
import type { Role } from '#app/core/access/roles.ts';
import { elsewhereFrom, mayOpen, type Screen, screenAt, screens } from '#app/core/access/screens.ts';
import specified from './data/specified-routes.json' with { type: 'json' };
import { pathOfRoute } from './support/route-files.ts';
import { filesBelow, importsOf, pathOf } from './support/source-files.ts';

const files = filesBelow('app/routes', ['.ts', '.tsx']).map((file) => file.replace('app/routes/', ''));
const built = files.map(pathOfRoute);
const paths = Object.values<Screen>(screens).map(({ path }) => path);

/** Routes that are no page of the specification: what pages ask for, the bytes of files, and the page of the benches. */
const NO_PAGE = /^\/(resources|files|bench)\/|^\/logout$|^\/\$$/;
const ROLES: readonly Role[] = ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'];

describe('the table of screens', () => {
  it('has every path of the specification (2.1 to 2.8), each once', () => {
    expect(specified.length).toBe(66);
    expect(specified.filter((path) => !(paths as readonly string[]).includes(path))).toEqual([]);
    expect(specified.filter((path) => !built.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  // The specification names these by their id (2.5 and 2.6), or says no more than that there is such a page (2.4 and 2.7).
  it.each([
    '/case-details/{caseId}',
    '/final-report/{caseId}',
    '/UserDetail/{userId}',
    '/EditUser/{userId}',
    '/accountDetail/{accountId}',
    '/EditAccount/{accountId}',
    '/staff-registration',
    '/staff-registration/edit/{id}',
  ])('has %s, which is specified without its whole path', (path) => {
    expect(paths).toContain(path);
    expect(built).toContain(path);
  });

  it('has every page that has a file', () => {
    const withPath = files.filter((file) => !/^_\w+\.tsx$/.test(file)).map(pathOfRoute);
    const pages = withPath.filter((path) => !NO_PAGE.test(path));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((path) => !(paths as readonly string[]).includes(path))).toEqual([]);
  });

  /** By the line of the checklist that names them; under construction is no page of its own. */
  it.each([
    ['S2.5-01', 'my cases', ['/selectedCases', '/case-details/{caseId}', '/pathologist']],
    ['S2.5-02 S2.5-03 S2.5-04', 'the lists', ['/availableCases', '/completedCases', '/selectedCases']],
    ['S2.5-05 S2.7-08', 'tasks', ['/task', '/provider/tasks-detail']],
    ['S2.5-07', 'the overview and the password', ['/Dashboard', '/reset-password']],
    ['S2.5-09', 'the own account', ['/about-me']],
    [
      'S2.5-11 S2.7-07',
      'a case and its reviews',
      [
        '/pathologist/primary-diagnosis-case',
        '/pathologist/primary-diagnosis-case/clinical-info',
        '/pathologist/qa-task',
      ],
    ],
  ])('%s has the pathologist’s pages of %s, each with a file', (_ids, _of, wanted) => {
    for (const path of wanted) {
      expect(built).toContain(path);
      expect(screenAt(path)?.roles).toContain('Provider');
    }
  });

  it.each(['/show-cases', '/project-list', '/pathologist', '/Dashboard', '/account-detail'])(
    'S2.7-02 has %s, with a title and with the roles that may open it',
    (path) => {
      const screen = screenAt(path);
      expect(screen?.path).toBe(path);
      expect(screen?.title).toMatch(/^[A-Z]/);
      expect(screen?.roles).toContain('Provider');
    },
  );

  // The paths of these pages are those of the lists of 2.2 to 2.7; of the last four the specification shows none.
  it.each([
    ['tasks', ['/tasks', '/task', '/tasks-list']],
    ['onboarding tasks', ['/pathologist/onboarding-task']],
    ['admin onboarding tasks', ['/onboarding-task']],
    ['QA tasks', ['/pathologist/qa-task']],
    ['account', ['/account']],
    ['register user', ['/user-registration']],
    ['PDF report list', ['/final-report']],
  ])('S2.7-13 has a screen of its own for %s', (_, own) => {
    for (const path of own) expect(screenAt(path)?.path).toBe(path);
    expect(new Set(own.map(screenAt)).size).toBe(own.length);
  });

  it.each([
    ['S2.4-03', ['/create-facility-account']],
    ['S2.4-08', ['/upload-specimen-form']],
    ['S2.7-06', ['/create-facility-account']],
    ['S2.7-08', ['/facility/tasks-detail', '/provider/tasks-detail', '/task-detail/{taskId}']],
    ['S2.7-08', ['/create-task', '/edit-task/{taskId}']],
    ['S2.7-09', ['/billing-detail/{billingId}', '/edit-billing/{billingId}', '/create-billing']],
    ['S2.7-10', ['/edit-enquiries/{enquiriesId}', '/enquiries-detail/{enquiriesId}']],
    ['S2.7-11', ['/UserDetail', '/EditUser', '/accountDetail', '/EditAccount']],
    ['S2.7-12', ['/upload-specimen-form', '/onboarding-task', '/pathologist/qa-task']],
  ])('%s has a page of its own at %s', (_, own) => {
    for (const path of own) expect(built).toContain(path);
  });

  // decisions.md 13: the screens are shared, and whom the API tells nothing is sent to the first page.
  it.each([
    '/users',
    '/UserDetail/usr_1',
    '/EditUser/usr_1',
    '/account',
    '/accountDetail/acc_1',
    '/EditAccount/acc_1',
  ])('S2.6-01 has %s, which leads everyone but the operator to the first page', (path) => {
    const screen = screenAt(path) ?? screens.login;
    expect(mayOpen(screen, { role: 'Admin', status: 'Active' })).toBe(true);
    for (const role of ROLES.filter((one) => one !== 'Admin')) {
      expect(mayOpen(screen, { role, status: 'Active' })).toBe(false);
      expect(elsewhereFrom(screen, { role, status: 'Active' })).toBe('/');
    }
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
      for (const { to } of [...tabs, ...account])
        expect(screenAt(to.split('?')[0] ?? '')?.roles, to).toContain(role);
    }
  });
});

/** What a file brings with it when it is loaded; what it imports only when asked comes by itself. */
function filesLoadedWith(file: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (one: string): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const statement of importsOf(one)) {
      const target = statement.isTypeOnly || statement.isDynamic ? null : pathOf(statement);
      if (target?.startsWith('app/') === true) visit(target);
    }
  };
  visit(file);
  return [...seen];
}

const screensLoadedWith = (file: string): readonly string[] =>
  filesLoadedWith(file).filter((one) => one.endsWith('-screen.tsx'));

describe('S2.7-13 screens are loaded one by one', () => {
  const pages = files.filter((file) => !NO_PAGE.test(pathOfRoute(file))).map((file) => `app/routes/${file}`);
  /** What the page itself names; a frame that several screens share is nobody's own. */
  const ownOf = (file: string): readonly string[] =>
    importsOf(file).flatMap((statement) => {
      const target = pathOf(statement);
      return target !== null && target.endsWith('-screen.tsx') ? [target] : [];
    });

  // domain.md, Appendix E: of these three the specification shows no path; they are parts of other pages.
  it.each([
    [
      'proof of address',
      '_member.provider-registration.edit.$id',
      'app/features/registration/registration-documents.tsx',
    ],
    ['file upload', '_member.upload-project', 'app/ui/forms/file-slot.tsx'],
    [
      'image preview',
      '_member.pathologist.primary-diagnosis-case.clinical-info',
      'app/features/clinical/attachments.tsx',
    ],
  ])('S2.7-13 has %s as a part of the page %s', (_, route, part) => {
    expect(filesLoadedWith(`app/routes/${route}/route.tsx`)).toContain(part);
  });

  it.each(pages)('%s brings no screen of another page', (file) => {
    const others = new Set(pages.filter((one) => one !== file).flatMap(ownOf));
    expect(screensLoadedWith(file).filter((screen) => others.has(screen))).toEqual([]);
  });

  it('and nothing that every page has brings any', () => {
    const shared = [
      'app/root.tsx',
      'app/entry.client.tsx',
      'app/routes/_member.tsx',
      'app/routes/_public.tsx',
    ];
    expect(shared.flatMap(screensLoadedWith)).toEqual([]);
    expect(pages.flatMap(screensLoadedWith).length).toBeGreaterThan(3);
  });
});

describe('resource routes', () => {
  /** The forms of saved views are plain ones, and each of the answers leads back to the list. */
  const LEADS_BACK = 'app/routes/resources.saved-views/route.ts';
  const routes = filesBelow('app/routes', ['.ts', '.tsx']).filter(
    (file) => file.includes('/resources.') && file !== LEADS_BACK,
  );

  it('answer by a schema of app/core/resources, which some page reads them by', () => {
    const answersIn = (file: string): readonly string[] =>
      importsOf(file).flatMap((statement) => {
        const target = pathOf(statement) ?? '';
        return /^app\/core\/resources\/.*-answer\.ts$/.test(target) ? [target] : [];
      });
    const readers = ['app/features', 'app/viewer/ui', 'app/browser', 'app/core/lists']
      .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']))
      .filter((file) => !/\.test(-support)?\.tsx?$/.test(file));
    const read = new Set(readers.flatMap(answersIn));
    expect(routes.length).toBeGreaterThan(4);
    expect(routes.filter((file) => answersIn(file).length === 0)).toEqual([]);
    expect(routes.flatMap(answersIn).filter((schema) => !read.has(schema))).toEqual([]);
  });
});
