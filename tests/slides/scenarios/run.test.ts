import { expect, it } from 'vitest';
import { hearEnd } from '../hear-end.ts';
import { readScenario } from './read.ts';
import { requirePlayed, runFiles } from './run.ts';

const fileOf = (id: string) =>
  readScenario(
    `${id}.yaml`,
    'name: Invented\nproves: [S1-02]\nsteps:\n- { as: provider, call: getCurrentUser }\n',
  );
const FILES = ['first', 'second', 'third'].map(fileOf);
const ABOUT = { command: 'scenario run', target: 'nowhere', seed: 1 };

/** An end that is heard when the test says so. */
function anEnd() {
  const real = hearEnd();
  real.forget();
  let isHeard = false;
  let tell: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    end: { ...real, isHeard: () => isHeard, heard },
    hear: () => {
      isHeard = true;
      tell();
    },
  };
}

const passed = (id: string) => [{ part: 'scenario', name: id, status: 'passed' }] as const;

it('a run that is ended plays its file to the end, and says of all others that it did not come to them', async () => {
  const { end, hear } = anEnd();
  const played: string[] = [];
  const report = await runFiles(
    ABOUT,
    FILES,
    ({ id }) => {
      played.push(id);
      if (id === 'second') hear();
      return Promise.resolve(passed(id));
    },
    { end },
  );
  expect(played).toEqual(['first', 'second']);
  expect(report).toMatchObject({
    endedEarly: 'it was ended before it came to this',
    checked: [
      { name: 'first', status: 'passed' },
      { name: 'second', status: 'passed' },
      { name: 'third 1. provider getCurrentUser', status: 'not reached' },
    ],
  });
});

it('a browser is not waited for: what it was at is not reached', async () => {
  const { end, hear } = anEnd();
  const report = await runFiles(
    ABOUT,
    FILES,
    () => {
      hear();
      return new Promise(() => undefined);
    },
    { end, isCut: true },
  );
  expect(report.checked.map(({ status }) => status)).toEqual(['not reached', 'not reached', 'not reached']);
  expect(() => requirePlayed(report)).not.toThrow();
});
