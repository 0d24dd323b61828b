import { expect, it } from 'vitest';
import { changesInWords } from './record-changes.ts';

it('a change of a record names who made it, and its fields as a reader knows them', () => {
  const fields = [{ field: 'rights.view', from: null, to: 'true' }];
  const at = '2026-11-24T00:30:00Z';
  const [change, own] = changesInWords(
    [
      { id: 'chg_1', at, by: { userId: 'usr_demo000001', displayName: 'Perpetua Holm' }, version: 2, fields },
      { id: 'chg_2', at, by: null, version: 1, fields },
    ],
    'America/New_York',
  );
  expect(change).toMatchObject({
    by: 'Perpetua Holm',
    atText: '11/23/2026 07:30 PM EST',
    lines: [{ label: 'Rights, View', from: null, to: 'Yes' }],
  });
  expect(own?.by).toBe('The platform');
});

it('a change says days, times and staff roles as people read them, and every other text as it was', () => {
  const change = (field: string, from: string | null, to: string) => ({ field, from, to });
  const fields = [
    change('staffRole', 'Lab_Operations', 'Accounts'),
    change('licences.0.expiresOn', '2026-12-01', '2027-03-01'),
    change('absences', null, '2026-12-24, 2026-12-25'),
    change('deactivatedAt', null, '2026-11-24T00:30:00Z'),
    change('payer', 'Self_Pay', 'Aetna'),
    change('role', 'Provider', 'Facility_NP'),
    change('note', 'Call 2026-11-24', 'Accounts'),
  ];
  const at = '2026-11-24T00:30:00Z';
  const [told] = changesInWords([{ id: 'chg_1', at, by: null, version: 2, fields }], 'America/New_York');
  expect(told?.lines.map(({ from, to }) => [from, to])).toEqual([
    ['Lab operations', 'Accounts and Billing'],
    ['12/01/2026', '03/01/2027'],
    [null, '12/24/2026, 12/25/2026'],
    [null, '11/23/2026 07:30 PM EST'],
    ['Self-Pay', 'Aetna'],
    ['Pathologist', 'Facility nurse practitioner'],
    ['Call 2026-11-24', 'Accounts'],
  ]);
});

it('a change names what is in a list by its place in it, and nothing that only holds a record together', () => {
  const at = '2026-11-24T00:30:00Z';
  const told = [
    ['provider.onboarding.tasksExist', 'false', 'true', 'Onboarding, Task made', 'No', 'Yes'],
    ['licences.0.expiresOn', null, '2027-06-30', 'Licence 1, Expires on', null, '06/30/2027'],
    ['licences.1.state', null, 'ON', 'Licence 2, State or province', null, 'ON'],
    ['provider.readingSites.0.kind', null, 'home', 'Reading site 1, Kind', null, 'Home'],
    ['provider.readingSites.0.address.line1', null, 'A', 'Reading site 1, Address, First line', null, 'A'],
    ['provider.experienceYears', 'none', '7-10', 'Years of sign-out practice', 'None', '7-10 years'],
    ['form.cliaCertificate.kind', null, 'waiver', 'CLIA certificate, Kind', null, 'Certificate of waiver'],
    ['form.legalName', 'A', 'B', 'Legal name', 'A', 'B'],
  ] as const;
  const fields = told.map(([field, from, to]) => ({ field, from, to }));
  const [change] = changesInWords([{ id: 'chg_1', at, by: null, version: 2, fields }], 'UTC');
  expect(change?.lines).toEqual(told.map(([, , , label, from, to]) => ({ label, from, to })));
});

it('a change says what was chosen as its form does, also where the field is called otherwise than its choices', () => {
  const change = (field: string, from: string | null, to: string) => ({ field, from, to });
  const fields = [
    change('component', '0', '2'),
    change('modifier', 'TC', '26'),
    change('source', null, 'manual'),
    change('status', 'Invoiced', 'WrittenOff'),
    change('leadStatus', 'prospect', 'follow_up'),
    change('leadStatus', 'Follow_up', 'Not_Interested'),
    change('provider.experienceYears', 'none', '7-10'),
    change('provider.certificates.0.board', null, 'ABPath'),
    change('provider.readingSites.0.kind', 'home', 'lab'),
    change('rights.edit', 'true', 'false'),
  ];
  const [told] = changesInWords(
    [{ id: 'chg_1', at: '2026-11-24T00:30:00Z', by: null, version: 2, fields }],
    'UTC',
  );
  expect(told?.lines.map(({ from, to }) => [from, to])).toEqual([
    ['Professional Component (PC)', 'Global/Whole Case (PC+TC)'],
    ['TC: Technical component', '26: Professional component'],
    [null, 'By hand'],
    ['Invoiced', 'Written off'],
    ['Prospect', 'Follow up'],
    ['Follow up', 'Not interested'],
    ['None', '7-10 years'],
    [null, 'American Board of Pathology'],
    ['Home', 'Laboratory'],
    ['Yes', 'No'],
  ]);
});

it('a change of a billing line says amounts as money in the currency of the line', () => {
  const fields = [
    { field: 'amountCents', from: '7150', to: '123450' },
    { field: 'autoValue.amountCents', from: null, to: '7150' },
    { field: 'paidCents', from: null, to: '0' },
    { field: 'units', from: '1', to: '2' },
  ];
  const change = { id: 'chg_1', at: '2026-11-24T00:30:00Z', by: null, version: 2, fields };
  const [told] = changesInWords([change], 'America/New_York', 'CAD');
  expect(told?.lines).toEqual([
    { label: 'Amount', from: 'CA$71.50', to: 'CA$1,234.50' },
    { label: 'By the rule, Amount', from: null, to: 'CA$71.50' },
    { label: 'Paid', from: null, to: 'CA$0.00' },
    { label: 'Units', from: '1', to: '2' },
  ]);
});
