import { beforeEach, describe, expect, it } from 'vitest';
import type {
  AdminDashboard,
  CaseListItem,
  CaseTimeline,
  FacilityAccount,
} from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { FacilityRecord } from '#mock-server/store/records/records.ts';
import type { Answered } from './mock-client.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, START, withImages } from './moves.ts';
import { dataOf, fieldRefusal } from './people.test-support.ts';

const OWN = 'fac_demo-1';
// The case comes on a Wednesday morning in New York, and would be due on Friday at the same time.
const THURSDAY = '2026-11-19';
const FRIDAY_MS = START + 48 * HOUR_MS;
const MONDAY_MS = FRIDAY_MS + 72 * HOUR_MS;
const at = (ms: number): string => new Date(ms).toISOString();

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const facility = () => world.api.world().facilities.find(OWN) ?? expect.fail('the demo world has changed');
const keep = (holidays: unknown, person: 'facility' | 'admin' | 'np' = 'facility'): Promise<Answered> =>
  world.move(
    person,
    'updateFacilityAccount',
    { holidays },
    { 'If-Match': `"v${facility().version}"` },
    { facilityId: OWN },
  );

async function release(): Promise<string | null> {
  world.given({ status: 'Submitted', availableAt: null, priority: 'Routine', ...withImages(world.stored()) });
  expect((await world.move('admin', 'releaseToPool', {})).status).toBe(200);
  return world.stored().dueAt;
}

describe('the holidays of a facility', () => {
  it('are kept in order by its own people and the operator, and by nobody else', async () => {
    const own = dataOf<FacilityAccount>(await keep(['2026-12-25', THURSDAY]));
    expect(own.form.holidays).toEqual([THURSDAY, '2026-12-25']);
    expect(dataOf<FacilityAccount>(await keep([THURSDAY], 'admin')).form.holidays).toEqual([THURSDAY]);
    expect((await keep([], 'np')).status).toBe(403);
    expect(dataOf<FacilityAccount>(await keep(null)).form.holidays).toBeNull();
  });

  it('are days, each once, and sixty at most', async () => {
    expect(await keep([THURSDAY, THURSDAY])).toMatchObject(
      fieldRefusal({ holidays: '11/19/2026 is in the list more than once' }),
    );
    const many = Array.from({ length: 61 }, (_, day) => at(START + day * 24 * HOUR_MS).slice(0, 10));
    expect((await keep(many)).status).toBe(400);
    expect((await keep(['2026-02-30'])).status).toBe(400);
    expect((await keep(many.slice(1))).status).toBe(200);
  });

  it('are none in a record that was kept before there were any', () => {
    const { holidays: _, ...form } = facility().form;
    expect(FacilityRecord.parse({ ...facility(), form }).form.holidays).toBeNull();
  });

  it('move when a case that comes into the pool is due, and no day that was promised before', async () => {
    expect(await release()).toBe(at(FRIDAY_MS));
    await keep([THURSDAY]);
    expect(world.stored().dueAt).toBe(at(FRIDAY_MS));
    expect(await release()).toBe(at(MONDAY_MS));
  });

  it('move when work that is asked for is due', async () => {
    const known = new Set(world.api.world().tasks.list());
    const ask = async () => {
      world.given({ status: 'Selected', assignedProviderId: PROVIDER });
      const body = { questions: [{ about: 'other', text: 'What was the last PSA?' }] };
      expect((await world.move('provider', 'askForInformation', body)).status).toBeLessThan(300);
    };
    await ask();
    await keep([THURSDAY]);
    await ask();
    const made = world.api
      .world()
      .tasks.list()
      .filter((task) => !known.has(task));
    // Closing time of the next working day in New York.
    expect(made.map(({ dueAt }) => dueAt)).toEqual(['2026-11-19T22:00:00.000Z', '2026-11-20T22:00:00.000Z']);
  });

  it('are no working time of a case, of its waits and of the overview, also where it was read before', async () => {
    const told = async () => {
      const timeline = dataOf<CaseTimeline>(await world.move('facility', 'getCaseTimeline'));
      const query = { view: 'send-out', sort: '-signedAt' };
      const as = await world.tokenOf('facility');
      const rows = dataOf<{ items: CaseListItem[] }>(await world.client.ask('listCases', { query, as }));
      const row = rows.items.find(({ id }) => id === CASE);
      const admin = await world.tokenOf('admin');
      const overview = dataOf<AdminDashboard>(
        await world.client.ask('getAdminDashboard', { query: { days: 1 }, as: admin }),
      );
      return [
        timeline.turnaround?.grossHours,
        row?.turnaround?.grossHours,
        row?.waits.reduce((sum, { workingHours }) => sum + workingHours, 0),
        overview.turnaround.medianHours,
      ];
    };
    world.given({
      status: 'SignOutCompleted',
      priority: 'Routine',
      sentAt: at(START),
      availableAt: at(START),
      selectedAt: at(START),
      signedAt: at(FRIDAY_MS),
      signerId: PROVIDER,
      assignedProviderId: PROVIDER,
      reportState: 'Final',
    });
    await world.wait(49 * HOUR_MS);
    expect(await told()).toEqual([48, 48, 48, 48]);
    await keep([THURSDAY]);
    expect(await told()).toEqual([24, 24, 24, 24]);
  });
});
