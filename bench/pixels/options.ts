import { parseArgs } from 'node:util';
import { CONTENDERS, type Contender } from './contenders.ts';

const PARTS = ['tour', 'path'] as const;

export interface Options {
  readonly only: readonly Contender[];
  readonly runs: number;
  /** Milliseconds that every request waits. */
  readonly latencies: readonly number[];
  readonly parts: readonly (typeof PARTS)[number][];
  /** Measure the build that is there. */
  readonly asBuilt: boolean;
  /** Libraries read the BigTIFF; the tiles in it are the same. */
  readonly big: boolean;
}

export const USAGE = `npm run bench pixels -- [--only ours-tiff,floor-tiff] [--runs 5] [--latency 0,40] [--parts tour,path] [--big] [--as-built]
  --only      which of ${CONTENDERS.join(', ')}
  --big       read the BigTIFF in place of the TIFF
  --as-built  do not build the product again`;

function choose<T extends string>(text: string, all: readonly T[]): readonly T[] {
  const names = text.split(',');
  const strange = names.find((name) => !all.some((known) => known === name));
  if (strange !== undefined) throw new Error(`${strange} is none of ${all.join(', ')}.`);
  return all.filter((known) => names.includes(known));
}

/** Throws on an argument that it does not know. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: CONTENDERS.join(',') },
      runs: { type: 'string', default: '5' },
      latency: { type: 'string', default: '0,40' },
      parts: { type: 'string', default: PARTS.join(',') },
      big: { type: 'boolean', default: false },
      'as-built': { type: 'boolean', default: false },
    },
  });
  const latencies = values.latency.split(',').map(Number);
  const runs = Number(values.runs);
  if (!(runs >= 1) || !latencies.every((latency) => latency >= 0)) throw new Error('A number is wrong.');
  return {
    only: choose(values.only, CONTENDERS),
    runs,
    latencies,
    parts: choose(values.parts, PARTS),
    big: values.big,
    asBuilt: values['as-built'],
  };
}
