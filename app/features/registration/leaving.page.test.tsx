import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { Registration } from '#contracts/generated/wire.ts';
import { OTHER_FORM } from '#tests/contract/registration-forms.ts';
import { OpeningPage } from './opening-page.tsx';
import { RegisterForm } from './register-screen.tsx';
import { RegistrationPage } from './registration-page.tsx';

const FORM = {
  today: '2026-11-21',
  timeZones: ['America/Denver', 'America/New_York'],
  idempotencyKey: '"key"',
  lastResult: undefined,
};
const OPENING = { ...FORM, title: 'Register', mayOpen: true, facilities: [] };

const registration: Registration = {
  id: 'reg_1',
  kind: 'other',
  status: 'UnderReview',
  version: 1,
  etag: '"v1"',
  form: { ...OTHER_FORM, country: 'US', organisationKind: null, leadSource: null },
  reason: null,
  signed: null,
  createdAt: '2026-11-01T00:00:00Z',
  submittedAt: null,
  reviewedAt: null,
  createdBy: null,
  reviewedBy: null,
  outcome: { userId: null, facilityId: null, accountId: null, enquiryId: null },
  allowedActions: ['edit', 'return'],
};

const onePage = (
  <RegistrationPage
    registration={registration}
    documents={[]}
    facilities={[]}
    today={FORM.today}
    timeZones={FORM.timeZones}
    idempotencyKey={FORM.idempotencyKey}
    outcome={undefined}
  />
);

async function show(element: ReactElement) {
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/'] },
  );
  await mount(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => sessionStorage.clear());

/** Goes elsewhere, and tells whether somebody was asked first. */
async function isAsked(router: Awaited<ReturnType<typeof show>>): Promise<boolean> {
  await router.navigate('/elsewhere');
  await eventually(() => expect(textOf()).toMatch(/Leave without saving\?|Elsewhere/));
  return router.state.location.pathname === '/';
}

const field = (name: string) => found<HTMLInputElement>(`[name="${name}"]`);

describe('a registration that is left with changes that were not saved', () => {
  it.each(['providers', 'facilities', 'users', 'operator-staff', 'other'] as const)(
    'that opens one of %s asks first',
    async (kind) => {
      const router = await show(<OpeningPage kind={kind} {...OPENING} />);
      const text = found<HTMLInputElement>(
        'form input:not([type=hidden]):not([type=radio]):not([type=checkbox])',
      );
      await fill(text, 'Typed');
      expect(await isAsked(router)).toBe(true);
    },
  );

  it('asks first where answers are changed, but not between its steps', async () => {
    const router = await show(onePage);
    await click(named('Change the answers'));
    await fill(field('organisation'), 'Another');
    await router.navigate('/?step=2');
    expect(router.state.location.search).toBe('?step=2');
    expect(await isAsked(router)).toBe(true);
  });

  it('asks first where a reason was written', async () => {
    const router = await show(onePage);
    await fill(found<HTMLTextAreaElement>('textarea[name=reason]'), 'The licence has run out.');
    expect(await isAsked(router)).toBe(true);
  });

  it('asks nothing where nothing was changed, or this tab keeps it', async () => {
    expect(await isAsked(await show(onePage))).toBe(false);
    const visitor = await show(<RegisterForm type="facility" {...FORM} />);
    await fill(field('legalName'), 'Pikestaff');
    expect(await isAsked(visitor)).toBe(false);
  });
});
