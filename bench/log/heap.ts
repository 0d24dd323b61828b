import { actsOf } from './acts.ts';
import type { Contender } from './contender.ts';
import { floor } from './floor.ts';
import { ours } from './ours.ts';
import { loadYjs } from './yjs.ts';

const WARM_UP = 30_000;

/** Bytes that are still held after a collection, typed arrays among them. */
async function measureHeld(): Promise<number> {
  for (let n = 0; n < 4; n += 1) {
    // In a turn of its own: what a frame still on the stack has dropped can count as held.
    await new Promise((resolve) => setImmediate(resolve));
    global.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function growth<S, D>({ start, record }: Contender<S, D>, count: number): Promise<number> {
  // Code and shapes are made before the count begins.
  setImmediate(() => record(start(), actsOf(WARM_UP)));
  const before = await measureHeld();
  const state = record(start(), actsOf(count));
  const bytes = (await measureHeld()) - before;
  // Read afterwards, or the collector would be right to take it.
  if (state === undefined) throw new Error('Nothing was recorded.');
  return bytes;
}

const [who, count] = process.argv.slice(2);

async function measureGrowth(): Promise<number> {
  if (who === 'floor') return growth(floor, Number(count));
  if (who === 'ours') return growth(ours, Number(count));
  const yjs = await loadYjs();
  return yjs ? growth(yjs, Number(count)) : Number.NaN;
}

console.log(String(await measureGrowth()));
