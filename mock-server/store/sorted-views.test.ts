import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Collection, collection } from './collections.ts';

const Sample = z.object({ id: z.string(), rank: z.number() });
type Sample = z.infer<typeof Sample>;

const byRank = (a: Sample, b: Sample): number => a.rank - b.rank;

const act = fc.record({
  id: fc.integer({ min: 0, max: 30 }).map(String),
  rank: fc.integer({ min: 0, max: 5 }),
  kind: fc.constantFrom('put', 'remove', 'ask'),
});

const oddity = ({ rank }: Sample): string => (rank % 2 === 0 ? 'even' : 'odd');

function play(samples: Collection<Sample, 'oddity'>, { id, rank, kind }: Sample & { readonly kind: string }) {
  if (kind === 'ask') {
    samples.inOrder('rank', byRank);
    samples.inOrder('rank', byRank, ['oddity', 'odd']);
  }
  if (kind === 'remove') samples.remove(id);
  else if (kind === 'put' && samples.find(id) === null) samples.insert({ id, rank });
  else if (kind === 'put') samples.change(id, (sample) => ({ ...sample, rank }));
}

it('a kept order is what sorting all records, or those of a key, anew would give, whatever was changed between', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
      const samples = collection(Sample, { oddity: (sample) => [oddity(sample)] });
      for (const one of acts) play(samples, one);
      const anew = samples.list().sort((a, b) => byRank(a, b) || (a.id < b.id ? -1 : 1));
      expect(samples.inOrder('rank', byRank)).toEqual(anew);
      expect(samples.inOrder('rank', byRank, ['oddity', 'odd'])).toEqual(
        anew.filter((sample) => oddity(sample) === 'odd'),
      );
    }),
    { numRuns: 500 },
  );
});

it('an order that made room for others is sorted anew when it is asked for again', () => {
  const samples = collection(Sample, {});
  for (const [at, id] of ['b', 'a', 'c'].entries()) samples.insert({ id, rank: at });
  const ids = () => samples.inOrder('rank', byRank).map(({ id }) => id);
  expect(ids()).toEqual(['b', 'a', 'c']);
  for (let other = 0; other < 60; other += 1) samples.inOrder(`other ${String(other)}`, () => 0);
  samples.change('c', (sample) => ({ ...sample, rank: -1 }));
  expect(ids()).toEqual(['c', 'b', 'a']);
});
