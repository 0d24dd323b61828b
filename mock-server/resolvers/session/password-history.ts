import { passwordError } from '#app/core/forms/password.ts';
import { refuse } from '../../http/refusal.ts';
import { freshHash, isPassword } from '../../store/passwords.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** How many passwords, the present one included, may not be chosen again. */
const REMEMBERED = 5;

interface NewPassword {
  readonly newPassword: string;
  readonly repeatPassword: string;
}

/** Throws VALIDATION_FAILED (422) with the fields that are wrong; compares with the latest passwords last. */
export async function requireGoodPassword(user: UserRecord, { newPassword, repeatPassword }: NewPassword) {
  const problem = passwordError(newPassword, user.email);
  const fields = {
    ...(problem === null ? {} : { newPassword: [problem] }),
    ...(newPassword === repeatPassword ? {} : { repeatPassword: ['Passwords do not match'] }),
  };
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields });
  for (const hash of [user.passwordHash, ...user.formerPasswordHashes])
    if (await isPassword(newPassword, hash))
      throw refuse('VALIDATION_FAILED', {
        status: 422,
        fields: { newPassword: ['Choose a password you have not used recently'] },
      });
}

/** The user with the new password; the one before joins those that may not come back soon. */
export function withPassword(world: World, now: number, userId: string, password: string): UserRecord {
  const passwordHash = freshHash(password);
  return world.users.change(userId, (user) => ({
    ...user,
    passwordHash,
    formerPasswordHashes: [user.passwordHash, ...user.formerPasswordHashes].slice(0, REMEMBERED - 1),
    version: user.version + 1,
    updatedAt: new Date(now).toISOString(),
  }));
}
