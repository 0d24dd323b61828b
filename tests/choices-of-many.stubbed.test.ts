import { beforeAll, describe, expect, it } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';
import { crowd, LAST_FACILITY, LAST_OPERATOR, LAST_PATHOLOGIST, MANY } from './support/people/crowd.ts';

const GROUP = '/groups?group=grp_demo-1&edit=1';

let desk: OperatorDesk;

beforeAll(async () => {
  desk = await openOperatorDesk();
  const world = desk.api.world();
  crowd(world);
  world.groups.change('grp_demo-1', (group) => ({
    ...group,
    facilityIds: [...group.facilityIds, LAST_FACILITY],
  }));
});

interface Found {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly total: number;
  readonly shown: number;
  readonly words: string;
}

async function shown(address: string, name: string): Promise<Found> {
  const { text } = await desk.open('Admin', address);
  const data = JSON.parse(text) as Readonly<Record<string, Found>>;
  return data[name] ?? expect.fail(`no ${name} in ${text.slice(0, 200)}`);
}

const groupNow = () => desk.api.world().groups.find('grp_demo-1') ?? expect.fail('no group');
const typed = (...more: readonly (readonly [string, string])[]) =>
  new URLSearchParams([
    ['etag', `"v${String(groupNow().version)}"`],
    ['idempotencyKey', `"${crypto.randomUUID()}"`],
    ['name', 'Pinemeadow'],
    ['ownerGroup', 'Both'],
    ['active', 'on'],
    ['priorityPoolMinutes', '60'],
    ['qaRule.provisionalPercent', '100'],
    ['qaRule.randomPercent', '5'],
    ...more.map(([name, value]) => [name, value]),
  ]);

describe('the form of a group among more facilities than a page shows', () => {
  it('has each facility that the group serves among its boxes, so that saving keeps it', async () => {
    const { choices, total, shown: count } = await shown(GROUP, 'facilities');
    expect({ total: total > MANY, count }).toEqual({ total: true, count: 100 });
    const values = choices.map(({ value }) => value);
    expect(groupNow().facilityIds.filter((id) => !values.includes(id))).toEqual([]);
    expect(values).toContain(LAST_FACILITY);

    const before = groupNow().facilityIds;
    // What a browser sends: each box that is ticked, which are those of the group.
    const boxes = choices.filter(({ value }) => before.includes(value));
    const saved = await desk.open(
      'Admin',
      GROUP,
      typed(...boxes.map(({ value }) => ['facilityIds', value] as const)),
    );
    expect(saved.outcome).toBe('/groups?group=grp_demo-1');
    expect(groupNow().facilityIds.toSorted()).toEqual([...before].toSorted());
  });

  it('is not saved by a search without script: it comes back as it was typed, with what was found', async () => {
    const version = groupNow().version;
    const search = typed(
      ['facilityIds', LAST_FACILITY],
      ['facilityIds', 'fac_many-90'],
      ['label.facilityIds', 'fac_many-90 Zz Laboratory 0090'],
      ['label.facilityIds', 'fac_many-91 Zz Laboratory 0091'],
      ['find.facilityIds', 'Laboratory 0128'],
      ['found.facilityIds', ''],
    );
    const { text } = await desk.open('Admin', GROUP, search);
    expect(groupNow().version).toBe(version);
    expect(text).toContain('Pinemeadow');
    expect(text).not.toContain('"status":"error"');
    const found = await shown(GROUP, 'facilities');
    expect(found).toMatchObject({ words: 'Laboratory 0128', total: 1 });
    const values = found.choices.map(({ value }) => value);
    // Ticked before the search, and found by it; what was neither is gone.
    expect(values).toEqual(expect.arrayContaining(['fac_many-90', 'fac_many-128', LAST_FACILITY]));
    expect(values).not.toContain('fac_many-91');
  });

  it('is saved once its words have been looked for', async () => {
    const save = typed(
      ['facilityIds', LAST_FACILITY],
      ['facilityIds', 'fac_many-128'],
      ['find.facilityIds', 'Laboratory 0128'],
      ['found.facilityIds', 'Laboratory 0128'],
    );
    expect((await desk.open('Admin', GROUP, save)).outcome).toBe('/groups?group=grp_demo-1');
    expect(groupNow().facilityIds.toSorted()).toEqual(['fac_many-128', LAST_FACILITY]);
  });

  it('looks again where its button is pressed, though the words are those of before', async () => {
    const { version } = groupNow();
    const again = typed(['find.facilityIds', 'Zz'], ['found.facilityIds', 'Zz'], ['find', 'facilityIds']);
    await desk.open('Admin', GROUP, again);
    expect(groupNow().version).toBe(version);
  });
});

describe('whoever a record names', () => {
  it.each([
    ['/edit-billing/bil_dp-2026-000009-1', 'billings', LAST_PATHOLOGIST, 'providers'],
    ['/edit-enquiries/enq_demo-3', 'enquiries', LAST_OPERATOR, 'owners'],
    ['/EditAccount/acc_demo-1', 'accounts', LAST_OPERATOR, 'owners'],
  ] as const)('is among the choices of %s, though on no page of names', async (page, kind, id, name) => {
    const world = desk.api.world();
    const recordId = page.split('/').at(-1) ?? '';
    if (kind === 'billings') world.billings.change(recordId, (one) => ({ ...one, providerId: id }));
    const owner = { userId: id, displayName: 'Operator Many 0129' };
    if (kind === 'enquiries') world.enquiries.change(recordId, (one) => ({ ...one, owner }));
    if (kind === 'accounts') world.accounts.change(recordId, (one) => ({ ...one, owner }));
    const { choices, total } = await shown(page, name);
    expect(total).toBeGreaterThan(100);
    expect(choices.map(({ value }) => value)).toContain(id);
  });
});

describe('the registration of a user among more facilities than a page shows', () => {
  const PAGE = '/user-registration';
  const form = {
    firstName: 'Ada',
    lastName: 'Invented',
    email: 'ada.of.many@example.org',
    phone: '+1 212 555 0100',
    userType: 'Other',
    facilityId: LAST_FACILITY,
    role: 'MedicalFacility',
    'rights.view': 'on',
  };

  it('is opened for the last of them, which is looked for by name, and keeps it when it is shown again', async () => {
    expect(await shown(PAGE, 'facilities')).toMatchObject({ source: 'facilities', shown: 100 });
    const search = { ...form, facilityId: '', 'find.facilityId': 'Laboratory 0129', 'found.facilityId': '' };
    const { text } = await desk.open('Admin', PAGE, search);
    expect(text).toContain('Invented');
    const { outcome } = await desk.open('Admin', PAGE, {
      ...form,
      idempotencyKey: `"${crypto.randomUUID()}"`,
    });
    expect(outcome).toMatch(/^\/user-registration\/edit\/reg_/);
    const { choices } = await shown(outcome, 'facilities');
    const chosen = choices.find(({ value }) => value === LAST_FACILITY) ?? expect.fail('not among them');
    expect(chosen.label).not.toBe(LAST_FACILITY);
  });
});

describe('the names that are looked for while typing', () => {
  it.each([
    ['pathologists', 'Dr. Many 0129', LAST_PATHOLOGIST],
    ['operators', 'Operator Many 0129', LAST_OPERATOR],
    ['people', 'Many 0129', LAST_OPERATOR],
    ['facilities', 'laboratory 0129', LAST_FACILITY],
  ])('of %s are found among all of them', async (source, words, id) => {
    const { text } = await desk.open(
      'Admin',
      `/resources/choices?source=${source}&q=${encodeURIComponent(words)}`,
    );
    const answer = JSON.parse(text) as Found;
    expect(answer.choices.map(({ value }) => value)).toContain(id);
    expect(answer.total).toBeLessThan(3);
  });

  it('are of nothing that the address does not name', async () => {
    expect((await desk.open('Admin', '/resources/choices?source=patients')).outcome).toBe('400');
  });
});

describe('who may take a case, or read one a second time', () => {
  interface CasePage {
    readonly forStaff: { readonly candidates: Found; readonly barred: { readonly total: number } };
    readonly reviewers: Found;
  }
  const shownOf = async (caseId: string) =>
    JSON.parse((await desk.open('Admin', `/case-details/${caseId}`)).text) as CasePage;
  const find = async (source: string, words: string) =>
    JSON.parse(
      (await desk.open('Admin', `/resources/choices?source=${source}&q=${encodeURIComponent(words)}`)).text,
    ) as Found;

  it('is found by name beyond the hundred that the page shows, and nobody who may not take it', async () => {
    const { cases, facilities, users } = desk.api.world();
    const [aCase] = cases.by('status', 'Available').filter(({ holds }) => holds.length === 0);
    const caseId = aCase?.id ?? expect.fail('no case');
    const state = facilities.find(aCase?.facilityId ?? '')?.state ?? '';
    const [licence] = users.find('usr_demo000001')?.licences ?? [];
    const barredBefore = (await shownOf(caseId)).forStaff.barred.total;
    expect(barredBefore).toBeGreaterThanOrEqual(MANY);
    for (const user of users.list())
      if (user.id.startsWith('usr_manypath') && licence !== undefined)
        users.change(user.id, (one) => ({
          ...one,
          subspecialties: [aCase?.subspecialty ?? ''],
          licences: [{ ...licence, state }],
        }));
    const { candidates, barred } = (await shownOf(caseId)).forStaff;
    expect([candidates.shown, candidates.total >= MANY]).toEqual([100, true]);
    expect(barred.total).toBe(barredBefore - MANY);
    const found = await find(`candidates.${caseId}`, 'Many 0129');
    expect(found.choices.map(({ value }) => value)).toEqual([LAST_PATHOLOGIST]);
    users.change(LAST_PATHOLOGIST, (one) => ({ ...one, licences: [] }));
    expect((await find(`candidates.${caseId}`, 'Many 0129')).choices).toEqual([]);
  });

  it('is found among all who read cases, but for the one whose case it is', async () => {
    const signed = desk.api
      .world()
      .cases.by('status', 'SignOutCompleted')
      .filter(({ postSignOut }) => postSignOut === 'None');
    const { reviewers } = await shownOf(signed[0]?.id ?? '');
    expect([reviewers.shown, reviewers.total > 100]).toEqual([100, true]);
    expect(reviewers.choices.map(({ value }) => value)).not.toContain(signed[0]?.assignedProviderId);
    expect((await find('readers', 'Many 0129')).choices.map(({ value }) => value)).toEqual([
      LAST_PATHOLOGIST,
    ]);
  });
});
