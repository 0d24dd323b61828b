import { dayText } from '#app/core/text/dates.ts';
import { issueToken } from '../../http/authentication.ts';
import type { Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { userOfAddress } from '../../rules/people/mail-addresses.ts';
import { isBeforeStart } from '../../rules/people/start-day.ts';
import { isPassword } from '../../store/passwords.ts';
import type { UserRecord } from '../../store/records/records.ts';

export const login: Resolver<'login'> = {
  resolve: (call) => {
    const { input, world, now, tokenLifeMs, wrongCredentials, clientAddress } = call;
    const email = input.body.email.trim().toLowerCase();
    const { password } = input.body;
    const blank = {
      ...(email === '' ? { email: ['Email is required'] } : {}),
      ...(password === '' ? { password: ['Password is required'] } : {}),
    };
    if (Object.keys(blank).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields: blank });
    const key = clientAddress === null ? email : `${email} from ${clientAddress}`;
    // One login of an account at a time, or many guesses at once would all be made before the first one counts.
    return world.lock(`login ${key}`, async () => {
      const wait = world.loginLimit.wait(key, now);
      if (wait !== null) throw refuse('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(wait) } });
      const user = userOfAddress(world, email);
      if (!(await isPassword(password, user?.passwordHash ?? null)) || user === null) {
        world.loginLimit.fail(key, now);
        throw refuse('INVALID_CREDENTIALS', { status: wrongCredentials });
      }
      world.loginLimit.succeed(key);
      if (user.status === 'Deactivated') throw refuse('ACCOUNT_DEACTIVATED', { status: wrongCredentials });
      requireStarted(user, now, wrongCredentials);
      const { token, expiresAt } = issueToken(world, user, now + tokenLifeMs, call);
      world.users.change(user.id, (record) => ({ ...record, lastLoginAt: new Date(now).toISOString() }));
      return { data: { token, tokenExpiry: expiresAt, role: user.role, message: null } };
    });
  },
};

function requireStarted(user: UserRecord, now: number, status: number): void {
  const { startDate } = user;
  if (startDate === null || !isBeforeStart(user, now)) return;
  throw refuse('ACCOUNT_DEACTIVATED', { status, text: `This account opens on ${dayText(startDate)}.` });
}

export const logout: Resolver<'logout'> = {
  resolve: ({ world, tokenId }) => {
    if (tokenId !== null) world.tokens.remove(tokenId);
    return { data: null };
  },
};

export const getCurrentUser: Resolver<'getCurrentUser'> = {
  resolve: ({ caller: { user } }) => ({
    etag: `"v${user.version}"`,
    data: {
      userId: user.id,
      email: user.email,
      displayName: user.displayName,
      role: user.role,
      status: user.status,
    },
  }),
};
