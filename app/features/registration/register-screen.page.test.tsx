import type { SubmissionResult } from '@conform-to/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HONEYPOT_FIELD } from '#app/core/forms/honeypot.ts';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { EmailVerificationScreen } from '../auth/password/email-verification-screen.tsx';
import { EnquiryScreen } from './enquiry-screen.tsx';
import { RegisterChoice, RegisterForm } from './register-screen.tsx';
import { FACILITY } from './typed-forms.test-support.ts';

const FORM = {
  today: '2026-11-21',
  timeZones: ['America/Denver', 'America/New_York', 'Asia/Kolkata', 'UTC'],
  idempotencyKey: '"key"',
  lastResult: undefined,
};

const SIGNED = { agreement: { agreement: 'on', baa: 'on', signedName: 'Anselm Pike' } };

/** As after a reload: what was typed is there but for the password. */
const keepDraft = (typed: Record<string, unknown>) =>
  sessionStorage.setItem('registration-draft:facility', JSON.stringify(typed));

const posts: Record<string, unknown>[] = [];

async function show(address = '/register?type=facility') {
  posts.length = 0;
  const form = <RegisterForm type="facility" {...FORM} />;
  const action = async ({ request }: { request: Request }) => {
    posts.push(Object.fromEntries(await request.formData()));
    return null;
  };
  const router = createMemoryRouter([{ path: '/register', element: form, action }], {
    initialEntries: [address],
  });
  await mount(<RouterProvider router={router} />);
  return router;
}

const field = (name: string) => found<HTMLInputElement>(`[name="${name}"]`);
const radio = (name: string, value: string) => click(found(`[name="${name}"][value="${value}"]`));
const current = () => found('section[data-current]').getAttribute('aria-label');

beforeEach(() => sessionStorage.clear());

describe('the registration of a visitor', () => {
  it('S2.1-06 S1-05 asks which of the two it is', async () => {
    await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element: <RegisterChoice /> }])} />);
    const links = [...document.querySelectorAll('main li a')].map((link) => [
      link.getAttribute('href'),
      textOf(link),
    ]);
    expect(links[0]?.[0]).toBe('/register?type=provider');
    expect(links[0]?.[1]).toContain('Register as a Provider');
    expect(links[1]?.[0]).toBe('/register?type=facility');
    expect(links[1]?.[1]).toContain('Register as a Medical Facility');
  });

  it('says that the tab keeps what is typed only where there is script to keep it', async () => {
    await show();
    const kept = [...document.querySelectorAll('main span')].find((span) =>
      textOf(span).includes('stays in this tab'),
    );
    expect(kept?.className).toBe('noscript:hidden');
  });

  it('proposes the zone of the browser, offers the others in words, and keeps what the visitor chose', async () => {
    await show();
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zone = () => found<HTMLSelectElement>('select[name=timeZone]');
    const box = () => found<HTMLInputElement>('#facility-timeZone').value;
    await eventually(() => expect([zone().value, box()]).toEqual([own, own.replaceAll('_', ' ')]));
    expect([...zone().options].map(({ text }) => text)).toContain('America/New York');
    keepDraft({ timeZone: 'America/Denver' });
    await show();
    await eventually(() => expect([zone().value, box()]).toEqual(['America/Denver', 'America/Denver']));
    await show('/register?type=facility&step=6');
    await eventually(() => expect(textOf(found('form'))).toContain('Time zoneAmerica/Denver'));
  });

  it.each(['Asia/Calcutta', 'Asia/Kolkata'])(
    'proposes Kolkata to a browser that calls it %s',
    async (timeZone) => {
      const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
      const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
      await show();
      await eventually(() =>
        expect(found<HTMLInputElement>('#facility-timeZone').value).toBe('Asia/Kolkata'),
      );
      zone.mockRestore();
    },
  );

  it('goes from step to step: what is wrong holds it at its field, and Back leads back', async () => {
    const router = await show();
    expect(current()).toBe('The facility');
    await click(named('Next'));
    await eventually(() => expect(textOf(found('form'))).toContain('Facility name is required'));
    expect(document.activeElement).toBe(field('legalName'));
    for (const [name, text] of Object.entries({
      legalName: 'Pikestaff Dermatology LLC',
      displayName: 'Pikestaff',
      phone: '15550100140',
      timeZone: 'America/Denver',
    }))
      await fill(field(name), text);
    for (const [name, value] of [
      ['organisationKind', 'Clinic/Facility'],
      ['facilityType', 'independent_facility'],
      ['address.country', 'US'],
    ] as const)
      await radio(name, value);
    // The country decides what is asked for: only now there are states to choose from.
    await eventually(() => expect(document.querySelector('[name="address.region"]')).not.toBeNull());
    await fill(field('address.line1'), '1 Example Street');
    await fill(field('address.city'), 'Denver');
    await fill(field('address.region'), 'CO');
    await fill(field('address.postalCode'), '8001');
    await click(named('Next'));
    await eventually(() => expect(textOf(found('form'))).toContain('Enter a valid ZIP code'));
    await fill(field('address.postalCode'), '80014');
    await click(named('Next'));
    await eventually(() => expect(current()).toBe('Laboratory and numbers'));
    expect(router.state.location.search).toBe('?type=facility&step=2');
    expect(document.querySelector('[name=provincialLabLicence]')).toBeNull();
    await radio('labArrangement', 'Contract Lab');
    await eventually(() => expect(document.querySelector('[name="contractLab.name"]')).not.toBeNull());
    const wrong = () => [...document.querySelectorAll('[role=alert] li')].map(textOf);
    await click(named('Next'));
    await eventually(() =>
      expect(wrong().slice(0, 3)).toEqual([
        'Contract laboratory is required',
        'CLIA number of the contract laboratory: CLIA number is required',
        'CLIA number: CLIA number is required',
      ]),
    );
    await click(named('Back'));
    await eventually(() => expect(current()).toBe('The facility'));
    // Nobody could reach the fields of the other step from here.
    expect(wrong()).toEqual([]);
    expect(field('legalName').value).toBe('Pikestaff Dermatology LLC');
    expect(posts).toEqual([]);
  });

  it('keeps what was typed in this tab, but no password, and begins with it again', async () => {
    await show('/register?type=facility&step=5');
    await fill(field('legalName'), 'Pikestaff');
    await fill(field('password'), 'an invented long phrase');
    await eventually(() => expect(sessionStorage.length).toBe(1));
    const kept =
      JSON.stringify(Object.values(sessionStorage)) +
      String(sessionStorage.getItem('registration-draft:facility'));
    expect(kept).toContain('Pikestaff');
    expect(kept).not.toContain('invented long phrase');
    await show();
    await eventually(() => expect(field('legalName').value).toBe('Pikestaff'));
  });

  it('keeps each change at once, for whoever leaves the page right after it', async () => {
    await show();
    await fill(field('legalName'), 'Pikestaff');
    await fill(field('displayName'), 'Pikestaff Skin');
    await unmount();
    expect(sessionStorage.getItem('registration-draft:facility')).toContain('Pikestaff Skin');
  });

  it('shows every answer before it is sent, in words, each with a way to change it', async () => {
    keepDraft({
      legalName: 'Pikestaff',
      address: { country: 'US', region: 'CO' },
      caseScope: 'only_full_global_cases',
      volumes: [{ kind: 'skin biopsies', perMonth: '220' }],
      password: 'never kept, never shown',
    });
    await show('/register?type=facility&step=6');
    await eventually(() => expect(current()).toBe('Review before you send'));
    await eventually(() => expect(textOf(found('[data-current]'))).toContain('Pikestaff'));
    const review = textOf(found('section[data-current]'));
    expect(review).toContain('United States');
    expect(review).toContain('Colorado');
    expect(review).toContain('skin biopsies');
    expect(review).toContain('Not recorded');
    expect(review).not.toContain('never shown');
    await click(named('Change The facility'));
    await eventually(() => expect(current()).toBe('The facility'));
  });

  it('goes back to the review by one button after a change there, once the step is right', async () => {
    keepDraft({ ...FACILITY, ...SIGNED, labArrangement: undefined });
    const router = await show('/register?type=facility&step=6');
    await eventually(() => expect(field('legalName').value).toBe(FACILITY.legalName));
    await fill(field('password'), 'an invented long phrase');
    await click(named('Change Laboratory and numbers'));
    await eventually(() => expect(current()).toBe('Laboratory and numbers'));
    await click(named('Back to review'));
    await eventually(() => expect(textOf(found('[data-current]'))).toContain('Lab arrangement is required'));
    expect(current()).toBe('Laboratory and numbers');
    await radio('labArrangement', 'No Lab');
    await click(named('Back to review'));
    await eventually(() => expect(current()).toBe('Review before you send'));
    expect(router.state.location.search).toBe('?type=facility&step=6');
    await click(named('Back'));
    await eventually(() => expect(current()).not.toBe('Review before you send'));
    expect(() => named('Back to review')).toThrow();
  });

  it('tells what is wrong with a step before the next one, though later steps are still empty', async () => {
    const { primaryContact: _, billingContact: __, volumes: ___, ...begun } = FACILITY;
    keepDraft({ ...begun, cliaCertificate: { kind: 'waiver', expiresOn: '01/02/2020' } });
    await show('/register?type=facility&step=2');
    await eventually(() => expect(field('legalName').value).toBe(FACILITY.legalName));
    await click(named('Next'));
    await eventually(() => expect(textOf(found('[data-current]'))).toContain('CLIA certificate has expired'));
    expect(current()).toBe('Laboratory and numbers');
  });

  it('leads to the review only when nothing is wrong, and else to the step where something is', async () => {
    keepDraft({ ...FACILITY, ...SIGNED, taxId: '12' });
    await show('/register?type=facility&step=5');
    await eventually(() => expect(field('legalName').value).toBe(FACILITY.legalName));
    await fill(field('password'), 'an invented long phrase');
    await click(named('Review'));
    await eventually(() => expect(current()).toBe('Laboratory and numbers'));
    expect(textOf(found('[data-current]'))).toContain('Tax ID must have 9 digits');
    await fill(field('taxId'), '12-3456789');
    for (const title of ['Contacts and billing', 'Your cases', 'Password and agreement']) {
      await click(named('Next'));
      await eventually(() => expect(current()).toBe(title));
    }
    await click(named('Review'));
    await eventually(() => expect(current()).toBe('Review before you send'));
  });
});

it.each([
  ['registration', <RegisterForm key="r" type="facility" {...FORM} />],
  ['enquiry', <EnquiryScreen key="e" isSent={false} {...FORM} />],
  [
    'forgotten password',
    <EmailVerificationScreen
      key="p"
      purpose="forgot_password"
      type={null}
      verificationId={null}
      loggedIn={null}
      kept={null}
      {...FORM}
    />,
  ],
])('the form of a visitor for a %s has a field that no person sees', async (_, screen) => {
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element: screen }])} />);
  const trap = field(HONEYPOT_FIELD);
  expect([trap.value, trap.closest('[hidden]') !== null]).toEqual(['', true]);
});

it('a code is entered with the password of the registration, and of a forgotten password alone', async () => {
  const showCode = async (purpose: 'registration' | 'forgot_password', lastResult?: SubmissionResult) => {
    const screen = (
      <EmailVerificationScreen
        loggedIn={null}
        kept={null}
        {...FORM}
        purpose={purpose}
        type="facility"
        verificationId="ver_1"
        lastResult={lastResult}
      />
    );
    await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element: screen }])} />);
    return document.querySelectorAll('[name="password"]').length;
  };
  expect(await showCode('registration')).toBe(1);
  // What one has registered as goes along, so that the login leads to that registration.
  expect(named('Ask for a new code').getAttribute('href')).toBe(
    '/email-verification?purpose=registration&type=facility',
  );
  expect(await showCode('forgot_password')).toBe(0);
  expect(textOf()).toContain('whoever invited you can invite you again');
  // An address that does not say what the code is for: the API asks.
  const error = { password: ['Enter the password that you registered with'] };
  expect(await showCode('forgot_password', { status: 'error', error })).toBe(1);
});
