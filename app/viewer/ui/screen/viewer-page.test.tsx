import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
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
  replacedImages: [],
  version: 1,
} as unknown as Case;

function htmlOf(viewerCase: Case): string {
  const element = (
    <ViewerPage
      isFullScreen={false}
      viewerCase={viewerCase}
      reader={{ userId: 'u', displayName: 'Dr. Reader' }}
      asked={{ caseId: 'c', imageId: null, search: '' }}
      place={null}
      firstLink={null}
      handedCaseId={null}
      isReader={false}
      hasText={false}
      back={{ path: '/selectedCases', title: 'My Cases', isBefore: false }}
      theme={null}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

it('S8-21 a case without slides says that there are no images, and shows no viewer', () => {
  const html = htmlOf(emptyCase);
  expect(html).toContain('No images available');
  expect(html).not.toContain('Viewer tools');
});

it('S2.8-03 the side menu is headed by the name of the case type', () => {
  // React tells that layout effects do not run where a page is only written as text.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const image = { imageId: 'img_1', fileName: 'A1.svs' };
  const subsection = { id: 'A1-1', slideType: 'H&E', stain: null, images: [image] };
  const specimen = { specimenID: 'A', specimenType: 'Excision', bodysite: 'Skin', subsections: [subsection] };
  const html = htmlOf({ ...emptyCase, slides: [specimen] } as unknown as Case);
  expect(html).toMatch(/<h2[^>]*>Dermatopathology</);
});
