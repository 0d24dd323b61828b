import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { CONTRACT_FILE } from '#contracts/generate/contract-file.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { BEGUN, DOWN } from './bad-servers/bad-servers.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { RunReport } from './report/run-report.ts';
import { runCommand } from './run-command.ts';
import { type Ended, slides } from './slides-program.test-support.ts';

const CREDS = path.join(import.meta.dirname, 'demo-creds.yaml');
const folder = mkdtempSync(path.join(tmpdir(), 'slides-command-'));

/** Runs a command without the second that a program takes to start. */
async function inThisProcess(args: readonly string[]): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const into = (lines: string[]) => (line: unknown) => void lines.push(`${String(line)}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(into(out)),
    vi.spyOn(console, 'error').mockImplementation(into(err)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0),
  ];
  try {
    return { code: await runCommand(args), out: out.join(''), err: err.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

interface Ending {
  readonly args: (base: string) => readonly string[];
  readonly code: ExitCode;
  readonly out: RegExp;
  readonly err: RegExp;
}

const RACE = readFileSync(path.join(import.meta.dirname, '../scenarios/race-for-a-case.yaml'), 'utf8');
const { name: raceName } = parse(RACE) as { readonly name: string };

/** Each way to end that asks no server, or one that is down. */
const ENDINGS: readonly (readonly [string, Ending])[] = [
  [
    '0 after it was asked for help',
    { args: () => ['check', '--help'], code: EXIT.fine, out: /--budget <time>/, err: /^$/ },
  ],
  [
    '0 after it told the scenarios as a list',
    {
      args: () => ['scenario', 'list'],
      code: EXIT.fine,
      out: new RegExp(`^race-for-a-case +▣? +${raceName}$`, 'm'),
      err: /^$/,
    },
  ],
  [
    '2 where there is no such command to be helped with',
    {
      args: () => ['seed', '--help'],
      code: EXIT.usage,
      out: /^$/,
      err: /^There is no command seed; the commands are check, .*\.$/m,
    },
  ],
  [
    '2 where an option is missing, in two lines',
    {
      args: (base) => ['check', base],
      code: EXIT.usage,
      out: /^$/,
      err: /^Required option '--creds <file>' not specified\.\nWhat can be asked is told by --help after the command\.\s*$/,
    },
  ],
  [
    '2 where an option is mistyped, with the one that may be meant',
    {
      args: () => ['serve', '--prot', '1'],
      code: EXIT.usage,
      out: /^$/,
      err: /^Unknown option '--prot'\.\n\(Did you mean --port\?\)\nWhat can be asked/,
    },
  ],
  [
    '2 where a contract is not there',
    {
      args: () => ['diff', path.join(folder, 'none.yaml'), 'openapi.yaml'],
      code: EXIT.usage,
      out: /^$/,
      err: /^\S+none\.yaml cannot be read: there is no such file\.$/m,
    },
  ],
  [
    '2 where a contract is a folder',
    {
      args: () => ['diff', 'openapi.yaml', folder],
      code: EXIT.usage,
      out: /^$/,
      err: /^\S+ cannot be read: it is a folder\.$/m,
    },
  ],
  [
    '2 where it was asked wrongly',
    {
      args: (base) => ['check', base, '--creds', CREDS, '--level', 'deep'],
      code: EXIT.usage,
      out: /^$/,
      err: /^There is no level deep; it is smoke or full\.$/m,
    },
  ],
  ...['?x=1', '#x'].map((rest): readonly [string, Ending] => [
    `2 where its address ends with ${rest}`,
    {
      args: (base) => ['check', `${base}${rest}`, '--creds', CREDS],
      code: EXIT.usage,
      out: /^$/,
      err: /is no address of an API: it has a query or a fragment/,
    },
  ]),
  ...['runs', 'steps'].map((count): readonly [string, Ending] => [
    `2 where its ${count} are none`,
    {
      args: (base) => ['fuzz', base, `--${count}`, '0'],
      code: EXIT.usage,
      out: /^$/,
      err: /^0 is too few; it is 1 at least\.$/m,
    },
  ]),
  [
    '2 where its baseline is no report',
    {
      args: (base) => ['check', base, '--creds', CREDS, '--baseline', 'package.json'],
      code: EXIT.usage,
      out: /^$/,
      err: /package\.json is no report of --json/,
    },
  ],
  ...['junit', 'ctrf', 'html'].map((kind): readonly [string, Ending] => [
    `2 where the folder of its ${kind} is missing`,
    {
      args: (base) => ['check', base, '--creds', CREDS, `--${kind}`, path.join(folder, 'none', 'report')],
      code: EXIT.usage,
      out: /^$/,
      err: /report cannot be written: there is no folder \S+none\.$/m,
    },
  ]),
  [
    '2 where its report would be a folder',
    {
      args: (base) => ['scenario', 'run', '--target', base, '--html', folder],
      code: EXIT.usage,
      out: /^$/,
      err: /cannot be written: it is a folder/,
    },
  ],
  [
    '2 where a new scenario has no folder',
    {
      args: () => ['scenario', 'new', 'invented', '--folder', path.join(folder, 'none')],
      code: EXIT.usage,
      out: /^$/,
      err: /^There is no folder \S+none\.$/m,
    },
  ],
  [
    '3 where nothing answers',
    {
      args: (base) => ['check', base, '--creds', CREDS, '--timeout', '1s'],
      code: EXIT.unreachable,
      out: /^$/,
      err: /^http:\S+ cannot be reached: nothing listens there\.$/m,
    },
  ],
];

async function expectEnding({ args, code, out, err }: Ending, run: typeof inThisProcess): Promise<void> {
  const { base } = await DOWN.start();
  const ended = await run(args(base));
  expect(ended.code).toBe(code);
  expect(ended.out).toMatch(out);
  expect(ended.err).toMatch(err);
}

const FILES = ['junit', 'ctrf', 'html'] as const;
const filesFor = (name: string) => FILES.map((kind) => [kind, path.join(folder, `${name}.${kind}`)] as const);
const options = (name: string): readonly string[] => [
  '--json',
  ...filesFor(name).flatMap(([kind, file]) => [`--${kind}`, file]),
];

/** The tags of a text of markup close in the order in which they were opened. */
function expectClosed(markup: string): void {
  const open: string[] = [];
  for (const [, close, name = '', rest = ''] of markup.matchAll(/<(\/?)([a-z]\w*)((?:"[^"]*"|[^">])*)>/gi))
    if (close === '/') expect(open.pop()).toBe(name);
    else if (!(rest.endsWith('/') || ['meta', 'link', 'br'].includes(name))) open.push(name);
  expect(open).toEqual([]);
}

/** All four reports tell of the same run. */
function expectReports(
  name: string,
  out: string,
  told: { readonly command: string; readonly failed: number },
): void {
  const report = JSON.parse(out) as { command: string; checked: { status: string }[] };
  const failed = report.checked.filter(({ status }) => status === 'failed').length;
  expect(report.command).toBe(told.command);
  expect(failed).toBe(told.failed);
  const [junit = '', ctrf = '', html = ''] = filesFor(name).map(([, file]) => readFileSync(file, 'utf8'));
  expect(junit).toContain(`tests="${report.checked.length}" failures="${failed}"`);
  expectClosed(junit.replace(/^<\?xml.*\?>/, ''));
  expect(JSON.parse(ctrf)).toMatchObject({ results: { summary: { tests: report.checked.length, failed } } });
  expect(html).toMatch(/^<!doctype html>/i);
  expectClosed(html.replaceAll(/<(style|script)>[^]*?<\/\1>/g, ''));
}

describe('the command line of slides', () => {
  it.each(ENDINGS)('ends with %s', async (_, ending) => {
    await expectEnding(ending, inThisProcess);
  });

  it.each(oneOf(ENDINGS))('ends as a program of its own with %s', async (_, ending) => {
    await expectEnding(ending, slides);
  });

  it('ends with 1 with findings, and writes each of its reports', async () => {
    const { base, close } = await BEGUN.start();
    const some = ['--operation', 'getCurrentUser', '--only', 'auth'];
    const { code, out } = await slides(['check', base, '--creds', CREDS, ...some, ...options('check')]);
    await close();
    expect(code).toBe(EXIT.findings);
    const { checked } = JSON.parse(out) as { checked: { status: string }[] };
    const failed = checked.filter(({ status }) => status === 'failed').length;
    expect(failed).toBeGreaterThan(0);
    expectReports('check', out, { command: 'check', failed });
  });

  it('asks again at the level of the report that it is given', async () => {
    const { base, close } = await BEGUN.start();
    const check = ['check', base, '--creds', CREDS, '--json'];
    const first = await slides([...check, '--operation', 'getCurrentUser', '--level', 'full', '--seed', '5']);
    const file = path.join(folder, 'earlier.json');
    writeFileSync(file, first.out);
    const again = await slides([...check, '--replay', file]);
    await close();
    expect(JSON.parse(again.out)).toMatchObject({ seed: 5, level: 'full' });
    const namesIn = ({ out }: Ended): readonly string[] =>
      (JSON.parse(out) as { checked: { name: string; status: string }[] }).checked
        .filter(({ status }) => status === 'failed')
        .map(({ name }) => name);
    expect(namesIn(again)).toEqual(expect.arrayContaining([...namesIn(first)]));
  });

  it('asks with the seed and level of its baseline, so that an accepted report is no finding', async () => {
    const { base, close } = await BEGUN.start();
    const check = ['check', base, '--creds', CREDS, '--json', '--operation', 'getCurrentUser'];
    const first = await slides([...check, '--level', 'full', '--seed', '5']);
    const file = path.join(folder, 'known.json');
    writeFileSync(file, first.out);
    const again = await slides([...check, '--baseline', file]);
    await close();
    expect(JSON.parse(again.out)).toMatchObject({ seed: 5, level: 'full' });
    expect([first.code, again.code]).toEqual([EXIT.findings, EXIT.fine]);
  });

  it('tells what a check has found when it is ended', async () => {
    const { base, close } = await BEGUN.start();
    const ended = await slides(['check', base, '--creds', CREDS, ...options('ended')], (text, end) => {
      if (text.includes('logging in')) end();
    });
    await close();
    expect(ended.code).toBe(EXIT.findings);
    const { endedEarly, checked } = JSON.parse(ended.out) as RunReport;
    expect(endedEarly).toBe('it was ended before it came to this');
    expectReports('ended', ended.out, {
      command: 'check',
      failed: checked.filter(({ status }) => status === 'failed').length,
    });
  });

  it('writes the same reports of the mock that it served, and of a contract', async () => {
    const served = await slides(
      ['serve', '--port', '0', '--world', 'empty', ...options('serve')],
      (text, end) => {
        if (text.includes('admin@example.org')) end();
      },
    );
    expect(served.code, served.err).toBe(EXIT.fine);
    expectReports('serve', served.out, { command: 'serve', failed: 0 });
    const same = await inThisProcess(['diff', CONTRACT_FILE, CONTRACT_FILE, ...options('diff')]);
    expect(same.code).toBe(EXIT.fine);
    expectReports('diff', same.out, { command: 'diff', failed: 0 });
  });
});
