import { readSheet } from 'read-excel-file/node';
import { beforeEach, expect, it } from 'vitest';
import { harmless } from '#mock-server/documents/sheets.ts';
import { CASE, type Desk, openDesk } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

const exportCsv = (format: string, query: Record<string, string> = { caseId: CASE }) =>
  desk.client.ask('exportBillings', { query: { format, ...query }, as: desk.tokens.admin });

it('the CSV has a head and the lines of the filters, amounts in whole units', async () => {
  const answer = await exportCsv('csv');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="billing-lines.csv"');
  const rows = answer.text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toContain('Line,Case,Specimen,Code');
  expect(rows[1]).toContain(',40.00,0.00,');
  expect(answer.text).not.toContain(desk.stored().patientInfo.lastName);
});

it('the rows come in the order that is asked for, as in the list', async () => {
  const codes = async (sort: string) =>
    (await exportCsv('csv', { caseId: CASE, sort })).text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[3]);
  const rising = await codes('code');
  expect(rising).toEqual([...Array.from({ length: 6 }, () => '88305'), '88344']);
  expect(await codes('-code')).toEqual(rising.toReversed());
});

it('no cell of an export is a formula', async () => {
  const { billings } = desk.api.world();
  const [line] = billings.by('case', CASE);
  billings.change(line?.id ?? '', (record) => ({ ...record, payerClaimNumber: '=1+1,"x"' }));
  expect((await exportCsv('csv')).text).toContain(`"'=1+1,""x"""`);
  expect(['=a', '+a', '-a', '@a', '\ta', '\0a', 'a'].map(harmless)).toEqual([
    "'=a",
    "'+a",
    "'-a",
    "'@a",
    "'\ta",
    "'\0a",
    'a',
  ]);
});

it('the workbook holds the same rows, amounts as numbers and days as days', async () => {
  const [heads = [], ...rows] = await readSheet(Buffer.from((await exportCsv('xlsx')).bytes));
  const [line] = desk.api.world().billings.by('case', CASE);
  expect(rows).toHaveLength(7);
  const row = rows.find((one) => one[heads.indexOf('Line')] === line?.id) ?? [];
  expect(row[heads.indexOf('Case')]).toBe('DP-2026-000009');
  expect([row[heads.indexOf('Bill to')], row[heads.indexOf('Status')]]).toEqual(['Facility', 'Pending']);
  desk.api
    .world()
    .billings.change(line?.id ?? '', (record) => ({ ...record, payer: 'Blue_Cross_Blue_Shield_other_plan' }));
  expect((await exportCsv('csv')).text).toContain(',Blue Cross Blue Shield (other plan),');
  expect(row[heads.indexOf('Amount')]).toBe((line?.amountCents ?? 0) / 100);
  expect(row[heads.indexOf('Date of service')]).toEqual(new Date(line?.dateOfService ?? ''));
});

it('a line is exported with the day of its answer and the reason of its denial', async () => {
  const { billings } = desk.api.world();
  const [line] = billings.by('case', CASE);
  const denied = { receivedOn: '2026-11-20', denialReason: 'Authorisation missing.' };
  billings.change(line?.id ?? '', (record) => ({ ...record, ...denied }));
  const [heads = '', ...rows] = (await exportCsv('csv')).text.trimEnd().split('\r\n');
  expect(heads).toMatch(/,Billing entity,Received on,Denial reason$/);
  const ends = rows.map((row) => row.split(',').slice(-2).join(' '));
  expect(ends.filter((end) => end !== ' ')).toEqual(['2026-11-20 Authorisation missing.']);
});

it('only those who keep the accounts export', async () => {
  for (const person of ['provider', 'facility', 'np'] as const) {
    const asking = { query: { format: 'csv' }, as: desk.tokens[person] };
    expect((await desk.client.ask('exportBillings', asking)).status).toBe(403);
  }
  desk.setUser('usr_demo000006', { staffRole: 'Relationship_Manager' });
  expect((await exportCsv('csv')).status).toBe(403);
});
