import { type ReactElement, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { QueueView } from '#app/browser/saving/saved-text.ts';
import { showNotices } from '#app/ui/feedback/notify.ts';
import { click, eventually, mount, named } from '#app/ui/mount.test-support.tsx';
import { ReviewsPart } from '../requests/reviews-part.tsx';
import { isOnItsWay, type SaveInHand, SaveInHandContext } from '../saving/save-in-hand.ts';
import { PreviewLink } from './preview-link.tsx';
import { SignOutLink } from './sign-out-link.tsx';

type View = Pick<QueueView, 'phase' | 'isUnsaved' | 'message'>;

/** A desk whose saving the test brings to its end. */
async function deskWith(
  first: View,
  SaveLink: (props: SaveInHand & { readonly caseId: string }) => ReactElement = SignOutLink,
) {
  const seen = { hurried: 0, end: (_: View): void => undefined };
  const setEnd = (end: (view: View) => void): void => {
    seen.end = end;
  };
  function Desk() {
    const [view, setView] = useState(first);
    useEffect(() => setEnd(setView), []);
    return (
      <SaveLink
        caseId="cas_1"
        isOnItsWay={isOnItsWay(view)}
        hurry={() => {
          seen.hurried += 1;
        }}
      />
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <Desk /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/'] },
  );
  await mount(<RouterProvider router={router} />);
  return { seen, place: () => router.state.location };
}

const SAVED: View = { phase: 'resting', isUnsaved: false, message: null };

it('the signature waits for the save that is on its way', async () => {
  const { seen, place } = await deskWith({ phase: 'due', isUnsaved: true, message: null });
  await click(named('Sign out…'));
  expect([seen.hurried, place().pathname]).toEqual([1, '/']);
  seen.end({ phase: 'sending', isUnsaved: true, message: null });
  await eventually(() => expect(place().pathname).toBe('/'));
  seen.end(SAVED);
  await eventually(() => expect(place().search).toContain('step=sign-out'));
});

it.each<[string, View]>([
  ['a text that is saved', SAVED],
  ['a save that failed', { phase: 'due', isUnsaved: true, message: 'You are offline.' }],
])('the signature is reached at once with %s', async (_, view) => {
  const { seen, place } = await deskWith(view);
  await click(named('Sign out…'));
  await eventually(() => expect(place().search).toContain('step=sign-out'));
  expect(seen.hurried).toBe(0);
});

it('a save that fails while the signature waits holds nobody', async () => {
  const { seen, place } = await deskWith({ phase: 'sending', isUnsaved: true, message: null });
  await click(named('Sign out…'));
  seen.end({ phase: 'due', isUnsaved: true, message: 'You are offline.' });
  await eventually(() => expect(place().search).toContain('step=sign-out'));
});

it('S8-04 the desk stays where the line breaks while the signature waits for its save', async () => {
  const told: string[] = [];
  const end = showNotices(({ message }) => void told.push(message));
  const { seen, place } = await deskWith({ phase: 'sending', isUnsaved: true, message: null });
  await click(named('Sign out…'));
  const lost = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  seen.end({ phase: 'due', isUnsaved: true, message: 'You are offline.' });
  await eventually(() => expect(told).toHaveLength(1));
  expect([place().pathname, place().search]).toEqual(['/', '']);
  lost.mockRestore();
  end();
});

/** The link beside the text, which hears of the save from the page around it. */
function ReviewLink({ caseId, ...save }: SaveInHand & { readonly caseId: string }) {
  return (
    <SaveInHandContext.Provider value={save}>
      <ReviewsPart item={{ id: caseId, allowedActions: ['requestQaReview'] }} reviews={[]} />
    </SaveInHandContext.Provider>
  );
}

it('the form of a second review waits for the save too, and shows the text as the reviewer gets it', async () => {
  const { seen, place } = await deskWith({ phase: 'due', isUnsaved: true, message: null }, ReviewLink);
  await click(named('Ask for a second review'));
  expect([seen.hurried, place().pathname]).toEqual([1, '/']);
  seen.end(SAVED);
  await eventually(() => expect(place().pathname + place().hash).toBe('/case-details/cas_1#second-reviews'));
});

it('the report as it will be printed opens beside the text once what is typed is saved', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { seen, place } = await deskWith({ phase: 'due', isUnsaved: true, message: null }, PreviewLink);
  await click(named('See it as printed (PDF, opens in a new tab)'));
  expect([seen.hurried, open.mock.calls]).toEqual([1, []]);
  seen.end(SAVED);
  await eventually(() => expect(open.mock.calls).toEqual([['/files/report-draft/cas_1', '_blank']]));
  expect(place().pathname).toBe('/');
  open.mockRestore();
});
