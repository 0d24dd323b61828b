import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { WORLDS, type WorldName } from '#mock-server/world.ts';
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
async function timed({ api, tokens, caseId }: Contender, path: (caseId: string) => string): Promise<number> {
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

const [small, load] = [await contender('small'), await contender('load')];
const rows: string[][] = [];
let isOver = false;
for (const [name, path] of Object.entries(CALLS_OF)) {
  const times: { small: number[]; load: number[] } = { small: [], load: [] };
  for (let call = 0; call < CALLS; call += 1) {
    times.small.push(await timed(small, path));
    times.load.push(await timed(load, path));
  }
  const [one, other] = [medianOf(times.small), medianOf(times.load)];
  const ratio = other / one;
  if (ratio > LIMIT) isOver = true;
  rows.push([
    name,
    figureOf(one),
    figureOf(other),
    figureOf(ratio),
    `<= ${String(LIMIT)}`,
    ratio > LIMIT ? 'over' : 'ok',
  ]);
}
console.log(`Medians of ${String(CALLS)} calls in one process, in milliseconds.\n`);
console.log(tableOf(['call', 'small', 'load', 'load / small', 'limit', ''], rows));
await small.api.close();
await load.api.close();
process.exitCode = isOver ? 1 : 0;
