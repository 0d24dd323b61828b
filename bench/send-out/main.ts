import { manyCases } from '#mock-server/seeds/many-cases.ts';
import { emptyWorld } from '#mock-server/seeds/other-worlds.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { WORLDS } from '#mock-server/seeds/worlds.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import type { WorldSeed } from '#mock-server/world.ts';
import { figureOf, medianOf, tableOf } from '../table.ts';

const ROUNDS = 60;
const LIMIT = 1.5;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const FEW = 100;
const IMAGES = 10;

/** The world of the many, with a hundredth of its cases. */
const few: WorldSeed = (nowMs) => ({ ...emptyWorld(nowMs), cases: manyCases(FEW, IMAGES, nowMs) });

/** What the loader of Send-Out Cases asks besides the page itself: how many cases each of its views has. */
const VIEWS = [
  '',
  'status=Draft',
  'status=Returned',
  'status=Submitted&status=Available',
  'status=Selected&status=QAReview',
  'status=AdditionalWorkRequested',
  'status=SignOutCompleted',
];

const FILTERS = [
  'status=Available',
  'priority=STAT',
  'subspecialty=Dermatopathology',
  'type=PrimaryDiagnosis',
  'reportState=Final',
  'from=2026-10-01',
  'to=2026-11-01',
  'overdue=true',
  'q=2025-00',
];

const SORTS = [
  'urgency',
  'sentAt',
  'dueAt',
  '-priority',
  'status',
  'accession',
  'patient',
  'caseID',
  'parts',
  'provider',
  '-openRequests',
  '-signedAt',
  '-grossTurnaround',
  '-netTurnaround',
  'reportState',
];

const PAGES: readonly (readonly [name: string, query: string])[] = [
  ['the first page', 'sort=-sentAt'],
  ...FILTERS.map((filter) => [`with ${filter}`, `sort=-sentAt&${filter}`] as const),
  ...SORTS.map((sort) => [`by ${sort}`, `sort=${sort}`] as const),
];

interface Contender {
  readonly api: MockApi;
  readonly token: string;
}

async function contender(world: WorldSeed): Promise<Contender> {
  const api = createMockApi({ world, now: () => NOW });
  await api.ready;
  const answer = await api.fetch(
    new Request('http://127.0.0.1/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'facility@example.org', password: DEMO_PASSWORD }),
    }),
  );
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  return { api, token: data.token };
}

async function ask({ api, token }: Contender, query: string): Promise<number> {
  const answer = await api.fetch(
    new Request(`http://127.0.0.1/api/cases?view=send-out&${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    }),
  );
  const { data } = (await answer.json()) as { readonly data: { readonly total: number } };
  if (answer.status !== 200) throw new Error(`${query} answered ${String(answer.status)}`);
  return data.total;
}

/** Milliseconds until everything is there that the page shows. */
async function measureTime(one: Contender, query: string): Promise<number> {
  const begun = performance.now();
  await ask(one, query);
  for (const view of VIEWS) await ask(one, `pageSize=1&${view}`);
  return performance.now() - begun;
}

const contenders = { few: await contender(few), many: await contender(WORLDS.load) };
const totals = [await ask(contenders.few, ''), await ask(contenders.many, '')];
let isOver = false;
const rows: (readonly string[])[] = [];
for (const [name, query] of PAGES) {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  // In turn, so that whatever else the machine does meets both; the first of each sorts, and is told apart.
  const first = [
    await measureTime(contenders.few, query),
    await measureTime(contenders.many, query),
  ] as const;
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await measureTime(contenders.few, query));
    times.many.push(await measureTime(contenders.many, query));
  }
  const [one, other] = [medianOf(times.few), medianOf(times.many)];
  const ratio = other / one;
  // What was not measured is NaN, which is not above anything, and keeps no limit.
  const isKept = ratio <= LIMIT;
  isOver ||= !isKept;
  rows.push([
    name,
    figureOf(one),
    figureOf(other),
    figureOf(ratio),
    `<= ${LIMIT}`,
    isKept ? 'ok' : 'over',
    figureOf(first[1]),
  ]);
}
console.log(
  `Send-Out Cases of one facility with ${totals[0]} of ${FEW} and ${totals[1]} of 10,000 cases: medians of ${ROUNDS} pages in one process, in milliseconds.\n`,
);
console.log(tableOf(['page', 'of 100', 'of 10,000', 'ratio', 'limit', '', 'first time'], rows));
await contenders.few.api.close();
await contenders.many.api.close();
process.exitCode = isOver ? 1 : 0;
