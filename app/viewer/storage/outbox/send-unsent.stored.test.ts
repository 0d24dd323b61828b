import { expect, it } from 'vitest';
import { emptyBrowser, place, record } from '../marks/mark-browser.test-support.ts';
import { createServer } from './outbox-server.test-support.ts';
import { sendUnsentOn } from './send-unsent.ts';

const caseOf = ({ userId, caseId }: typeof place) => ({ userId, caseId });

/** A browser with a ruler that the case has, and one that it has not. */
async function leftBehind() {
  const { window } = emptyBrowser();
  const server = createServer();
  const store = window();
  await store.append(place, [record('a')]);
  await sendUnsentOn(place, null, { store, annotations: server.port });
  await store.append(place, [record('b')]);
  // The browser was closed and opened again: nothing is known but what lies in it.
  return { server, store: window() };
}

const rulersOf = ({ saved }: ReturnType<typeof createServer>) =>
  saved.get(place.imageId)?.rulers.map(({ id }) => id);

it('marks that an earlier visit left go to the case without a viewer, and count as sent then', async () => {
  const { server, store } = await leftBehind();
  expect(rulersOf(server)).toEqual(['ruler-a']);
  expect(await sendUnsentOn(place, null, { store, annotations: server.port })).toEqual({ refusals: [] });
  expect(rulersOf(server)).toEqual(['ruler-a', 'ruler-b']);
  expect(await store.unsent(caseOf(place))).toEqual([]);
});

it('marks that the case refuses stay in the browser, with its reason; a server that is away refuses none', async () => {
  const { server, store } = await leftBehind();
  server.refusals.push({ status: 409, message: 'The case is signed.' });
  const refused = await sendUnsentOn(place, null, { store, annotations: server.port });
  expect(refused).toEqual({ refusals: ['The case is signed.'] });
  server.isDown = true;
  expect(await sendUnsentOn(place, null, { store, annotations: server.port })).toEqual({ refusals: [] });
  expect(await store.unsent(caseOf(place))).toEqual([place.imageId]);
});
