import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyBrowser } from '../storage/marks/mark-browser.test-support.ts';
import {
  arrive,
  handOver,
  measuring,
  quiet,
  testBrowser,
  testWindow,
} from '../storage/marks/mark-page.test-support.ts';
import type { AnnotationsPort } from '../storage/outbox/exchange.ts';
import { createServer } from '../storage/outbox/outbox-server.test-support.ts';
import { $sealed } from './log.ts';
import { $outboxError, giveUpRefusedFx } from './outbox.ts';
import { $areMarksHidden } from './outbox-state.ts';
import { $mode } from './panes.ts';
import { $sealReason, marksOpenTold, readerReturned, revealTold } from './read-only.ts';
import { ask, drawn, rulersIn } from './reading.test-support.ts';

const PLACE = { userId: 'u', caseId: 'c', imageId: 'a1' };
const NOT_FOUND = { status: 404, message: 'Resource not found' };

const SIGNED_OUT: Partial<AnnotationsPort> = {
  putAnnotations: () =>
    Promise.resolve({ ok: false, userId: 'u', status: 409, message: 'The case is signed out.' }),
};

beforeEach(() => void emptyBrowser());
afterEach(() => void vi.unstubAllGlobals());

it('a reader whose marks the case never takes cannot begin to mark, and hears why', async () => {
  const server = createServer();
  server.refusals.push(NOT_FOUND);
  const { scope } = await measuring({ server });
  await ask(scope, drawn(1));
  expect([scope.getState($sealed), scope.getState($mode), rulersIn(scope)]).toEqual([
    'read-only',
    'NONE',
    [],
  ]);
  expect(scope.getState($sealReason)).toBe('Only the pathologist who has this case can save marks to it.');
  expect(scope.getState($outboxError)).toBeNull();
});

it('a reader who loses the case keeps what was drawn in this browser, is told so, and draws no more', async () => {
  const server = createServer();
  const { scope, store } = await measuring({ server });
  server.refusals.push(NOT_FOUND);
  await ask(scope, drawn(1));
  await ask(scope, drawn(2));
  expect([scope.getState($sealed), rulersIn(scope).length]).toEqual(['read-only', 1]);
  expect(scope.getState($outboxError)).toBe(
    'These marks are kept only in this browser: This case is no longer yours.',
  );
  expect((await store.read(PLACE)).records).toHaveLength(1);
});

it('a reader who comes back after a review draws on, and what was refused meanwhile goes to the case', async () => {
  const server = createServer();
  const { scope } = await measuring({ server });
  const inReview = { status: 409, message: 'The text is locked.' };
  server.refusals.push(inReview);
  await ask(scope, drawn(1));
  await allSettled(marksOpenTold, { scope, params: false });
  const comeBack = async () => {
    await allSettled(readerReturned, { scope });
    return [scope.getState($sealReason), scope.getState($outboxError), server.saved.get('a1')?.rulers.length];
  };
  const kept = 'These marks are kept only in this browser: The text is locked.';
  server.refusals.push(inReview);
  expect(await comeBack()).toEqual(['The text is locked.', kept, undefined]);
  expect(await comeBack()).toEqual([null, null, 1]);
  expect(scope.getState($sealed)).toBeNull();
});

it('a second reader who comes back from the own diagnosis is shown the marks and makes none; a facility is not asked for again', async () => {
  const server = createServer();
  const first = await measuring({ server });
  await ask(first.scope, drawn(1));
  await first.end();
  emptyBrowser();
  const page = testWindow({ server });
  const { scope } = page;
  await allSettled(marksOpenTold, { scope, params: false });
  server.refusals.push(NOT_FOUND);
  await handOver(page);
  await arrive(page);
  const comeBack = async () => {
    await allSettled(readerReturned, { scope });
    return [scope.getState($areMarksHidden), rulersIn(scope).length, scope.getState($sealed)];
  };
  expect(await comeBack()).toEqual([true, 0, 'read-only']);
  await allSettled(revealTold, { scope, params: true });
  expect(await comeBack()).toEqual([false, 1, 'read-only']);
});

it('what a signed-out case never had can be taken away, and what it has stays', async () => {
  const server = createServer();
  const browser = testBrowser();
  const one = await measuring({ server, browser });
  await ask(one.scope, drawn(1));
  server.refusals.push({ status: 409, message: 'The case is signed out.' });
  await ask(one.scope, drawn(2));
  expect(rulersIn(one.scope)).toHaveLength(2);
  await one.end();
  const next = testWindow({ server, browser, port: SIGNED_OUT });
  await handOver(next);
  await arrive(next);
  expect(next.scope.getState($outboxError)).toContain('The case is signed out.');
  await allSettled(giveUpRefusedFx, { scope: next.scope, params: undefined });
  await next.end();
  const last = testWindow({ server, browser });
  await handOver(last);
  await arrive(last);
  expect(rulersIn(last.scope).map(({ from }) => from.x)).toEqual([1]);
  expect([last.scope.getState($outboxError), server.saved.get('a1')?.rulers.length]).toEqual([null, 1]);
});

it('what another window draws after the refusal is not taken away with what was refused', async () => {
  const server = createServer();
  const browser = testBrowser();
  const one = await measuring({ server, browser });
  server.refusals.push({ status: 409, message: 'The case is signed out.' });
  await ask(one.scope, drawn(1));
  // The report was recalled since, and then the network failed.
  const two = await measuring({ server, browser });
  server.refusals.push({ status: 413, message: 'Nothing gets through.' });
  await ask(two.scope, drawn(2));
  await quiet(browser);
  expect(rulersIn(one.scope).map(({ from }) => from.x)).toEqual([1, 2]);
  await allSettled(giveUpRefusedFx, { scope: one.scope, params: undefined });
  await one.end();
  await two.end();
  const next = testWindow({ server, browser });
  await handOver(next);
  await arrive(next);
  expect(rulersIn(next.scope).map(({ from }) => from.x)).toContain(2);
});

it('what is drawn on an image that takes no marks is taken away with what was refused', async () => {
  const server = createServer();
  const { scope, store } = await measuring({ server });
  server.refusals.push({ ...NOT_FOUND, imageGone: true });
  for (const x of [1, 2]) await ask(scope, drawn(x));
  expect((await store.read(PLACE)).records).toHaveLength(2);
  await allSettled(giveUpRefusedFx, { scope, params: undefined });
  expect((await store.read(PLACE)).records).toEqual([]);
});

it('the marks that a signed-out case has are shown beside those that it refuses', async () => {
  const server = createServer();
  const browser = testBrowser();
  const here = await measuring({ server, browser });
  server.refusals.push({ status: 409, message: 'The case is signed out.' });
  await ask(here.scope, drawn(2));
  await here.end();
  const ownBrowser = indexedDB;
  emptyBrowser();
  const there = await measuring({ server });
  await ask(there.scope, drawn(1));
  vi.stubGlobal('indexedDB', ownBrowser);
  const again = testWindow({ server, browser, port: SIGNED_OUT });
  await handOver(again);
  await arrive(again);
  expect(rulersIn(again.scope).map(({ from }) => from.x)).toEqual([2, 1]);
  expect(again.scope.getState($outboxError)).toContain('The case is signed out.');
});

it('an image that was scanned again takes no marks, and the others of the case do', async () => {
  const server = createServer();
  const { scope } = await measuring({ server });
  server.refusals.push({ ...NOT_FOUND, imageGone: true });
  await ask(scope, drawn(1));
  expect(scope.getState($sealed)).toBeNull();
  expect(scope.getState($outboxError)).toContain('This image is no longer in the case.');
});
