import { Agent, request } from 'node:http';
import { medianOf } from '../table.ts';

/** What a server did under load. */
export interface Served {
  readonly perSecond: number;
  /** The time within which 95 of 100 answers had come, in milliseconds. */
  readonly p95: number;
}

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const AT_ONCE = 8;

function ask({ url, headers }: Target, agent: Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`${url} answered ${String(answer.statusCode)}`));
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Asks for one address over kept connections, eight at a time, for so long. */
export async function loadFor(target: Target, ms: number): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  const until = performance.now() + ms;
  const begun = performance.now();
  const asker = async (): Promise<void> => {
    while (performance.now() < until) times.push(await ask(target, agent));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / (performance.now() - begun),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
}

/** The middle of several rounds. */
export const middleOf = (rounds: readonly Served[]): Served => ({
  perSecond: medianOf(rounds.map(({ perSecond }) => perSecond)),
  p95: medianOf(rounds.map(({ p95 }) => p95)),
});
