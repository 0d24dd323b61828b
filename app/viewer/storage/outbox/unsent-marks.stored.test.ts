import { expect, it } from 'vitest';
import { marksAsGeoJson } from '#app/core/exchange/geojson.ts';
import {
  draftBy,
  emptyBrowser,
  lineOf,
  place,
  record,
  rulerEvent,
} from '../marks/mark-browser.test-support.ts';
import { createServer } from './outbox-server.test-support.ts';
import { sendUnsentOn } from './send-unsent.ts';
import { unsentMarksOn } from './unsent-marks.ts';

const removal = (name: string) => ({
  id: `without-${name}:0:u`,
  lines: [lineOf(draftBy('u', `without-${name}`, { type: 'ruler.removed', v: 1, rulerId: `ruler-${name}` }))],
});

const renaming = (name: string) => {
  const event = rulerEvent(`ruler-${name}`);
  if (event.type !== 'ruler.drawn') throw new Error('A ruler is drawn');
  const edited = { ...event, type: 'ruler.edited', ruler: { ...event.ruler, name: 'margin' } } as const;
  return { id: `named-${name}:0:u`, lines: [lineOf(draftBy('u', `named-${name}`, edited))] };
};

it('of an image the marks are told that its case has not got as they are, and how many it has too many', async () => {
  const { window } = emptyBrowser();
  const store = window();
  expect(await unsentMarksOn(place, store)).toMatchObject({ marks: { rulers: [], patches: [] }, deleted: 0 });
  await store.append(place, [record('a'), record('b'), record('c')]);
  await sendUnsentOn(place, null, { store, annotations: createServer().port });
  expect(await unsentMarksOn(place, store)).toMatchObject({ marks: { rulers: [] }, deleted: 0 });
  await store.append(place, [record('d'), removal('a'), renaming('b'), record('e'), removal('e')]);
  // The browser was closed and opened again: nothing is known but what lies in it.
  const { marks, deleted } = await unsentMarksOn(place, window());
  expect(marks.rulers.map(({ id, name }) => [id, name])).toEqual([
    ['ruler-d', ''],
    ['ruler-b', 'margin'],
  ]);
  expect(deleted).toBe(1);
  expect(marksAsGeoJson(marks)).toContain('margin');
});
