import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { FinalReport, OpenAmendment } from '#contracts/generated/wire.ts';
import { anAmendment, aReport, SIGNED_AT } from '../report.test-support.ts';
import { WritingScreen } from './writing-screen.tsx';

interface Saved {
  readonly etag: string;
  readonly report: FinalReport;
  readonly open: OpenAmendment | null;
}

/** What the API holds by now, what the page has read of it, what it was sent, and what it answered. */
let saved: Saved;
let read: Saved;
let posts: Record<string, unknown>[] = [];
let outcome: PostedOutcome | undefined;

function Page() {
  useLoaderData();
  useActionData();
  return (
    <WritingScreen
      {...read}
      what="Amendment"
      readerId="usr_demo000001"
      licenceFault={null}
      loadedAt={SIGNED_AT}
      idempotencyKey={'"key"'}
      outcome={outcome}
    />
  );
}

/** As the API: what was read before somebody else saved is refused. */
async function action({ request }: { readonly request: Request }) {
  const posted = Object.fromEntries(await request.formData());
  posts.push(posted);
  const error = {
    '': [
      'This was changed since you opened it, by somebody else or in another window of yours. Nothing has been saved.',
    ],
  };
  const refused = posted['etag'] === saved.etag ? null : ({ status: 'error', error, refusal: 412 } as const);
  outcome = { intent: 'keep', refused };
  return outcome;
}

function loader() {
  read = saved;
  return null;
}

beforeEach(async () => {
  posts = [];
  outcome = undefined;
  saved = { etag: '"v7"', report: aReport(), open: null };
  await mount(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page />, action, loader }])} />,
  );
  await eventually(() => expect(named('See the difference')).not.toBeNull());
  await fill(area('reason'), 'The side was wrong.');
  await fill(area('specimens[0].diagnosis'), 'SKIN, LEFT NOSE.');
});

const area = (name: string) => found<HTMLTextAreaElement>(`textarea[name="${name}"]`);
const press = () => click(named('See the difference'));
const isTold = () => eventually(() => expect(textOf()).toContain('This was changed elsewhere'));

it('what another window has signed meanwhile is not changed back, and stands in the amendment as it is by now', async () => {
  const [first, second] = aReport().diagnoses;
  if (first === undefined || second === undefined) throw new Error('The report has two specimens.');
  const diagnoses = [first, { ...second, lines: ['SKIN: No residual lesion.'] }];
  saved = { etag: '"v8"', report: aReport({ version: 2, diagnoses, comment: 'Second words.' }), open: null };
  await press();
  await isTold();
  expect(textOf(found('[role=dialog]'))).toContain('Diagnosis, specimen BSKIN: No residual lesion.');
  await click(named('Save both'));
  await eventually(() => expect(posts).toHaveLength(2));
  expect(posts[1]).toMatchObject({
    etag: '"v8"',
    'specimens[0].diagnosis': 'SKIN, LEFT NOSE.',
    'specimens[1].diagnosis': 'SKIN: No residual lesion.',
    comment: 'Second words.',
  });
});

it('what another window has kept meanwhile is never replaced before both versions were seen', async () => {
  const reason = 'The name was wrong.';
  const lastName = { field: 'lastName', specimenID: null, was: 'Haverly', is: 'Rightly' } as const;
  saved = { ...saved, etag: '"v8"', open: anAmendment({ reason, changes: [lastName] }) };
  await press();
  await isTold();
  expect(textOf(found('[role=dialog]'))).toContain(
    'ReasonYoursThe side was wrong.As it is saved nowThe name was wrong.',
  );
  await click(named('Keep editing'));
  await press();
  await isTold();
  expect(posts.map(({ etag }) => etag)).toEqual(['"v7"', '"v7"']);
  const [mine] = document.querySelectorAll<HTMLElement>('[role=dialog] input[type=radio]');
  await click(mine ?? expect.fail('no choice'));
  await click(named('Save these choices'));
  await eventually(() => expect(posts).toHaveLength(3));
  expect(posts[2]).toMatchObject({
    etag: '"v8"',
    reason: 'The side was wrong.',
    cause: 'report_defect',
    'patient.lastName': 'Rightly',
    'specimens[0].diagnosis': 'SKIN, LEFT NOSE.',
    'told[0].told': 'Dr. Demo',
  });
});

it('what was kept for later is kept for later again once both versions were seen, though a row was added meanwhile', async () => {
  saved = { ...saved, etag: '"v8"', report: aReport({ version: 2, comment: 'Second words.' }) };
  await click(named('Keep for later'));
  await isTold();
  await click(named('Keep editing'));
  await click(named('Add person'));
  expect(textOf()).toContain('Both versions are saved together once you have seen theirs.');
  await click(named('Compare both versions'));
  await click(named('Save both'));
  await eventually(() => expect(posts).toHaveLength(2));
  expect(posts).toMatchObject([
    { etag: '"v7"', next: 'later' },
    { etag: '"v8"', next: 'later', comment: 'Second words.' },
  ]);
});

it('a version that was signed while the form stood open is named, with who signed it and the way to it', async () => {
  expect(textOf()).not.toContain('was signed meanwhile');
  const [first] = aReport().versions;
  if (first === undefined) throw new Error('The report has a version.');
  const second = { ...first, version: 2 };
  saved = { etag: '"v8"', report: aReport({ version: 2, versions: [second, first] }), open: null };
  await press();
  await eventually(() => expect(textOf()).toContain('Version 2 was signed meanwhile by'));
  expect(textOf()).not.toContain('Version 1 was signed meanwhile');
  expect(named('Read the report as it is now').getAttribute('href')).toBe('/final-report/cas_1');
});
