import { beforeEach, describe, expect, it } from 'vitest';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { at, holdIn } from './case-holds.test-support.ts';
import { HOUR_MS, type MovesWorld, movesWorld, withImages } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const hold = holdIn(() => world);

describe('a case that is on hold in the pool', () => {
  const AVAILABLE = 'stat_available: STAT case DP-2026-000001 is available.';
  const NEW = 'new_cases: 1 new case: 1 Dermatopathology.';
  const news = (userId = PROVIDER) =>
    world.notices(userId).filter((text) => /^(stat_available|new_cases)/.test(text));
  const submitted = (priority: CaseRecord['priority']) => {
    const aCase = world.given({ status: 'Submitted', priority, ...withImages(world.stored()) });
    changeRequisition(world.api.world(), aCase, ({ clinical }) => ({
      clinical: { ...clinical, statReason: 'Surgery waits.', statCallbackPhone: '+1 555 010 0180' },
    }));
  };
  const toPool = async (version = '"v4"') =>
    expect((await world.move('admin', 'releaseToPool', {}, { 'If-Match': version })).status).toBe(200);
  const lift = async (version = '"v5"') =>
    expect((await world.move('admin', 'liftHold', undefined, { 'If-Match': version })).status).toBe(200);

  it('is announced, STAT, when the hold is lifted and not before', async () => {
    submitted('STAT');
    await hold();
    await toPool();
    expect(news()).toEqual([]);
    await lift();
    expect(news()).toEqual([AVAILABLE]);
    await world.wait(HOUR_MS);
    expect(news()).toEqual([AVAILABLE]);
  });

  it('is announced, STAT, when the hold ends by itself, as of then', async () => {
    submitted('STAT');
    await hold({ reason: 'facility_asked', to: at(2) });
    await toPool();
    await world.wait(HOUR_MS);
    expect(news()).toEqual([]);
    await world.wait(2 * HOUR_MS);
    expect(news()).toEqual([AVAILABLE]);
    const notice = world.api
      .world()
      .notifications.by('user', PROVIDER)
      .find(({ event }) => event === 'stat_available');
    expect(notice?.createdAt).toBe(at(2));
  });

  it('is announced again, STAT, where the hold took it out of the lists', async () => {
    submitted('STAT');
    await toPool('"v3"');
    expect(news()).toEqual([AVAILABLE]);
    await world.wait(HOUR_MS);
    await hold(undefined, { 'If-Match': '"v4"' });
    await world.wait(HOUR_MS);
    await lift();
    expect(news()).toEqual([AVAILABLE, AVAILABLE]);
  });

  it('is counted in the first digest after the hold', async () => {
    world.changeUser(SECOND_PROVIDER, { subspecialties: ['Dermatopathology'] });
    submitted('Routine');
    await toPool('"v3"');
    await hold(undefined, { 'If-Match': '"v4"' });
    await world.wait(HOUR_MS);
    expect(news(SECOND_PROVIDER)).toEqual([]);
    await lift();
    await world.wait(HOUR_MS / 2);
    expect(news(SECOND_PROVIDER)).toEqual([NEW]);
  });

  it('keeps its four hours for the provider whom the facility prefers until it can be taken', async () => {
    submitted('Routine');
    changeRequisition(world.api.world(), world.stored(), ({ routing }) => ({
      routing: { ...routing, preferredProviderId: PROVIDER },
    }));
    await hold();
    await toPool();
    await world.wait(5 * HOUR_MS);
    expect(news()).toEqual([]);
    await lift();
    expect(news()).toEqual(['new_cases: Case DP-2026-000001 is held for you for 4 hours.']);
    expect(world.facts()?.hold).toMatchObject({ from: at(5), to: at(9) });
  });

  it('is told to all, STAT, after the hold where the first call ended during it', async () => {
    submitted('STAT');
    changeRequisition(world.api.world(), world.stored(), ({ routing }) => ({
      routing: { ...routing, preferredProviderId: PROVIDER },
    }));
    await toPool('"v3"');
    await hold({ reason: 'facility_asked', to: at(6) }, { 'If-Match': '"v4"' });
    await world.wait(5 * HOUR_MS);
    expect(news(SECOND_PROVIDER)).toEqual([]);
    await world.wait(HOUR_MS);
    expect(news(SECOND_PROVIDER)).toEqual([AVAILABLE]);
  });
});
