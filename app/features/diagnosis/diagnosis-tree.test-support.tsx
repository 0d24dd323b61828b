import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { clinical, itemOf } from './diagnosis-screen.test-support.ts';
import { DiagnosisScreen, type DiagnosisScreenProps } from './diagnosis-screen.tsx';

export const propsOf = (diagnosis: PrimaryDiagnosis): DiagnosisScreenProps => ({
  item: itemOf(diagnosis.status),
  clinical,
  diagnosis,
  aids: { templates: [], codes: [], stains: [], bodySites: [] },
  userId: 'usr_1',
  lastField: null,
  requests: [],
  reviews: [],
  sendMarks: () => Promise.resolve({ refusals: [] }),
  idempotencyKey: '"key"',
  loadedAt: '2026-11-23T15:00:00Z',
  posted: null,
});

export function treeOf(diagnosis: PrimaryDiagnosis, changes: Partial<DiagnosisScreenProps> = {}, place = '') {
  const routes = [{ path: '/', element: <DiagnosisScreen {...propsOf(diagnosis)} {...changes} /> }];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/${place}`] })} />;
}
