import { expect, it } from 'vitest';
import { foundIn } from '../report/summary.ts';
import { checkMock, tooMany } from './check-mock.test-support.ts';

it('an operation that lets nobody in, however long it is waited for, is a finding', async () => {
  const { report } = await checkMock({
    operations: ['getCurrentUser'],
    only: ['auth'],
    spoil: async (request, pass) => {
      const answer = await pass();
      return answer.ok && new URL(request.url).pathname === '/api/Users/current' ? tooMany() : answer;
    },
  });
  expect(foundIn(report)).toMatchObject([
    {
      name: 'getCurrentUser: answers whoever waits',
      finding: { says: 'Whoever waits as long as Retry-After says is answered.' },
    },
  ]);
});
