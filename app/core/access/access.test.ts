import { describe, expect, it } from 'vitest';
import { ASK_PATH, HELP_PATH } from './help.ts';
import { landingOf } from './landing.ts';
import { menuOf } from './menus.ts';
import { isBeforeWork, isProvisional, type Role, roleOf } from './roles.ts';
import { screens } from './screens.ts';

describe('roleOf', () => {
  it.each([
    ['admin', 'Admin'],
    ['ADMIN', 'Admin'],
    ['physician', 'Provider'],
    ['FacilityNP', 'Facility_NP'],
    ['facility_np', 'Facility_NP'],
    ['medicalfacility', 'MedicalFacility'],
    [' Provider ', 'Provider'],
  ])('S3.2-01 S3.2-02 %s means %s', (spelling, role) => {
    expect(roleOf(spelling)).toBe(role);
  });

  it.each(['', 'root', 'constructor', 'toString', 'administrator'])('%j means nobody', (spelling) => {
    expect(roleOf(spelling)).toBeNull();
  });
});

it.each([
  ['new', true, false],
  [' IN PROGRESS ', true, false],
  ['provisionally ACTIVE', false, true],
  ['Active', false, false],
  ['', false, false],
])('S3.6 of the status %j: before work %s, provisional %s', (status, beforeWork, provisional) => {
  expect([isBeforeWork(status), isProvisional(status)]).toEqual([beforeWork, provisional]);
});

describe('landingOf, S4.1', () => {
  it.each<[Role, string, string]>([
    ['MedicalFacility', 'Active', '/upload-project'],
    ['MedicalFacility', 'provisionally ACTIVE', '/facility-account-detail'],
    ['Facility_NP', 'Provisionally Active', '/facility-account-detail'],
    ['Facility_NP', 'New', '/upload-project'],
    ['Admin', 'Provisionally Active', '/admin'],
    ['Provider', 'Provisionally Active', '/selectedCases'],
    ['Provider', 'Active', '/availableCases'],
    ['Provider', 'In Progress', '/availableCases'],
  ])('%s, %s starts at %s', (role, status, path) => {
    expect(landingOf(role, status)).toBe(path);
  });
});

describe('menuOf', () => {
  it('S2.2-01 S2.2-02 gives a provider four tabs and the account items', () => {
    const menu = menuOf('Provider', 'Active');
    expect(menu.tabs.map((item) => `${item.label} ${item.to}`)).toEqual([
      'Available Cases /availableCases',
      'My Cases /selectedCases',
      'Completed Cases /completedCases',
      'My Tasks /task',
    ]);
    expect(menu.account.map(({ label, under }) => [label, under])).toEqual([
      ['About Me', undefined],
      ['Reset Password', 'Account Settings'],
      ['Help', undefined],
    ]);
  });

  it('S2.2-07 leaves a provisionally active provider My Cases and My Tasks', () => {
    expect(menuOf('Provider', 'Provisionally Active').tabs.map((item) => item.label)).toEqual([
      'My Cases',
      'My Tasks',
    ]);
  });

  it.each([
    [null, true],
    ['Admin', true],
    ['Accounts', true],
    ['Lab_Operations', false],
    ['Relationship_Manager', false],
  ] as const)('S2.2-05 shows Billing to the duty %s: %s', (duty, isShown) => {
    const tabs = menuOf('Admin', 'Active', duty).tabs.map((item) => item.to);
    expect(tabs.includes('/billings')).toBe(isShown);
    expect(tabs.filter((to) => to !== '/billings')).toHaveLength(7);
  });

  it('S2.2-03 S2.2-04 S2.2-05 S2.2-06 gives facilities and admins their own tabs', () => {
    expect(menuOf('Facility_NP', 'Active')).toEqual(menuOf('MedicalFacility', 'Provisionally Active'));
    expect(menuOf('Facility_NP', 'Active').tabs.map((item) => item.to)).toEqual([
      '/upload-project',
      '/send-out-cases',
      '/tasks-list',
    ]);
    const ofFacility = menuOf('MedicalFacility', 'Active').account;
    expect(ofFacility.map(({ label, to, under }) => [label, to, under])).toEqual([
      ['Account Details', '/account-details', undefined],
      ['Facility Account Details', '/facility-account-detail', undefined],
      ['Reset Password', '/reset-password', 'Account Settings'],
      ['Help', '/account-detail?part=help', undefined],
    ]);
    for (const path of [HELP_PATH, ASK_PATH]) expect(path.split('?')[0]).toBe(screens.accountDetail.path);
    expect(menuOf('Admin', 'Active').account.map(({ label, to }) => [label, to])).toEqual([
      ['Reset Password', '/reset-password'],
      ['Support', '/support'],
    ]);
    expect(menuOf('Admin', 'Active').tabs.map((item) => item.to)).toEqual([
      '/admin',
      '/account',
      '/users',
      '/enquiries',
      '/groups',
      '/case',
      '/tasks',
      '/billings',
    ]);
  });
});
