import {
  claimRefusal,
  eligibilityRefusal,
  isPickedUpBy,
  type PickupRefusal,
  pickupMessage,
} from '#app/core/cases/pickup.ts';
import { needsWords, releaseRefusal } from '#app/core/cases/release.ts';
import { mayKnowOfCase, mayOpenSlides } from '#app/core/cases/visibility.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';
import type { Answer, Call, Resolver } from '../call.ts';
import { etagOf, pickupCaseOf, pickupProviderOf, requireCase, requireVersion } from '../case-access.ts';
import { moveOf } from '../case-forms.ts';
import type { CaseRecord } from '../records.ts';
import { refuse } from '../refusal.ts';

const CODE_OF_REFUSAL: Readonly<Record<PickupRefusal['kind'], ErrorCode>> = {
  'not-active': 'PROVIDER_NOT_ACTIVE',
  'not-available': 'CASE_ALREADY_PICKED_UP',
  'no-licence': 'LICENCE_REQUIRED',
  'other-subspecialty': 'SUBSPECIALTY_MISMATCH',
  conflict: 'EARLIER_SIGNER',
  'load-limit': 'PICKUP_LIMIT',
  'released-lately': 'RELEASED_RECENTLY',
  'glass-site': 'GLASS_SITE_REQUIRED',
  'cytology-site': 'CYTOLOGY_SITE_REQUIRED',
};

function throwIf(refusal: PickupRefusal | null): void {
  if (refusal !== null) throw refuse(CODE_OF_REFUSAL[refusal.kind], { text: pickupMessage(refusal) });
}

const knownCase = ({ world, input, caller }: Call<'pickUpCase'>): CaseRecord =>
  requireCase(world, input.params.caseId, caller.viewer, mayKnowOfCase);

export const pickUpCase: Resolver<'pickUpCase'> = {
  see: (call) => void knownCase(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'pickUpCase'> => {
      const { world, caller, input } = call;
      const now = new Date(call.now).toISOString();
      const aCase = knownCase(call);
      const asked = pickupCaseOf(world, aCase);
      const provider = pickupProviderOf(world, caller.user);
      if (isPickedUpBy(provider.id, asked)) return moved(call, aCase);
      throwIf(claimRefusal(provider, asked));
      requireVersion(input.headers['If-Match'], aCase);
      throwIf(eligibilityRefusal(provider, asked, now));
      const picked = world.cases.change(aCase.id, (record) => ({
        ...record,
        status: 'Selected',
        assignedProviderId: provider.id,
        selectedAt: now,
        version: record.version + 1,
      }));
      return moved(call, picked);
    }),
};

const openedCase = ({ world, input, caller }: Call<'releaseCase'>): CaseRecord =>
  requireCase(world, input.params.caseId, caller.viewer, mayOpenSlides);

export const releaseCase: Resolver<'releaseCase'> = {
  see: (call) => void openedCase(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'releaseCase'> => {
      const { world, caller, input } = call;
      const { reason, note = null } = input.body;
      const aCase = openedCase(call);
      if (caller.viewer.role === 'Provider' && aCase.assignedProviderId !== caller.user.id)
        throw refuse('FORBIDDEN_OWNER');
      const refusal = releaseRefusal(aCase.status);
      if (refusal !== null) throw refuse(refusal === 'open-requests' ? 'OPEN_REQUESTS' : 'CASE_STATE');
      requireVersion(input.headers['If-Match'], aCase);
      if (needsWords(reason, note))
        throw refuse('REASON_REQUIRED', { fields: { note: ['Give a reason for releasing the case.'] } });
      return moved(
        call,
        world.cases.change(aCase.id, (record) => released(record, reason, note, call.now)),
      );
    }),
};

/** Back to the pool. The holder's name stays in `releases`, so that they wait before they take it again. */
function released(record: CaseRecord, reason: string, note: string | null, now: number): CaseRecord {
  const at = new Date(now).toISOString();
  const providerId = record.assignedProviderId ?? '';
  return {
    ...record,
    status: 'Available',
    assignedProviderId: null,
    selectedAt: null,
    version: record.version + 1,
    releases: [...record.releases, { providerId, at, reason, note }],
  };
}

const moved = (call: Call<'pickUpCase'> | Call<'releaseCase'>, aCase: CaseRecord) => ({
  etag: etagOf(aCase),
  data: moveOf(aCase, call),
});
