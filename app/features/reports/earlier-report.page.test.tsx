import { afterEach, expect, it } from 'vitest';
import { found, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { EarlierReport } from './earlier-report.tsx';
import { anAddition, aReport } from './report.test-support.ts';

afterEach(unmount);

it('the report of an earlier case is whole: whose it is, what was corrected and added, and who signed the diagnosis', async () => {
  const { signature } = aReport();
  const statement = 'Electronically signed by Dr. Next, MD  11/24/2026 10:00 AM EST';
  const changes = [
    { field: 'synoptic', specimenID: 'A', was: 'Margin: Free', is: 'Margin: Involved' } as const,
  ];
  const report = aReport({
    caseId: 'cas_0',
    version: 3,
    latestVersion: 3,
    heading: 'AMENDED',
    signature: signature && { ...signature, reportVersion: 3, statement },
    earlierSignatures: signature === null ? [] : [signature],
    addenda: [
      anAddition({ version: 3, text: 'FISH is positive.', statement }),
      anAddition({ kind: 'Amendment', changes }),
    ],
  });
  await mountPage(<EarlierReport report={report} />);
  const said = textOf(found('section[aria-label="Earlier report"]'));
  expect(said).toMatch(/^Earlier report, DP-1: Amended report ?Haverly, Conrad ?Born 03\/09\/1951/);
  expect(said).toMatch(/Synoptic reportCorrected by the amendment of version 2.*Is: Margin: Involved/s);
  expect(said).toContain('FISH is positive.');
  expect(said).toMatch(/by Dr\. Me, MD.*made the diagnosis.*Addendum, version 3.*by Dr\. Next, MD/s);
  // The parts of an earlier report are none of the present case, and neither its slides nor its file are open to
  // this reader.
  const headings = [...document.querySelectorAll('section[aria-label="Earlier report"] :is(h2, h3)')];
  expect(headings.map(textOf)).toEqual(['Earlier report, DP-1: Amended report']);
  expect(said).not.toMatch(/on the slide|Check the PDF/);
});
