import { movesOf } from '#app/core/access/moves.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { requireMove } from '../../rules/moves.ts';
import { sendMail } from '../../rules/people/mail.ts';
import { namesOf } from '../../rules/people/names.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { UserRecord } from '../../store/records/records.ts';
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
    const names = namesOf(call.caller);
    const { name } = requireMove(
      'UserStatus',
      OPERATION,
      user.status,
      names,
      (step) => step.to === to && isStepFor(step.name, user),
    );
    requireVersion(input.headers['If-Match'], user);
    requireNoGaps(user, now);
    const moved = moveUser(call, user.id, name, reason?.trim() || null);
    const text = `Your account is now: ${to}.`;
    sendMail(world, now, { to: user.email, subject: 'Digital pathology: your account', text });
    return { etag: etagOf(moved), data: userFormOf(moved, call) };
  },
};

/** Throws FORBIDDEN_ROLE where a step to that status exists, but none that this duty may take. */
function requireDutyFor({ caller, input }: Call<'changeProviderStatus'>): void {
  const steps = movesOf('UserStatus').filter(({ operation }) => operation === OPERATION);
  const mine = steps.filter(({ who }) => who.some((one) => namesOf(caller).includes(one)));
  const isStep = steps.some(({ to }) => to === input.body.to);
  if (mine.length === 0 || (isStep && !mine.some(({ to }) => to === input.body.to)))
    throw refuse('FORBIDDEN_ROLE');
}

function requireNoGaps(user: UserRecord, now: number): void {
  const gaps = Object.entries(gapsOf(user, now));
  if (gaps.length === 0) return;
  throw refuse('ONBOARDING_INCOMPLETE', {
    fields: Object.fromEntries(gaps.map(([field, gap]) => [field, [gap]])),
  });
}
