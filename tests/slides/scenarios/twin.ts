import type { Checked } from '../report/run-report.ts';
import { canBeLeftOut } from './needs.ts';
import { AFTER_UNREACHED, nameOf, stepsOf } from './play.ts';
import { createPlayer, type Done } from './player.ts';
import type { ScenarioFile } from './read.ts';
import { firstDifference } from './shape.ts';
import type { Target } from './target.ts';
import { curlOf, placeOf } from './wire.ts';

interface Parted {
  readonly operation: string | null;
  readonly says: string;
  readonly came: string;
  readonly place: string;
  readonly curl: string;
}

/** Where the second server goes another way than the first: status, code, shape of the answer, or a state in it. */
function partingOf(one: Done, other: Done, base: string): Parted | null {
  for (const [at, { asked, answer }] of one.heard.entries()) {
    const there = other.heard[at];
    if (there === undefined) continue;
    const told = {
      operation: asked.operation,
      place: placeOf(asked.operation, answer.status),
      curl: curlOf(base, there.asked),
    };
    const [here, came] = [answer, there.answer].map(({ status, code }) => `${status} ${code ?? ''}`.trim());
    if (here !== came) return { ...told, says: `the mock answers ${here}`, came: String(came) };
    const difference = firstDifference(answer.body, there.answer.body);
    if (difference !== null)
      return { ...told, says: `on the mock ${difference.path} is ${difference.one}`, came: difference.other };
  }
  const difference = firstDifference(one.seen, other.seen);
  if (difference !== null)
    return {
      operation: null,
      says: `on the mock ${difference.path} is ${difference.one}`,
      came: difference.other,
      place: '',
      curl: '',
    };
  if (one.problem === null && other.problem !== null) return other.problem;
  return null;
}

/** Plays a scenario on a mock and on another server, step by step, to the first step at which they part. */
export async function playTwins(
  mock: Target,
  other: Target,
  { id, scenario }: ScenarioFile,
  seed: number,
): Promise<readonly Checked[]> {
  const [left, right] = [mock, other].map((target) => createPlayer(target, id, scenario, { seed }));
  if (left === undefined || right === undefined) return [];
  const why = (await left.begin()) ?? (await right.begin());
  const checked: Checked[] = [];
  const reached: string[] = [];
  let stopped = why;
  for (const [number, step] of stepsOf(scenario)) {
    const told = { part: 'twin', name: `${id} ${number}. ${nameOf(step)}` };
    // What one of them cannot do neither does, so that both stay where they are.
    const lack: string | null = stopped ?? left.lackFor(step) ?? right.lackFor(step);
    if (lack !== null) {
      checked.push({ ...told, status: 'not reached', why: lack });
      if (!canBeLeftOut(step)) stopped ??= AFTER_UNREACHED;
      continue;
    }
    // One after the other: the second is compared with what the first has done, not with what it is doing.
    const [here, there] = [await left.step(step, number), await right.step(step, number)];
    const parting = partingOf(here, there, other.base);
    if (parting === null) checked.push({ ...told, status: 'passed' });
    else {
      checked.push({
        ...told,
        status: 'failed',
        finding: { ...parting, reached: [...reached], step: number },
      });
      stopped = 'the two went apart before';
    }
    reached.push(...here.heard.map(({ asked, answer }) => `${asked.operation} ${answer.status}`));
  }
  return checked;
}
