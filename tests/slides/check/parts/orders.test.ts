import { expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { World } from '#mock-server/world.ts';
import { edited, withRows } from '../../mutants/mutant.ts';
import { foundIn } from '../../report/summary.ts';
import { checkMock } from '../check-mock.test-support.ts';

const AT = '2026-11-20T09:00:00.000Z';

/** Two renewals of licences, of Dr. Imara Vellacott and of Dr. Osric Lindqvane. */
function renewLicences({ licenceRenewals, users }: World): void {
  for (const userId of [PROVIDER, SECOND_PROVIDER]) {
    const provider = { userId, displayName: users.find(userId)?.displayName ?? '' };
    licenceRenewals.insert({
      id: `lic_of-${userId}`,
      version: 1,
      status: 'Submitted',
      provider,
      region: 'NY',
      issuedOn: '2026-01-01',
      expiresOn: '2028-01-01',
      number: 'NY-1234567',
      replaces: null,
      file: { name: 'licence.pdf', contentType: 'application/pdf', bytes: 9, uploadedAt: AT },
      submittedAt: AT,
      submittedBy: provider,
      reviewedAt: null,
      reviewedBy: null,
      reason: null,
      taskId: null,
    });
  }
}

type Change = (sort: string | null) => boolean;

/** Checks the orders of renewals where those of some are turned round on the way. */
const checkRenewals = (isTurned: Change) =>
  checkMock({
    operations: ['listLicenceRenewals'],
    only: ['readback'],
    prepare: renewLicences,
    spoil: async (request, pass) => {
      const answer = await pass();
      const { pathname, searchParams } = new URL(request.url);
      const isList = pathname.endsWith('/licence-renewals') && answer.status === 200;
      return isList && isTurned(searchParams.get('sort'))
        ? edited(answer, { body: withRows((rows) => rows.toReversed()) })
        : answer;
    },
  });

it('finds a server that lists the same person first whichever way people are asked for', async () => {
  const { report } = await checkRenewals((sort) => sort === '-provider');
  expect(foundIn(report).map(({ name }) => name)).toEqual(['listLicenceRenewals: its order by provider']);
});

it('leaves it to a server by which part of their names people go', async () => {
  const { report } = await checkRenewals((sort) => sort === 'provider' || sort === '-provider');
  expect(foundIn(report)).toEqual([]);
  expect(report.checked).toContainEqual(
    expect.objectContaining({ name: 'listLicenceRenewals: its order by provider', status: 'passed' }),
  );
  expect(report.checked).toContainEqual(
    expect.objectContaining({
      name: 'listLicenceRenewals: the way of its order by provider',
      status: 'not reached',
    }),
  );
});

it('says of an order that no row shows that it was not looked at', async () => {
  const { report } = await checkMock({ operations: ['listUsers'], only: ['readback'] });
  expect(report.checked).toContainEqual(
    expect.objectContaining({ name: 'listUsers: the way of its order by name', status: 'not reached' }),
  );
});
