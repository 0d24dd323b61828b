import { movesOf } from '#app/core/access/moves.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { returnCases } from '../resolvers/users/returned-cases.ts';
import { shutOut } from '../resolvers/users/shut-out.ts';
import { notify, staffWith } from '../rules/people/notify.ts';
import type { UserRecord } from '../store/records/records.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';

/** Somewhere a day begins at every hour; nothing changes in between. */
const HOUR_MS = 3_600_000;

const FROM = movesOf('UserStatus')
  .filter(({ name }) => name === 'lapse')
  .flatMap(({ from }) => from);

/**
 * The last day of the licence is over with its holder and at every facility of its state: until then a report is
 * signed there.
 */
const hasEnded = (world: World, { state, expiresOn }: UserRecord['licences'][number], now: number): boolean =>
  world.facilities
    .list()
    .every((facility) => facility.state !== state || expiresOn < localDay(now, facility.timeZone));

const hasLapsed = (world: World, { status, licences, timeZone }: UserRecord, now: number): boolean =>
  FROM.includes(status) &&
  licences.length > 0 &&
  licences.every(({ expiresOn }) => expiresOn < localDay(now, timeZone)) &&
  licences.every((licence) => hasEnded(world, licence, now));

const lastHour = new WeakMap<World, number>();

/**
 * Whoever's last licence has ended is shut out, and what they hold goes back to the pool (domain: account states). They cannot
 * hand in another themselves, so those who may do it for them are told.
 */
export const lapseOfLicences: Job = {
  name: 'lapse of licences',
  run: (world, now) => {
    const hour = Math.floor(now / HOUR_MS);
    if (lastHour.get(world) === hour) return;
    const doing = { world, now, caller: null };
    for (const user of [...world.users.by('role', 'Provider'), ...world.users.by('role', 'physician')]) {
      if (!hasLapsed(world, user, now)) continue;
      returnCases(doing, user);
      shutOut(doing, user, 'lapse', 'The last licence has ended.');
      notify(world, now, staffWith(world, 'Relationship_Manager'), {
        event: 'assigned_to_me',
        text: `The account of ${user.displayName} was deactivated: the last licence has ended. A renewed one is handed in on the page of the user.`,
        aboutUserId: user.id,
        isMerged: false,
      });
    }
    lastHour.set(world, hour);
  },
};
