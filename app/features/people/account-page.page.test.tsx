import { afterEach, expect, it } from 'vitest';
import { found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Account } from '#contracts/generated/wire.ts';
import { AccountPage } from './account-page.tsx';
import type { Past } from './record-past.tsx';

const account: Account = {
  id: 'acc_1',
  version: 1,
  etag: '"v1"',
  accountType: 'Laboratory',
  name: 'Invented Laboratory',
  contactFirstName: 'Ada',
  contactLastName: 'Invented',
  email: 'ada@example.org',
  phone: null,
  country: 'US',
  leadStatus: 'Interested',
  organisationKind: null,
  leadSource: null,
  salutation: 'None',
  address: null,
  caseScope: null,
  service: null,
  caseVolume: null,
  owner: null,
  nextContactDate: null,
  facilityId: null,
  userId: null,
  enquiryId: null,
  note: null,
  createdAt: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
  history: [],
  allowedActions: ['edit'],
};

const NO_PAST: Past = { changes: null, links: null };

async function show(
  changes: Partial<Account>,
  reasons: Readonly<Record<string, string>> = {},
  past: Past = NO_PAST,
) {
  const page = (
    <AccountPage
      account={{ ...account, ...changes }}
      facility={null}
      reasons={reasons}
      past={past}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />
  );
  await mountPage(<main>{page}</main>);
}

afterEach(unmount);

it('says of an account without a facility that no case belongs to it, and where its facility account is made', async () => {
  await show({});
  expect(textOf()).toContain('no facility and no provider yet, so no case belongs to it');
  expect(named('Create facility account').getAttribute('href')).toBe('/create-facility-account');
});

it('says nothing of nothing to do where it can be edited', async () => {
  await show({ allowedActions: ['edit'] });
  expect(textOf()).not.toContain('There is nothing for you to do here.');
  await show({ allowedActions: [] });
  expect(textOf()).toContain('There is nothing for you to do here.');
});

it('keeps what its lead status refuses, with the reason', async () => {
  await show({}, { activate: 'It is a prospect.' });
  expect(named('Activate').getAttribute('aria-disabled')).toBe('true');
  expect(textOf()).toContain('It is a prospect.');
});

it.each([{ facilityId: 'fac_1' }, { userId: 'usr_1' }])(
  'says nothing of it once there is one: %j',
  async (made) => {
    await show(made);
    expect(textOf()).toContain('Invented Laboratory');
    expect(textOf()).not.toContain('no facility and no provider');
  },
);

it('says of a history and of links that they could not be read, and nothing of those that the reader may not know', async () => {
  await show({}, {}, { changes: 'unread', links: 'unread' });
  expect(textOf()).toContain('The history could not be read.');
  expect(textOf()).toContain('What is linked could not be read.');
  await show({});
  expect(textOf()).not.toContain('could not be read');
});

it('says before an account with a facility is deactivated that the facility is suspended, and asks for a reason', async () => {
  const allowedActions: Account['allowedActions'] = ['edit', 'deactivate'];
  await show({ leadStatus: 'Active', facilityId: 'fac_1', allowedActions });
  const SUSPENDS =
    'The facility of this account is then suspended: its people can begin and send out no case.';
  expect(textOf()).toContain(SUSPENDS);
  expect(found('[name="reason"]').getAttribute('aria-required')).toBe('true');
  await show({ leadStatus: 'Active', allowedActions });
  expect(textOf()).not.toContain(SUSPENDS);
  await show({ leadStatus: 'Interested', facilityId: 'fac_1', allowedActions: ['edit', 'provision'] });
  expect(textOf()).toContain(
    'The facility of this account, where it was suspended, can send out cases again.',
  );
  expect(found('[name="reason"]').getAttribute('aria-required')).toBe(null);
});
