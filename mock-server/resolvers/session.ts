import { issueToken } from '../authentication.ts';
import type { Resolver } from '../call.ts';
import { isPassword } from '../passwords.ts';
import { refuse } from '../refusal.ts';

export const login: Resolver<'login'> = {
  resolve: ({ input, world, now, tokenLifeMs, wrongCredentials, clientAddress }) => {
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
      const user = world.users.by('email', email)[0] ?? null;
      if (!(await isPassword(password, user?.passwordHash ?? null)) || user === null) {
        world.loginLimit.fail(key, now);
        throw refuse('INVALID_CREDENTIALS', { status: wrongCredentials });
      }
      world.loginLimit.succeed(key);
      if (user.status === 'Deactivated') throw refuse('ACCOUNT_DEACTIVATED', { status: wrongCredentials });
      const { token, expiresAt } = issueToken(world, user, now + tokenLifeMs);
      return { data: { token, tokenExpiry: expiresAt, role: user.role, message: null } };
    });
  },
};

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
