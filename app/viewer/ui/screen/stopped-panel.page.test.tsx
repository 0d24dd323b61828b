import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { StoppedPanel } from './stopped-panel.tsx';

const BACK = { path: '/selectedCases', title: 'My Cases' };

it('says at once what does not agree and what to do, and leads back to the list', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <StoppedPanel text="Not the same patient." back={BACK} /> },
  ]);
  await mount(<RouterProvider router={router} />);
  expect(textOf(found('[role=alert]'))).toMatch(
    /^Error: Not the same patient\.Your marks are kept\. Open the case again/,
  );
  expect(named('Back to My Cases').getAttribute('href')).toBe('/selectedCases');
  await mount(null);
});
