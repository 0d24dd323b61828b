import { namePartsOf } from '#app/core/registration/name-parts.ts';
import { newId } from '../../store/ids.ts';
import { newUser as userOf } from '../../store/records/new-user.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

type Given = Pick<UserRecord, 'email' | 'displayName' | 'role'> & Partial<UserRecord>;

/** A new account, status New, without a password that anyone knows until a code sets one. */
export const newUser = (world: World, given: Given, nowMs: number): UserRecord =>
  world.users.insert({
    ...userOf({ id: newId('usr'), ...namePartsOf(given.displayName), ...given }, nowMs),
    displayName: given.displayName,
  });
