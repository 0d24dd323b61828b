import {
  claimRefusal,
  eligibilityRefusal,
  isActive,
  isPickedUpBy,
  type PickupRefusal,
  pickupMessage,
} from '#app/core/cases/pickup.ts';
import { needsWords, releaseRefusal } from '#app/core/cases/release.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { requireNotOnHold } from '../../rules/cases/hold-rules.ts';
import { CODE_OF_REFUSAL, pickupCaseOf, pickupProviderOf } from '../../rules/cases/pickup.ts';
import { notify, usersWhere } from '../../rules/people/notify.ts';
import { readerGone } from '../../rules/tasks/qa-state.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { giveTo } from './holder.ts';
import { caseUnlessHeld, requireCaseMove } from './known-case.ts';
import { moveCase } from './moved.ts';
import { backToPool } from './pool.ts';

function throwIf(refusal: PickupRefusal | null): void {
  if (refusal !== null) throw refuse(CODE_OF_REFUSAL[refusal.kind], { text: pickupMessage(refusal) });
}

export const pickUpCase: Resolver<'pickUpCase'> = {
  see: (call) => void caseUnlessHeld(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'pickUpCase'> => {
      const { world, caller, input } = call;
      const aCase = caseUnlessHeld(call);
      const asked = pickupCaseOf(world, aCase);
      const provider = pickupProviderOf(world, caller.user);
      // A provider who may not pick up never did: the case came by assignment (domain 2.3 row 8).
      if (isActive(provider.status) && isPickedUpBy(provider.id, asked)) return moveCase(call, aCase);
      throwIf(claimRefusal(provider, asked));
      const { to } = requireCaseMove(call, 'pickUpCase', aCase);
      requireNotOnHold(aCase, call.now);
      requireVersion(input.headers['If-Match'], aCase);
      throwIf(eligibilityRefusal(provider, asked, new Date(call.now).toISOString()));
      return moveCase(call, giveTo(call, aCase.id, provider.id, to));
    }),
};

export const releaseCase: Resolver<'releaseCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'releaseCase'> => {
      const { input } = call;
      const { reason, note = null } = input.body;
      const aCase = caseOf(call);
      const { name } = requireReleasable(call, aCase);
      requireVersion(input.headers['If-Match'], aCase);
      if (needsWords(reason, note))
        throw refuse('REASON_REQUIRED', { fields: { note: ['Give a reason for releasing the case.'] } });
      if (aCase.status === 'QAReview') readerGone(call, aCase.id);
      const released = backToPool(call, aCase.id, name, reason, note);
      if (name === 'release-by-admin') tellLoser(call, aCase);
      return moveCase(call, released);
    }),
};

/** A reader who did not give the case back hears that it is theirs no more. */
function tellLoser({ world, now }: Call<'releaseCase'>, before: CaseRecord): void {
  const losers = usersWhere(world, ({ id }) => id === before.assignedProviderId);
  const text = `Case ${before.caseID} was given back to the pool by an admin.`;
  notify(world, now, losers, { event: 'case_returned', text, caseId: before.id });
}

/** A holder may not give back a case that waits for slides; an admin may take it from anybody. */
function requireReleasable(call: Call<'releaseCase'>, aCase: CaseRecord) {
  const found = requireCaseMove(call, 'releaseCase', aCase);
  if (found.name === 'release' && releaseRefusal(aCase.status) === 'open-requests')
    throw refuse('OPEN_REQUESTS');
  return found;
}
