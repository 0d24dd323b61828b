import { beforeAll, describe, expect, it } from 'vitest';
import { siteKey } from '#app/features/people/user-forms.ts';
import { key } from './contract/mock-client.ts';
import { etagOf, type OperatorDesk, openOperatorDesk, type RecordPlace } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

type Fields = Readonly<Record<string, string>>;

interface Saved {
  readonly page: string;
  readonly of: RecordPlace | null;
  readonly fields: Fields;
  /** What keeps it from being saved. */
  readonly bad: Fields;
  readonly to: string | RegExp;
}

const SAVES: readonly Saved[] = [
  {
    page: '/EditUser/usr_demo000004',
    of: ['users', 'usr_demo000004'],
    fields: { firstName: 'Corwin', lastName: 'Ashgrove', email: 'facility@example.org', 'rights.view': 'on' },
    bad: { email: 'nowhere' },
    to: '/UserDetail/usr_demo000004',
  },
  {
    page: '/EditAccount/acc_demo-1',
    of: ['accounts', 'acc_demo-1'],
    fields: {
      name: 'Riverbend Laboratory',
      accountType: 'Laboratory',
      contactFirstName: 'Ada',
      contactLastName: 'Invented',
      email: 'riverbend@example.org',
      country: 'US',
    },
    bad: { email: 'nowhere' },
    to: '/accountDetail/acc_demo-1',
  },
  {
    page: '/edit-enquiries/enq_demo-3',
    of: ['enquiries', 'enq_demo-3'],
    fields: { firstName: 'Demo', lastName: 'Ashdown', email: 'asker3@example.org' },
    bad: { email: 'nowhere' },
    to: '/enquiries-detail/enq_demo-3',
  },
  {
    page: '/edit-task/tsk_demo-8-receipt',
    of: ['tasks', 'tsk_demo-8-receipt'],
    fields: { title: 'Receive the slides', priority: 'Expedited' },
    bad: { priority: 'Sometimes' },
    to: '/task-detail/tsk_demo-8-receipt',
  },
  {
    page: '/edit-billing/bil_dp-2026-000009-1',
    of: ['billings', 'bil_dp-2026-000009-1'],
    fields: {
      specimenID: 'A',
      code: '88305',
      units: '1',
      modifier: '26',
      billTo: 'facility',
      dateOfService: '2026-11-20',
      component: '0',
      amount: '41.50',
      changeReason: 'Asked by phone.',
    },
    bad: { amount: 'much' },
    to: '/billing-detail/bil_dp-2026-000009-1',
  },
  {
    page: '/groups?group=grp_demo-1&edit=1',
    of: ['groups', 'grp_demo-1'],
    fields: {
      name: 'Pinemeadow Skin Readers',
      ownerGroup: 'Both',
      active: 'on',
      priorityPoolMinutes: '30',
      'qaRule.provisionalPercent': '100',
      'qaRule.randomPercent': '0',
    },
    bad: { name: 'x'.repeat(500) },
    to: '/groups?group=grp_demo-1',
  },
  {
    page: '/create-task',
    of: null,
    fields: { type: '7', case: 'DP-2026-000003', title: 'Ask for the history', assignedRole: 'Facility' },
    bad: { case: 'DP-2026-999999' },
    to: /^\/task-detail\/tsk_/,
  },
  {
    page: '/create-billing',
    of: null,
    fields: {
      case: 'DP-2026-000009',
      specimenID: 'A',
      code: '88342',
      modifier: '26',
      component: '0',
      billTo: 'payer',
      payer: 'Aetna',
      dateOfService: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      amount: '38.00',
    },
    bad: { case: 'DP-2026-999999' },
    to: /^\/billing-detail\/bil_/,
  },
  {
    page: '/EditAccount',
    of: null,
    fields: {
      name: 'Invented Clinic',
      accountType: 'Laboratory',
      contactFirstName: 'Ada',
      contactLastName: 'Invented',
      email: 'ada@example.org',
      country: 'US',
    },
    bad: { name: '' },
    to: /^\/accountDetail\/acc_/,
  },
  {
    page: '/groups?group=new',
    of: null,
    fields: { name: 'Invented Group', ownerGroup: 'Facility', memberIds: 'usr_demo000001' },
    bad: { name: '' },
    to: /^\/groups\?group=grp_/,
  },
];

describe('what the operator writes', () => {
  it.each(SAVES)('$page', async ({ page, of, fields, bad, to }) => {
    const send = (etag: string, typed: Fields) =>
      desk.open('Admin', page, { etag, idempotencyKey: key(), ...typed });
    const etag = of === null ? '"v1"' : etagOf(desk, of);
    const wrong = await send(etag, { ...fields, ...bad });
    expect(wrong.text).toContain('"status":"error"');
    if (of !== null) {
      const stale = await send('"v999"', fields);
      expect(stale.text).toContain('"refusal":412');
      expect(stale.text).toContain(
        'This was changed since you opened it, by somebody else or in another window of yours.',
      );
      expect(stale.text).not.toContain('This case');
      expect(etagOf(desk, of)).toBe(etag);
    }
    expect((await send(etag, fields)).outcome).toMatch(to);
  });
});

const PROVIDER = 'usr_demo000002';
const user = () => desk.api.world().users.find(PROVIDER) ?? expect.fail('no provider');
const save = (typed: Fields = {}, subspecialties: readonly string[] = user().subspecialties) => {
  const { firstName, lastName, email } = user();
  const etag = etagOf(desk, ['users', PROVIDER]);
  const said = { firstName, lastName, email, 'rights.view': 'on', 'rights.pickup': 'on' };
  const form = new URLSearchParams({ ...said, etag, idempotencyKey: key(), ...typed });
  for (const one of subspecialties) form.append('subspecialties', one);
  return desk.open('Admin', `/EditUser/${PROVIDER}`, form);
};

describe('the subspecialties of a provider', () => {
  it('are given by an admin, and may stay none where there were none, but are never all taken', async () => {
    desk.api.world().users.change(PROVIDER, (record) => ({ ...record, subspecialties: [] }));
    expect((await save({ phone: '+1 555 010 0177' })).outcome).toBe(`/UserDetail/${PROVIDER}`);
    expect(user().subspecialties).toEqual([]);
    expect((await save({}, ['Breast', 'Dermatopathology'])).outcome).toBe(`/UserDetail/${PROVIDER}`);
    expect(user().subspecialties).toEqual(['Breast', 'Dermatopathology']);
    expect((await save({}, [])).text).toContain('Choose at least one subspecialty');
    expect((await save({}, ['Dermatopathology'])).outcome).toBe(`/UserDetail/${PROVIDER}`);
    expect(user().subspecialties).toEqual(['Dermatopathology']);
  });
});

describe('the reading sites of a provider', () => {
  const holdSites = (verified: boolean, clia: string) =>
    desk.api
      .world()
      .users.change(PROVIDER, (record) => ({
        ...record,
        readsAtCertifiedSite: true,
        provider: record.provider && {
          ...record.provider,
          readingSites: record.provider.readingSites.map((site) => ({ ...site, verified, clia })),
        },
      }));

  it('are left alone by a save that changes no box, also those of a provider of before the boxes', async () => {
    holdSites(false, '00D1234567');
    expect((await save({ phone: '+1 555 010 0188' })).outcome).toBe(`/UserDetail/${PROVIDER}`);
    expect(user()).toMatchObject({ phone: '+1 555 010 0188', readsAtCertifiedSite: true });
  });

  it('are verified by what was ticked, which is no site that took its place meanwhile', async () => {
    holdSites(false, '00D1234567');
    const ticked = user().provider?.readingSites.map(siteKey).at(0) ?? '';
    holdSites(false, '00D7654321');
    await save({ 'verifiedSites[0]': ticked });
    expect(user().provider?.readingSites.map(({ verified }) => verified)).toEqual([false, false]);
    holdSites(false, '00D1234567');
    await save({ verifiedSites: ticked });
    expect(user().provider?.readingSites.map(({ verified }) => verified)).toEqual([true, false]);
    await save();
    expect(user()).toMatchObject({
      readsAtCertifiedSite: false,
      provider: { readingSites: [{ verified: false }, { verified: false }] },
    });
  });
});

it('the form of a billing line offers the payers of the reference list', async () => {
  const { text } = await desk.open('Admin', '/edit-billing/bil_dp-2026-000009-1');
  expect(JSON.parse(text)).toHaveProperty(
    'payers',
    expect.arrayContaining([{ value: 'Self_Pay', label: 'Self-Pay' }]),
  );
});

it('a post without script gives back what cannot be kept, and keeps the rest', async () => {
  const id = 'cas_dp-2026-000008';
  const email = 'copy@example.org';
  const { outcome, text } = await desk.open('Admin', `/upload-project?case=${id}&step=clinical`, {
    intent: 'continue',
    etag: etagOf(desk, ['cases', id]),
    'clinical.clinicalImpression': 'An impression by phone.',
    'clinical.copyTo.0.email': email,
  });
  expect(outcome).toBe('422');
  expect(JSON.parse(text)).toMatchObject({
    refused: 'Not everything that you typed can be kept. Correct the marked fields.',
    unkept: { caseId: id, fields: { 'clinical.copyTo.0.email': email } },
  });
  expect(desk.api.world().cases.find(id)?.clinicalInfo.clinicalImpression).toBe('An impression by phone.');
});

it('a post without script that goes back to the review saves what was typed and leads there', async () => {
  const id = 'cas_dp-2026-000008';
  const { outcome } = await desk.open('Admin', `/upload-project?case=${id}&step=clinical`, {
    intent: 'review',
    etag: etagOf(desk, ['cases', id]),
    'clinical.clinicalImpression': 'Changed from the review.',
  });
  expect(outcome).toBe(`/review-project?case=${id}`);
  expect(desk.api.world().cases.find(id)?.clinicalInfo.clinicalImpression).toBe('Changed from the review.');
});

it('a case that was withdrawn is found by its number, so that what is owed for it can be billed', async () => {
  desk.api.world().cases.change('cas_dp-2026-000009', (record) => ({ ...record, status: 'Cancelled' }));
  const { fields } = SAVES.find(({ page }) => page === '/create-billing') ?? expect.fail('no form');
  const { outcome } = await desk.open('Admin', '/create-billing', { idempotencyKey: key(), ...fields });
  expect(outcome).toMatch(/^\/billing-detail\/bil_/);
});

it('a line of the whole case is corrected without a specimen, and has none afterwards', async () => {
  const { billings } = desk.api.world();
  const fee = billings.by('case', 'cas_dp-2026-000010')[0] ?? expect.fail('the demo has changed');
  const { outcome } = await desk.open('Admin', `/edit-billing/${fee.id}`, {
    etag: `"v${fee.version}"`,
    idempotencyKey: key(),
    specimenID: '',
    code: 'L866',
    units: '1',
    component: String(fee.component),
    billTo: 'facility',
    dateOfService: fee.dateOfService,
    amount: '90.00',
    changeReason: 'The code of the province.',
  });
  expect(outcome).toBe(`/billing-detail/${fee.id}`);
  expect(billings.find(fee.id)).toMatchObject({ code: 'L866', specimenID: null });
});
