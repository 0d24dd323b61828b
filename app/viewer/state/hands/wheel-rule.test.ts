import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { imageOpened, stampFx } from '../log.ts';
import { ask, countedStamps, opened } from '../reading.test-support.ts';
import { $wheelRule } from './wheel-rule.ts';

async function visit() {
  const scope = fork({ handlers: [[stampFx, countedStamps('n')]] });
  await ask(scope, { type: 'open-slide', image: 'a' });
  await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('a') } });
  return scope;
}

const toggle = (mode: 'STRAIGHT' | 'COORDINATE' | 'PATCH' | 'DELETE') =>
  ({ type: 'toggle-mode', mode }) as const;

it.each(['STRAIGHT', 'COORDINATE'] as const)(
  'the wheel rule is said with the first %s, once a visit',
  async (mode) => {
    const scope = await visit();
    await ask(scope, toggle('PATCH'));
    expect(scope.getState($wheelRule)).toBe('unsaid');
    await ask(scope, toggle(mode));
    expect(scope.getState($wheelRule)).toBe('said-now');
    await ask(scope, toggle(mode));
    expect(scope.getState($wheelRule)).toBe('said');
    await ask(scope, toggle(mode));
    expect(scope.getState($wheelRule)).toBe('said');
  },
);

it('the wheel rule goes with the ruler that it was read for, and stays from one way of measuring to the other', async () => {
  const scope = await visit();
  await ask(scope, toggle('STRAIGHT'));
  await ask(scope, toggle('COORDINATE'));
  expect(scope.getState($wheelRule)).toBe('said-now');
  const measurement = { mode: 'coordinate', from: { x: 1, y: 1 }, to: { x: 90, y: 90 } } as const;
  await ask(scope, { type: 'draw-ruler', measurement });
  expect(scope.getState($wheelRule)).toBe('said');
});
