import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { HAZARDS, JOURNEYS } from './journeys.ts';
import { filesIn, readScenario } from './read.ts';
import type { Step } from './schema.ts';

const scenarios = new Map(
  filesIn().map((file) => {
    const { id, scenario } = readScenario(file);
    return [id, scenario] as const;
  }),
);

const PREFIX = 'domain 7.2: ';
/** How many rows the section of the hazards has. */
const HAZARD_COUNT = 30;

function hasTest(file: string, words: string): boolean {
  const place = path.join(root, file);
  return existsSync(place) && readFileSync(place, 'utf8').includes(words);
}

const callersOf = ({ as, together = [] }: Step): readonly unknown[] => [as, ...together.map((one) => one.as)];

describe('the map of hazards and journeys', () => {
  it('has a scenario for each hazard, or says why no call of the API plays it and which test does', () => {
    expect(Object.keys(HAZARDS)).toHaveLength(HAZARD_COUNT);
    const wrong = Object.entries(HAZARDS).flatMap(([hazard, played]) => {
      if (!('by' in played)) {
        const [file, words] = played.shownBy ?? [];
        const isShown = file === undefined || hasTest(file, words ?? '');
        return isShown && played.notByApi !== '' ? [] : [`${hazard}: no reason, or no test in ${file}`];
      }
      const lost = played.by.filter((id) => scenarios.get(id)?.proves.includes(PREFIX + hazard) !== true);
      return played.by.length === 0
        ? [`${hazard}: nothing plays it`]
        : lost.map((id) => `${hazard}: ${id} does not prove it`);
    });
    expect(wrong).toEqual([]);
  });

  it('knows of each hazard that a scenario proves', () => {
    const unknown = [...scenarios].flatMap(([id, { proves }]) =>
      proves
        .filter((one) => one.startsWith(PREFIX))
        .map((one) => one.slice(PREFIX.length))
        .filter((hazard) => {
          const played = HAZARDS[hazard];
          return played === undefined || !('by' in played) || !played.by.includes(id);
        })
        .map((hazard) => `${id}: ${hazard}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(JOURNEYS)('has a scenario for: $journey, as $who', ({ by, who }) => {
    expect(by.length).toBeGreaterThan(0);
    for (const id of by) {
      const scenario = scenarios.get(id);
      const steps = [...(scenario?.steps ?? []), ...(scenario?.outcome ?? [])];
      expect(steps.flatMap(callersOf), id).toContain(who);
    }
  });

  it.each(['2.1', '2.2', '2.4', '4.1', '4.2', '4.3', '4.4'])('goes through section %s', (section) => {
    expect(JOURNEYS.some(({ journey }) => journey.startsWith(`${section} `))).toBe(true);
  });

  it('has a journey of each role', () => {
    expect(new Set(JOURNEYS.map(({ who }) => who))).toEqual(
      new Set([
        'nobody',
        'provider',
        'provider2',
        'provisional',
        'facility',
        'np',
        'admin',
        'lab',
        'accounts',
        'relations',
      ]),
    );
  });
});
