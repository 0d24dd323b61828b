import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, withImages } from './moves.ts';

const ADMIN = 'usr_demo000006';
const MINUTE_MS = 60_000;

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const pickUp = (version = '"v3"') => world.move('provider', 'pickUpCase', undefined, { 'If-Match': version });

describe('a case that its holder does not open', () => {
  it('is warned of at half and at nine tenths of a day, and then goes back', async () => {
    world.given();
    await pickUp();
    await world.wait(12 * HOUR_MS - 1000);
    expect(world.notices(PROVIDER)).toEqual([]);
    await world.wait(1000);
    await world.wait(HOUR_MS);
    expect(world.notices(PROVIDER)).toEqual([
      'release_warning: Case DP-2026-000001 goes back to the pool at 11/19/2026 10:00 AM EST unless you open it.',
    ]);
    await world.wait(9 * HOUR_MS);
    expect(world.notices(PROVIDER)).toHaveLength(2);
    expect(world.stored().status).toBe('Selected');
    await world.wait(2 * HOUR_MS);
    expect(world.stored()).toMatchObject({
      status: 'Available',
      assignedProviderId: null,
      version: 5,
      releases: [{ providerId: PROVIDER, at: '2026-11-19T15:00:00.000Z', reason: 'not_opened_in_time' }],
    });
    expect(world.trail().at(-1)).toEqual({
      kind: 'transition',
      role: 'system',
      from: 'Selected',
      to: 'Available',
      reason: 'not_opened_in_time',
      version: 5,
    });
    const gone = 'release_warning: Case DP-2026-000001 was not opened in time and is back in the pool.';
    expect([world.notices(PROVIDER).at(-1), world.notices(ADMIN).at(-1)]).toEqual([gone, gone]);
  });

  it('goes back after two hours when it is STAT', async () => {
    world.given({ priority: 'STAT' });
    await pickUp();
    await world.wait(2 * HOUR_MS - 1000);
    expect(world.stored().status).toBe('Selected');
    await world.wait(1000);
    expect(world.stored().status).toBe('Available');
  });

  it('goes back once and at the time at which it was due, however late the clock is looked at', async () => {
    world.given();
    await pickUp();
    await world.wait(100 * HOUR_MS);
    await world.wait(100 * HOUR_MS);
    expect(world.stored()).toMatchObject({ version: 5, releases: [{ at: '2026-11-19T15:00:00.000Z' }] });
    expect(world.notices(PROVIDER).filter((text) => text.includes('unless'))).toEqual([]);
  });

  it('is left alone when it moved on by itself', async () => {
    world.given();
    await pickUp();
    world.given({ status: 'AdditionalWorkRequested', version: 4 });
    await world.wait(30 * HOUR_MS);
    expect(world.stored()).toMatchObject({ status: 'AdditionalWorkRequested', version: 4 });
    expect(world.facts()?.releaseClock).toBeNull();
  });

  it('raises a flag for Lab_Operations when it comes back the second time', async () => {
    world.given();
    await pickUp();
    await world.move('provider', 'releaseCase', { reason: 'too_busy' }, { 'If-Match': '"v4"' });
    expect(world.facts()?.isReleasedOften).toBe(false);
    await world.wait(HOUR_MS);
    await pickUp('"v5"');
    await world.move('provider', 'releaseCase', { reason: 'too_busy' }, { 'If-Match': '"v6"' });
    expect(world.facts()?.isReleasedOften).toBe(true);
    expect(world.notices(ADMIN)).toEqual([
      'case_returned: Case DP-2026-000001 came back to the pool 2 times.',
    ]);
    expect(world.trail().at(-1)).toMatchObject({ reason: 'too_busy', from: 'Selected', to: 'Available' });
  });
});

describe('the digest of new cases', () => {
  const OTHER = 'cas_dp-2026-000004';
  const toPool = async (caseId: string): Promise<void> => {
    world.given({ status: 'Submitted', ...withImages(world.stored(caseId)) }, caseId);
    const answer = await world.move('admin', 'releaseToPool', {}, {}, { caseId });
    expect(answer.status).toBe(200);
  };
  const digests = (userId: string) => world.notices(userId).filter((text) => text.startsWith('new_cases'));

  it('counts by subspecialty what is still there, once each half hour', async () => {
    world.changeUser(SECOND_PROVIDER, { subspecialties: ['Dermatopathology'] });
    await toPool(CASE);
    await toPool(OTHER);
    await world.wait(30 * MINUTE_MS);
    expect(digests(PROVIDER)).toEqual([
      'new_cases: 2 new cases: 1 Dermatopathology, 1 Gastrointestinal and Liver.',
    ]);
    expect(digests(SECOND_PROVIDER)).toEqual(['new_cases: 1 new case: 1 Dermatopathology.']);
    await world.wait(30 * MINUTE_MS);
    expect(digests(PROVIDER)).toHaveLength(1);
  });

  it('comes in the next half hour after the clock was a week ahead and was turned back', async () => {
    await world.wait(7 * 24 * HOUR_MS);
    await world.wait(-7 * 24 * HOUR_MS);
    await toPool(CASE);
    await world.wait(30 * MINUTE_MS);
    expect(digests(SECOND_PROVIDER)).toEqual(['new_cases: 1 new case: 1 Dermatopathology.']);
  });

  it('is not written when everything was picked up', async () => {
    await toPool(CASE);
    await pickUp('"v4"');
    await world.wait(30 * MINUTE_MS);
    expect([PROVIDER, SECOND_PROVIDER].flatMap(digests)).toEqual([]);
  });

  it('waits for the morning', async () => {
    // 17:50 in New York.
    await world.wait(7 * HOUR_MS + 50 * MINUTE_MS);
    await toPool(CASE);
    await world.wait(4 * HOUR_MS);
    expect(digests(SECOND_PROVIDER)).toEqual([]);
    // 08:00 of the next day.
    await world.wait(10 * HOUR_MS + 10 * MINUTE_MS);
    expect(digests(SECOND_PROVIDER)).toEqual(['new_cases: 1 new case: 1 Dermatopathology.']);
  });
});
