import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mount, named } from '#app/ui/mount.test-support.tsx';
import { DiagnosisLink } from './diagnosis-link.tsx';

it.each([
  [true, 'Write the diagnosis'],
  [false, 'Read the diagnosis'],
])('the way from the slides to a text that is open: %s', async (isOpen, label) => {
  const element = <DiagnosisLink caseId="cas_1" isOpen={isOpen} />;
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(named(label).getAttribute('href')).toBe('/pathologist/primary-diagnosis-case?case=cas_1');
});
