import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { zProviderForm } from '#contracts/generated/schemas/provider-form.ts';
import { zUserForm } from '#contracts/generated/schemas/user-form.ts';
import type { Registration } from '#contracts/generated/wire.ts';
import { blankProviderForm, blankUserForm } from '#mock-server/resolvers/registration/registration-blanks.ts';
import { OTHER_FORM, PROVIDER_FORM, USER_FORM } from '#tests/contract/registration-forms.ts';
import { RegistrationPage } from './registration-page.tsx';

const rejected: Registration = {
  id: 'reg_1',
  kind: 'other',
  status: 'Rejected',
  version: 1,
  etag: '"v1"',
  form: { ...OTHER_FORM, country: 'US', organisationKind: null, leadSource: null },
  reason: 'Sent twice.',
  signed: null,
  createdAt: '2026-11-01T00:00:00Z',
  submittedAt: null,
  reviewedAt: null,
  createdBy: null,
  reviewedBy: null,
  outcome: { userId: null, facilityId: null, accountId: null, enquiryId: null },
  allowedActions: [],
};

const showPage = (registration: Registration, outcome?: PostedOutcome) =>
  mountPage(
    <RegistrationPage
      registration={registration}
      documents={[]}
      facilities={[]}
      today="2026-11-21"
      timeZones={[]}
      idempotencyKey={'"key"'}
      outcome={outcome}
    />,
  );

it.each([
  ['was handed in', '2026-11-02T00:00:00Z', true],
  ['was never handed in', null, false],
])('whoever rejects one that %s reads whether its person is told of it', async (_, submittedAt, isTold) => {
  await showPage({ ...rejected, submittedAt }, { intent: 'reject', refused: null });
  expect(textOf(found('h1'))).toBe(
    `Other registration of ${OTHER_FORM.contactName}, ${OTHER_FORM.organisation}`,
  );
  expect(textOf()).toContain('The registration is rejected');
  expect(textOf().includes('the person is told why')).toBe(isTold);
});

it('leads the operator to the review and what came of it, and calls a review that goes on begun', async () => {
  const element = (registration: Registration, reviewAt: string | null) => (
    <RegistrationPage
      registration={registration}
      reviewAt={reviewAt}
      documents={[]}
      facilities={[]}
      today="2026-11-21"
      timeZones={[]}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />
  );
  const reviewedAt = '2026-11-03T00:00:00Z';
  await mountPage(element({ ...rejected, status: 'UnderReview', reviewedAt }, '/users?of=other'));
  expect(textOf()).toContain('Review began11/03/2026');
  expect(named('Open its review, and what came of it').getAttribute('href')).toBe('/users?of=other');
  await mountPage(element({ ...rejected, status: 'Approved', reviewedAt }, null));
  expect(textOf()).toContain('Reviewed11/03/2026');
  expect(textOf()).not.toContain('Open its review');
});

const waiting = (version: number, changes: object = {}): Registration => ({
  ...rejected,
  kind: 'providers',
  status: 'UnderReview',
  etag: `"v${String(version)}"`,
  form: zProviderForm.parse({ ...blankProviderForm(PROVIDER_FORM), ...PROVIDER_FORM, ...changes }),
  reason: null,
  allowedActions: ['edit', 'return'],
});

it('says which documents are missing until it is handed in', async () => {
  const missing = [
    'CV is required',
    'Proof of address is required',
    'A file of the OH licence is required',
    'A file of the malpractice cover is required',
  ];
  await showPage({ ...waiting(1), status: 'Draft', allowedActions: ['edit', 'submit'] });
  for (const text of ['Still missing', ...missing]) expect(textOf()).toContain(text);
  await showPage({ ...waiting(1), status: 'Submitted', allowedActions: [] });
  expect(textOf()).not.toContain('Still missing');
});

const STALE: PostedOutcome['refused'] = {
  status: 'error',
  error: { '': ['Somebody else has changed this.'] },
  refusal: 412,
};

describe('answers that somebody else changed while they were open', () => {
  /** The registration as the API holds it, and what was sent to it. */
  let saved: Registration;
  let sent: Record<string, unknown>[] = [];

  /** As the API: what was read before somebody else saved is refused. */
  async function action({ request }: { readonly request: Request }): Promise<PostedOutcome> {
    const { intent = '', ...posted } = Object.fromEntries(await request.formData());
    sent.push({ intent, ...posted });
    const isStale = posted['etag'] !== saved.etag;
    return { intent: typeof intent === 'string' ? intent : '', refused: isStale ? STALE : null };
  }

  function Shown() {
    return (
      <RegistrationPage
        registration={useLoaderData() as Registration}
        documents={[]}
        facilities={[]}
        today="2026-11-21"
        timeZones={[]}
        idempotencyKey={'"key"'}
        outcome={useActionData() as PostedOutcome | undefined}
      />
    );
  }

  const input = (name: string) => found<HTMLInputElement>(`#edit-registration input[name="${name}"]`);
  /** The last step of the form, on which it is saved. */
  const open = async () => {
    const routes = [{ path: '/', element: <Shown />, action, loader: () => saved }];
    const router = createMemoryRouter(routes, { initialEntries: ['/?step=7'] });
    await mount(<RouterProvider router={router} />);
    await eventually(() => expect(named('Change the answers')).not.toBeNull());
    await click(named('Change the answers'));
  };
  const save = () => click(named('Save the changes'));

  beforeEach(() => {
    sent = [];
    saved = waiting(1);
  });

  it('are shown beside those that were typed, and none of them is written over before one is chosen', async () => {
    await open();
    await fill(input('lastName'), 'Quill');
    saved = waiting(2, { lastName: 'Quillfeather-Moss', npi: '1000000004' });
    await save();
    await eventually(() => expect(textOf()).toContain('YoursQuill'));
    expect(textOf()).toContain('As it is saved nowQuillfeather-Moss');
    expect(textOf()).toContain('NPI1000000004');
    expect(textOf()).not.toContain('Press it again if it is still right');
    await click(named('Keep editing'));
    expect(input('etag').value).toBe('"v1"');
    await save();
    await eventually(() => expect(textOf()).toContain('YoursQuill'));
    const [mine] = document.querySelectorAll<HTMLElement>('[role=dialog] input[type=radio]');
    await click(mine ?? expect.fail('no choice'));
    await click(named('Save these choices'));
    await eventually(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ etag }) => etag)).toEqual(['"v1"', '"v1"', '"v2"']);
    expect(sent[2]).toMatchObject({ intent: 'edit', lastName: 'Quill', npi: '1000000004' });
    await eventually(() => expect(textOf()).toContain('The changes are kept.'));
    expect(document.querySelector('#edit-registration')).toBeNull();
  });

  it('are not compared where another form of the page was refused, and what was typed stays', async () => {
    await open();
    await fill(input('lastName'), 'Quill');
    await fill(found<HTMLTextAreaElement>('[name=reason]'), 'The NPI is wrong.');
    saved = waiting(2, { npi: '1000000004' });
    await click(named('Send back for changes'));
    await click(named('Go on without the changes'));
    await eventually(() => expect(textOf()).toContain('Press it again if it is still right'));
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect([input('lastName').value, input('etag').value]).toEqual(['Quill', '"v1"']);
  });
});

describe('changes that are not saved while the registration is handed in', () => {
  const show = (signed: Registration['signed']) =>
    showPage({ ...waiting(1), status: 'Returned', signed, allowedActions: ['edit', 'submit'] });
  const type = async () => {
    await click(named('Change the answers'));
    await fill(found<HTMLInputElement>('#edit-registration input[name=lastName]'), 'Quill');
  };
  const SIGNED = { signedName: 'Demo Provider', signedAt: '2026-11-01T00:00:00Z' };

  it.each([
    ['Hand in for review', SIGNED],
    ['Sign and hand in', null],
  ] as const)(
    'are asked about at a press of "%s", and nothing is sent before an answer',
    async (press, signed) => {
      await show(signed);
      await type();
      await click(named(press));
      expect(textOf(found('[role=dialog]'))).toContain('What you changed in the answers has not been saved');
      await click(named('Stay to save them'));
      expect(document.querySelector('[role=dialog]')).toBeNull();
      expect(found<HTMLInputElement>('#edit-registration input[name=lastName]').value).toBe('Quill');
      expect(posts).toEqual([]);
    },
  );

  it('are left behind only where their reader says so', async () => {
    await show(SIGNED);
    await type();
    await click(named('Hand in for review'));
    await click(named('Go on without the changes'));
    await eventually(() => expect(posts).toMatchObject([{ intent: 'handIn' }]));
  });

  it('are not asked about where there are none', async () => {
    await show(SIGNED);
    await click(named('Change the answers'));
    await click(named('Hand in for review'));
    await eventually(() => expect(posts).toMatchObject([{ intent: 'handIn' }]));
  });
});

it('says why it came back until it is handed in again', async () => {
  const show = (status: Registration['status']) =>
    showPage({ ...waiting(1), status, reason: 'The NPI is wrong.' });
  await show('Returned');
  expect(textOf()).toContain('Why it came back: The NPI is wrong.');
  // A reason of several points keeps its lines.
  const told = [...document.querySelectorAll('p')].find((line) =>
    textOf(line).startsWith('Why it came back'),
  );
  expect(told?.className).toContain('whitespace-pre-line');
  await show('Submitted');
  expect(textOf()).not.toContain('Why it came back');
});

it('answers that are not complete yet are saved from any step, and none are taken out of what was handed in', async () => {
  const show = (status: Registration['status']) => showPage({ ...waiting(1, { degree: null }), status });
  await show('Draft');
  await click(named('Change the answers'));
  expect(textOf()).toContain('Step 1 of 7');
  expect(named('Save the changes').closest('[class*=hidden]')).toBeNull();
  await click(named('Save the changes'));
  await eventually(() => expect(posts).toMatchObject([{ intent: 'edit' }]));
  await show('UnderReview');
  await click(named('Change the answers'));
  expect(named('Save the changes').closest('[class*=hidden]')).not.toBeNull();
  await click(named('Save the changes'));
  await eventually(() => expect(textOf()).toContain('Degree is required'));
  expect(posts).toEqual([]);
});

it.each([
  ['Physician', 'The onboarding comes next.'],
  ['Other', 'comes in by setting a password under the link of the invitation.'],
])('the approved registration of a user of the type %s says what comes next', async (userType, next) => {
  const form = zUserForm.parse({
    ...blankUserForm({ ...USER_FORM, userType: 'Other' }),
    ...USER_FORM,
    userType,
  });
  await showPage({ ...rejected, kind: 'users', status: 'Approved', form, reason: null });
  expect(textOf()).toContain(next);
});

it.each([
  ['Change You', 'Step 1 of 7'],
  ['Change Where and when you read', 'Step 5 of 7'],
])('%s opens the answers at that step, and leads from it to their review', async (button, step) => {
  await showPage(waiting(1));
  await click(named(button));
  await eventually(() => expect(textOf()).toContain(step));
  await click(named('Back to review'));
  await eventually(() => expect(textOf()).toContain('Step 7 of 7'));
});

it('says each document that is missing once, as a list, where it is handed in without them', async () => {
  const missing = ['CV is required', 'Proof of address is required'];
  await showPage(
    {
      ...waiting(1),
      status: 'Draft',
      signed: { signedName: 'Demo Provider', signedAt: '2026-11-01T00:00:00Z' },
      allowedActions: ['edit', 'submit'],
    },
    {
      intent: 'handIn',
      refused: {
        status: 'error',
        error: { cv: [missing[0] ?? ''], address: [missing[1] ?? ''] },
        refusal: 422,
      },
    },
  );
  expect([...document.querySelectorAll('[role=alert] li')].map(textOf)).toEqual(missing);
  for (const words of missing) expect(textOf().split(words)).toHaveLength(2);
});
