import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { hasAccepted } from '../../rules/people/mail-addresses.ts';
import { endSessions } from '../../rules/people/open-sessions.ts';
import { isPassword } from '../../store/passwords.ts';
import type { World } from '../../world.ts';
import { moveUser } from '../users/user-status.ts';
import { requireGoodPassword, withPassword } from './password-history.ts';
import { closeResets, userOfReset } from './reset-tokens.ts';
import { tellOwner } from './security-mail.ts';

const WRONG_WITHIN_MS = 15 * 60_000;
const WRONG_AT_MOST = 5;

const CHANGED =
  'Your password was changed. All other sessions have ended. If this was not you, tell us at once.';

/** Sets the password and ends what the old one opened; `keptTokenId` names the session that goes on. */
function changeTo(
  call: { readonly world: World; readonly now: number },
  userId: string,
  password: string,
  keptTokenId: string | null,
): void {
  const { world, now } = call;
  const user = withPassword(world, now, userId, password);
  closeResets(world, now, userId);
  world.wrongPasswords.remove(userId);
  endSessions(world, userId, now, keptTokenId);
  tellOwner(world, now, user, CHANGED);
}

export const resetForgottenPassword: Resolver<'resetForgottenPassword'> = {
  resolve: ({ world, now, input }) => {
    const { resetToken } = input.body;
    const { id } = userOfReset(world, now, resetToken);
    // One at a time, or two uses of one token would both be judged before the first one spends it.
    return world.lock(`password ${id}`, async () => {
      const user = userOfReset(world, now, resetToken);
      await requireGoodPassword(user, input.body);
      changeTo({ world, now }, user.id, input.body.newPassword, null);
      if (!hasAccepted(user)) {
        // An admin may have given a status before the invitation was opened: that one stays.
        if (user.status === 'New') moveUser({ world, now, caller: null }, user.id, 'acceptInvitation', null);
        const acceptedAt = new Date(now).toISOString();
        world.users.change(user.id, (record) => ({ ...record, acceptedAt }));
      }
      return { data: { done: true } };
    });
  },
};

export const changePassword: Resolver<'changePassword'> = {
  resolve: (call) => {
    const { world, now, input, caller, tokenId } = call;
    const { id } = caller.user;
    return world.lock(`password ${id}`, async () => {
      requireTriesLeft(call);
      if (!(await isPassword(input.body.currentPassword, world.users.find(id)?.passwordHash ?? null))) {
        countWrong(call);
        const fields = { currentPassword: ['Current password is not correct'] };
        throw refuse('VALIDATION_FAILED', { status: 422, fields });
      }
      await requireGoodPassword(world.users.find(id) ?? caller.user, input.body);
      changeTo({ world, now }, id, input.body.newPassword, tokenId);
      return { data: { done: true } };
    });
  },
};

const wrongLately = ({ world, now, caller }: Call<'changePassword'>): readonly string[] =>
  (world.wrongPasswords.find(caller.user.id)?.at ?? []).filter(
    (at) => now - Date.parse(at) < WRONG_WITHIN_MS,
  );

function requireTriesLeft(call: Call<'changePassword'>): void {
  const oldest = wrongLately(call).at(-WRONG_AT_MOST);
  if (oldest === undefined) return;
  const wait = Math.ceil((Date.parse(oldest) + WRONG_WITHIN_MS - call.now) / 1000);
  throw refuse('TOO_MANY_TRIES', { headers: { 'Retry-After': String(wait) } });
}

function countWrong(call: Call<'changePassword'>): void {
  const { world, now, caller } = call;
  const { user, address } = caller;
  const { id, email } = user;
  const at = [...wrongLately(call), new Date(now).toISOString()];
  world.ledger.apart(() => {
    world.wrongPasswords.remove(id);
    world.wrongPasswords.insert({ id, at });
  });
  world.loginLimit.fail(address === null ? email : `${email} from ${address}`, now);
}
