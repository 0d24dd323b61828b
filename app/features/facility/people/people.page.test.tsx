import { describe, expect, it } from 'vitest';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import type { FacilityMember, TeamMember } from '#contracts/generated/wire.ts';
import { FacilityNpScreen } from './facility-np-screen.tsx';
import { MyTeamScreen } from './my-team-screen.tsx';
import { InviteForm, NpForm, RightsForm } from './people-forms.ts';
import { member, RIGHTS } from './team-member.test-support.ts';

const np: FacilityMember = {
  userId: 'usr_demo000002',
  version: 3,
  etag: '"v3"',
  firstName: 'Linnet',
  lastName: 'Farraday',
  email: 'np@example.org',
  phone: '+1 555 010 0181',
  role: 'Facility_NP',
  status: 'Active',
  npi: '1234567893',
  rights: RIGHTS,
  startDate: null,
  lastLoginAt: null,
  allowedActions: ['edit', 'deactivate'],
};

const showTeam = (team: readonly TeamMember[], about: Partial<Parameters<typeof MyTeamScreen>[0]> = {}) =>
  mountPage(
    <MyTeamScreen
      team={team}
      total={team.length}
      role="MedicalFacility"
      userId="usr_demo000001"
      isWithoutFacility={false}
      mayInvite={false}
      idempotencyKey={'"key"'}
      outcome={undefined}
      {...about}
    />,
  );

describe('S2.6-03 S2.7-01 my team', () => {
  it('offers a new colleague no right that was taken from whoever invites', async () => {
    const me = { userId: 'usr_demo000001', role: 'Admin' as const, allowedActions: [] };
    const asked = { role: 'Admin' as const, mayInvite: true };
    await showTeam([member({ ...me, rights: { ...RIGHTS, assign: true } })], asked);
    const ticked = () =>
      ['view', 'edit', 'assign', 'pickup'].filter((name) =>
        found(`#invite input[name=${name}]`).matches(':checked'),
      );
    expect(ticked()).toEqual(['view', 'edit', 'assign']);
    await showTeam([member({ ...me, rights: { ...RIGHTS, assign: false } })], asked);
    expect(ticked()).toEqual(['view', 'edit']);
  });

  it('says that a registration must be approved before there is a team', async () => {
    await showTeam([], { isWithoutFacility: true });
    expect(textOf()).toContain('We must approve its registration first');
    expect(textOf()).not.toContain('You work with nobody here yet.');
    await showTeam([]);
    expect(textOf()).toContain('You work with nobody here yet.');
  });

  it('says of each colleague of a facility what they may do, and lets rights be changed', async () => {
    await showTeam([
      member({ userId: 'usr_demo000001', displayName: 'Corwin Ashgrove', allowedActions: [] }),
      member(),
    ]);
    expect(textOf(found('ul[aria-label=Team] li'))).toContain('Corwin Ashgrove (you)');
    expect(textOf()).toContain('Facility nurse practitioner · Sees and edits cases');
    const form = found('#rights-usr_demo000002');
    await click(form.querySelector('input[name=edit]') ?? form);
    await click(named('Save rights'));
    await eventually(() =>
      // The right that nobody was asked about stays as it was.
      expect(posts).toMatchObject([
        {
          intent: 'rights',
          userId: 'usr_demo000002',
          etag: '"v3"',
          idempotencyKey: '"key"',
          view: 'on',
          pickup: 'on',
        },
      ]),
    );
    expect(posts[0]).not.toHaveProperty('edit');
  });

  it('offers nothing to change of whom the API lets nobody change', async () => {
    await showTeam([member({ allowedActions: [] })]);
    expect(document.querySelectorAll('main form').length).toBe(0);
    await showTeam([member({ allowedActions: ['editRights'] })]);
    expect(() => named('Take Linnet Farraday out of the team')).toThrow();
  });

  it('says before somebody of a facility is taken out who alone brings them back, and leads there', async () => {
    await showTeam([member()], { mayInvite: true });
    expect(textOf()).toContain('Only the operator can open the account again.');
    expect(named('Ask the operator').getAttribute('href')).toBe('/account-detail?part=ask');
    // Everybody new comes by an invitation.
    await showTeam([member({ invitation: 'accepted' })]);
    expect(textOf()).toContain('Only the operator can open the account again.');
    // Whoever never came is invited again.
    await showTeam([member({ invitation: 'lapsed' })]);
    expect(textOf()).not.toContain('Only the operator can open the account again.');
    await showTeam([member({ role: 'Admin', staffRole: 'Accounts' })], { role: 'Admin', mayInvite: true });
    expect(textOf()).toContain('An admin can open the account again on the page of the user.');
    expect(() => named('Ask the operator')).toThrow();
  });

  it('tells a pathologist who of the groups is away', async () => {
    const away = [
      { from: '2027-01-04', to: '2027-01-08', coveredBy: { userId: 'usr_3', displayName: 'Dr. Lee' } },
    ];
    await showTeam(
      [member({ role: 'Provider', rights: null, groups: ['Skin group'], away, allowedActions: [] })],
      { role: 'Provider' },
    );
    expect(textOf()).toContain('Pathologist · Skin group');
    expect(textOf()).toContain('Away 01/04/2027 to 01/08/2027, covered by Dr. Lee');
  });

  it('says until when an invitation is good, and what whoever runs the team can do about it', async () => {
    const invitationEndsAt = '2026-11-24T15:00:00Z';
    const again = 'take the person out and invite them again';
    await showTeam([member({ invitation: 'pending', invitationEndsAt })]);
    expect(textOf()).toMatch(
      /Invitation: Not used yet; its link is good until 11\/24\/2026 .*\. Where the mail is lost/,
    );
    expect(textOf()).toContain(again);
    await showTeam([member({ invitation: 'lapsed', invitationEndsAt, allowedActions: [] })]);
    expect(textOf()).toContain('Invitation: Not used; its link ended on 11/24/2026');
    expect(textOf()).not.toContain(again);
    await showTeam([member({ invitation: 'lapsed', invitationEndsAt })], { role: 'Admin' });
    expect(named('Send it again on the page of the user').getAttribute('href')).toBe(
      '/UserDetail/usr_demo000002',
    );
  });

  it('is grown by invitation, where a rule is broken with its text', async () => {
    await showTeam([], { mayInvite: true });
    await click(named('Send invitation'));
    await eventually(() => expect(textOf()).toContain('First name is required'));
    for (const text of ['Last name is required', 'Email is required', 'Phone is required'])
      expect(textOf()).toContain(text);
    expect(posts).toEqual([]);
  });

  it.each([
    ['Admin', ['view', 'edit', 'assign']],
    ['MedicalFacility', ['view', 'edit']],
  ] as const)('gives a new colleague of %s the rights that the role has', async (role, rights) => {
    await showTeam([], { role, mayInvite: true });
    const ticked = [...found('#invite').querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
      .filter(({ checked }) => checked)
      .map(({ name }) => name);
    expect(ticked).toEqual(rights);
  });
});

describe('the rules of people’s forms', () => {
  const person = {
    firstName: 'Ada',
    lastName: 'Lee',
    email: 'ada@example.org',
    phone: '+1 555 010 0181',
    etag: 'new',
    idempotencyKey: '"k"',
  };
  const messages = (read: {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  }) => (read.error?.issues ?? []).map(({ message }) => message);

  it.each([
    [{ firstName: 'A1' }, 'First name has characters that are not allowed'],
    [{ email: 'ada' }, 'Enter a valid email address'],
    [{ phone: '555' }, 'Invalid phone number format. Must start with + and follow a valid pattern.'],
    [{ npi: '12' }, 'NPI must have 10 digits'],
    [{ npi: '1234567898' }, 'NPI is not valid. Check the digits.'],
    [{ edit: true, view: false }, 'A person who may not see cases cannot edit them.'],
  ])('%j is told as %s', (changes, expected) => {
    expect(messages(NpForm.safeParse({ ...person, view: true, ...changes }))).toEqual([expected]);
  });

  it('ask staff for a staff role, and nobody to edit what they may not see', () => {
    expect(messages(InviteForm.safeParse({ ...person, role: 'Admin', view: true }))).toEqual([
      'Staff role is required',
    ]);
    expect(messages(InviteForm.safeParse({ ...person, role: 'Provider', view: true }))).toEqual([
      'Choose a role',
    ]);
    const rights = { userId: 'usr_demo000002', etag: '"v"', idempotencyKey: '"k"', edit: true };
    expect(messages(RightsForm.safeParse(rights))).toEqual([
      'A person who may not see cases cannot edit them.',
    ]);
    expect(RightsForm.safeParse({ ...rights, view: true }).success).toBe(true);
  });
});

const showNps = (about: Partial<Parameters<typeof FacilityNpScreen>[0]> = {}) =>
  mountPage(
    <FacilityNpScreen
      people={[np]}
      total={1}
      facilityName="Invented Clinic"
      asksNpi
      idempotencyKey={'"key"'}
      outcome={undefined}
      {...about}
    />,
  );

it('say that they are not whole where a page of the API does not hold everybody', async () => {
  await showTeam([member()]);
  expect(textOf()).not.toContain('are shown');
  await showTeam([member()], { total: 1240 });
  expect(textOf()).toContain('The first 1 of 1,240 are shown.');
  await showNps({ total: 101 });
  expect(textOf()).toContain('The first 1 of 101 are shown.');
});

it('leads to the operator from a nurse practitioner whose access was ended, and from no other', async () => {
  const came = { ...np, lastLoginAt: '2026-11-20T16:02:10Z', allowedActions: [] };
  await showNps({ people: [{ ...came, status: 'Deactivated' }] });
  expect(textOf()).toContain('Only the operator can open the account again.');
  expect(named('Ask the operator').getAttribute('href')).toBe('/account-detail?part=ask');
  for (const other of [came, { ...came, status: 'Deactivated' as const, lastLoginAt: null }]) {
    await showNps({ people: [other] });
    expect(() => named('Ask the operator')).toThrow();
  }
});

describe('S2.5-09 S2.7-06 the nurse practitioners of a facility', () => {
  it('are changed with their rights on the version that is shown', async () => {
    await showNps();
    const form = found('#change-usr_demo000002');
    await click(form.querySelector('input[name=edit]') ?? form);
    await click(named('Save'));
    await eventually(() =>
      expect(posts).toMatchObject([
        {
          intent: 'change',
          userId: 'usr_demo000002',
          etag: '"v3"',
          lastName: 'Farraday',
          npi: '1234567893',
          view: 'on',
        },
      ]),
    );
    expect(posts[0]).not.toHaveProperty('edit');
  });

  it('lose their access with a reason only', async () => {
    await showNps();
    await click(named('End access'));
    await eventually(() => expect(textOf()).toContain('Reason is required'));
    await fill(found<HTMLTextAreaElement>('#deactivate-usr_demo000002 textarea'), 'Has left.');
    await click(named('End access'));
    await eventually(() => expect(posts).toMatchObject([{ intent: 'deactivate', reason: 'Has left.' }]));
  });

  it('are not managed by one of them', async () => {
    await showNps({ people: null });
    expect(named('My team').getAttribute('href')).toBe('/my-team');
    expect(document.querySelectorAll('main form').length).toBe(0);
  });
});
