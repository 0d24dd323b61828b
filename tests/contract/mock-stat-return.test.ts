import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { HOUR_MS, type MovesWorld, movesWorld, START } from './moves.ts';

const AVAILABLE = 'stat_available: STAT case DP-2026-000001 is available.';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
  world.changeUser(SECOND_PROVIDER, { subspecialties: ['Dermatopathology'] });
});

const given = (priority: 'STAT' | 'Routine') =>
  world.given({
    status: 'Selected',
    priority,
    assignedProviderId: PROVIDER,
    selectedAt: new Date(START).toISOString(),
  });
const told = (userId: string) =>
  world.notices(userId).filter((text) => /^(stat_available|new_cases)/.test(text));

describe('a STAT case that comes back to the pool', () => {
  it.each(['provider', 'admin'] as const)('is announced at once when the %s gives it back', async (who) => {
    given('STAT');
    expect((await world.move(who, 'releaseCase', { reason: 'illness' })).status).toBe(200);
    expect([SECOND_PROVIDER, PROVIDER].map(told)).toEqual([[AVAILABLE], []]);
  });

  it('is told to the reader from whom an admin takes it, and not to one who gives it back', async () => {
    const taken = 'case_returned: Case DP-2026-000001 was given back to the pool by an admin.';
    given('STAT');
    await world.move('admin', 'releaseCase', { reason: 'illness' });
    expect(world.notices(PROVIDER)).toContain(taken);
    world = movesWorld();
    given('STAT');
    await world.move('provider', 'releaseCase', { reason: 'illness' });
    expect(world.notices(PROVIDER)).not.toContain(taken);
  });

  it('is announced when it was not opened in time', async () => {
    world.given({ priority: 'STAT' });
    await world.move('provider', 'pickUpCase');
    await world.wait(HOUR_MS);
    expect(told(SECOND_PROVIDER)).toEqual([]);
    await world.wait(HOUR_MS);
    expect(world.stored().status).toBe('Available');
    expect([SECOND_PROVIDER, PROVIDER].map(told)).toEqual([[AVAILABLE], []]);
  });

  it('is announced after its hold where it is on one, and a routine case is not announced at once', async () => {
    given('STAT');
    await world.move('admin', 'holdCase', { reason: 'facility_asked', note: 'Asked by phone.' });
    await world.move('admin', 'releaseCase', { reason: 'illness' }, { 'If-Match': '"v4"' });
    expect(world.stored().status).toBe('Available');
    expect(told(SECOND_PROVIDER)).toEqual([]);
    await world.move('admin', 'liftHold', undefined, { 'If-Match': '"v5"' });
    expect([SECOND_PROVIDER, PROVIDER].map(told)).toEqual([[AVAILABLE], []]);

    world = movesWorld();
    given('Routine');
    await world.move('provider', 'releaseCase', { reason: 'illness' });
    expect(told(SECOND_PROVIDER)).toEqual([]);
  });
});
