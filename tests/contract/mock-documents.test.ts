import { beforeAll, describe, expect, it } from 'vitest';
import { type Answered, key } from './mock-client.ts';
import { PROVIDER_FORM } from './registration-forms.ts';
import { CASE, type Desk, dataOf, openSignedDesk } from './report-desk.ts';

const PDF = '%PDF-1.7 an invented bill of a power company';

let desk: Desk;
let registrationId: string;

const register = (form: object): Promise<Answered> =>
  desk.client.ask('registerProvider', {
    body: { form },
    as: desk.tokens.admin,
    headers: { 'Idempotency-Key': key() },
  });

beforeAll(async () => {
  desk = await openSignedDesk();
  registrationId = String(dataOf(await register(PROVIDER_FORM))['id']);
});

describe('the documents of the product', () => {
  it('S1-05 spreadsheet: the billing lines come as a workbook', async () => {
    const query = { format: 'xlsx', caseId: CASE };
    const answer = await desk.client.ask('exportBillings', { query, as: desk.tokens.admin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
    const parts = Buffer.from(answer.bytes).toString('latin1');
    expect(parts.startsWith('PK\u0003\u0004')).toBe(true);
    expect(parts).toContain('xl/workbook.xml');
  });

  it('S1-05 PDF report: a signed report comes as a PDF', async () => {
    const asking = { params: { caseId: CASE }, as: desk.tokens.facility };
    const answer = await desk.client.ask('getFinalReportPdf', asking);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.text.startsWith('%PDF-')).toBe(true);
    expect(answer.text.trimEnd().endsWith('%%EOF')).toBe(true);
  });

  it('S1-05 proof of address: it is kept with its day and listed with the registration', async () => {
    const params = { kind: 'providers', registrationId };
    const stored = await desk.client.ask('uploadRegistrationDocument', {
      params,
      query: { documentKind: 'proof_of_address', name: 'bill.pdf', issuedOn: '2026-11-01' },
      headers: { 'Content-Type': 'application/pdf', 'Idempotency-Key': key() },
      body: PDF,
      as: desk.tokens.admin,
    });
    expect(stored.status).toBe(201);
    const listed = await desk.client.ask('listRegistrationDocuments', { params, as: desk.tokens.admin });
    expect(dataOf(listed)['items']).toMatchObject([
      { kind: 'proof_of_address', issuedOn: '2026-11-01', file: { name: 'bill.pdf', bytes: PDF.length } },
    ]);
  });

  it('S1-05 phone number: one that cannot be one is refused at its field', async () => {
    const form = { ...PROVIDER_FORM, email: 'another@example.org', npi: '1000000020', phone: '555 0101' };
    const answer = await register(form);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Invalid phone number format.');
  });
});
