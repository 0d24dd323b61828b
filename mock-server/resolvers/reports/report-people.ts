import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import type { Caller } from '../../http/authentication.ts';
import type { World } from '../../world.ts';

export const personOf = ({ user }: Caller): PersonRefZodType => ({
  userId: user.id,
  displayName: user.displayName,
});

/** The user as others may see one; null for nobody. */
export function personRef(world: World, userId: string | null): PersonRefZodType | null {
  const user = userId === null ? null : world.users.find(userId);
  return user === null ? null : { userId: user.id, displayName: user.displayName };
}
