import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aReturnReason } from '#app/core/case-form/return-reason.test-support.ts';
import { someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { ServerTimeZone } from '#app/ui/time-zone.ts';
import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';
import { ClinicalColumn } from './clinical-column.tsx';

const pageOf = (clinical: CaseClinicalInfo): string =>
  renderToString(
    <ServerTimeZone.Provider value="America/New_York">
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <ClinicalColumn clinical={clinical} /> }])}
      />
    </ServerTimeZone.Provider>,
  );

it('an earlier case was signed on the day that it was where its reader is', () => {
  const earlier = {
    id: 'cas_0',
    caseID: 'DP-0',
    caseRecordId: null,
    bodysites: ['Skin'],
    // Eight in the evening of the 20th in New York.
    signedAt: '2026-11-21T01:00:00Z',
    reportState: 'Final' as const,
  };
  const clinical = someClinicalInfo({ earlierCases: [earlier] });
  expect(pageOf(clinical)).toContain('11/20/2026');
});

it('what the case was sent back for stands beside the diagnosis, with what the facility said', () => {
  const settled = aReturnReason({
    kind: 'labels_in_conflict',
    text: 'B1 bears another name.',
    answer: 'It is her maiden name.',
    answeredAt: '2026-11-20T14:00:00Z',
  });
  const lacking = aReturnReason({ number: 2, answer: 'It was never cut.', cannotBeProvided: true });
  const page = pageOf(someClinicalInfo({ returnReasons: [settled, lacking] }));
  expect(page).toContain('Labels in conflict, 11/20/2026 07:00 AM EST. B1 bears another name.');
  expect(page).toContain('It is her maiden name. (11/20/2026 09:00 AM EST)');
  expect(page).toContain('Cannot be provided: It was never cut.');
  expect(pageOf(someClinicalInfo())).not.toContain('came back');
});

it('what the order tells bears the names of its form', () => {
  const page = pageOf(someClinicalInfo({ intraoperativeResult: 'Margin free.', outsideDiagnosis: 'Nevus.' }));
  expect(page).toMatch(/Original diagnosis<.*Nevus\./);
  expect(page).toMatch(/Intraoperative result<.*Margin free\./);
});
