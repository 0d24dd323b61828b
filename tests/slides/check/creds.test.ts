import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../exit-codes.ts';
import { shortestPath } from '../states/moves.ts';
import { readCreds } from './creds.ts';
import { readEarlier, withKnown } from './earlier.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'slides-'));
function fileWith(text: string): string {
  const file = path.join(folder, `${Math.random()}.yaml`);
  writeFileSync(file, text);
  return file;
}

describe('who may log in', () => {
  it('is read from YAML, with the ids of things that are there', () => {
    const text = `callers:
  admin: { email: a@example.org, password: x }
things: { a bill that was paid: bil_1, blobId: 'slide-1.tif' }
`;
    expect(readCreds(fileWith(text))).toEqual({
      callers: { admin: { email: 'a@example.org', password: 'x' } },
      things: { 'a bill that was paid': 'bil_1', blobId: 'slide-1.tif' },
    });
  });

  it.each([
    ['callers: { boss: { email: a@example.org, password: x } }', /callers/],
    ['callers: {}', /at least one caller/],
    ['callers: { admin: { email: a@example.org } }', /callers\.admin\.password/],
    ['callers: [', /cannot be read/],
    [
      'callers: { admin: { email: a@example.org, password: x } }\nthings: { the case: X-17 }',
      /things\.the case: X-17 begins like no id of the contract, and the case is no name in a path/,
    ],
    [
      'callers: { admin: { email: a@example.org, password: x } }\nthings: { case: cas_1 2 }',
      /things\.case: an id is one word/,
    ],
  ])('is refused with what is wrong where the file says %s', (text, wrong) => {
    expect(() => readCreds(fileWith(text))).toThrow(UsageError);
    expect(() => readCreds(fileWith(text))).toThrow(wrong);
  });
});

describe('an earlier report', () => {
  const finding = { operation: 'getCase', says: '', place: '', came: '', reached: [], step: 1, curl: '' };
  const report = {
    command: 'check',
    target: 'http://h/api',
    seed: 5,
    level: 'full' as const,
    startedAtMs: 0,
    durationMs: 1,
    checked: [{ part: 'roles', name: 'a', status: 'failed' as const, finding }],
    grids: [],
  };

  it('says what to ask again, and with which seed', () => {
    const { seed, level, parts, operations } = readEarlier(fileWith(JSON.stringify(report)));
    const asked = { seed: 5, level: 'full', parts: ['roles'], operations: ['getCase'] };
    expect({ seed, level, parts, operations }).toEqual(asked);
    expect(() => readEarlier(fileWith('{}'))).toThrow(UsageError);
  });

  it('asks a change again for what was found by reading after it, and knows no level that was not told', () => {
    const { level: _, ...before } = report;
    const checked = [
      { part: 'readback', name: 'updateTask: read afterwards', status: 'failed' as const, finding },
    ];
    const earlier = readEarlier(fileWith(JSON.stringify({ ...before, checked })));
    expect(earlier.operations.toSorted()).toEqual(['getCase', 'updateTask']);
    expect(earlier.level).toBeUndefined();
  });

  it('makes known what it found, and nothing else', () => {
    const earlier = readEarlier(fileWith(JSON.stringify(report)));
    const [first] = report.checked;
    const now = {
      ...report,
      checked: [
        ...report.checked,
        { ...first, part: 'roles', name: 'b', status: 'failed' as const, finding },
      ],
    };
    expect(withKnown(now, earlier).checked).toMatchObject([{ name: 'a', isKnown: true }, { name: 'b' }]);
    expect(withKnown(now, earlier).checked[1]).not.toHaveProperty('isKnown');
    const other = { ...finding, came: '500' };
    const cells = [finding, other].map((one) => ({
      row: 'a',
      column: '1',
      status: 'failed' as const,
      finding: one,
    }));
    const [grid] = withKnown({ ...now, grids: [{ name: 'a table', cells }] }, earlier).grids;
    expect(grid?.cells.map((cell) => 'isKnown' in cell)).toEqual([true, false]);
  });
});

describe('the shortest path over a machine', () => {
  it('leads by moves that somebody can ask for', () => {
    expect(shortestPath('CaseStatus', 'Selected')?.map(({ name }) => name)).toEqual([
      'create',
      'send-out',
      'release-to-pool',
      'pick-up',
    ]);
    expect(shortestPath('CaseStatus', 'Nowhere')).toBeNull();
    expect(shortestPath('AccountLeadStatus', 'Active')?.map(({ to }) => to)).toEqual([
      'Interested',
      'ProvisionallyActive',
      'Active',
    ]);
  });
});
