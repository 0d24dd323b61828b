import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { ServerTimeZone } from '#app/ui/time-zone.ts';
import { ClinicalColumn } from './clinical-column.tsx';

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
  const router = createMemoryRouter([{ path: '/', element: <ClinicalColumn clinical={clinical} /> }]);
  const page = renderToString(
    <ServerTimeZone.Provider value="America/New_York">
      <RouterProvider router={router} />
    </ServerTimeZone.Provider>,
  );
  expect(page).toContain('11/20/2026');
});
