import { z } from 'zod';
import { getCurrentFacilityUser } from '#contracts/generated/operations/getCurrentFacilityUser.ts';
import { getCurrentUser } from '#contracts/generated/operations/getCurrentUser.ts';
import { getMyProfile } from '#contracts/generated/operations/getMyProfile.ts';
import { login } from '#contracts/generated/operations/login.ts';
import { updateMyProfile } from '#contracts/generated/operations/updateMyProfile.ts';
import { zLogin } from '#contracts/generated/schemas/login.ts';
import { zLoginEnvelope } from '#contracts/generated/schemas/login-envelope.ts';
import { zRole } from '#contracts/generated/schemas/role.ts';
import { zUserStatus } from '#contracts/generated/schemas/user-status.ts';
import { fieldsOf } from '../objects.ts';
import { roleOf, statusOf } from './roles.ts';

const roleAsAgreed = (role: string) => (zRole.safeParse(role).success ? role : (roleOf(role) ?? role));

/** An answer about one person, with role and status spelled as the contract spells them where they are known at all. */
function asAgreed(answer: unknown): unknown {
  const data = fieldsOf(fieldsOf(answer)['data']);
  const { role, status } = data;
  if (typeof role !== 'string') return answer;
  const known = typeof status === 'string' ? { status: statusOf(status, zUserStatus.options) ?? status } : {};
  return { ...fieldsOf(answer), data: { ...data, role: roleAsAgreed(role), ...known } };
}

// A role that nobody knows is a login that cannot be used, of which its person is told in words of its own.
const AnyRoleLogin = zLoginEnvelope.extend({ data: zLogin.extend({ role: z.string() }) });

/**
 * The contract is strict in what the mock answers. From any other backend the answers that say who somebody is are read
 * in every spelling that the specification has (3.2, 3.6).
 */
export const tolerantOperations = {
  login: { ...login, ok: z.preprocess(asAgreed, AnyRoleLogin) },
  getCurrentUser: { ...getCurrentUser, ok: z.preprocess(asAgreed, getCurrentUser.ok) },
  getMyProfile: { ...getMyProfile, ok: z.preprocess(asAgreed, getMyProfile.ok) },
  updateMyProfile: { ...updateMyProfile, ok: z.preprocess(asAgreed, updateMyProfile.ok) },
  getCurrentFacilityUser: {
    ...getCurrentFacilityUser,
    ok: z.preprocess(asAgreed, getCurrentFacilityUser.ok),
  },
};
