import { expect, it } from 'vitest';
import type { Api } from '#app/server/api.server.ts';
import { err, ok } from '#contracts/result.ts';
import { formOf } from './case-form.test-support.tsx';
import { readDrafts, readParents } from './lists.server.ts';

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

it('drafts come with what is known of their patients, who began them, and how many there are', async () => {
  const draft = {
    lastName: 'Example',
    firstName: null,
    createdAt: '2026-11-21T12:00:00Z',
    createdBy: { userId: 'usr_1', displayName: 'Demo' },
  };
  const items = [{ id: '1', caseRecordId: null, patientInfo: null, draft }];
  const listCases = () => Promise.resolve(ok({ data: { items, total: 7 } }));
  expect(await readDrafts({ listCases } as unknown as Api)).toEqual({
    items: [{ id: '1', accession: null, ...draft }],
    total: 7,
  });
});

it.each([
  [503, 'unread'],
  [403, { items: [], total: 0 }],
] as const)('drafts that are answered with %i are %j', async (status, expected) => {
  const listCases = () => Promise.resolve(err({ kind: 'http' as const, status }));
  expect(await readDrafts({ listCases } as unknown as Api)).toEqual(expected);
});
