import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import { refuse } from '../../http/refusal.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

export const personRef = ({ id, displayName }: Pick<UserRecord, 'id' | 'displayName'>): PersonRefZodType => ({
  userId: id,
  displayName,
});

/** The member of the staff who is to look after something. Throws a field error for anyone else. */
export function requireOwner(world: World, ownerId: string | null): PersonRefZodType | null {
  if (ownerId === null) return null;
  const user = world.users.find(ownerId);
  if (user === null || user.role !== 'Admin' || user.status === 'Deactivated') {
    const fields = { ownerId: ['Choose a member of the staff'] };
    throw refuse('VALIDATION_FAILED', { status: 422, fields });
  }
  return personRef(user);
}
