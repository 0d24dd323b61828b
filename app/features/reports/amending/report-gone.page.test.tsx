import { createMemoryRouter, json, RouterProvider, useActionData, useLoaderData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { aReport, SIGNED_AT } from '../report.test-support.ts';
import { WritingScreen } from './writing-screen.tsx';

const GONE = 'This is not here any more.';

/** What is asked for of the outcome here; the page reads the rest. */
const Outcome = z.custom<PostedOutcome>((value) => z.object({ intent: z.string() }).safeParse(value).success);

function Page() {
  useLoaderData();
  return (
    <WritingScreen
      report={aReport()}
      open={null}
      etag={'"v7"'}
      what="Addendum"
      readerId="usr_demo000001"
      licenceFault={null}
      loadedAt={SIGNED_AT}
      idempotencyKey={'"key"'}
      outcome={Outcome.optional().parse(useActionData())}
    />
  );
}

it('what was written for a report that was taken back meanwhile stays on its page, which says where it belongs now', async () => {
  let isThere = true;
  const loader = () => {
    if (isThere) return null;
    throw json('Resource not found', { status: 404 });
  };
  const action = () => {
    isThere = false;
    const refused = { status: 'error', error: { '': [GONE] }, refusal: 404 };
    return json({ intent: 'keep', refused }, { status: 404 });
  };
  const route = {
    path: '/',
    element: <Page />,
    errorElement: <p>Page Not Found</p>,
    shouldRevalidate: stayWhenGone,

    action,
    loader,
  };
  await mount(<RouterProvider router={createMemoryRouter([route])} />);
  const words = 'The margins were measured anew.';
  await eventually(() => expect(textOf()).toContain('Text of the addendum'));
  await fill(found('textarea[name=text]'), words);
  expect(textOf()).not.toContain('If the report was taken back');
  await fill(found('textarea[name=reason]'), 'A measurement was missing.');
  await click(named('Keep for later'));
  await eventually(() => expect(textOf()).toContain(GONE));
  expect(found<HTMLTextAreaElement>('textarea[name=text]').value).toBe(words);
  expect(textOf()).toContain('If the report was taken back, its text can be written again');
  expect(named('Open the text of the case in a new tab').getAttribute('href')).toContain('case=cas_1');
});
