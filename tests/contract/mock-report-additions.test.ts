import { beforeEach, expect, it } from 'vitest';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { reportCodes } from '#mock-server/resolvers/billing/report-codes.ts';
import { NO_TEXT } from '#mock-server/rules/cases/draft-text.ts';
import { pdfPages } from '#tests/support/pdf-pages.ts';
import { key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openSignedDesk, signature } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openSignedDesk();
});

/** A day later, so that no two signatures have the same moment. */
async function add(body: object): Promise<void> {
  desk.clock.now += 24 * 3_600_000;
  const answer = await desk.client.ask('amendCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    body,
    as: desk.tokens.provider,
  });
  expect(answer.status).toBe(201);
}

const addendum = {
  kind: 'Addendum',
  reason: 'A stain came in.',
  text: 'Invented text on one stain.',
  signature: { ...signature, meaning: 'addendum' },
};

const amendment = {
  kind: 'Amendment',
  cause: 'report_defect',
  reason: 'The report names the wrong place.',
  changes: [
    { field: 'bodysite', specimenID: 'A', was: 'Prostate', is: 'Bladder' },
    { field: 'laterality', specimenID: 'A', was: 'Right', is: 'Not_Applicable' },
    { field: 'orderingPhysician', specimenID: null, was: '', is: 'Dr. Invented' },
  ],
  told: [
    {
      told: 'Dr. Invented',
      toldBy: 'Dr. Signer',
      channel: 'phone',
      note: null,
      toldAt: '2026-11-21T15:05:00Z',
    },
  ],
  signature: { ...signature, meaning: 'amendment', readingSite: 'LAB-OH-1' },
};

async function readReport(version: number): Promise<FinalReport> {
  const asked = { params: { caseId: CASE }, query: { version }, as: desk.tokens.facility };
  return dataOf(await desk.client.ask('getFinalReport', asked)) as unknown as FinalReport;
}

/** The words of the PDF of a version without spaces, which whoever reads a PDF guesses. */
async function readPdf(version: number): Promise<string> {
  const asked = { params: { caseId: CASE }, query: { version }, as: desk.tokens.facility };
  return bare((await pdfPages((await desk.client.ask('getFinalReportPdf', asked)).bytes)).join(' '));
}

const bare = (text: string): string => text.replaceAll(/\s/g, '');

it('every version says who signed its diagnosis and what the signature means, and each addition says its own', async () => {
  await add(addendum);
  await add(amendment);
  const signatures = [1, 2, 3].map(
    (version) => desk.api.world().reportVersions.find(`${CASE}.v${version}`)?.signature,
  );
  const report = await readReport(3);
  expect([...report.earlierSignatures, report.signature]).toEqual(signatures);
  expect((await readReport(2)).earlierSignatures).toEqual(signatures.slice(0, 1));
  expect((await readReport(1)).earlierSignatures).toEqual([]);

  const [first, second, third] = signatures;
  const text = await readPdf(3);
  const inOrder = [
    'SIGNATURE',
    first?.statement,
    'I have personally reviewed the slides and made the diagnosis.',
    `Licence ${first?.licenceRegion} ${first?.licenceNumber}, NPI ${first?.npi}`,
    'Signed at: Site H1',
    'AMENDMENT (VERSION 3)',
    third?.statement,
    'I have personally reviewed and made this amendment.',
    'Signed at: Riverbend Surgical Pathology Laboratory',
    'ADDENDUM (VERSION 2)',
    second?.statement,
    'I have personally reviewed and made this addendum.',
  ].map((words) => text.indexOf(bare(words ?? 'none')));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(text.split(bare(first?.statement ?? 'none'))).toHaveLength(2);
  expect(await readPdf(1)).toContain(bare('made the diagnosis.'));
});

it('the file of an amendment names what it changed as the screen does, and says where there was nothing', async () => {
  await add(amendment);
  const text = await readPdf(2);
  for (const words of [
    'Site, specimen A Was: Prostate Is: Bladder',
    'Side, specimen A Was: Right Is: Not applicable',
    'Ordering physician Was: Not recorded Is: Dr. Invented',
  ])
    expect(text, words).toContain(bare(words));
  expect(text).not.toMatch(/bodysite|laterality|orderingPhysician/);
});

it('the billing copy of a Canadian facility names no CPT', () => {
  const world = desk.api.world();
  const facility = world.facilities.find(desk.stored().facilityId);
  if (facility === null) throw new Error('the demo world has changed');
  const inOntario = { ...facility, country: 'Canada' as const, state: 'ON' };
  const systems = (place: typeof facility) =>
    reportCodes(desk.stored(), place, NO_TEXT, null).map(({ system, code }) => `${system} ${code}`);
  expect(systems(inOntario)).toEqual(['Provincial fee FEEON']);
  expect(systems(facility)).toContain('CPT 88305');
});
