import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import { refuse } from '../../http/refusal.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

export const personRef = ({ id, displayName }: Pick<UserRecord, 'id' | 'displayName'>): PersonRefZodType => ({
  userId: id,
  displayName,
});

/** The user as others may see one; null for nobody. */
export function personById(world: World, userId: string | null): PersonRefZodType | null {
  const user = userId === null ? null : world.users.find(userId);
  return user === null ? null : personRef(user);
}

/**
 * The member of the staff who is to look after something. Throws a field error for anyone else; whoever does so already
 * stays, though their account was closed since, so that the rest can be changed.
 */
export function requireOwner(
  world: World,
  ownerId: string | null,
  held: PersonRefZodType | null = null,
): PersonRefZodType | null {
  if (ownerId === null) return null;
  if (ownerId === held?.userId) return held;
  const user = world.users.find(ownerId);
  if (user === null || user.role !== 'Admin' || user.status === 'Deactivated') {
    const fields = { ownerId: ['Choose a member of the staff'] };
    throw refuse('VALIDATION_FAILED', { status: 422, fields });
  }
  return personRef(user);
}
