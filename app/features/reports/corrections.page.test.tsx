import { afterEach, expect, it } from 'vitest';
import { found, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { AmendedField } from '#contracts/generated/wire.ts';
import { anAmendment, aReport, SIGNED_AT } from './report.test-support.ts';
import { ReportSections } from './report-sections.tsx';

afterEach(unmount);

const change = (field: AmendedField['field'], was: string, is: string): AmendedField => ({
  field,
  specimenID: 'A',
  was,
  is,
});

const changes = [
  change('dates', 'Collected 11/17/2026', 'Collected 11/16/2026'),
  change('synoptic', 'Margin: Free', 'Margin: Involved'),
  change('ancillary', 'HER2: score 3+', 'HER2: score 1+'),
  change('intraoperative', '', 'Margin involved'),
];

it('a part that an amendment corrected and could not replace says so itself, also where it is empty', async () => {
  const { kind, reason, cause, text, told } = anAmendment();
  const { signature } = aReport();
  if (signature === null) throw new Error('the report of the tests is signed');
  const { signer, statement } = signature;
  const added = { kind, reason, cause, text, changes, told, version: 2, signedAt: SIGNED_AT, statement };
  const report = aReport({
    addenda: [{ ...added, signedBy: signer }],
    synoptic: [
      {
        specimenID: 'A',
        template: 'Invented template',
        notApplicableReason: null,
        elements: [{ element: 'Margin', response: 'Free' }],
      },
    ],
  });
  await mountPage(<ReportSections report={report} hasSlides={false} hasFile={false} />);
  const sections = [...document.querySelectorAll('section')].map(textOf);
  const corrected = (name: string) =>
    sections.filter((section) => section.startsWith(name)).map((section) => section.replace(/\s+/g, ' '));
  const begin = 'Corrected by the amendment of version 2, specimen A. Was:';
  expect(corrected('Synoptic report')).toEqual([
    expect.stringContaining(`Synoptic report${begin} Margin: Free Is: Margin: Involved`),
  ]);
  expect(corrected('Ancillary studies')).toEqual([
    expect.stringContaining(`${begin} HER2: score 3+ Is: HER2: score 1+`),
  ]);
  expect(corrected('Intraoperative consultation')).toEqual([
    expect.stringContaining(`${begin} Not recorded Is: Margin involved`),
  ]);
  expect(textOf(found('[aria-label="Head of the report"]'))).toContain('Collected 11/16/2026');
});
