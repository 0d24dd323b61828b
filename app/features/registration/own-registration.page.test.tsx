import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { OwnRegistrationPage } from './own-registration.tsx';

const ID = 'reg_0000000001';

type Shown = Parameters<typeof OwnRegistrationPage>[0];

async function show(page: Omit<Shown, 'onboarding'> & Partial<Shown>): Promise<string> {
  const element = <OwnRegistrationPage onboarding={null} {...page} />;
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return textOf();
}
const linkOf = (name: string) => named(name).getAttribute('href');

it.each([
  ['providers', 'Draft', 'Draft', 'hand it in', '/provider-registration'],
  [
    'providers',
    'Returned',
    'Sent back for changes',
    'Mend what it was sent back for',
    '/provider-registration',
  ],
  ['facilities', 'Submitted', 'Submitted', 'write to you', '/facility-registration'],
  ['facilities', 'Rejected', 'Rejected', 'turned down', '/facility-registration'],
] as const)(
  'S2.5-08 of %s that are %s it says the state and what comes next, and leads there',
  async (kind, status, state, next, place) => {
    const text = await show({ registration: { id: ID, kind, status }, isFacility: kind === 'facilities' });
    expect(text).toContain('Your registration');
    expect(text).toContain(state);
    expect(text).toContain(next);
    expect(linkOf('Open your registration')).toBe(`${place}/edit/${ID}`);
    expect(text).not.toContain('onboarding');
  },
);

it.each([
  [{ id: ID, kind: 'providers', status: 'Approved' } as const, 1],
  [null, 0],
])('S2.5-06 leads a provider to the onboarding that comes next, of %j', async (registration, ownForms) => {
  expect(await show({ registration, isFacility: false })).toContain('when your onboarding is accepted');
  expect(linkOf('Open your onboarding')).toBe('/pathologist/onboarding-task');
  expect(document.querySelectorAll(`a[href*="${ID}"]`)).toHaveLength(ownForms);
});

it.each([
  ['Open', 'It can begin'],
  ['InProgress', 'Fill in its steps'],
  ['Submitted', 'It is handed in. The operator checks each step.'],
  ['Returned', 'A step of it was sent back.'],
  ['Completed', 'Every step is accepted. The operator opens your account next'],
] as const)(
  'S2.5-06 says of an onboarding that is %s what comes next, and not that the registration is approved',
  async (onboarding, next) => {
    const registration = { id: ID, kind: 'providers', status: 'Approved' } as const;
    const text = await show({ registration, onboarding, isFacility: false });
    expect(text).toContain(next);
    expect(text).not.toMatch(/Approved|Nothing more is needed/);
  },
);

it('tells a physician who was registered as a user of the onboarding, and of no account that is open', async () => {
  const registration = { id: ID, kind: 'users', status: 'Approved' } as const;
  const text = await show({ registration, isFacility: false });
  expect(text).toContain('The onboarding comes next.');
  expect(text).not.toContain('The account is open.');
  expect(await show({ registration, isFacility: true })).toContain('The account is open.');
});

it('says to a person of no facility what that means, and leads to the operator, since nobody else can help', async () => {
  expect(await show({ registration: null, isFacility: true })).toContain(
    'An account gets its facility when it is opened.',
  );
  expect(linkOf('Ask for help')).toBe('/account-detail?part=ask');
});
