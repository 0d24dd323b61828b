import { beforeEach, describe, expect, it } from 'vitest';
import { findSentCase } from '#mock-server/rules/cases/sent-case.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import type { Person } from './mock-client.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

type Rows = {
  readonly data: { readonly items: readonly { id: string; patientInfo: unknown }[]; total: number };
};

const ask = async (person: Person, body: unknown) =>
  world.client.ask('searchCases', { body, as: await world.tokenOf(person) });
const findIds = async (person: Person, body: unknown): Promise<readonly string[]> =>
  ((await ask(person, body)).body as Rows).data.items.map(({ id }) => id);
const held = { status: 'Selected', assignedProviderId: PROVIDER } as const;
const patientOf = (record: CaseRecord) => findSentCase(record).patientInfo;

describe('searching cases', () => {
  it('finds by the beginning of each thing that is given, whatever its letter case', async () => {
    const record = world.given({ ...held, facilityId: 'fac_demo-2' });
    const { lastName, firstName, birthDate, medicalRecordNumber } = patientOf(record);
    const begin = lastName.slice(0, 4).toUpperCase();
    for (const patient of [{ lastName: begin }, { firstName, birthDate }, { medicalRecordNumber }])
      expect(await findIds('provider', { patient })).toContain(CASE);
    expect(await findIds('provider', { patient: { lastName, birthDate: '1900-01-01' } })).toEqual([]);
    for (const number of ['dp-2026-000001', findSentCase(record).caseRecordId.toLowerCase()])
      expect(await findIds('provider', { number })).toEqual([CASE]);
    const label = record.specimens[0]?.subsections[0]?.facilityId ?? '';
    expect(label).not.toBe('');
    expect(await findIds('provider', { number: label })).toContain(CASE);
    const middle = lastName.slice(1);
    expect(await findIds('provider', { patient: { lastName: middle } })).toEqual([]);
  });

  it('finds a name without the marks of its letters, and puts it where its letters stand', async () => {
    const record = world.given({ ...held, facilityId: 'fac_demo-2' });
    world.given({ patientInfo: { ...patientOf(record), lastName: 'Øğuz', firstName: 'Zoë' } });
    for (const lastName of ['Oguz', 'øğ', 'Øğuz'])
      expect(await findIds('provider', { patient: { lastName, firstName: 'zoe' } })).toEqual([CASE]);
    const answer = await world.client.ask('listCases', {
      query: { view: 'all', sort: 'patient', pageSize: '100' },
      as: await world.tokenOf('admin'),
    });
    const rows = (answer.body as Rows).data.items.flatMap(({ patientInfo }) => patientInfo ?? []);
    const names = rows.map((patient) => String((patient as { lastName: unknown }).lastName));
    const at = names.indexOf('Øğuz');
    expect(names.slice(0, at).every((name) => name.localeCompare('Oguz') <= 0)).toBe(true);
    expect(names.slice(at + 1).some((name) => name > 'P')).toBe(true);
  });

  it('looks only where the caller may name the patient', async () => {
    const { lastName } = patientOf(world.given({ facilityId: 'fac_demo-2' }));
    const patient = { lastName };
    expect(await findIds('provider', { patient })).not.toContain(CASE);
    expect(await findIds('facility', { patient })).not.toContain(CASE);
    expect(await findIds('admin', { patient })).toContain(CASE);
    world.given({ facilityId: 'fac_demo-1' });
    expect(await findIds('np', { patient })).toContain(CASE);
    world.duty('Relationship_Manager');
    expect(await findIds('admin', { patient })).toEqual([]);
    const rows = ((await ask('admin', { number: 'DP-2026-000001' })).body as Rows).data.items;
    expect(rows).toMatchObject([{ id: CASE, patientInfo: null, caseRecordId: null }]);
  });

  it('tells a Relationship_Manager no number of the facility by what is found', async () => {
    const record = findSentCase(world.given(held));
    const label = record.specimens[0]?.subsections[0]?.facilityId ?? '';
    const numbers = [record.caseRecordId, record.caseRecordId.slice(0, -1), label];
    for (const number of numbers) expect(await findIds('admin', { number })).toContain(CASE);
    world.duty('Relationship_Manager');
    for (const number of numbers) expect(await findIds('admin', { number })).toEqual([]);
    expect(await findIds('admin', { number: 'DP-2026-000001' })).toEqual([CASE]);
  });

  it('finds a case by the whole number of its parcel, with or without the spaces', async () => {
    world.given({ facilityId: 'fac_demo-1' });
    world.api
      .world()
      .requisitions.change(CASE, (old) => ({
        ...old,
        delivery: { ...old.delivery, trackingNumber: '1Z 999 AA1 0123' },
      }));
    for (const number of ['1Z 999 AA1 0123', '1z999aa10123'])
      expect(await findIds('facility', { number })).toEqual([CASE]);
    expect(await findIds('facility', { number: '1Z 999 AA1 012' })).toEqual([]);
    world.given({ facilityId: 'fac_demo-2' });
    expect(await findIds('facility', { number: '1z999aa10123' })).toEqual([]);
    expect(await findIds('admin', { number: '1z999aa10123' })).toEqual([CASE]);
    world.duty('Relationship_Manager');
    expect(await findIds('admin', { number: '1z999aa10123' })).toEqual([]);
  });

  it('keeps to state, facility and days of sending out', async () => {
    world.given({ status: 'Draft', facilityId: 'fac_demo-4', sentAt: '2026-11-11T03:00:00.000Z' });
    // The evening of the 10th in Toronto.
    expect(await findIds('admin', { from: '2026-11-10', to: '2026-11-10' })).toEqual([CASE]);
    expect(await findIds('admin', { from: '2026-11-11', to: '2026-11-11' })).not.toContain(CASE);
    const number = 'DP-2026-000001';
    expect(await findIds('admin', { number, status: ['Available'] })).toEqual([]);
    expect(await findIds('admin', { number, facilityId: 'fac_demo-4' })).toEqual([CASE]);
    expect(await findIds('admin', { number, facilityId: 'fac_demo-3' })).toEqual([]);
    world.given({ status: 'Cancelled' });
    expect(await findIds('admin', { number })).toEqual([]);
    expect(await findIds('admin', { number, status: ['Cancelled'] })).toEqual([CASE]);
  });

  it.each([{}, { patient: {} }, { status: ['Available'] }, { facilityId: 'fac_demo-1' }, { number: '   ' }])(
    'wants something to look for: %j',
    async (body) => {
      expect(await ask('admin', body)).toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
        body: { data: { patient: ['Give a patient, a number or a day.'] } },
      });
      expect(world.api.world().caseSearches.list()).toEqual([]);
    },
  );

  it('keeps who searched by what, and never for whom', async () => {
    const { lastName, birthDate } = patientOf(world.given(held));
    await ask('provider', { patient: { lastName, birthDate } });
    const kept = world.api.world().caseSearches.by('user', PROVIDER);
    expect(kept).toMatchObject([
      { at: '2026-11-18T15:00:00.000Z', criteria: ['lastName', 'birthDate'], found: 1 },
    ]);
    expect(JSON.stringify(kept)).not.toContain(lastName);
  });

  it('gives pages', async () => {
    const body = { number: 'DP-', pageSize: 5 };
    const pages = await Promise.all([1, 2].map((page) => findIds('admin', { ...body, page })));
    expect(new Set(pages.flat()).size).toBe(10);
  });
});

describe('the filters of the lists', () => {
  const list = async (person: Person, query: Record<string, string>) => {
    const answer = await world.client.ask('listCases', {
      query: { pageSize: 100, ...query },
      as: await world.tokenOf(person),
    });
    return (answer.body as Rows).data.items.map(({ id }) => id);
  };

  it('completed goes back 30 days unless a first day is given', async () => {
    const signedAt = new Date(Date.parse('2026-11-18T15:00:00Z') - 40 * 24 * HOUR_MS).toISOString();
    const signer = { assignedProviderId: PROVIDER, signerId: PROVIDER };
    world.given({ status: 'SignOutCompleted', ...signer, signedAt, reportState: 'Final' });
    expect(await list('provider', { view: 'completed' })).not.toContain(CASE);
    expect(await list('provider', { view: 'completed', from: '2026-10-01' })).toContain(CASE);
    expect(await list('provider', { view: 'completed', from: '2026-10-01', to: '2026-10-08' })).not.toContain(
      CASE,
    );
  });

  it('days are those of becoming Available in the pool, and states narrow every list', async () => {
    world.given({ availableAt: '2026-11-03T02:00:00.000Z' });
    expect(await list('provider', { view: 'available', from: '2026-11-02', to: '2026-11-02' })).toEqual([
      CASE,
    ]);
    const drafts = await list('facility', { view: 'send-out', status: 'Draft' });
    expect(drafts).toEqual(['cas_dp-2026-000012']);
  });

  it('a facility names itself to admins only', async () => {
    const all = await list('admin', { view: 'all', facilityId: 'fac_demo-1' });
    expect(all.length).toBe(world.api.world().cases.by('facility', 'fac_demo-1').length);
    expect(await list('facility', { view: 'send-out', facilityId: 'fac_demo-3' })).toEqual(
      await list('facility', { view: 'send-out' }),
    );
  });

  it('shows a Relationship_Manager no patient', async () => {
    world.duty('Relationship_Manager');
    const answer = await world.client.ask('listCases', {
      query: { view: 'all', pageSize: 100 },
      as: await world.tokenOf('admin'),
    });
    const names = world.api
      .world()
      .cases.list()
      .flatMap(({ patientInfo }) => patientInfo.lastName ?? []);
    expect(names.filter((name) => answer.text.includes(name))).toEqual([]);
  });
});
