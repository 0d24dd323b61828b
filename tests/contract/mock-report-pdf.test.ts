import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { findSentCase } from '#mock-server/rules/cases/sent-case.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { pdfPages, pdfProperties } from '#tests/support/pdf-pages.ts';
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

/** The words of a report, section by section as domain 5.1 orders them. Written by hand: it is the second opinion. */
function expectedWords(report: FinalReport): readonly (readonly [string, readonly (string | null)[]])[] {
  const { laboratory, patient, case: about, ordering, clinicalInformation: clinical } = report;
  const [study0] = report.ancillary;
  return [
    ['FINAL REPORT', [laboratory.name, laboratory.phone, laboratory.clia, laboratory.director]],
    ['Interpreted at', [report.interpretedAt?.name ?? null]],
    [
      'Patient and case',
      [`${patient.lastName}, ${patient.firstName}`, patient.gender, patient.medicalRecordNumber],
    ],
    ['Accession', [about.caseRecordId, about.caseID, about.type.displayName]],
    ['Specimen A collected', ['Reported', ordering.submittingPhysician]],
    [
      'Diagnosis',
      report.diagnoses.flatMap(({ specimenID, bodysite, lines }) => [
        `${specimenID}. ${bodysite ?? ''}`,
        ...lines,
      ]),
    ],
    ['Comment', [report.comment, ...report.colleagues.map(({ name, opinion }) => `${name}: ${opinion}`)]],
    ['Urgent communication', ['Dr. Told was told by Dr. Teller (phone), 11/21/2026 09:30 AM EST']],
    ['Synoptic report', ['B. Invented template', 'Margin: Free', 'Grade: None']],
    ['Ancillary studies', [study0?.stain ?? null, study0?.result ?? null]],
    ['Intraoperative consultation', ['Frozen words', 'They agree']],
    ['Microscopic description', [report.microscopic]],
    ['Gross description', [report.gross.text]],
    ['Clinical information', [clinical.history, clinical.clinicalImpression, clinical.icd10.join(', ')]],
    ['Signature', [report.signature?.statement ?? null, report.signature?.licenceNumber ?? null]],
  ];
}

describe('the PDF of a signed report', () => {
  it('has every section in the order of the rules, each with the words that are stored', async () => {
    const desk = await signedDesk(fullText);
    const report = await readReport(desk);
    const { pages } = await readPdf(desk);
    // The foot of a page may come between two sections, and is the same on all of them.
    const foot = report.footer.patientLine;
    const text = bare(pages.map((page) => page.slice(0, page.lastIndexOf(foot))).join(' '));
    let from = 0;
    for (const [heading, words] of expectedWords(report))
      for (const word of [heading, ...words.filter((one) => one !== null && one !== '')]) {
        const at = text.indexOf(bare(word ?? ''), from);
        expect(at, `${word ?? ''} of ${heading}`).toBeGreaterThanOrEqual(from);
        from = at;
      }
    for (const word of ['adequate', 'score 2+', 'clone 34bE12', 'Formalin, 12 h', 'Laboratory developed'])
      expect(text, word).toContain(bare(word));
  });

  it('says when the specimens were collected and came in, in what condition, and the health number', async () => {
    const desk = await signedDesk(wholeText, ({ api, stored, setCase }) => {
      const specimens = stored().specimens.map((one) => ({
        ...one,
        specimenCollectionDate: '2026-11-16',
        collectionTime: '13:05',
        subsite: '400 μm below the apex',
      }));
      setCase({ specimens });
      const [first, second] = stored().specimens.flatMap(({ subsections }) => subsections);
      changeRequisition(api.world(), stored(), ({ patient, delivery }) => ({
        delivery: { ...delivery, slideDelivery: 'Mail_the_Slides' },
        patient: { ...patient, healthCardProvince: 'ON', healthCardNumber: '1234567890' },
        receipt: {
          receivedAt: '2026-11-18T14:00:00Z',
          recordedBy: { userId: 'usr_demo000006', displayName: 'Demo Admin' },
          slides: [
            { subsectionId: first?.id ?? '', received: 1, missing: 0, condition: 'broken', note: 'Mended.' },
            { subsectionId: second?.id ?? '', received: 0, missing: 1, condition: 'good' },
          ],
          leftovers: ['A slide of somebody else'],
        },
      }));
    });
    const [first, second] = desk.stored().specimens.flatMap(({ subsections }) => subsections);
    const report = await readReport(desk);
    const { collections, receivedAt } = report.dates;
    expect(collections.map(({ receivedDate }) => receivedDate)).toEqual(
      desk.stored().specimens.map(({ receivedDate }) => receivedDate),
    );
    expect([collections[0]?.receivedDate, receivedAt]).toEqual(['2026-11-17', '2026-11-18T14:00:00Z']);
    expect(report.patient.healthCardNumber).toBe('1234567890');
    expect(report.specimenCondition).toBe(
      `Slide ${first?.displayId}: broken; Mended.\nSlide ${second?.displayId}: 1 of 1 did not come`,
    );
    const { pages } = await readPdf(desk);
    expect(pages.join(' ')).toMatch(/400 μ\s*m\s+BELOW/);
    const text = bare(pages.join(' '));
    for (const word of [
      'Specimen A collected 11/16/2026 01:05 PM',
      'Specimen A received 11/17/2026',
      'Mailed slides received 11/18/2026 09:00 AM EST',
      'Health number 1234567890',
      'Specimen condition',
      'broken; Mended.',
    ])
      expect(text, word).toContain(bare(word));
  });

  it('names the parts that say something else than the preliminary result before it', async () => {
    const desk = await openDesk();
    await saveText(desk, 0, { ...wholeText, sharePreliminary: true });
    await saveText(desk, 1, { ...wholeText, comment: 'Other words.' });
    expect((await signOut(desk, { diagnosisVersion: 2 })).status).toBe(200);
    const [first = ''] = (await readPdf(desk)).pages;
    expect(bare(first)).toContain(
      bare(
        'PRELIMINARY RESULT A preliminary result was shown to the facility on 11/21/2026 10:00 AM EST. The report as it was signed first says something else in: Comment.',
      ),
    );
  });

  it('says where the site of its reading lies, in its head and under the signature, as the page does', async () => {
    const desk = await openDesk();
    await saveText(desk, 0, wholeText);
    const lab = desk.api
      .world()
      .signers.find(PROVIDER)
      ?.readingSites.find(({ place }) => place !== null);
    const readingSite = lab?.code ?? 'none';
    expect(await signOut(desk, { signature: { ...signature, readingSite } })).toMatchObject({ status: 200 });
    expect((await readReport(desk)).interpretedAt).toMatchObject({
      code: readingSite,
      place: 'Rivermouth, OH',
    });
    const { pages } = await readPdf(desk);
    const text = bare(pages.join(' '));
    const where = 'Riverbend Surgical Pathology Laboratory, Rivermouth, OH';
    expect(text).toContain(bare(`Interpreted at: ${where}`));
    expect(text).toContain(bare(`Signed at: ${where}`));
  });

  it('repeats patient, version and code at the foot of each page, and the code is the hash’s', async () => {
    const desk = await signedDesk(fullText);
    const { footer, signature: signed } = await readReport(desk);
    const { pages } = await readPdf(desk);
    const code = signed?.reportHash.slice(0, 12) ?? 'none';
    expect(footer.verifyCode).toBe(code);
    pages.forEach((page, at) => {
      expect(bare(page)).toContain(bare(`${footer.patientLine}. Report version 1, code ${code}.`));
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    });
  });

  it('has the hash of its bytes in its signature, and the report that of its stored words', async () => {
    const desk = await signedDesk(fullText);
    const sha = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
    const { signature: signed } = await readReport(desk);
    expect(sha((await readPdf(desk)).bytes)).toBe(signed?.pdfHash);
    // The keys are in the order of the alphabet, on every level: whoever keeps the words can work the hash out
    // again.
    const inOrder = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(inOrder);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([name, part]) => [name, inOrder(part)] as const);
      return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    };
    const stored = desk.api.world().reportVersions.find(`${CASE}.v1`)?.content;
    expect(sha(JSON.stringify(inOrder(stored)))).toBe(signed?.reportHash);
    expect(sha(JSON.stringify(inOrder({ ...stored, comment: 'Other words.' })))).not.toBe(signed?.reportHash);
  });

  it('is tagged with headings and its table, and is called after the case and no patient', async () => {
    const desk = await signedDesk(fullText);
    const { title, isTagged, tree } = await pdfProperties((await readPdf(desk)).bytes);
    const { lastName } = findSentCase(desk.stored()).patientInfo;
    expect([title, isTagged]).toEqual(['Report of case DP-2026-000009, version 1', true]);
    expect(title).not.toContain(lastName);
    expect(JSON.stringify(tree)).toMatch(/"role":"H\d"/);
  });

  it.each([
    ['Polish', 'Żółć-Gęślą', 'Łucja'],
    ['Vietnamese', 'Nguyễn', 'Thị Ánh'],
    ['Greek', 'Παπαδοπούλου', 'Ελένη'],
  ])(
    'names a patient in %s as the case does, in its head and at its foot',
    async (_, lastName, firstName) => {
      const desk = await signedDesk(wholeText, ({ setCase, stored }) => {
        setCase({ patientInfo: { ...findSentCase(stored()).patientInfo, lastName, firstName } });
      });
      expect((await readReport(desk)).patient).toMatchObject({ lastName, firstName });
      const { pages } = await readPdf(desk);
      const name = bare(`${lastName}, ${firstName}`);
      expect(bare(pages[0] ?? '').split(name).length - 1).toBeGreaterThanOrEqual(2);
    },
  );

  it('names a patient in Arabic with the letters of the name', async () => {
    const [lastName, firstName] = ['الحداد', 'ليلى'];
    const desk = await signedDesk(wholeText, ({ setCase, stored }) => {
      setCase({ patientInfo: { ...findSentCase(stored()).patientInfo, lastName, firstName } });
    });
    expect((await readReport(desk)).patient).toMatchObject({ lastName, firstName });
    const [page = ''] = (await readPdf(desk)).pages;
    // Letters come back in the order in which they stand on the page, some of them in their joined forms.
    const letters = [...page.normalize('NFKC')].filter((sign) => /\p{Script=Arabic}/u.test(sign));
    expect(new Set(letters)).toEqual(new Set(lastName + firstName));
  });
});
