import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyBrowser } from '../storage/marks/mark-browser.test-support.ts';
import {
  arrive,
  HANGING,
  handOver,
  measuring,
  type TestWindow,
  testBrowser,
  testWindow,
} from '../storage/marks/mark-page.test-support.ts';
import { createServer, type TestServer } from '../storage/outbox/outbox-server.test-support.ts';
import { $count, $counting, countingBegun } from './counting/counting.ts';
import { rejected } from './log.ts';
import { $unheard } from './outbox-state.ts';
import { $saveState } from './persistence.ts';
import { ask, drawn, heard, MEASURE, rulersIn } from './reading.test-support.ts';

beforeEach(() => void emptyBrowser());
afterEach(() => void vi.unstubAllGlobals());

const never = () => new Promise<void>(() => undefined);
/** A server that fails is not asked again before the test is over. */
const onlyAtOnce = (ms: number) => (ms > 0 ? never() : Promise.resolve());

/** A page at another computer, whose question the server answers when it is told to. */
async function asking(server: TestServer) {
  emptyBrowser();
  let answer = (): void => undefined;
  const told = new Promise<void>((resolve) => (answer = resolve));
  const fetchAnnotations = async (caseId: string, imageId: string) => {
    await told;
    return server.port.fetchAnnotations(caseId, imageId);
  };
  const page = testWindow({ server, port: { fetchAnnotations }, wait: onlyAtOnce });
  void handOver(page);
  void arrive(page);
  await vi.waitFor(() => expect(page.scope.getState($unheard)).toEqual({ a1: 'asking' }));
  return { page, answer };
}

const scales = ({ scope }: TestWindow) => rulersIn(scope).map(({ scale }) => scale.state);

/** Nobody waits for what the commands set off: the server may be silent for as long as the test lasts. */
function measure({ scope }: TestWindow): void {
  for (const command of [MEASURE, drawn(1)]) void ask(scope, command);
}

function count({ scope }: TestWindow): void {
  const params = { area: 0.01, centre: { x: 250, y: 300 }, pane: { width: 1000, height: 500 } };
  void allSettled(countingBegun, { scope, params });
}

it('rulers wait until the case has said what it has, since a scale may have been set by hand elsewhere', async () => {
  const server = createServer();
  const one = await measuring({ server });
  const scale = { mppX: 2, mppY: 2, reason: 'stage micrometer' };
  await ask(one.scope, { type: 'set-scale', scale });
  const { page, answer } = await asking(server);
  const refused = heard(rejected, page.scope);
  measure(page);
  expect([refused.map(({ rejection }) => rejection), scales(page)]).toEqual([['busy'], []]);
  answer();
  await vi.waitFor(() => expect(page.scope.getState($unheard)).toEqual({}));
  void ask(page.scope, drawn(1));
  expect(scales(page)).toEqual(['manual']);
});

it('a count waits for the marks of the case, without which it would be too low', async () => {
  const server = createServer();
  const one = await measuring({ server });
  await ask(one.scope, { type: 'toggle-mode', mode: 'PATCH' });
  for (const x of [100, 200, 300])
    await ask(one.scope, { type: 'place-patch', at: { x, y: 300 }, viewScale: 1, isPoint: true });
  const { page, answer } = await asking(server);
  count(page);
  expect([page.scope.getState($counting)?.fields.length, page.scope.getState($count)]).toEqual([1, null]);
  answer();
  await vi.waitFor(() => expect(page.scope.getState($count)?.total).toBe(3));
});

it('a case that was asked in vain holds up no ruler, but a count all the same', async () => {
  const server = createServer();
  server.isDown = true;
  const { page, answer } = await asking(server);
  answer();
  await vi.waitFor(() => expect(page.scope.getState($unheard)).toEqual({ a1: 'failing' }));
  measure(page);
  count(page);
  expect([scales(page), page.scope.getState($count)]).toEqual([['file'], null]);
});

it('nothing waits where the case refuses to say', async () => {
  const server = createServer();
  server.refusals.push({ status: 404, message: 'Resource not found' });
  const page = await measuring({ server });
  const refused = heard(rejected, page.scope);
  await ask(page.scope, drawn(1));
  expect(refused.map(({ rejection }) => rejection)).toEqual(['read-only']);
  count(page);
  expect(page.scope.getState($count)?.total).toBe(0);
});

it('what the case has said stays known when the server fails later', async () => {
  const server = createServer();
  const page = await measuring({ server, wait: (ms) => (ms > 1000 ? never() : Promise.resolve()) });
  server.isDown = true;
  void ask(page.scope, drawn(1));
  await vi.waitFor(() => expect(page.scope.getState($saveState)).toBe('kept'));
  count(page);
  expect(page.scope.getState($count)?.total).toBe(0);
});

it('the marks and the scale of a case are there where it cannot take what this browser has now', async () => {
  const server = createServer();
  const browser = testBrowser();
  const here = await measuring({ server, browser });
  server.refusals.push({ status: 409, message: 'The case is on hold.' });
  await ask(here.scope, drawn(2));
  await here.end();
  const ownBrowser = indexedDB;
  emptyBrowser();
  const there = await measuring({ server });
  await ask(there.scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
  await ask(there.scope, drawn(1));
  vi.stubGlobal('indexedDB', ownBrowser);
  const putAnnotations = () => Promise.resolve({ ok: false, userId: 'u', status: 503, message: '' } as const);
  const again = testWindow({ server, browser, port: { putAnnotations }, wait: onlyAtOnce });
  void handOver(again);
  void arrive(again);
  await vi.waitFor(() => {
    expect(again.scope.getState($saveState)).toBe('kept');
    expect(rulersIn(again.scope)).toHaveLength(2);
  }, HANGING);
  void ask(again.scope, MEASURE);
  void ask(again.scope, drawn(3));
  expect(rulersIn(again.scope).map(({ from }) => from.x)).toEqual([2, 1, 3]);
  expect(scales(again)).toEqual(['file', 'manual', 'manual']);
  expect(again.scope.getState($unheard)).toEqual({});
});
