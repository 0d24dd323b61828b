import { beforeEach, describe, expect, it } from 'vitest';
import { notify } from '#mock-server/rules/people/notify.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import {
  dataOf,
  fieldRefusal,
  MINUTE_MS,
  type PeopleMock,
  peopleMock,
  START,
} from './people.test-support.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1]).toString('base64');
const HOME = {
  line1: '1 Example Street',
  line2: null,
  city: 'Columbus',
  region: 'OH',
  postalCode: '43004',
  country: 'US',
};

let mock: PeopleMock;
let mine: string;
beforeEach(async () => {
  mock = peopleMock();
  mine = await mock.enter('provider');
});

const change = (body: unknown, version = 1, as = mine) => mock.send('updateMyProfile', { body, version, as });

describe('the own profile', () => {
  it('has the provider’s part for providers and the facility’s for its people', async () => {
    const provider = await mock.client.ask('getMyProfile', { as: mine });
    expect(provider.headers.get('etag')).toBe('"v1"');
    expect(provider.body).toMatchObject({
      data: {
        firstName: 'Imara',
        lastName: 'Vellacott',
        facility: null,
        provider: { degree: 'MD', openCases: 2 },
      },
    });
    const facility = await mock.client.ask('getMyProfile', { as: await mock.enter('facility') });
    expect(facility.body).toMatchObject({
      data: { displayName: 'Corwin Ashgrove', facility: { id: 'fac_demo-1' }, provider: null },
    });
    const admin = await mock.client.ask('getMyProfile', { as: await mock.enter('admin') });
    expect(admin.body).toMatchObject({ data: { facility: null, provider: null } });
  });

  it('changes only what is sent, empties what is null, and leaves alone what is not the owner’s', async () => {
    const body = {
      phone: '+1 (555) 010-0123',
      lastName: 'Ashdown',
      address: HOME,
      timeZone: 'America/Denver',
    };
    const others = { role: 'Admin', status: 'Deactivated', email: 'other@example.org', npi: '1000000004' };
    for (const [name, value] of Object.entries({ ...others, licences: [] }))
      expect(await change({ ...body, [name]: value }), name).toMatchObject({ status: 400 });
    const answer = await change(body);
    expect(answer.headers.get('etag')).toBe('"v2"');
    expect(mock.user(PROVIDER)).toMatchObject({
      version: 2,
      phone: '+1 555 010 0123',
      displayName: 'Dr. Imara Ashdown',
      provider: { printedName: 'Imara Ashdown, MD' },
      timeZone: 'America/Denver',
      role: 'Provider',
      status: 'Active',
      email: 'provider@example.org',
      address: HOME,
    });
    await change({ phone: null }, 2);
    expect(mock.user(PROVIDER)).toMatchObject({ phone: null, lastName: 'Ashdown', address: HOME });
  });

  it('wants the version, and the present one', async () => {
    const without = await mock.client.ask('updateMyProfile', { body: {}, as: mine });
    expect(without).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
    expect(await change({ phone: 'no phone' }, 7)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(mock.user(PROVIDER).version).toBe(1);
  });

  it.each([
    [
      { phone: '555 010 0123' },
      'phone',
      'Invalid phone number format. Must start with + and follow a valid pattern.',
    ],
    [{ phone: '+000 555 010 0123' }, 'phone', 'Invalid country code.'],
    [{ firstName: 'R2D2' }, 'firstName', 'First name has characters that are not allowed'],
    [{ lastName: '  ' }, 'lastName', 'Last name is required'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone'],
    [{ address: { ...HOME, postalCode: 'K9J 6X4' } }, 'address', 'Enter a valid ZIP code'],
    [{ address: { ...HOME, region: 'ON' } }, 'address', 'State or province is required'],
    [
      { provider: { signatureImage: 'bm90IGEgcGljdHVyZQ==' } },
      'signatureImage',
      'The signature must be a PNG picture of at most 100 KB',
    ],
    [
      { provider: { readingSites: [{ name: 'H', kind: 'home', address: HOME, clia: '00X1' }] } },
      'readingSites',
      'CLIA number must be 2 digits, the letter D and 7 digits',
    ],
    [
      { provider: { away: [{ from: '2026-12-24', to: '2026-12-23' }] } },
      'away',
      'The last day cannot be before the first',
    ],
    [
      { provider: { away: [{ from: '2026-12-24', to: '2026-12-24', coveredBy: 'usr_demo000003' }] } },
      'away',
      'Choose a colleague of one of your groups',
    ],
  ])('refuses %j and keeps what was there', async (body, field, text) => {
    const before = mock.user(PROVIDER);
    expect(await change(body)).toMatchObject(fieldRefusal({ [field]: text }));
    expect(mock.user(PROVIDER)).toEqual(before);
  });

  it('takes a provider’s part from providers alone', async () => {
    const as = await mock.enter('facility');
    expect(await change({ provider: { maxOpenCases: 3 } }, 1, as)).toMatchObject({ status: 403 });
    const away = [{ from: '2026-12-24', to: '2027-01-02', coveredBy: SECOND_PROVIDER }];
    const answer = await change({ provider: { away, maxOpenCases: 12, signatureImage: PNG } });
    expect(answer.body).toMatchObject({
      data: { provider: { maxOpenCases: 12, away: [{ coveredBy: { displayName: 'Dr. Osric Lindqvane' } }] } },
    });
  });

  it('keeps who covers already, though they have left the group', async () => {
    const away = [{ from: '2026-12-24', to: '2027-01-02', coveredBy: 'usr_demo000003' }];
    const own = mock.user(PROVIDER).provider ?? expect.fail('the demo world has changed');
    mock.api.world().users.change(PROVIDER, (user) => ({ ...user, provider: { ...own, away } }));
    const longer = [...away, { from: '2027-03-01', to: '2027-03-05', coveredBy: null }];
    expect(await change({ provider: { away: longer } })).toMatchObject({ status: 200 });
    expect(mock.user(PROVIDER).provider?.away).toEqual(longer);
  });

  it('takes a signature of 100 KB and refuses one byte more', async () => {
    const signature = (bytes: number) =>
      Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(bytes - 12)]).toString('base64');
    expect((await change({ provider: { signatureImage: signature(102_400) } })).status).toBe(200);
    expect((await change({ provider: { signatureImage: signature(102_401) } }, 2)).status).toBe(422);
    const tooMuch = await change({ provider: { signatureImage: 'A'.repeat(310_000) } }, 2);
    expect(tooMuch).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('keeps a site’s verification while place and certificate stay, and pickup goes by it', async () => {
    const [site] = mock.user(PROVIDER).provider?.readingSites ?? [];
    if (site === undefined) throw new Error('the demo world has changed');
    const { verified: _verified, ...sent } = site;
    await change({ provider: { readingSites: [{ ...sent, name: 'Study', clia: ' 00d1234567 ' }] } });
    expect(mock.user(PROVIDER)).toMatchObject({
      readsAtCertifiedSite: true,
      provider: { readingSites: [{ verified: true }] },
    });
    await change({ provider: { readingSites: [{ ...sent, clia: '00D7654321' }] } }, 2);
    expect(mock.user(PROVIDER)).toMatchObject({
      readsAtCertifiedSite: false,
      provider: { readingSites: [{ verified: false }] },
    });
  });
});

it('the demo lets read glass just the providers who have a checked site with a certificate', () => {
  const providers = mock.api
    .world()
    .users.list()
    .filter(({ role }) => role === 'Provider');
  const reads = (user: (typeof providers)[number]) =>
    user.provider?.readingSites.some(({ clia, verified }) => clia !== null && verified);
  expect(providers.map((user) => [user.id, user.readsAtCertifiedSite])).toEqual(
    providers.map((user) => [user.id, reads(user)]),
  );
});

describe('a reading site that is named anew', () => {
  const GLASS = 'cas_dp-2026-000001';
  const newSite = { name: 'Annex', kind: 'office', address: HOME, clia: '00D7654321', vpn: false };
  const pickUp = () =>
    mock.send('pickUpCase', {
      params: { caseId: GLASS },
      version: mock.api.world().cases.find(GLASS)?.version ?? 0,
      as: mine,
    });

  it('counts once an admin, who is told of it, has said that it was checked', async () => {
    mock.api.world().cases.change(GLASS, (record) => ({ ...record, material: 'glass' }));
    await change({ provider: { readingSites: [newSite] } });
    const admin = await mock.enter('admin');
    expect(mock.api.world().notifications.by('user', 'usr_demo000006')).toContainEqual(
      expect.objectContaining({
        text: 'Dr. Imara Vellacott named a new reading site. Check it, and say so on the page of the user.',
        aboutUserId: PROVIDER,
      }),
    );
    expect(await pickUp()).toMatchObject({ status: 403, code: 'GLASS_SITE_REQUIRED' });
    const verify = (verifiedSites: readonly number[], version: number) =>
      mock.send('updateUser', { params: { userId: PROVIDER }, body: { verifiedSites }, version, as: admin });
    expect(await verify([1], 2)).toMatchObject(fieldRefusal({ verifiedSites: 'There is no such site' }));
    expect(await verify([0], 2)).toMatchObject({
      status: 200,
      body: { data: { readingSites: [{ name: 'Annex', verified: true }] } },
    });
    expect((await pickUp()).status).toBe(200);
    expect(await verify([], 3)).toMatchObject({ body: { data: { readingSites: [{ verified: false }] } } });
    expect(mock.user(PROVIDER).readsAtCertifiedSite).toBe(false);
  });

  it('is told of once, and not at all without a certificate', async () => {
    const told = () => mock.api.world().notifications.by('user', 'usr_demo000006').length;
    const before = told();
    await change({ provider: { readingSites: [{ ...newSite, clia: null }] } });
    expect(told()).toBe(before);
    await change({ provider: { readingSites: [newSite] } }, 2);
    await change({ provider: { readingSites: [{ ...newSite, name: 'Study' }] } }, 3);
    expect(told()).toBe(before + 1);
  });
});

describe('notices', () => {
  const list = (as: string, query = {}) => mock.client.ask('listNotifications', { as, query });
  const tell = (n: number) => {
    const world = mock.api.world();
    const users = [mock.user(PROVIDER)];
    for (let i = 0; i < n; i += 1)
      notify(world, START + i, users, { event: 'assigned_to_me', text: `Case ${i}`, caseId: `cas_dp-${i}` });
  };

  it('come newest first in stretches of 20, with the number of unread ones', async () => {
    tell(25);
    const first = dataOf<{ items: { text: string }[]; nextCursor: string; unread: number }>(await list(mine));
    expect([first.items.length, first.items[0]?.text, first.unread]).toEqual([20, 'Case 24', 25]);
    const rest = dataOf<{ items: { text: string }[]; nextCursor: null }>(
      await list(mine, { cursor: first.nextCursor }),
    );
    expect([rest.items.length, rest.items.at(-1)?.text, rest.nextCursor]).toEqual([5, 'Case 0', null]);
    expect(dataOf(await list(await mock.enter('provider2')))).toMatchObject({ items: [], unread: 0 });
  });

  it('are read once, by their owner alone', async () => {
    tell(1);
    const id = mock.api.world().notifications.by('user', PROVIDER)[0]?.id ?? '';
    const read = (as: string) => mock.send('markNotificationRead', { params: { notificationId: id }, as });
    expect((await read(await mock.enter('admin'))).status).toBe(404);
    const at = new Date(START).toISOString();
    expect((await read(mine)).body).toMatchObject({ data: { readAt: at, version: 2 } });
    mock.advance(MINUTE_MS);
    expect((await read(mine)).body).toMatchObject({ data: { readAt: at, version: 2 } });
    expect(dataOf(await list(mine, { unread: 'true' }))).toMatchObject({ items: [], unread: 0 });
  });
});
