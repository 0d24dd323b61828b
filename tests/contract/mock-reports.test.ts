import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findSentCase } from '#mock-server/rules/cases/sent-case.ts';
import { pdfPages, pdfText } from '#tests/support/pdf-pages.ts';
import { type Answered, type Asking, key, type Person } from './mock-client.ts';
import {
  CASE,
  type Desk,
  dataOf,
  openDesk,
  openSignedDesk,
  saveText,
  signature,
  signOut,
  wholeText,
} from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openSignedDesk();
});

const ask = (
  id: 'getFinalReport' | 'getFinalReportPdf',
  as: Person,
  asking: Asking = {},
): Promise<Answered> => desk.client.ask(id, { params: { caseId: CASE }, as: desk.tokens[as], ...asking });
const list = async (as: Person, query: Asking['query'] = {}) => {
  const answer = await desk.client.ask('listReports', { query, as: desk.tokens[as] });
  return dataOf(answer).items as readonly Record<string, unknown>[];
};
const amendOnce = () =>
  desk.client.ask('amendCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    body: {
      kind: 'Addendum',
      reason: 'A stain came in.',
      text: 'Invented text.',
      signature: { ...signature, meaning: 'addendum' },
    },
    as: desk.tokens.provider,
  });

describe('a final report', () => {
  it('has the sections of the printed page and its signature', async () => {
    const answer = await ask('getFinalReport', 'facility');
    expect(answer.headers.get('etag')).toBe('"v1"');
    expect(dataOf(answer)).toMatchObject({
      version: 1,
      latestVersion: 1,
      superseded: false,
      heading: 'FINAL',
      reportState: 'Final',
      codes: null,
      laboratory: { name: 'Riverbend Surgical Pathology Laboratory', clia: '00D0000001' },
      interpretedAt: { code: 'HOME-OH-1' },
      case: { caseID: 'DP-2026-000009' },
      signature: { meaning: 'primary_diagnosis', readingSite: { code: 'HOME-OH-1' } },
      versions: [{ version: 1, superseded: false }],
    });
    expect(answer.text).not.toContain('device');
  });

  it('is there for signer, own facility and admins, and for nobody else', async () => {
    const statuses = await Promise.all(
      (['provider', 'facility', 'np', 'admin', 'provider2', 'provisional'] as const).map(
        async (person) => (await ask('getFinalReport', person)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404, 404]);
    desk.setUser('usr_demo000004', { facilityId: 'fac_demo-2' });
    expect((await ask('getFinalReport', 'facility')).status).toBe(404);
  });

  it('is not for the accounts staff', async () => {
    desk.setUser('usr_demo000006', { staffRole: 'Accounts' });
    expect(await ask('getFinalReport', 'admin')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect(await ask('getFinalReportPdf', 'admin')).toMatchObject({ status: 403 });
    desk.setUser('usr_demo000006', { staffRole: 'Lab_Operations' });
    expect((await ask('getFinalReport', 'admin')).status).toBe(200);
  });

  it('opens to the facility when the release window of ten minutes is over', async () => {
    desk = await openDesk();
    await saveText(desk, 0);
    await signOut(desk);
    desk.clock.now += 10 * 60_000 - 1;
    expect((await ask('getFinalReport', 'facility')).status).toBe(404);
    expect((await ask('getFinalReportPdf', 'np')).status).toBe(404);
    expect((await ask('getFinalReport', 'provider')).status).toBe(200);
    expect(await list('facility', { samePatientAs: CASE })).toEqual([]);
    desk.clock.now += 1;
    expect((await ask('getFinalReport', 'facility')).status).toBe(200);
  });

  it('shows an earlier version as superseded, and none that does not exist', async () => {
    await amendOnce();
    expect(dataOf(await ask('getFinalReport', 'facility'))).toMatchObject({
      version: 2,
      heading: 'ADDENDUM',
    });
    const first = await ask('getFinalReport', 'facility', { query: { version: 1 } });
    expect(dataOf(first)).toMatchObject({ version: 1, latestVersion: 2, superseded: true, addenda: [] });
    expect((await ask('getFinalReport', 'facility', { query: { version: 3 } })).status).toBe(404);
  });

  it('carries its codes on the billing copy only, which no provider gets', async () => {
    const billing = { query: { copy: 'billing' } };
    expect(dataOf(await ask('getFinalReport', 'facility', billing)).codes).toContainEqual({
      system: 'CPT',
      code: '88305',
      specimenID: 'A',
      units: 1,
    });
    expect(await ask('getFinalReport', 'provider', billing)).toMatchObject({ status: 403 });
  });

  it('that is preliminary is version 0 with the text that was shared', async () => {
    desk = await openDesk();
    await saveText(desk, 0, { ...wholeText, sharePreliminary: true });
    await saveText(desk, 1, { diagnoses: [{ specimenID: 'A', text: 'Typed since then.' }] });
    const answer = await ask('getFinalReport', 'facility');
    expect(dataOf(answer)).toMatchObject({
      version: 0,
      heading: 'PRELIMINARY',
      signature: null,
      versions: [],
    });
    expect(answer.text).not.toContain('Typed since then.');
    expect((await ask('getFinalReportPdf', 'facility')).status).toBe(404);
    expect((await ask('getFinalReport', 'facility', { query: { version: 1 } })).status).toBe(404);
  });

  it('is noted as read, and the facility’s first reading as opened', async () => {
    await ask('getFinalReport', 'provider');
    expect((await list('admin', { samePatientAs: CASE }))[0]).toMatchObject({ openedAt: null });
    await ask('getFinalReport', 'np');
    await ask('getFinalReport', 'facility');
    expect((await list('admin', { samePatientAs: CASE }))[0]).toMatchObject({
      openedBy: { userId: 'usr_demo000005' },
    });
    const lines = desk.api.world().caseEvents.by('case', CASE);
    expect(lines.filter(({ kind }) => kind === 'report_read')).toHaveLength(3);
  });
});

describe('the PDF of a report', () => {
  it('is the file that was signed, and comes whole or in part', async () => {
    const whole = await ask('getFinalReportPdf', 'facility');
    const { pdfHash } = dataOf(await ask('getFinalReport', 'facility')).signature as { pdfHash: string };
    expect(createHash('sha256').update(whole.bytes).digest('hex')).toBe(pdfHash);
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(whole.bytes).subarray(0, 8).toString()).toBe('%PDF-1.7');
    const part = await ask('getFinalReportPdf', 'facility', { headers: { Range: 'bytes=0-7' } });
    expect([part.status, part.text]).toEqual([206, '%PDF-1.7']);
    const beyond = await ask('getFinalReportPdf', 'facility', { headers: { Range: 'bytes=9999999-' } });
    expect(beyond).toMatchObject({ status: 416 });
    const changed = { Range: 'bytes=0-7', 'If-Range': '"another file"' };
    expect((await ask('getFinalReportPdf', 'facility', { headers: changed })).status).toBe(200);
  });

  it('has a name of its own for each version and copy, with the number of the case and never the patient', async () => {
    await amendOnce();
    const { caseID } = desk.stored();
    const nameOf = async (query: Record<string, string | number>) =>
      (await ask('getFinalReportPdf', 'facility', { query })).headers.get('content-disposition');
    const inline = (name: string) => `inline; filename*=UTF-8''${caseID ?? ''}-${name}.pdf`;
    expect(await nameOf({})).toBe(inline('v2'));
    expect(await nameOf({ version: 1 })).toBe(inline('v1'));
    expect(await nameOf({ version: 1, copy: 'billing' })).toBe(inline('v1-billing'));
  });

  it('names patient, accession and page on its foot, and its state at the head', async () => {
    const [page = ''] = await pdfPages((await ask('getFinalReportPdf', 'provider')).bytes);
    const { caseRecordId, patientInfo } = findSentCase(desk.stored());
    expect(page.startsWith('FINAL REPORT')).toBe(true);
    expect(page).toMatch(new RegExp(`${patientInfo.lastName}, .*${caseRecordId}.* Page 1 of \\d+$`));
  });

  it('of an earlier version says SUPERSEDED on each page', async () => {
    expect(await pdfText((await ask('getFinalReportPdf', 'facility')).bytes)).not.toContain('SUPERSEDED');
    await amendOnce();
    const first = await ask('getFinalReportPdf', 'facility', { query: { version: 1 } });
    const pages = await pdfPages(first.bytes);
    expect(pages.every((page) => page.includes('SUPERSEDED'))).toBe(true);
  });
});

describe('the list of reports', () => {
  it('has the signer’s own, the facility’s own, or all', async () => {
    const ids = async (person: Person) => (await list(person)).map(({ caseId }) => caseId);
    expect(await ids('provider')).toContain(CASE);
    expect(await ids('provider2')).not.toContain(CASE);
    expect(await ids('facility')).toEqual([CASE, 'cas_dp-2026-000005']);
    expect((await ids('admin')).length).toBe(4);
    expect(await ids('provisional')).toEqual([]);
  });

  it('is filtered by state, days, facility and patient', async () => {
    expect(await list('admin', { from: '2026-11-21', to: '2026-11-21' })).toHaveLength(1);
    expect(await list('admin', { facilityId: 'fac_demo-2' })).toMatchObject([
      { caseId: 'cas_dp-2026-000002' },
    ]);
    expect(await list('admin', { state: 'Amended' })).toEqual([]);
    expect(await list('facility', { facilityId: 'fac_demo-2' })).toEqual([]);
    expect(await list('provider2', { samePatientAs: CASE })).toEqual([]);
    expect(await list('provider', { samePatientAs: CASE })).toMatchObject([{ caseId: CASE, version: 1 }]);
  });

  it.each(['Accounts', 'Relationship_Manager'] as const)('tells no patient to %s', async (staffRole) => {
    desk.setUser('usr_demo000006', { staffRole });
    const rows = await list('admin');
    expect(rows.map(({ patientInfo, caseRecordId }) => [patientInfo, caseRecordId])).toEqual(
      Array(4).fill([null, null]),
    );
  });
});
