import { describe, expect, it } from 'vitest';
import { zUserStatus } from '#contracts/generated/schemas/user-status.ts';
import { menuOf } from './menus.ts';
import type { Role } from './roles.ts';
import { type Asker, elsewhereFrom, mayOpen, type ScreenKey, screens } from './screens.ts';

const asker = (role: Role, status = 'Active'): Asker => ({ role, status });

/** Typed by hand: who comes to a page of each kind, and where everybody else is sent (2.2 to 2.6). */
const TABLE: readonly (readonly [ScreenKey, Asker | null, string])[] = [
  ['home', null, 'in'],
  ['register', null, 'in'],
  ['login', asker('Admin'), 'in'],
  ['availableCases', asker('Provider'), 'in'],
  ['availableCases', asker('Provider', 'provisionally active'), '/selectedCases'],
  ['availableCases', asker('MedicalFacility'), '/'],
  ['availableCases', asker('Admin'), '/'],
  ['selectedCases', asker('Provider', 'Provisionally Active'), 'in'],
  ['providerTasks', asker('Provider', 'Provisionally Active'), 'in'],
  ['completedCases', asker('Provider', 'Provisionally Active'), '/selectedCases'],
  ['createCase', asker('MedicalFacility'), 'in'],
  ['createCase', asker('Facility_NP', 'Provisionally Active'), 'in'],
  ['createCase', asker('Provider'), '/'],
  ['createCase', asker('Admin'), 'in'],
  ['reviewCase', asker('Admin'), 'in'],
  ['adminHome', asker('Admin', 'Provisionally Active'), 'in'],
  ['adminHome', asker('Facility_NP'), '/'],
  ['support', asker('Provider'), '/'],
  ['dashboard', asker('Facility_NP', 'Provisionally Active'), 'in'],
  ['dashboard', asker('Provider', 'Provisionally Active'), '/selectedCases'],
  ['inProgress', asker('Provider', 'Provisionally Active'), 'in'],
  ['viewer', asker('MedicalFacility'), 'in'],
];

describe('who may open a page', () => {
  it.each(TABLE)('%s, %o: %s', (key, who, expected) => {
    const isIn = mayOpen(screens[key], who);
    expect(isIn || who === null ? 'in' : elsewhereFrom(screens[key], who)).toBe(expected);
  });

  it('S2.2-07 S4.1-14 S6-01 is by URL what the menu says: fewer pages while a provider is provisionally active', () => {
    const lists = ['availableCases', 'selectedCases', 'completedCases', 'providerTasks'] as const;
    const opened = (status: string) =>
      lists.filter((key) => mayOpen(screens[key], asker('Provider', status))).map((key) => screens[key].path);
    expect(zUserStatus.options.map((status) => [status, opened(status).length])).toEqual([
      ['New', 4],
      ['In Progress', 4],
      ['Provisionally Active', 2],
      ['Active', 4],
      ['Deactivated', 4],
    ]);
    for (const status of zUserStatus.options)
      expect(opened(status), status).toEqual(menuOf('Provider', status).tabs.map(({ to }) => to));
  });

  it('S2.3-01 is everybody who is logged in, where the page is of no role', () => {
    const roles = ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'] as const;
    for (const key of ['accountDetail', 'resetPassword', 'inProgress', 'finalReports', 'myTeam'] as const)
      expect(
        roles.map((role) => mayOpen(screens[key], asker(role))),
        key,
      ).toEqual([true, true, true, true]);
  });

  it('is nobody before the login, but of the pages that lead there', () => {
    const open = Object.values(screens).filter((screen) => mayOpen(screen, null));
    expect(open.map(({ path }) => path)).toEqual([
      '/',
      '/login',
      '/register',
      '/enquiry',
      '/email-verification',
      '/change-password',
    ]);
  });
});
