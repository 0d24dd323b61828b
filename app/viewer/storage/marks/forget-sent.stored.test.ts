import { afterEach, expect, it, vi } from 'vitest';
import { forgetSentMarks, unsentMarksOf } from '#app/browser/after-login/kept-marks.ts';
import { emptyBrowser, place, record } from './mark-browser.test-support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const sent = { ...place, caseId: 'sent' };
const partly = { ...place, caseId: 'partly' };

async function browserWithMarks() {
  const { factory, window } = emptyBrowser();
  const store = window();
  await store.append(sent, [record('a')]);
  await store.append(partly, [record('b')]);
  await store.acknowledge(sent, { etag: '"v1"', gestures: new Set(['a u']) });
  await store.acknowledge(partly, { etag: '"v1"', gestures: new Set(['b u']) });
  await store.append(partly, [record('c')]);
  return { factory, window };
}

it('marks that the server has go from this browser, and those of an image with one that it has not got stay', async () => {
  const { factory, window } = await browserWithMarks();
  expect(await forgetSentMarks(factory, () => true)).toBe(true);
  expect((await window().read(sent)).records).toEqual([]);
  expect((await window().read(partly)).records).toHaveLength(2);
  expect(await window().unsent(partly)).toEqual(['i']);
});

it('marks of others alone go where another person logs in', async () => {
  const { factory, window } = await browserWithMarks();
  expect(await forgetSentMarks(factory, (one) => !one.startsWith('u:'))).toBe(false);
  expect((await window().read(sent)).records).toHaveLength(1);
});

it('a browser without marks gets no database in which the viewer would not find its stores', async () => {
  const { factory, window } = emptyBrowser();
  expect(await forgetSentMarks(factory, () => true)).toBe(false);
  expect(await factory.databases()).toEqual([]);
  await window().append(place, [record('a')]);
  expect((await window().read(place)).records).toHaveLength(1);
});

it('marks that the server has not got are found with the names of their case and slide, where these were kept', async () => {
  const { factory, window } = emptyBrowser();
  const store = window();
  const names = { caseID: 'DP-9', slide: 'A1 · H&E' };
  await store.append(place, [record('a')], names);
  await store.append({ ...place, imageId: 'j' }, [record('b')]);
  expect(await unsentMarksOf(factory, 'u')).toEqual([
    { caseId: 'c', imageId: 'i', ...names },
    { caseId: 'c', imageId: 'j', caseID: null, slide: null },
  ]);
});
