import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '#contracts/generate/document.ts';
import { contract as document } from './bundled.test-support.ts';
import { ADMIN_ROWS } from './field-walk/admin.rows.ts';
import { ADMIN_CASE_ROWS } from './field-walk/admin-cases.rows.ts';
import { BUSINESS_ROWS } from './field-walk/business.rows.ts';
import { CASE_LIST_ROWS } from './field-walk/case-lists.rows.ts';
import { CREATE_CASE_ROWS } from './field-walk/create-case.rows.ts';
import { CREATE_CASE_SLIDE_ROWS } from './field-walk/create-case-slides.rows.ts';
import { DESK_ROWS } from './field-walk/desk.rows.ts';
import { GUARD_ROWS } from './field-walk/guard.rows.ts';
import { LOGGED_IN_ROWS } from './field-walk/logged-in.rows.ts';
import { NAVIGATION_ROWS } from './field-walk/navigation.rows.ts';
import { ONCE_LACKING_ROWS } from './field-walk/once-lacking.rows.ts';
import { OWN_ACCOUNT_ROWS } from './field-walk/own-account.rows.ts';
import { PEOPLE_ROWS } from './field-walk/people.rows.ts';
import { PUBLIC_ROWS } from './field-walk/public.rows.ts';
import { READING_ROWS } from './field-walk/reading.rows.ts';
import { REGISTRATION_ROWS } from './field-walk/registration.rows.ts';
import { REGISTRATION_EDIT_ROWS } from './field-walk/registration-edit.rows.ts';
import { REPORT_ROWS } from './field-walk/report.rows.ts';
import { ROUTE_ROWS } from './field-walk/routes.rows.ts';
import type { WalkRow } from './field-walk/row.ts';
import { SAVED_VIEW_ROWS } from './field-walk/saved-views.rows.ts';
import { SHARED_ROWS } from './field-walk/shared.rows.ts';
import { TASK_ROWS } from './field-walk/tasks.rows.ts';
import { VIEWER_ROWS } from './field-walk/viewer.rows.ts';
import { bareScreen, missingIn, walkedOf } from './field-walk/walk.ts';

/** Counted by hand, so that no row goes unseen. */
const SECTIONS: readonly (readonly [section: string, rows: readonly WalkRow[], count: number])[] = [
  ['2.1 public routes', PUBLIC_ROWS, 23],
  ['2.2 navigation', NAVIGATION_ROWS, 39],
  ['2.3 route guard', GUARD_ROWS, 5],
  ['2.4 admin routes', ADMIN_ROWS, 34],
  ['2.5 authenticated routes', LOGGED_IN_ROWS, 44],
  ['2.6 shared routes', SHARED_ROWS, 16],
  ['2.7 route constants', ROUTE_ROWS, 43],
  ['2.8 viewer', VIEWER_ROWS, 75],
  ['E create new case: patient, history, files, specimens', CREATE_CASE_ROWS, 63],
  ['E create new case: slides to review', CREATE_CASE_SLIDE_ROWS, 72],
  ['E case lists', CASE_LIST_ROWS, 100],
  ['E reading', READING_ROWS, 108],
  ['E reports', REPORT_ROWS, 100],
  ['E tasks, QA and onboarding', TASK_ROWS, 121],
  ['E cases of admins', ADMIN_CASE_ROWS, 106],
  ['E registration forms', REGISTRATION_ROWS, 98],
  ['E registrations later', REGISTRATION_EDIT_ROWS, 23],
  ['E users, accounts, groups, team', PEOPLE_ROWS, 124],
  ['E own account', OWN_ACCOUNT_ROWS, 51],
  ['E enquiries, billing, support', BUSINESS_ROWS, 94],
  ['overviews, history of bills, support', DESK_ROWS, 50],
  ['views of one’s own', SAVED_VIEW_ROWS, 85],
  ['what screens once lacked', ONCE_LACKING_ROWS, 152],
];
const ROWS = SECTIONS.flatMap(([, rows]) => rows);
const LACKED = SECTIONS.at(-1)?.[1] ?? [];

const walked = walkedOf(document);
const missing = (row: WalkRow): readonly string[] => missingIn(document, walked, row);

/** Every path that sections 2.1 to 2.8 of the specification spell. */
const file = path.join(import.meta.dirname, '..', 'data', 'specified-routes.json');
const routes = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
/** Pages that show nothing of the API's. */
const STILL = ['/', '/in-progress'];

describe('the walk of the screens, field by field', () => {
  it.each(SECTIONS)('%s: has an operation for every row', (_, rows) => {
    expect(rows.flatMap(missing)).toEqual([]);
  });

  it.each(SECTIONS)('%s: keeps the rows that were counted', (_, rows, count) => {
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map((row) => row.slice(0, 5).join(' '))).size).toBe(count);
  });

  it('walks each screen of the specification, and each in its own section', () => {
    const screens = (rows: readonly WalkRow[]) => new Set(rows.map(([screen]) => bareScreen(screen)));
    const all = screens(ROWS);
    const withoutReview = screens(ROWS.filter((row) => !LACKED.includes(row)));
    const wanted = routes.filter((route) => !STILL.includes(route)).map(bareScreen);
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((screen) => !withoutReview.has(screen))).toEqual([]);
    expect(all.size).toBeGreaterThanOrEqual(new Set(wanted).size);
  });

  it('finds in the walk each screen that an operation names', () => {
    const rows = new Set(ROWS.map(([screen, , , operation]) => `${operation} ${bareScreen(screen)}`));
    const named = operationsOf(document).flatMap(({ operation }) =>
      operation['x-screens'].map((screen) => `${operation.operationId} ${bareScreen(screen)}`),
    );
    expect(named.filter((pair) => !rows.has(pair))).toEqual([]);
  });
});

describe('a row of the walk', () => {
  const lost: readonly (readonly [WalkRow, string])[] = [
    [['/login', 'fax', 'entered', 'login', 'body.fax'], 'nothing there'],
    [['/login', 'fax', 'shown', 'login', 'data.fax'], 'nothing there'],
    [['/users', 'fax', 'filter', 'listUsers', 'query.fax'], 'nothing there'],
    [['/users', 'fax', 'shown', 'listUsers', 'data.items.fax'], 'nothing there'],
    [['/users', 'fax', 'sort', 'listUsers', 'query.sort', ['name', 'fax']], 'no key fax'],
    [['/users', 'search', 'sort', 'listUsers', 'query.q', ['name']], 'no key name'],
    [['/task', 'view', 'filter', 'listTasks', 'query.view', ['provider', 'facility']], 'is provider |'],
    [['/viewer', 'tile', 'shown', 'getTile', 'answer', ['image/png']], 'is image/jpeg |'],
    [['/support', 'email', 'entered', 'login', 'body.email'], 'x-screens does not name the screen'],
  ];

  it.each(lost)('%j is said to be missing', (row, words) => {
    expect(missing(row)).toEqual([expect.stringContaining(`${row[0]}: ${row[1]} (${row[2]})`)]);
    expect(missing(row)[0]).toContain(words);
  });
});
