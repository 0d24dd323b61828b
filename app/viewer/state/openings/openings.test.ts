import { allSettled, fork, type Scope } from 'effector';
import { expect, it } from 'vitest';
import { $isReplay, imageOpened } from '../log.ts';
import { caseOf, opened } from '../reading.test-support.ts';
import { caseHandedOver } from '../slides.ts';
import { noteOpeningFx } from './openings.ts';

const images = caseOf({ A: ['a1', 'a2'] });

const nothing = (): void => undefined;

async function reader({ isReplay = false, note = nothing } = {}) {
  const told: unknown[] = [];
  const scope = fork({
    values: [[$isReplay, isReplay]],
    handlers: [
      [
        noteOpeningFx,
        (opening: unknown) => {
          told.push(opening);
          note();
        },
      ],
    ],
  });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  return { scope, told };
}
const show = (scope: Scope, id: string, pane: 'primary' | 'secondary' = 'primary') =>
  allSettled(imageOpened, { scope, params: { pane, image: opened(id) } });

it('each image that comes on the screen is noted once, for the reader and the case of the page', async () => {
  const { scope, told } = await reader();
  expect(told).toEqual([]);
  await show(scope, 'a1');
  await show(scope, 'a2', 'secondary');
  await show(scope, 'a1');
  expect(told).toEqual([
    { userId: 'u', caseId: 'c', imageId: 'a1' },
    { userId: 'u', caseId: 'c', imageId: 'a2' },
  ]);
});

it('one that could not be noted is tried again when it is shown again, and a replay notes nothing', async () => {
  const failing = await reader({
    note: () => {
      throw new Error('no');
    },
  });
  await show(failing.scope, 'a1');
  await show(failing.scope, 'a1');
  expect(failing.told).toHaveLength(2);
  const replay = await reader({ isReplay: true });
  await show(replay.scope, 'a1');
  expect(replay.told).toEqual([]);
});
