import { expect, it } from 'vitest';
import { createWorld } from '../world.ts';
import { hugeWorld, loadWorld } from './other-worlds.ts';
import { WORLDS } from './worlds.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each(Object.entries(WORLDS))(
  'the world %s holds its schemas and has the same ids every time',
  (_name, seed) => {
    const ids = () =>
      createWorld(seed, NOW)
        .cases.list()
        .map(({ id }) => id);
    const first = ids();
    expect(new Set(first).size).toBe(first.length);
    expect(ids()).toEqual(first);
  },
);

it('load has 10,000 cases and 100,000 images, none of them twice', () => {
  const { cases } = loadWorld(NOW);
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
