import { fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { warnInConsoleFx } from './console-warnings.ts';
import { stampFx } from './log.ts';
import { ask, countedStamps, MEASURE, open, opened } from './reading.test-support.ts';

function reader() {
  const said: string[] = [];
  const scope = fork({
    handlers: [
      [stampFx, countedStamps()],
      [warnInConsoleFx, (text: string) => void said.push(text)],
    ],
  });
  return { scope, said };
}

describe('what only the console hears', () => {
  it('S8-31 S5-13 an invalid mpp, a removal without an id and one of a ruler that is not there', async () => {
    const { scope, said } = reader();
    await open(scope, opened('one', { scale: { state: 'invalid' } }));
    await ask(scope, MEASURE);
    await ask(scope, { type: 'remove-ruler', rulerId: '' });
    await ask(scope, { type: 'remove-ruler', rulerId: 'gone' });
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/mpp/i);
    expect(said.slice(1)).toEqual(['No ruler ID provided', 'No ruler found with the given ID']);
  });

  it('S8-31 a patch without what it needs', async () => {
    const { scope, said } = reader();
    await open(scope, opened('one'));
    await ask(scope, { type: 'toggle-mode', mode: 'PATCH' });
    await ask(scope, { type: 'place-patch', at: { x: 1, y: 1 }, viewScale: Number.NaN, isPoint: false });
    expect(said).toHaveLength(1);
  });

  it('nothing of what a reader may well do', async () => {
    const { scope, said } = reader();
    await open(scope, opened('one'));
    for (const command of [MEASURE, { type: 'undo', lane: 'marks' }] as const) await ask(scope, command);
    expect(said).toEqual([]);
  });
});
