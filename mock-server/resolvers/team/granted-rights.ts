import { keysOf } from '#app/core/objects.ts';
import type { UserRightsZodType } from '#contracts/generated/schemas/user-rights.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { rightsOf } from '../../store/records/new-user.ts';

/**
 * Nobody gives another a right that was taken from themselves: the other's login would do for them what theirs may not.
 * Throws FORBIDDEN_ROLE. `held` is what the other may do already; a new colleague may do nothing yet.
 */
export function requireGrantable(
  { user }: Caller,
  granted: UserRightsZodType,
  held: UserRightsZodType | null,
): void {
  const ofRole = rightsOf(user.role);
  const isBeyond = keysOf(granted).some(
    (right) => granted[right] && held?.[right] !== true && ofRole[right] && !user.rights[right],
  );
  if (isBeyond) throw refuse('FORBIDDEN_ROLE', { text: 'You cannot give a right that you do not have.' });
}
