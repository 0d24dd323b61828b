import { useRouteError } from '@remix-run/react';
import { createMemoryRouter, json, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { eventually, found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { ScreenTitlesShown } from '#app/ui/page.tsx';
import { ReportToCome, reportToComeIn } from './report-to-come.tsx';

function Failure() {
  const toCome = reportToComeIn(useRouteError());
  // As the facility has it, whose screens name what they are about and not themselves.
  return toCome === null ? (
    <p>Page Not Found</p>
  ) : (
    <ScreenTitlesShown.Provider value={false}>
      <ReportToCome {...toCome} />
    </ScreenTitlesShown.Provider>
  );
}

async function showFailure(data: unknown): Promise<void> {
  const loader = () => {
    throw json(data, { status: 404 });
  };
  const route = {
    path: '/final-report/:caseId',
    loader,
    element: <p>A report</p>,
    errorElement: <Failure />,
  };
  const router = createMemoryRouter([route], { initialEntries: ['/final-report/cas_1'] });
  await mount(<RouterProvider router={router} />);
}

afterEach(unmount);

it('the page of a report that is signed and not yet to be read says when it comes, and leads to its case', async () => {
  await showFailure({ caseId: 'cas_1', comesAt: '2026-11-23T15:10:00.000Z' });
  await eventually(() => expect(textOf()).toMatch(/The report comes at 11\/23\/2026 \d\d:10 [AP]M/));
  expect(textOf()).toContain(
    'It may say something else than a preliminary result that you read here earlier: do not act on that one any more.',
  );
  expect([textOf(found('h1')), found('h1').className]).toEqual([
    'Final report',
    expect.not.stringContaining('sr-only'),
  ]);
  expect(named('Open the case').getAttribute('href')).toBe('/case-details/cas_1');
  expect(named('Look again').getAttribute('href')).toBe('/final-report/cas_1');
});

it('a report that is not signed, or was taken back, is said not to be there, and its case is', async () => {
  await showFailure({ caseId: 'cas_1', comesAt: null });
  await eventually(() => expect(textOf()).toContain('There is none to read now'));
  expect(textOf()).toContain('its pathologist has taken it back before it opened.');
  expect(textOf()).toContain(
    'A preliminary result that you read here earlier is withdrawn: do not act on it.',
  );
  expect(named('Open the case').getAttribute('href')).toBe('/case-details/cas_1');
});

it('a report that there is not is not found', async () => {
  await showFailure('Resource not found');
  await eventually(() => expect(textOf()).toBe('Page Not Found'));
});
