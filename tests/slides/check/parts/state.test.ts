import { expect, it } from 'vitest';
import type { World } from '#mock-server/world.ts';
import { foundIn } from '../../report/summary.ts';
import { checkMock } from '../check-mock.test-support.ts';

it('a call that says again what was done is no finding where the thing has changed since it was seen', async () => {
  const worlds: World[] = [];
  let isChanged = false;
  const { report } = await checkMock({
    operations: ['pickUpCase'],
    only: ['auth', 'state'],
    prepare: (world) => void worlds.push(world),
    spoil: (request, pass) => {
      if (!isChanged && request.url.endsWith('/pickup')) {
        isChanged = true;
        for (const { cases } of worlds)
          for (const { id } of cases.list())
            cases.change(id, (one) => ({ ...one, version: one.version + 1 }));
      }
      return pass();
    },
  });
  expect(isChanged).toBe(true);
  expect(foundIn(report)).toEqual([]);
});
