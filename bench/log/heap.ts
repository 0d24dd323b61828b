import { actsOf } from './acts.ts';
import type { Contender } from './contender.ts';
import { floor } from './floor.ts';
import { ours } from './ours.ts';
import { loadYjs } from './yjs.ts';

/** Bytes that are still held after a collection, typed arrays among them. */
function held(): number {
  for (let n = 0; n < 4; n += 1) global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function growth<S, D>({ start, record }: Contender<S, D>, count: number): number {
  // Code and shapes are made before the count begins.
  record(start(), actsOf(2000));
  const before = held();
  const state = record(start(), actsOf(count));
  const bytes = held() - before;
  // Read afterwards, or the collector would be right to take it.
  if (state === undefined) throw new Error('Nothing was recorded.');
  return bytes;
}

const [who, count] = process.argv.slice(2);
const yjs = who === 'yjs' ? await loadYjs() : null;
const bytes =
  who === 'yjs'
    ? yjs && growth(yjs, Number(count))
    : who === 'floor'
      ? growth(floor, Number(count))
      : growth(ours, Number(count));
console.log(String(bytes ?? Number.NaN));
