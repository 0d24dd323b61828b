import { expect, it } from 'vitest';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { World } from '#mock-server/world.ts';
import { MUTANTS } from '../../../mutants/mutants.ts';
import { foundIn } from '../../../report/summary.ts';
import { checkMock } from '../../check-mock.test-support.ts';

const NAME = 'pickUpCase: where a licence has ended or is missing';

/** The licence of the second provider has ended in one state, of which a case waits. */
const lapse = ({ users }: World): void =>
  void users.change(SECOND_PROVIDER, ({ licences, ...user }) => ({
    ...user,
    licences: licences.map((licence) =>
      licence.state === 'TX' ? { ...licence, expiresOn: '2020-01-01' } : licence,
    ),
  }));

const check = (prepare: (world: World) => void) =>
  checkMock({ operations: ['pickUpCase'], only: ['roles'], prepare });

it('a licence that has ended keeps from the cases of its state', async () => {
  const { report } = await check(lapse);
  expect(report.checked).toContainEqual(expect.objectContaining({ name: NAME, status: 'passed' }));
  expect(foundIn(report)).toEqual([]);
});

it('nothing is known of it where every licence goes on', async () => {
  const { report } = await check(() => undefined);
  expect(report.checked).toContainEqual(expect.objectContaining({ name: NAME, status: 'not reached' }));
});

it('a server that asks for no licence is among the mutants', () => {
  expect(MUTANTS.map(({ name }) => name)).toContain('licence not asked for');
});
