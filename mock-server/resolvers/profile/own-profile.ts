import { addressError } from '#app/core/forms/postal-address.ts';
import { timeZoneError } from '#app/core/registration/dates-of-forms.ts';
import type { ProfileInputZodType } from '#contracts/generated/schemas/profile-input.ts';
import type { Resolver } from '../../http/call.ts';
import { nameProblems, rename, requireFields, unless } from '../../http/field-problems.ts';
import { refuse } from '../../http/refusal.ts';
import { notify, staffWith } from '../../rules/people/notify.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { requireUser } from '../users/user-access.ts';
import { profileOf } from './profile-form.ts';
import { isNewSiteNamed, providerProblems, withProviderInput } from './provider-profile.ts';
import { keepSigner } from './report-heads.ts';

export const getMyProfile: Resolver<'getMyProfile'> = {
  resolve: ({ world, caller: { user } }) => ({ etag: etagOf(user), data: profileOf(world, user) }),
};

export const updateMyProfile: Resolver<'updateMyProfile'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    // Read afresh: what came with the call is older than its body.
    const user = requireUser(world, caller.user.id);
    if (input.body.provider !== undefined && user.provider === null) throw refuse('FORBIDDEN_ROLE');
    requireVersion(input.headers['If-Match'], user);
    requireProfile(world, user, input.body);
    const changed = world.users.change(user.id, (record) => ({
      ...changedBy(record, input.body),
      version: record.version + 1,
      updatedAt: new Date(now).toISOString(),
    }));
    keepHistory(call, 'users', user, changed);
    keepSigner(world, changed);
    if (isNewSiteNamed(user, changed))
      notify(world, now, staffWith(world, 'Admin'), {
        event: 'assigned_to_me',
        text: `${changed.displayName} named a new reading site. Check it, and say so on the page of the user.`,
        aboutUserId: changed.id,
      });
    return { etag: etagOf(changed), data: profileOf(world, changed) };
  },
};

function requireProfile(world: World, user: UserRecord, input: ProfileInputZodType): void {
  requireFields({
    ...nameProblems(input),
    address: unless(input.address, addressError),
    timeZone: unless(input.timeZone, timeZoneError),
    ...(input.provider === undefined ? {} : providerProblems(world, user, input.provider)),
  });
}

/** Only what one may write of oneself; the rest of what was sent falls away. */
function changedBy(user: UserRecord, input: ProfileInputZodType): UserRecord {
  const named = rename(user, input);
  const { address = user.address, timeZone = user.timeZone, notices = user.notices } = input;
  const changed = { ...named, address, timeZone, notices };
  const { provider } = changed;
  return provider === null || input.provider === undefined
    ? changed
    : withProviderInput({ ...changed, provider }, input.provider);
}
