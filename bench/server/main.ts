import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startProduct } from '../../tests/support/product.ts';
import { PASSWORD } from '../../tests/support/requests.ts';
import { startBrowser } from '../marks/browser.ts';
import { figureOf, tableOf } from '../table.ts';
import { loadFor, middleOf, type Served, type Target } from './load.ts';
import { type Paint, paintsOf } from './paints.ts';
import { rememberApi } from './remembering-api.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The share of a bare route's rate that is reached at least. */
const LIMIT = 0.6;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    visits: { type: 'string', default: '7' },
    'as-built': { type: 'boolean', default: false },
  },
});

const barePages = path.join(import.meta.dirname, 'bare');

function run(...args: readonly string[]): void {
  if (spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** The pages that the product is compared with, built by the same tool. */
const buildBare = (): void =>
  run(
    path.join(root, 'node_modules/@remix-run/dev/dist/cli.js'),
    'vite:build',
    '--config',
    path.join(barePages, 'vite.config.ts'),
    '--logLevel',
    'error',
  );

async function startBare(settings: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(barePages, 'serve.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url, child };
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams({ email: 'provider@example.org', password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

interface Contest {
  readonly what: string;
  readonly ours: Target;
  readonly bare: Target;
}

/** Both in turn, so that whatever else the machine does meets both; the first round warms up. */
async function contend({ ours, bare }: Contest): Promise<{ ours: Served; bare: Served }> {
  const ms = Number(values.seconds) * 1000;
  const rounds: { ours: Served[]; bare: Served[] } = { ours: [], bare: [] };
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const [side, target] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const served = await loadFor(target, ms);
      if (round > 0) rounds[side].push(served);
    }
  return { ours: middleOf(rounds.ours), bare: middleOf(rounds.bare) };
}

const paintCells = ({ first, largest, shift, blocked, kilobytes }: Paint): readonly string[] =>
  [first, largest, shift, blocked, kilobytes].map(figureOf);

if (!values['as-built']) run('server/prepare.mjs', '--build');
buildBare();
const backend = await startProduct({ MOCK_WORLD: 'demo' });
const api = await rememberApi(backend.url);
const product = await startProduct({ API_URL: `${api.url}/api`, MOCK_CONTROL: '0' });
const headers = { Cookie: await logIn(product.url) };
const pages = { list: '/availableCases', data: '/resources/notices' };
for (const page of Object.values(pages)) await (await fetch(product.url + page, { headers })).text();
const readOf = (start: RegExp): string =>
  api.reads().find((read) => start.test(read)) ?? api.reads().join(' ');
const bare = await startBare({
  BARE_API: api.url,
  BARE_LIST: readOf(/^\/api\/cases\?/),
  BARE_DATA: readOf(/notifications/),
});
const browser = await startBrowser();
try {
  const plain = (url: string): Target => ({ url, headers: {} });
  const contests: readonly Contest[] = [
    {
      what: 'a signed-in page, fifteen cases',
      ours: { url: product.url + pages.list, headers },
      bare: plain(`${bare.url}/page`),
    },
    {
      what: 'its data alone',
      ours: { url: `${product.url}${pages.list}?_data=routes%2F_member.availableCases`, headers },
      bare: plain(`${bare.url}/page?_data=routes%2Fpage`),
    },
    {
      what: 'a resource route',
      ours: { url: product.url + pages.data, headers },
      bare: plain(`${bare.url}/data`),
    },
  ];
  const rows: (readonly string[])[] = [];
  for (const contest of contests) {
    const served = await contend(contest);
    const ratio = served.ours.perSecond / served.bare.perSecond;
    if (ratio < LIMIT) process.exitCode = 1;
    rows.push([
      contest.what,
      ...[served.ours.perSecond, served.bare.perSecond, served.ours.p95, served.bare.p95, ratio].map(
        figureOf,
      ),
      `>= ${String(LIMIT)}`,
      ratio < LIMIT ? 'under' : 'ok',
    ]);
  }
  console.log(
    `\nUnder load, eight requests at a time, medians of ${values.rounds} rounds of ${values.seconds} s\n`,
  );
  const head = ['', 'a second', 'bare', 'p95 ms', 'bare p95', 'of bare', 'limit', ''];
  console.log(tableOf(head, rows));
  const paints = [];
  for (const [name, url] of [
    ['home', `${product.url}/`],
    ['bare page of one sentence', `${bare.url}/`],
    ['login', `${product.url}/login`],
    ['bare page of two fields', `${bare.url}/login`],
  ] as const)
    paints.push([name, ...paintCells(await paintsOf(browser, url, Number(values.visits)))]);
  console.log(`\nFirst visits, medians of ${values.visits}\n`);
  console.log(tableOf(['', 'first ms', 'largest ms', 'shift', 'blocked ms', 'kB'], paints));
} finally {
  await browser.close();
  bare.child.kill();
  await product.stop();
  api.stop();
  await backend.stop();
}
