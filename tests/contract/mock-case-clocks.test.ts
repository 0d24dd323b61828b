import { beforeEach, describe, expect, it } from 'vitest';
import { clocksOf } from '#mock-server/rules/cases/clocks.ts';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { HOUR_MS, type MovesWorld, movesWorld, START, withImages } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const held = { status: 'Selected', assignedProviderId: PROVIDER } as const;
const conflict = { kind: 'wrong_slides', reasons: [{ text: 'Not this patient’s.' }] };
const clocks = (hours: number) => clocksOf(world.api.world(), world.stored(), START + hours * HOUR_MS);

describe('the clocks of a case', () => {
  it('do not run before it is Available', () => {
    world.given({ status: 'Submitted', availableAt: null });
    expect(clocks(0)).toBeNull();
  });

  it('run from there on, the net one not while the facility has the case', async () => {
    world.given({ ...held, availableAt: new Date(START - HOUR_MS).toISOString() });
    await world.move('provider', 'returnCase', conflict);
    expect(clocks(8)).toMatchObject({ grossMs: 9 * HOUR_MS, netMs: HOUR_MS, targetMs: 48 * HOUR_MS });
  });

  it('keep their start when the case comes into the pool again, due by what its form says now', async () => {
    const availableAt = new Date(START - HOUR_MS).toISOString();
    const dueAt = new Date(START + 47 * HOUR_MS).toISOString();
    const again = { status: 'Submitted', availableAt, dueAt, ...withImages(world.stored()) } as const;
    world.given({ ...again, priority: 'Routine' });
    await world.move('admin', 'releaseToPool', {});
    expect(world.stored()).toMatchObject({ status: 'Available', availableAt, dueAt });
    const corrected = world.given({ ...again, priority: 'STAT' });
    changeRequisition(world.api.world(), corrected, ({ clinical }) => ({
      clinical: { ...clinical, statReason: 'Surgery waits.', statCallbackPhone: '+1 555 010 0180' },
    }));
    await world.move('admin', 'releaseToPool', {});
    // The end of the facility's day on which it came first.
    const endOfDay = '2026-11-19T05:00:00.000Z';
    expect(world.stored()).toMatchObject({ status: 'Available', availableAt, dueAt: endOfDay });
  });

  it('stop at sign-out', () => {
    const at = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString();
    world.given({ ...held, status: 'SignOutCompleted', availableAt: at(-3), signedAt: at(0) });
    expect(clocks(40)).toMatchObject({ grossMs: 3 * HOUR_MS, netMs: 3 * HOUR_MS, net: 'green' });
  });
});
