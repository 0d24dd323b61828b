import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveMarks } from '#app/browser/after-login/unsent-marks.test-support.ts';
import type { UnsentReader } from '#app/core/resources/mark-sender.ts';
import { click, eventually, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { CaseNotHere } from './case-not-here.tsx';
import { UnsentMarksHere } from './marks/keep-marks.tsx';
import { emptyBrowser, keepText } from './saving/unsent-text.test-support.ts';

beforeEach(emptyBrowser);

const nothingRead: UnsentReader = () => Promise.resolve([]);

/** The page of a case that is not the reader's, by the address. */
function pageOf(search: string, readMarks = nothingRead) {
  const routes = [
    {
      id: 'routes/_member',
      path: '/',
      loader: () => ({ session: { userId: 'usr_1' } }),
      children: [
        {
          index: true,
          loader: () => {
            throw new Response(null, { status: 404 });
          },
          element: null,
          errorElement: <CaseNotHere readMarks={readMarks} />,
        },
      ],
    },
  ];
  return createMemoryRouter(routes, { initialEntries: [`/${search}`] });
}

it('whoever lost the case reads what did not reach it', async () => {
  await keepText({ 'diagnosis.A': 'Prostate: benign.', comment: 'FISH is to come.' });
  await mount(<RouterProvider router={pageOf('?case=cas_1')} />);
  await eventually(() => expect(textOf()).toContain('FISH is to come.'));
  for (const words of ['Diagnosis, specimen A', 'Prostate: benign.', 'It is in this browser alone'])
    expect(textOf()).toContain(words);
  expect(textOf()).toContain('Your text of case DP-2026-000014, in this browser');
});

it('whoever lost the case reads each way in which it may have gone, an act of the operator too, and none as a fact', async () => {
  await mount(<RouterProvider router={pageOf('?case=cas_1')} />);
  await eventually(() => expect(textOf()).toContain('This case is not yours to read'));
  for (const way of ['released', 'withdrawn', 'taken back by the operator', 'sent back', 'given to somebody'])
    expect(textOf()).toContain(way);
  expect(textOf()).toContain('It may have been');
  expect(textOf()).not.toMatch(/It (was|is) /);
});

it('whoever pressed for the signature when the case had gone reads that nothing was signed', async () => {
  await mount(<RouterProvider router={pageOf('?case=cas_1&step=sign-out')} />);
  await eventually(() => expect(textOf()).toContain('Nothing was signed from this page. It may have been'));
  await mount(<RouterProvider router={pageOf('?case=cas_1')} />);
  await eventually(() => expect(textOf()).not.toContain('Nothing was signed'));
});

it('whoever stopped the case reads that it is stopped and who knows of it', async () => {
  await mount(<RouterProvider router={pageOf('?case=cas_1&came=stopped')} />);
  await eventually(() => expect(textOf()).toContain('The case is stopped'));
  expect(textOf()).toContain('Its slides are hidden, and the facility and the operator are told.');
  expect(textOf()).toContain('What was saved of your text is kept with the case.');
  expect(textOf()).not.toContain('It may have been');
});

it('whoever stopped the case reads which it was, and no words that somebody wrote into the address', async () => {
  await mount(<RouterProvider router={pageOf('?case=cas_1&came=stopped&number=DP-2026-000014')} />);
  await eventually(() => expect(textOf()).toContain('Case DP-2026-000014 is stopped'));
  await mount(<RouterProvider router={pageOf('?case=cas_1&came=stopped&number=call%20me')} />);
  await eventually(() => expect(textOf()).toContain('The case is stopped'));
  expect(textOf()).not.toContain('call me');
});

it('words that an older page kept without the number of their case are headed by its id', async () => {
  await keepText({ comment: 'FISH is to come.' }, null);
  await mount(<RouterProvider router={pageOf('?case=cas_1')} />);
  await eventually(() => expect(textOf()).toContain('Your text of case cas_1, in this browser'));
});

it('words of one case never stand under the next one, though its own cannot be looked at', async () => {
  await keepText({ comment: 'FISH is to come.' });
  const router = pageOf('?case=cas_1');
  await mount(<RouterProvider router={router} />);
  await eventually(() => expect(textOf()).toContain('FISH is to come.'));
  localStorage.setItem('diagnosis:usr_1:cas_2:page', localStorage.getItem(localStorage.key(0) ?? '') ?? '');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await act(() => router.navigate('/?case=cas_2'));
  expect(textOf()).toContain('This case is not yours to read');
  expect(textOf()).not.toContain('FISH is to come.');
});

it('whoever lost the case hears of marks that did not reach it, and can remove them', async () => {
  const names = { caseID: 'DP-2026-000014', slide: 'A1 · H&E' };
  const browser = await leaveMarks({ userId: 'usr_1', caseId: 'cas_1', imageId: 'img_1', names });
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await mount(<RouterProvider router={pageOf('?case=cas_1')} />);
  await eventually(() => expect(textOf()).toContain('They cannot be sent: The case is not yours to mark.'));
  expect(textOf()).toContain('They are on: A1 · H&E, of case DP-2026-000014.');
  await click(named('Remove these marks…'));
  await click(named('Remove'));
  await eventually(() => expect(reload).toHaveBeenCalled());
  expect(await browser.count()).toBe(0);
});

const SOME_MARKS = [
  { slide: 'A1 · H&E', marks: 2, deleted: 1 },
  { slide: 'B1 · H&E', marks: 0, deleted: 3 },
  { slide: null, marks: 1, deleted: 0 },
  { slide: 'C1 · H&E', marks: 0, deleted: 0 },
] as const;

it('whoever lost the case reads how many marks did not reach it, and keeps those of each slide as a file', async () => {
  await leaveMarks({ userId: 'usr_1', caseId: 'cas_1', imageId: 'img_1' });
  const saved = vi.fn<(slide: string | null) => void>();
  const asked: unknown[] = [];
  const read: UnsentReader = (owner) => {
    asked.push(owner);
    const found = SOME_MARKS.map((one) => ({
      ...one,
      save: one.marks === 0 ? null : () => saved(one.slide),
    }));
    return Promise.resolve(found);
  };
  await mount(<RouterProvider router={pageOf('?case=cas_1', read)} />);
  await eventually(() => expect(textOf()).toContain('A1 · H&E: 2 marks, new or changed; 1 mark deleted.'));
  expect(asked).toEqual([{ userId: 'usr_1', caseId: 'cas_1' }]);
  expect(textOf()).toContain('B1 · H&E: 3 marks deleted.');
  expect(textOf()).toContain('A slide whose title is not known here: 1 mark, new or changed.');
  expect(textOf()).toContain('C1 · H&E: A change that leaves no mark.');
  expect(textOf()).toContain(
    'Whoever reads the case now can take such a file in from the list of marks of that slide. It names no patient, ' +
      'but it holds what you called your marks.',
  );
  expect(textOf().match(/Save as a file/g)).toHaveLength(2);
  await click(named('Save as a file: A1 · H&E'));
  expect(saved).toHaveBeenCalledExactlyOnceWith('A1 · H&E');
});

it('marks that cannot be read any more are told by their slides, without a file', async () => {
  const names = { caseID: 'DP-2026-000014', slide: 'A1 · H&E' };
  await leaveMarks({ userId: 'usr_1', caseId: 'cas_1', imageId: 'img_1', names });
  const failing: UnsentReader = () => Promise.reject(new Error('no key'));
  await mount(<RouterProvider router={pageOf('?case=cas_1', failing)} />);
  await eventually(() => expect(textOf()).toContain('They are on: A1 · H&E, of case DP-2026-000014.'));
  expect(textOf()).not.toContain('Save as a file');
});

it('a page that knows of nobody asks who is logged in, and shows marks of that person alone', async () => {
  await leaveMarks({ userId: 'usr_1', caseId: 'cas_1', imageId: 'img_1' });
  const read: UnsentReader = () => Promise.resolve([{ slide: 'A1 · H&E', marks: 1, deleted: 0, save: null }]);
  let userId = 'usr_2';
  const asked = vi.fn(() => Promise.resolve(Response.json({ userId })));
  vi.stubGlobal('fetch', asked);
  await mount(<UnsentMarksHere caseId="cas_1" read={read} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect([asked.mock.calls.length, textOf()]).toEqual([1, '']);
  await mount(null);
  userId = 'usr_1';
  await mount(<UnsentMarksHere caseId="cas_1" read={read} />);
  await eventually(() => expect(textOf()).toContain('A1 · H&E: 1 mark, new or changed.'));
});
