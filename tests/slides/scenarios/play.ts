import type { Checked, Finding } from '../report/run-report.ts';
import type { Problem } from './judge.ts';
import { beginsWithDemo, canBeLeftOut } from './needs.ts';
import { createPlayer, type PlayerOptions } from './player.ts';
import type { ScenarioFile } from './read.ts';
import type { Scenario, Step } from './schema.ts';
import { shapeOf } from './shape.ts';
import type { Target } from './target.ts';
import type { Heard } from './wire.ts';

/** One step with its number, counted from 1 through `steps` and `outcome`. */
export const stepsOf = ({
  steps,
  outcome = [],
}: Scenario): readonly (readonly [number: number, step: Step])[] =>
  [...steps, ...outcome].map((step, at) => [at + 1, step]);

/** What a step is called in a report. */
export const nameOf = (step: Step): string =>
  step.name ??
  (step.call === undefined
    ? step.together !== undefined
      ? step.together.map(({ as, call }) => `${as} ${call}`).join(' and ')
      : step.wait !== undefined
        ? `wait ${step.wait}`
        : (step.state ?? 'faults')
    : `${step.as} ${step.call}`);

const lineOf = ({ asked, answer }: Heard): string =>
  `${asked.operation} ${Object.values(asked.params).join(' ')} ${answer.status} ${answer.code ?? ''}`.trim();

export interface PlayOptions extends PlayerOptions {
  /** Hears of each call, and of what its answer was made of. */
  readonly listen?: (line: string) => void;
}

/** Why a step is not reached that stands behind one that was not. */
export const AFTER_UNREACHED = 'an earlier step of its scenario was not reached';

/** The steps of a scenario of which none is played. */
export const unplayed = ({ id, scenario }: ScenarioFile, part: string, why: string): readonly Checked[] =>
  stepsOf(scenario).map(([number, step]) => ({
    part,
    name: `${id} ${number}. ${nameOf(step)}`,
    status: 'not reached',
    why,
  }));

const NOT_AS_IT_BEGINS = 'it begins with the demo as it was, which only a reset brings back';

/**
 * Plays a scenario to its end, or to the first step that goes wrong or that the server has no way for; the steps behind it
 * are not reached. A look into the state that nothing depends on is left out where a server shows no state.
 */
export async function playScenario(
  target: Target,
  file: ScenarioFile,
  { listen, ...options }: PlayOptions,
): Promise<readonly Checked[]> {
  const { id, scenario } = file;
  const player = createPlayer(target, id, scenario, options);
  const steps = stepsOf(scenario);
  const told = (number: number, step: Step) => ({
    part: 'scenario',
    name: `${id} ${number}. ${nameOf(step)}`,
  });
  const why = await player.begin();
  if (why !== null) return unplayed(file, 'scenario', why);
  const checked: Checked[] = [];
  const reached: string[] = [];
  let stopped: string | null = null;
  for (const [number, step] of steps) {
    const lack: string | null = stopped ?? player.lackFor(step);
    if (lack !== null) {
      checked.push({ ...told(number, step), status: 'not reached', why: lack });
      if (!canBeLeftOut(step)) stopped ??= AFTER_UNREACHED;
      continue;
    }
    const { problem, heard } = await player.step(step, number);
    const isUnset = target.control === null && problem?.isNeverRight !== true && beginsWithDemo(scenario);
    if (problem !== null) stopped = isUnset ? AFTER_UNREACHED : 'an earlier step of its scenario failed';
    checked.push({
      ...told(number, step),
      ...(problem === null
        ? { status: 'passed' }
        : isUnset
          ? {
              status: 'not reached',
              why: `${NOT_AS_IT_BEGINS}: not so that ${problem.says}: ${problem.came}`,
            }
          : { status: 'failed', finding: findingOf(problem, reached, number) }),
    });
    reached.push(...heard.map(lineOf));
    for (const { asked, answer } of heard)
      listen?.(
        [number, asked.operation, answer.status, answer.code, JSON.stringify([...shapeOf(answer.body)])].join(
          ' ',
        ),
      );
  }
  return checked;
}

const findingOf = (
  { isNeverRight: _, ...problem }: Problem,
  reached: readonly string[],
  step: number,
): Finding => ({ ...problem, reached: [...reached], step });
