import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { pdfPages } from '#tests/support/pdf-pages.ts';
import { key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, saveText, signature, signOut, wholeText } from './report-desk.ts';

const study = {
  specimenID: 'A',
  block: 'A1',
  kind: 'ihc',
  stain: 'PIN4',
  result: 'Basal cells are there',
  controlsAdequate: true,
  score: '2+',
  clone: '34bE12',
  fixation: 'Formalin, 12 h',
  method: 'Laboratory developed',
};

/** A text in which every section of a report has something to say. */
const fullText = {
  ...wholeText,
  comment: 'Words on the margin.',
  colleagues: [{ name: 'Dr. Second Reader', opinion: 'Has seen it as well.' }],
  synoptic: [
    {
      specimenID: 'B',
      template: 'Invented template',
      notApplicableReason: null,
      elements: [
        { element: 'Margin', response: 'Free' },
        { element: 'Grade', response: 'None' },
      ],
    },
  ],
  ancillary: [study],
  intraoperative: { result: 'Frozen words', correlation: 'They agree' },
  seeDiagnosis: false,
  microscopic: 'Glands with two layers.',
  urgentResult: {
    isUrgent: true,
    communication: {
      told: 'Dr. Told',
      toldBy: 'Dr. Teller',
      channel: 'phone',
      toldAt: '2026-11-21T14:30:00Z',
      note: null,
    },
  },
};

/** Spaces are guessed by whoever reads a PDF from the room between signs, so they prove nothing. */
const bare = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

async function readPdf({ client, tokens }: Desk, version?: number) {
  const query = version === undefined ? {} : { version };
  const answer = await client.ask('getFinalReportPdf', {
    params: { caseId: CASE },
    query,
    as: tokens.provider,
  });
  expect(answer.status).toBe(200);
  return { bytes: answer.bytes, pages: await pdfPages(answer.bytes) };
}

async function readReport({ client, tokens }: Desk): Promise<FinalReport> {
  const answer = await client.ask('getFinalReport', { params: { caseId: CASE }, as: tokens.provider });
  return dataOf(answer) as unknown as FinalReport;
}

async function signedDesk(text: unknown, prepare: (desk: Desk) => void = () => undefined): Promise<Desk> {
  const desk = await openDesk();
  prepare(desk);
  expect((await saveText(desk, 0, text)).status).toBe(200);
  expect((await signOut(desk)).status).toBe(200);
  return desk;
}

describe('the PDF of an amended report', () => {
  it('says what was, what is, why and who was told, and the earlier one stays as it was signed', async () => {
    const desk = await signedDesk(fullText);
    const before = await readPdf(desk);
    const answer = await desk.client.ask('amendCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: {
        kind: 'Amendment',
        cause: 'report_defect',
        reason: 'The comment was about another margin.',
        changes: [
          { field: 'comment', specimenID: null, was: 'Words on the margin.', is: 'Corrected words.' },
          { field: 'synoptic', specimenID: 'B', was: 'Margin: Free', is: 'Margin: Involved' },
        ],
        told: [
          {
            told: 'Dr. Ordering',
            toldBy: 'Dr. Signer',
            channel: 'fax',
            note: null,
            toldAt: '2026-11-21T15:00:00Z',
          },
        ],
        signature: { ...signature, meaning: 'amendment' },
      },
      as: desk.tokens.provider,
    });
    expect(answer.status).toBe(201);
    const after = bare((await readPdf(desk)).pages.join(' '));
    for (const words of [
      'AMENDED REPORT',
      'Amendment, version 2',
      'Comment Corrected words.',
      'Cause: report defect',
      'Reason: The comment was about another margin.',
      'Was: Words on the margin.',
      'Is: Corrected words.',
      'Dr. Ordering was told by Dr. Signer (fax)',
      'Synoptic report Corrected by the amendment of version 2, specimen B. Was: Margin: Free Is: Margin: Involved',
    ])
      expect(after, words).toContain(bare(words));
    expect(after).not.toContain('superseded');

    const first = await readPdf(desk, 1);
    // The mark takes a line of each page, so that a section may stand on the next one.
    const { footer, interpretedAt } = await readReport(desk);
    const head = interpretedAt?.name ?? 'none';
    const wordsIn = (pages: readonly string[]) =>
      pages
        .map((page) => page.slice(page.indexOf(head) + head.length, page.lastIndexOf(footer.patientLine)))
        .map((page) => bare(page).replaceAll('superseded', ''))
        .join('');
    expect(wordsIn(first.pages)).toBe(wordsIn(before.pages));
    expect(first.pages.every((page) => page.includes('SUPERSEDED'))).toBe(true);
    expect(bare(first.pages.join(' '))).not.toContain(bare('Corrected words.'));
    const stored = desk.api.world().reportVersions.find(`${CASE}.v1`);
    expect(stored?.signature.pdfHash).toBe(createHash('sha256').update(before.bytes).digest('hex'));
  });
});
