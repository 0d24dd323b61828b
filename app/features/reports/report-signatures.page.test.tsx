import { afterEach, expect, it } from 'vitest';
import { textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { anAmendment, aReport, SIGNED_AT } from './report.test-support.ts';
import { ReportHead } from './report-head.tsx';
import { ReportSections } from './report-sections.tsx';

afterEach(unmount);

it.each([
  [{ code: 'HOME-OH-1', name: null, place: null, clia: null }, 'Interpreted atHOME-OH-1Patient'],
  [
    { code: 'LAB-ABROAD-1', name: 'Institut', place: 'Köln, outside the US and Canada', clia: null },
    'Interpreted atLAB-ABROAD-1, Institut, Köln, outside the US and CanadaPatient',
  ],
])('a report says where it was read, and where that lies: $code', async (interpretedAt, shown) => {
  await mountPage(<ReportHead report={aReport({ interpretedAt })} />);
  expect(textOf()).toContain(shown);
});

it('a report that nobody has signed says that it is not yet interpreted and reported, and a signed one misses what it lacks', async () => {
  const { dates } = aReport();
  const ofNoDate = { interpretedAt: null, dates: { ...dates, reportedAt: null } };
  await mountPage(<ReportHead report={aReport({ ...ofNoDate, signature: null })} />);
  expect(textOf()).toContain('Interpreted atNot yetPatient');
  expect(textOf()).toContain('ReportedNot yet');
  await unmount();
  await mountPage(<ReportHead report={aReport(ofNoDate)} />);
  expect(textOf()).toContain('Interpreted atNot recordedPatient');
  expect(textOf()).toContain('ReportedNot recorded');
});

it('a report says who signed its diagnosis, and under each addition who signed that', async () => {
  const { signature } = aReport();
  if (signature === null) throw new Error('the report of the tests is signed');
  const second = {
    ...signature,
    reportVersion: 2,
    meaning: 'amendment' as const,
    readingSite: { code: 'LAB-OH-1', name: 'Laboratory of the second day', place: 'Köln', clia: null },
    statement: 'Electronically signed by Dr. Next, MD 11/24/2026 10:00 AM EST',
  };
  const { kind, reason, cause, text, changes, told } = anAmendment();
  const added = { kind, reason, cause, text, changes, told, version: 2, signedAt: SIGNED_AT };
  const report = aReport({
    version: 2,
    latestVersion: 2,
    signature: second,
    earlierSignatures: [signature],
    addenda: [{ ...added, signedBy: second.signer, statement: second.statement }],
  });
  await mountPage(<ReportSections report={report} hasSlides={false} hasFile={false} />);
  const shown = textOf();
  const inOrder = [
    'Electronically signed by Dr. Me, MD 11/23/2026 10:00 AM EST',
    'I have personally reviewed the slides and made the diagnosis.',
    'Licence OH OH-001',
    'Signed at: HOME-OH-1',
    'Amendment, version 2',
    second.statement,
    'I have personally reviewed and made this amendment.',
    'Signed at: Laboratory of the second day, Köln',
  ].map((words) => shown.indexOf(words));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
});
