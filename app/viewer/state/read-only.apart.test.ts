import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyBrowser } from '../storage/marks/mark-browser.test-support.ts';
import { measuring } from '../storage/marks/mark-page.test-support.ts';
import { createServer } from '../storage/outbox/outbox-server.test-support.ts';
import { $sealed } from './log.ts';
import { $outboxError } from './outbox.ts';
import { $mode } from './panes.ts';
import { $sealReason } from './read-only.ts';
import { ask, drawn, rulersIn } from './reading.test-support.ts';

const PLACE = { userId: 'u', caseId: 'c', imageId: 'a1' };
const NOT_FOUND = { status: 404, message: 'Resource not found' };

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

it('an image that was scanned again takes no marks, and the others of the case do', async () => {
  const server = createServer();
  const { scope } = await measuring({ server });
  server.refusals.push({ ...NOT_FOUND, imageGone: true });
  await ask(scope, drawn(1));
  expect(scope.getState($sealed)).toBeNull();
  expect(scope.getState($outboxError)).toContain('This image is no longer in the case.');
});
