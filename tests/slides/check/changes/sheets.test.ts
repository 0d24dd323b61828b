import { expect, it } from 'vitest';
import { readDemoCreds } from '../../mutants/demo-creds.ts';
import { hunt } from '../../mutants/kill-matrix.ts';
import { SHEET_MUTANTS } from '../../mutants/sheets.ts';
import { foundIn } from '../../report/summary.ts';
import { checkMock } from '../check-mock.test-support.ts';

it('takes in a sheet of enquiries and one of users, once, and another one after its rehearsal', async () => {
  const operations = ['importEnquiries', 'importUsers'] as const;
  const { report } = await checkMock({ operations, only: ['examples', 'readback', 'negative'] });
  expect(foundIn(report)).toEqual([]);
  const passed = report.checked.flatMap(({ part, name, status }) =>
    status === 'passed' ? [`${part} ${name}`] : [],
  );
  for (const id of operations)
    expect(passed).toEqual(
      expect.arrayContaining([
        `examples ${id}: as it is`,
        `negative ${id}: a column that is not known`,
        `readback ${id}: the same sheet again`,
        `readback ${id}: a rehearsal`,
        `readback ${id}: the sheet of the rehearsal`,
      ]),
    );
});

it.each(SHEET_MUTANTS)('finds a server that $wrong', async (mutant) => {
  const { isFound, strays } = await hunt(mutant, { creds: readDemoCreds(), seed: 1, isWhole: false });
  expect([isFound, strays]).toEqual([true, []]);
});
