import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import { ViewerPage, type ViewerPageProps } from './viewer-page.tsx';

type Case = ViewerPageProps['viewerCase'];

const emptyCase: Case = {
  id: 'c',
  caseID: 'DP-2026-000009',
  caseRecordId: null,
  type: { displayName: 'Dermatopathology' },
  patientInfo: PATIENT,
  slides: [],
  version: 1,
} as unknown as Case;

it('S8-21 a case without slides says that there are no images, and shows no viewer', () => {
  const html = renderToStaticMarkup(
    <ViewerPage
      isFullScreen={false}
      viewerCase={emptyCase}
      reader={{ userId: 'u', displayName: 'Dr. Reader' }}
      asked={{ caseId: 'c', imageId: null, search: '' }}
      place={null}
      firstLink={null}
      handedCaseId={null}
      hasText={false}
      back={{ path: '/selectedCases', title: 'My Cases', isBefore: false }}
      theme={null}
    />,
  );
  expect(html).toContain('No images available');
  expect(html).not.toContain('Viewer tools');
});
