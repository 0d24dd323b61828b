import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { EXIT } from '../exit-codes.ts';
import { ctrfReport } from './ctrf-report.ts';
import { curlOf, redact } from './curl.ts';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';
import { reportOfDiff, reportOfLint } from './report-of-contract.ts';
import type { Finding, RunReport } from './run-report.ts';
import { hasFindings } from './summary.ts';
import { textReport } from './text-report.ts';
import { writeReport } from './write-report.ts';

const finding: Finding = {
  operation: 'getCase',
  says: 'What is "hidden" & gone is 404.',
  place: '#/paths/~1cases~1{caseId}/get/responses/404',
  came: '200 <b>let in</b>',
  reached: ['log in as facility2; its token is TOKEN'],
  step: 12,
  curl: `curl -sS -i -H "Authorization: Bearer $TOKEN" 'http://127.0.0.1:4010/api/cases/cas_1'`,
};

const report: RunReport = {
  command: 'check',
  target: 'http://127.0.0.1:4010/api',
  seed: 7,
  startedAtMs: 1_795_500_000_000,
  durationMs: 1500,
  checked: [
    { part: 'roles', name: 'getCase by facility2', status: 'failed', finding },
    { part: 'roles', name: 'getCase by admin', status: 'passed' },
    { part: 'etag', name: 'updateCase', status: 'not reached', why: 'no draft was found' },
  ],
  grids: [
    {
      name: 'operation × status',
      cells: [
        { row: 'getCase', column: '200', status: 'passed' },
        { row: 'getCase', column: '500', status: 'not reached', why: 'the server has to fail for it' },
      ],
    },
  ],
};

const known: RunReport = {
  ...report,
  checked: report.checked.map((one) => (one.status === 'failed' ? { ...one, isKnown: true } : one)),
};

describe('a report', () => {
  it('has no line for a call or a place of the contract where there is none', () => {
    const bare: Finding = { ...finding, place: '', curl: '' };
    const lines = textReport({
      ...report,
      checked: [{ part: 'scenario', name: 'a look', status: 'failed', finding: bare }],
    }).split('\n');
    expect(lines).toContain(`  the contract: ${finding.says}`);
    expect(lines.some((line) => line.includes('step 12'))).toBe(false);
  });

  it('tells people what was found, with its curl line, and why things were not reached', () => {
    const text = textReport(report);
    expect(text).toContain('FOUND roles: getCase by facility2');
    expect(text).toContain(finding.curl);
    expect(text).toContain('roles        1 passed, 1 failed, 0 not reached');
    expect(text).toContain('1 not reached: the server has to fail for it');
    expect(text).toContain('1 not reached: no draft was found');
  });

  it.each([
    ['fine', {}, undefined],
    ['nothing found in the time that it had', { endedEarly: 'the budget was used up' }, EXIT.unfinished],
    ['a finding in the time that it had', { ...report, endedEarly: 'the budget was used up' }, EXIT.findings],
  ])('ends a command by what it says: %s', (_, changes, code) => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    const before = process.exitCode;
    process.exitCode = undefined;
    try {
      const passed = report.checked.filter(({ status }) => status === 'passed');
      writeReport({ ...report, checked: passed, ...changes }, {});
      expect(process.exitCode).toBe(code);
    } finally {
      process.exitCode = before;
    }
    expect(print.mock.calls.join('').includes('It ended early: the budget was used up')).toBe(
      'endedEarly' in changes,
    );
  });

  it('is written as JUnit XML, where what a server says is no markup', () => {
    const xml = junitReport(report);
    expect(xml).toContain('tests="3" failures="1" skipped="1"');
    expect(xml).toContain('<failure message="200 &lt;b&gt;let in&lt;/b&gt;">');
    expect(xml).not.toContain('<b>');
  });

  it('is written in the Common Test Report Format', () => {
    expect(JSON.parse(ctrfReport(report))).toMatchObject({
      reportFormat: 'CTRF',
      results: {
        summary: {
          tests: 3,
          passed: 1,
          failed: 1,
          skipped: 1,
          start: 1_795_500_000_000,
          stop: 1_795_500_001_500,
        },
        tests: [
          { status: 'failed' },
          { status: 'passed' },
          { status: 'skipped', message: 'no draft was found' },
        ],
      },
    });
  });

  it('is written as a page with each cell of its tables', () => {
    const page = htmlReport(report);
    expect(page).toContain('&lt;b&gt;let in&lt;/b&gt;');
    expect(page).toContain('getCase, 500: the server has to fail for it');
  });

  it('has no findings where an earlier report knew them all, and says so', () => {
    expect(hasFindings(report)).toBe(true);
    expect(hasFindings(known)).toBe(false);
    expect(textReport(known)).toContain('KNOWN roles: getCase by facility2');
    expect(junitReport(known)).toContain('failures="0" skipped="2"');
  });
});

describe('the curl line of a request', () => {
  it('makes the same call in a shell, without token, password or signature', () => {
    const headers = { Authorization: 'Bearer abc.def', 'Content-Type': 'application/json' };
    const body = `{"password":"secret 1","name":"it's"}`;
    const request = new Request('http://h/api/users/login', { method: 'POST', headers, body });
    expect(curlOf(request, body)).toBe(
      `curl -sS -i -X POST -H "Authorization: Bearer $TOKEN" -H 'content-type: application/json' ` +
        String.raw`--data-binary '{"password":"'"$SECRET"'","name":"it'\''s"}' 'http://h/api/users/login'`,
    );
    expect(redact('/wsi/files/a?exp=1&sig=Abc_def-123')).toBe('/wsi/files/a?exp=1&sig=$SIG');
    expect(curlOf(new Request('http://h/api/wsi/files/a?exp=1&sig=Abc_def-123'), null)).toBe(
      `curl -sS -i 'http://h/api/wsi/files/a?exp='"$EXP"'&sig='"$SIG"''`,
    );
    expect(redact('Bearer Abc.def-123 and {"token": "x\\"y"}')).toBe(
      'Bearer $TOKEN and {"token": "$SECRET"}',
    );
  });
});

describe('the report of a contract', () => {
  const about = { command: 'diff', target: 'a b', startedAtMs: 0, durationMs: 1 };
  const change = (kind: 'breaking' | 'additive') => ({
    kind,
    subject: null,
    place: 'response 200',
    text: 'lost its field name',
    operations: ['getCase'],
    isWarning: false,
  });
  const changes = [change('breaking'), change('additive')];

  it('finds what breaks a client, or what is wrong with the release where that was asked', () => {
    const diff = reportOfDiff({ ...about, again: 'npx slides diff a b' }, changes, null);
    expect(diff.checked).toMatchObject([
      { part: 'breaking', status: 'failed', finding: { operation: 'getCase', curl: 'npx slides diff a b' } },
      { part: 'additive', status: 'passed' },
    ]);
    const release = reportOfDiff({ ...about, again: '' }, changes, ['CHANGELOG.md says nothing of it']);
    expect(release.checked.map(({ part, status }) => `${part} ${status}`)).toEqual([
      'breaking passed',
      'additive passed',
      'release failed',
    ]);
  });

  it('finds each rule that the contract breaks, and tells that it keeps them all', () => {
    expect(hasFindings(reportOfLint(about, ['openapi.yaml:1 no-name: it has none']))).toBe(true);
    expect(reportOfLint(about, []).checked).toMatchObject([{ part: 'lint', status: 'passed' }]);
  });

  it('makes the same call with a text of any length', async () => {
    const body = JSON.stringify({ name: "it's", text: 'x'.repeat(20_001) });
    const line = curlOf(new Request('http://h/api/text-templates', { method: 'POST', body }), body);
    expect(line.length).toBeLessThan(400);
    const shell = `curl() { for word; do printf '%s\\n' "$word"; done; }; ${line}`;
    const { stdout } = await promisify(execFile)('sh', ['-c', shell]);
    expect(stdout.split('\n')).toContain(body);
  });
});
