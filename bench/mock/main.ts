import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { WORLDS, type WorldName } from '#mock-server/seeds/worlds.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { figureOf, medianOf, tableOf } from '../table.ts';

const CALLS = 200;
const LIMIT = 3;
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** What is asked of a world; the case is the last of its list, so that no search meets it first. */
const CALLS_OF: Readonly<Record<string, (caseId: string) => string>> = {
  'a page of 20 by filter and sort': () =>
    '/cases?view=available&q=a&sort=-priority%2CdueAt&page=1&pageSize=20',
  'an admin’s page of 20': () => '/cases?view=all&sort=-dueAt&page=1&pageSize=20',
  'a case by id': (caseId) => `/cases/${caseId}`,
  'a case’s images': (caseId) => `/cases/${caseId}/viewer`,
};

const PEOPLE = { provider: 'provider@example.org', admin: 'admin@example.org' } as const;

interface Contender {
  readonly api: MockApi;
  readonly tokens: Readonly<Record<keyof typeof PEOPLE, string>>;
  readonly caseId: string;
}

async function logIn(api: MockApi, email: string): Promise<string> {
  const answer = await api.fetch(
    new Request('http://127.0.0.1/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    }),
  );
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  return data.token;
}

async function contender(name: WorldName): Promise<Contender> {
  const api = createMockApi({ world: WORLDS[name], now: () => NOW });
  await api.ready;
  const tokens = { provider: await logIn(api, PEOPLE.provider), admin: await logIn(api, PEOPLE.admin) };
  const last = api.world().cases.by('status', 'Available').at(-1);
  if (last === undefined) throw new Error(`the world ${name} has no case to be had`);
  return { api, tokens, caseId: last.id };
}

/** Milliseconds of one call, answer read to its end. */
async function measureTime(
  { api, tokens, caseId }: Contender,
  path: (caseId: string) => string,
): Promise<number> {
  const asked = path(caseId);
  const token = asked.includes('view=available') ? tokens.provider : tokens.admin;
  const begun = performance.now();
  const answer = await api.fetch(
    new Request(`http://127.0.0.1/api${asked}`, { headers: { Authorization: `Bearer ${token}` } }),
  );
  await answer.text();
  const took = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`${asked} answered ${String(answer.status)}`);
  return took;
}

let isOver = false;

function rowOf(name: string, one: number, other: number, limit: number): readonly string[] {
  const ratio = other / one;
  // What was not measured is NaN, which is not above anything, and keeps no limit.
  const isKept = ratio <= limit;
  if (!isKept) isOver = true;
  return [name, figureOf(one), figureOf(other), figureOf(ratio), `<= ${limit}`, isKept ? 'ok' : 'over'];
}

const STARTS = 5;
/** How many times as long as a bare server the mock may take: with one in 60 ms the mock is ready after 1.2 s. */
const START_LIMIT = 20;
const STARTED = { bare: ['bench/mock/bare.mjs'], mock: ['server/mock.mjs', '--port', '0'] } as const;

/** Milliseconds from the start of a process to its first line, which says where it listens. */
async function startOf(args: readonly string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const took = performance.now() - begun;
  child.kill('SIGKILL');
  await once(child, 'exit');
  if (!line.includes('http://')) throw new Error(`${args[0] ?? ''} began with '${line}'`);
  return took;
}

/** Both in turn, so that whatever else the machine does meets both. The first start of each is not counted: one compiles. */
async function startRow(): Promise<readonly string[]> {
  const times: { bare: number[]; mock: number[] } = { bare: [], mock: [] };
  for (let turn = 0; turn <= STARTS; turn += 1)
    for (const name of ['bare', 'mock'] as const) {
      const took = await startOf(STARTED[name]);
      if (turn > 0) times[name].push(took);
    }
  const [bare, mock] = [medianOf(times.bare), medianOf(times.mock)];
  return rowOf('from its start until it is ready', bare, mock, START_LIMIT);
}

const [small, load] = [await contender('small'), await contender('load')];
const rows: (readonly string[])[] = [];
for (const [name, path] of Object.entries(CALLS_OF)) {
  const times: { small: number[]; load: number[] } = { small: [], load: [] };
  for (let call = 0; call < CALLS; call += 1) {
    times.small.push(await measureTime(small, path));
    times.load.push(await measureTime(load, path));
  }
  const [one, other] = [medianOf(times.small), medianOf(times.load)];
  rows.push(rowOf(name, one, other, LIMIT));
}
console.log(`Medians of ${String(CALLS)} calls in one process, in milliseconds.\n`);
console.log(tableOf(['call', 'small', 'load', 'load / small', 'limit', ''], rows));
await small.api.close();
await load.api.close();
const start = await startRow();
console.log(
  `\nMedians of ${String(STARTS)} starts, the mock's and a bare node:http server's in turn, in milliseconds.\n`,
);
console.log(tableOf(['', 'bare', 'mock', 'mock / bare', 'limit', ''], [start]));
process.exitCode = isOver ? 1 : 0;
