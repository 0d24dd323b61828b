import { expect, it } from 'vitest';
import type { Api } from '#app/server/api.server.ts';
import { ok } from '#contracts/result.ts';
import { formOf } from './case-form.test-support.tsx';
import { readParents } from './lists.server.ts';

const rowOf = (id: string, patient: object = {}, status = 'Signed') => ({
  id,
  caseID: id,
  caseRecordId: `EX-${id}`,
  status,
  patientInfo: { lastName: 'Example', firstName: 'Petra', birthDate: '1961-05-12', ...patient },
});

it('a case is a child of an earlier one of the same patient, and of none whose number only begins alike', async () => {
  const others = [rowOf('2', { birthDate: '1990-01-01' }), rowOf('3', { lastName: 'Sample' })];
  const items = [rowOf('1'), ...others, rowOf('4', { lastName: 'EXAMPLE ' }), rowOf('5', {}, 'Draft')];
  const searchCases = () => Promise.resolve(ok({ data: { items } }));
  expect(await readParents({ searchCases } as unknown as Api, formOf())).toEqual([
    { value: '1', label: '1 · EX-1' },
    { value: '4', label: '4 · EX-4' },
  ]);
});
