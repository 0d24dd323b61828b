import { expect, it } from 'vitest';
import { createWorld } from '../world.ts';
import { hugeWorld, loadWorld } from './other-worlds.ts';
import { WORLDS } from './worlds.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

/** The reports of `load` take seconds to print, so that it is made once; `hundred` is made in the same way. */
const seeded = new Map(Object.entries(WORLDS).map(([name, seed]) => [name, seed(NOW)]));

it.each(Object.entries(WORLDS))(
  'the world %s holds its schemas and has the same ids every time',
  (name, seed) => {
    const first = createWorld(() => seeded.get(name) ?? seed(NOW), NOW)
      .cases.list()
      .map(({ id }) => id);
    expect(new Set(first).size).toBe(first.length);
    if (name !== 'load') expect(seed(NOW).cases.map(({ id }) => id)).toEqual(first);
  },
);

it.each([...seeded])('the world %s has a report with its version for every final case', (_name, world) => {
  const { cases, reports = [], reportVersions = [] } = world;
  const reported = new Set(reports.map(({ id }) => id));
  const signed = new Set(reportVersions.map(({ content }) => content.caseId));
  const final = cases.filter(({ reportState }) => reportState === 'Final');
  expect(final.filter(({ id }) => !(reported.has(id) && signed.has(id)))).toEqual([]);
});

it('load has 10,000 cases and 100,000 images, none of them twice', () => {
  const { cases } = seeded.get('load') ?? loadWorld(NOW);
  const images = cases.flatMap(({ specimens }) =>
    specimens.flatMap(({ subsections }) => subsections.flatMap(({ images: own }) => own)),
  );
  expect(cases).toHaveLength(10_000);
  expect(new Set(images.map(({ imageId }) => imageId)).size).toBe(100_000);
  expect(new Set(cases.map(({ caseRecordId }) => caseRecordId)).size).toBe(10_000);
});

it('huge has one case with 60 specimens and 500 slides', () => {
  const largest = hugeWorld(NOW).cases.find(({ specimens }) => specimens.length === 60);
  const slides = largest?.specimens.flatMap(({ subsections }) => subsections) ?? [];
  expect(slides).toHaveLength(500);
  expect(new Set(slides.map(({ id }) => id)).size).toBe(500);
  expect(largest?.specimens.at(-1)?.specimenID).toBe('BH');
});
