import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '#contracts/generate/document.ts';
import { contract } from './bundled.test-support.ts';

/** Every path that sections 2.1 to 2.8 of the specification spell. */
const file = path.join(import.meta.dirname, '..', 'data', 'specified-routes.json');
const routes = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];

/** Pages that show nothing of the API's. */
const STILL = ['/', '/in-progress'];
/** Section 2.4 and 2.6 name this page and do not spell its path. */
const UNSPELT = ['/case-details/{caseId}'];

const operations = operationsOf(contract).map(({ operation }) => operation);
const screens = new Set(
  operations.flatMap((operation) => operation['x-screens'].map((screen) => screen.split('?')[0] ?? '')),
);
/** The specification writes some paths with their id and some without (2.6 and 2.7). */
const withoutId = (screen: string): string => screen.replace(/\/\{\w+\}$/, '');

describe('the screens of the contract', () => {
  it('have an operation for every route of the specification', () => {
    const served = new Set([...screens].flatMap((screen) => [screen, withoutId(screen)]));
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter((route) => !served.has(route))).toEqual(STILL);
  });

  it('are routes of the specification', () => {
    const known = new Set([...routes, ...UNSPELT, '*']);
    expect([...screens].filter((screen) => !known.has(screen) && !known.has(withoutId(screen)))).toEqual([]);
  });

  it('are named by every operation, or it says why it has none', () => {
    const without = operations.filter((operation) => operation['x-screens'].length === 0);
    expect(without.map(({ operationId }) => operationId)).toEqual(['registerOperatorStaff']);
    for (const operation of without) expect(operation['x-no-screen']).toMatch(/\w+ \w+/);
  });
});
