import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tallyOf } from '../report/summary.ts';
import { CELLS } from './cells.ts';
import { coverageReport } from './coverage-report.ts';
import { readCounts } from './read-counts.ts';
import { readReasons } from './reasons.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
  return () => rmSync(folder, { recursive: true });
});

function fileOf(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const entry = (method: string, url: string, status: number, headers: object[] = []) => ({
  request: { method, url, headers },
  response: { status },
});

describe('the coverage of a contract', () => {
  it('adds up what mocks saw, and what archives tell', () => {
    const mock = { statuses: { 'login 200': 2 }, roles: { 'login public': 2 }, transitions: {} };
    const archive = {
      log: {
        version: '1.2',
        entries: [
          entry('POST', 'https://x.example/api/users/login', 200),
          entry('GET', 'https://x.example/api/cases/cas_1', 404, [{ name: 'Authorization', value: 'x' }]),
          entry('GET', 'https://x.example/logo.svg', 200),
          entry('GET', 'https://x.example/api/Users/current', 0),
        ],
      },
    };
    expect(readCounts([fileOf('a.json', mock), fileOf('b.json', mock), fileOf('c.har', archive)])).toEqual({
      statuses: { 'login 200': 5, 'getCase 404': 1 },
      roles: { 'login public': 5 },
      transitions: {},
    });
  });

  it.each(['{', '{}', '{"statuses": {}, "roles": {}, "transitions": {}, "more": 1}', '[]'])(
    'refuses a file that is neither: %s',
    (content) => expect(() => readCounts([fileOf('x.json', content)])).toThrow(/x\.json/),
  );

  it('S21-04 judges each measure by what has no reason, and names what was never seen', () => {
    const counts = {
      statuses: Object.fromEntries(
        CELLS['operation-status'].map(({ row, column }) => [`${row} ${column}`, 1]),
      ),
      roles: {},
      transitions: Object.fromEntries(CELLS.transition.map(({ row, column }) => [`${row} ${column}`, 1])),
    };
    delete counts.statuses['getTile 304'];
    delete counts.transitions['CaseStatus pick-up'];
    const why = 'No browser of ours asks for a tile again in this run.';
    const reasons = [{ measure: 'operation-status' as const, cells: ['getTile 304'], why }];
    const report = coverageReport({
      counts,
      reasons,
      minimum: { 'operation-status': 100, transition: 100, role: 0 },
      unseen: 'never seen',
      target: '1 file',
      startedAtMs: 0,
      durationMs: 0,
    });
    expect(report.checked.map(({ name, status }) => [name, status])).toEqual([
      ['operation-status 100 %', 'passed'],
      ['transition 100 %', 'failed'],
      ['role 0 %', 'passed'],
    ]);
    expect(JSON.stringify(report.checked)).toContain('never seen: CaseStatus pick-up');
    expect(report.grids[0]?.cells.filter(({ status }) => status !== 'passed')).toEqual([
      { row: 'getTile', column: '304', status: 'not reached', why },
    ]);
    expect(tallyOf(report.grids[2]?.cells ?? []).notReached).toBe(CELLS.role.length);
  });

  it('refuses reasons of cells that there are not', () => {
    const reason = (cells: string[]) =>
      fileOf('r.json', [{ measure: 'transition', cells, why: 'x'.repeat(20) }]);
    expect(readReasons(reason(['CaseStatus *']))).toHaveLength(1);
    expect(() => readReasons(reason(['CaseStatus fly']))).toThrow('there is no transition CaseStatus fly');
    expect(() => readReasons(fileOf('r.json', [{ measure: 'role', cells: [], why: '' }]))).toThrow('r.json');
  });
});
