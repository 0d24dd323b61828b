import { beforeEach, expect, it } from 'vitest';
import { harmless } from '#mock-server/resolvers/billing/billing-export.ts';
import { CASE, type Desk, openDesk } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

const exported = (format: string, query: Record<string, string> = { caseId: CASE }) =>
  desk.client.ask('exportBillings', { query: { format, ...query }, as: desk.tokens.admin });

it('the CSV has a head and the lines of the filters, amounts in whole units', async () => {
  const answer = await exported('csv');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="billing-lines.csv"');
  const rows = answer.text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toContain('Line,Case,Specimen,Code');
  expect(rows[1]).toContain(',40.00,0.00,');
  expect(answer.text).not.toContain(desk.stored().patientInfo.lastName);
});

it('no cell of an export is a formula', async () => {
  const { billings } = desk.api.world();
  const [line] = billings.by('case', CASE);
  billings.change(line?.id ?? '', (record) => ({ ...record, payerClaimNumber: '=1+1,"x"' }));
  expect((await exported('csv')).text).toContain(`"'=1+1,""x"""`);
  expect(['=a', '+a', '-a', '@a', '\ta', '\0a', 'a'].map(harmless)).toEqual([
    ...["'=a", "'+a", "'-a", "'@a", "'\ta", "'\0a", 'a'],
  ]);
});

it('the workbook is a zip whose sheet holds the same rows', async () => {
  const answer = await exported('xlsx');
  const text = Buffer.from(answer.bytes).toString('latin1');
  expect(text.startsWith('PK\u0003\u0004')).toBe(true);
  expect(text.split('<row>')).toHaveLength(9);
  expect(text).toContain('<t xml:space="preserve">DP-2026-000009</t>');
});

it('only those who keep the accounts export', async () => {
  for (const person of ['provider', 'facility', 'np'] as const) {
    const asking = { query: { format: 'csv' }, as: desk.tokens[person] };
    expect((await desk.client.ask('exportBillings', asking)).status).toBe(403);
  }
  desk.setUser('usr_demo000006', { staffRole: 'Relationship_Manager' });
  expect((await exported('csv')).status).toBe(403);
});
