import { machines } from '#contracts/generated/machines.ts';
import { etagOf, requireVersion } from '../../access/case-access.ts';
import { namesOf, requireTransition } from '../../access/transitions.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { sendMail } from '../profile/mail.ts';
import { requireUser } from './user-access.ts';
import { gapsOf, isStepFor, userFormOf } from './user-forms.ts';
import { moveUser } from './user-status.ts';

const OPERATION = 'changeProviderStatus';

export const changeProviderStatus: Resolver<'changeProviderStatus'> = {
  resolve: (call) => {
    const { world, input, now } = call;
    const { to, reason = null } = input.body;
    const user = requireUser(world, input.params.userId);
    requireDutyFor(call);
    const steps = requireTransition('UserStatus', OPERATION, user.status, namesOf(call.caller));
    if (!steps.some((step) => step.to === to && isStepFor(step.name, user)))
      throw refuse('STATUS_TRANSITION');
    requireVersion(input.headers['If-Match'], user);
    requireNoGaps(user, now);
    const moved = moveUser(call, user.id, to, reason?.trim() || null);
    const text = `Your account is now: ${to}.`;
    sendMail(world, now, { to: user.email, subject: 'Digital pathology: your account', text });
    return { etag: etagOf(moved), data: userFormOf(moved, call) };
  },
};

/** Throws FORBIDDEN_ROLE where a step to that status exists, but none that this duty may take. */
function requireDutyFor({ caller, input }: Call<'changeProviderStatus'>): void {
  const names = namesOf(caller);
  const mine = (
    machines.UserStatus.transitions as readonly {
      operation: string | null;
      who: readonly string[];
      to: string;
    }[]
  ).filter(({ operation, who }) => operation === OPERATION && who.some((one) => names.includes(one)));
  if (mine.length === 0) throw refuse('FORBIDDEN_ROLE');
  const others = machines.UserStatus.transitions.filter(({ operation }) => operation === OPERATION);
  const isStep = others.some(({ to }) => to === input.body.to);
  if (isStep && !mine.some(({ to }) => to === input.body.to)) throw refuse('FORBIDDEN_ROLE');
}

function requireNoGaps(user: UserRecord, now: number): void {
  const gaps = Object.entries(gapsOf(user, now));
  if (gaps.length === 0) return;
  throw refuse('ONBOARDING_INCOMPLETE', {
    fields: Object.fromEntries(gaps.map(([field, gap]) => [field, [gap]])),
  });
}
