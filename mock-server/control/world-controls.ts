import { z } from 'zod';
import { keysOf } from '#app/core/objects.ts';
import { WORLDS } from '../seeds/worlds.ts';
import { type Clock, canBeNow } from './clock.ts';
import {
  type Control,
  type ControlCall,
  ControlRefused,
  readAs,
  readBody,
  requireFound,
} from './control-call.ts';
import { listScenarios, startScenario } from './scenario-files.ts';
import { collectionNames, collectionOf, findState, patchState } from './state.ts';
import { ThingsAsked, thingsIn } from './things.ts';

const WorldName = z.enum(keysOf(WORLDS));
const Resetting = z.strictObject({ world: WorldName.optional() });
const Seeding = z.strictObject({ profile: WorldName });
const Starting = z.strictObject({ name: z.string() });
const PatchedFields = z.record(z.string(), z.unknown());
const SnapshotName = z.string().regex(/^[\w-]{1,64}$/, 'A name is of letters, digits, _ and -.');

const ClockSetting = z
  .strictObject({
    now: z.iso.datetime().optional(),
    advanceMs: z.int().optional(),
    skewMs: z.int().optional(),
    freeze: z.boolean().optional(),
  })
  .refine((setting) => Object.keys(setting).length > 0, 'Say what to do to the clock.');

/** The world itself: where it begins, what it holds, what time it is in it. */
export const WORLD_CONTROLS: readonly Control[] = [
  {
    call: 'POST /reset',
    what: 'Begins again with a fresh world; {"world": "small"} names another one than that of the start. Clock, faults, barriers, journal and coverage begin again too; snapshots stay. A data folder begins again as well, and is from then on one of that world.',
    hasBody: true,
    answer: async (call) => {
      const { world } = readAs(call.body ?? {}, Resetting);
      await call.sandbox.reset(world);
      return { world: call.sandbox.world().id };
    },
  },
  {
    call: 'POST /seed',
    what: 'Begins again with the world that {"profile": "small"} names.',
    hasBody: true,
    answer: async (call) => {
      const { profile } = readBody(call, Seeding);
      await call.sandbox.reset(profile);
      return { world: call.sandbox.world().id, profile };
    },
  },
  {
    call: 'GET /scenarios',
    what: 'The scenario files of tests/scenarios, by name and sentence; one that cannot be read with what is wrong in it.',
    answer: () => ({ scenarios: listScenarios() }),
  },
  {
    call: 'POST /scenario',
    what: 'Puts the world where the scenario that {"name": "race-for-a-case"} names begins: its records, its clock, its faults. Its steps are for people, or for `slides scenario run`.',
    hasBody: true,
    answer: async (call) => {
      const { name } = readBody(call, Starting);
      await startScenario(call.sandbox, name);
      return { world: call.sandbox.world().id, name };
    },
  },
  {
    call: 'GET /snapshots',
    what: 'The snapshots of this session.',
    answer: ({ sandbox }) => ({ snapshots: sandbox.snapshots.list() }),
  },
  {
    call: 'POST /snapshots/{name}',
    what: 'Keeps the world as it is now under a name, files and time included; one of the same name is replaced.',
    status: 201,
    answer: async ({ sandbox, gaps }) => {
      const name = snapshotName(gaps);
      const taken = await sandbox.snapshots.take(name, sandbox.world(), sandbox.clock);
      if (taken === null) throw new ControlRefused(409, 'there are too many snapshots; remove some');
      return taken;
    },
  },
  {
    call: 'GET /snapshots/{name}',
    what: 'When a snapshot was taken, and how many records are in it.',
    answer: ({ sandbox, gaps }) => requireFound(sandbox.snapshots.find(gaps[0] ?? ''), 'such snapshot'),
  },
  {
    call: 'PUT /snapshots/{name}',
    what: 'Puts the world back to a snapshot, and the clock to its time. Faults, barriers and journal stay as they are.',
    answer: async ({ sandbox, gaps }) => {
      const came = await sandbox.restore(gaps[0] ?? '');
      if (came === 'kept')
        throw new ControlRefused(
          409,
          'a world that is kept in a folder cannot be put back; start without --data',
        );
      requireFound(came === 'unknown' ? null : came, 'such snapshot');
      return { world: sandbox.world().id };
    },
  },
  {
    call: 'DELETE /snapshots/{name}',
    what: 'Forgets a snapshot.',
    answer: ({ sandbox, gaps: [name = ''] }) => {
      requireFound(sandbox.snapshots.remove(name) || null, 'such snapshot');
      return { removed: name };
    },
  },
  {
    call: 'GET /state',
    what: 'The names of the collections, each with its number of records.',
    answer: ({ sandbox }) => {
      const world = sandbox.world();
      const counts = new Map(
        collectionNames(world).map((one) => [one, collectionOf(world, one)?.list().length ?? 0]),
      );
      return { collections: Object.fromEntries(counts) };
    },
  },
  {
    call: 'GET /state/{collection}/{id}',
    what: 'One record as it is stored.',
    answer: (call) => recordOf(call).record,
  },
  {
    call: 'PATCH /state/{collection}/{id}',
    what: 'Puts fields of a record to other values; it has to remain a valid record.',
    hasBody: true,
    answer: (call) => {
      const { collection, id } = recordOf(call);
      return patchState(collection, id, readBody(call, PatchedFields));
    },
  },
  {
    call: 'POST /query/{collection}',
    what: 'The records that fit {"where": {"status": {"equals": "Available"}}, "orderBy": {"availableAt": "asc"}, "take": 10, "skip": 0}.',
    hasBody: true,
    answer: (call) => findState(requireCollection(call), call.body),
  },
  {
    call: 'POST /things',
    what: 'Ids of things in states: {"things": ["BillingStatus Denied"]} is answered with {"things": {"BillingStatus Denied": "bil_…"}}; a state in which nothing is, is left out, and so is that of a step of an onboarding, which has no id. `slides check` asks it.',
    hasBody: true,
    answer: (call) => ({ things: thingsIn(call.sandbox.world(), readBody(call, ThingsAsked)) }),
  },
  {
    call: 'GET /clock',
    what: 'The time of the mock, and how to put the page of a Playwright test to the same one.',
    answer: ({ sandbox }) => clockOf(sandbox.clock),
  },
  {
    call: 'PUT /clock',
    what: 'Moves the time: {"now": "2026-11-24T10:00:00Z"}, {"advanceMs": 3600000}, {"freeze": true}; {"skewMs": 300000} puts it five minutes ahead of the clocks of its callers. The Date header of every answer follows.',
    hasBody: true,
    answer: (call) => {
      const { now, advanceMs, skewMs, freeze } = readBody(call, ClockSetting);
      const { clock } = call.sandbox;
      const moved = (now === undefined ? clock.now() : Date.parse(now)) + (advanceMs ?? 0);
      const skewed = moved + (skewMs === undefined ? 0 : skewMs - clock.skewMs());
      if (!canBeNow(moved) || !canBeNow(skewed))
        throw new ControlRefused(400, 'the clock goes from the year 1970 to the year 2999');
      if (now !== undefined) clock.set(Date.parse(now));
      if (advanceMs !== undefined) clock.advance(advanceMs);
      if (skewMs !== undefined) clock.skew(skewMs);
      if (freeze !== undefined) clock.freeze(freeze);
      return clockOf(clock);
    },
  },
];

const snapshotName = ([name]: ControlCall['gaps']): string => readAs(name, SnapshotName);

const requireCollection = ({ sandbox, gaps: [name = ''] }: ControlCall) =>
  requireFound(collectionOf(sandbox.world(), name), `collection ${name}`);

function recordOf(call: ControlCall) {
  const [name = '', id = ''] = call.gaps;
  const collection = requireCollection(call);
  return { collection, id, record: requireFound(collection.find(id), `record ${id} in ${name}`) };
}

function clockOf(clock: Clock) {
  const [now, skewMs] = [clock.now(), clock.skewMs()];
  const ofPage = JSON.stringify(new Date(now - skewMs).toISOString());
  const call = clock.isFrozen() ? 'setFixedTime' : 'setSystemTime';
  return {
    now: new Date(now).toISOString(),
    isFrozen: clock.isFrozen(),
    skewMs,
    playwright: `await page.clock.${call}(${ofPage});`,
  };
}
