import { expect, it } from 'vitest';
import { findSentCase } from '#mock-server/rules/cases/sent-case.ts';
import { pdfPages } from '#tests/support/pdf-pages.ts';
import { CASE, openDesk, saveText, signOut, wholeText } from './report-desk.ts';

it('a sign that no font has is named before the signature and keeps no report from it', async () => {
  const desk = await openDesk();
  const { patientInfo } = findSentCase(desk.stored());
  desk.setCase({ patientInfo: { ...patientInfo, lastName: 'Wang 王', firstName: '小明\u0378' } });
  await saveText(desk, 0, { ...wholeText, comment: 'Goes on.' });

  const reading = { params: { caseId: CASE }, as: desk.tokens.provider };
  const draft = await desk.client.ask('getReportPreview', reading);
  expect(draft.status).toBe(200);
  expect((await pdfPages(draft.bytes)).join(' ')).toContain('U+0378');

  expect((await signOut(desk)).status).toBe(200);
  const report = await desk.client.ask('getFinalReportPdf', reading);
  expect(report.status).toBe(200);
  const [page = ''] = await pdfPages(report.bytes);
  expect(page).toContain('FINAL REPORT');
  expect(page).toContain('U+0378');
});
