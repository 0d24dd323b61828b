import { expect, it } from 'vitest';
import type { RunReport } from '../report/run-report.ts';
import { checkMock } from './check-mock.test-support.ts';

const cellOf = ({ grids }: RunReport, grid: string, row: string, column: string) =>
  grids.find(({ name }) => name === grid)?.cells.find((one) => one.row === row && one.column === column);

it('an answer that is not as it should be has failed in the tables, and was no call that did not come', async () => {
  const { report } = await checkMock({
    operations: ['createTextTemplate', 'pickUpCase'],
    only: ['examples'],
    spoil: async (request, pass) => {
      const answer = await pass();
      const headers = new Headers(answer.headers);
      if (request.method === 'POST' && answer.ok && !request.url.endsWith('/login'))
        headers.delete('x-request-id');
      return new Response(answer.body, { status: answer.status, headers });
    },
  });
  const finding = { says: 'The header x-request-id is there, in the declared form.' };
  const failed = { status: 'failed', finding };
  expect(cellOf(report, 'operation × status', 'createTextTemplate', '201')).toMatchObject(failed);
  expect(cellOf(report, 'operation × status', 'pickUpCase', '200')).toMatchObject(failed);
  expect(cellOf(report, 'transition × caller', 'CaseStatus: pick-up', 'provider')).toMatchObject(failed);
  // What nothing declares has no cell, and makes no declared status one that came.
  expect(cellOf(report, 'operation × status', 'createTextTemplate', '206')).toBeUndefined();
});
