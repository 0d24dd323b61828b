import { z } from 'zod';
import { zBannerMessage } from '#contracts/generated/schemas/banner-message.ts';
import { zGroup } from '#contracts/generated/schemas/group.ts';
import { zSavedView } from '#contracts/generated/schemas/saved-view.ts';
import { zVerificationPurpose } from '#contracts/generated/schemas/verification-purpose.ts';
import type { MakeCollection } from '../collections.ts';
import { FacilityRecord, TokenRecord, UserRecord } from '../records/records.ts';

const instant = z.iso.datetime();
const text = z.string().min(1);

/** A code that was asked for. `codeHash` is null for an address that gets no mail: it has no right code. */
const VerificationRecord = z.object({
  id: text,
  email: text,
  purpose: zVerificationPurpose,
  userId: text.nullable(),
  /** Whether an admin had it mailed, whom no visitor's requests keep from it. */
  isByAdmin: z.boolean().optional(),
  codeHash: text.nullable(),
  createdAt: instant,
  expiresAt: instant,
  tries: z.int().min(0),
  /** Used, or put out of force by a later one. */
  closedAt: instant.nullable(),
  confirmedAt: instant.nullable(),
});
export type VerificationRecord = z.infer<typeof VerificationRecord>;

/** What lets its holder set a password once; the id is the hash of the token, which is kept nowhere. */
const ResetRecord = z.object({ id: text, userId: text, expiresAt: instant });

/** When somebody last named the wrong present password; the id is the user's. */
const WrongPasswordRecord = z.object({ id: text, at: z.array(instant) });

/** The one banner: its id is always the same. */
const BannerRecord = z.object({
  id: z.literal('banner'),
  version: z.int().min(1),
  message: zBannerMessage.nullable(),
});

const GroupRecord = zGroup
  .omit({ etag: true, members: true, facilities: true })
  .extend({
    members: z.array(z.object({ userId: text, addedAt: instant })).min(1),
    facilityIds: z.array(text),
  });
export type GroupRecord = z.infer<typeof GroupRecord>;

/** A query of a list that its owner alone sees. */
const SavedViewRecord = zSavedView.omit({ etag: true }).extend({ ownerId: text });
export type SavedViewRecord = z.infer<typeof SavedViewRecord>;

/** Who there is, the sessions that are open, the ways in, the groups, and the banner. */
export const peopleStore = (make: MakeCollection) => ({
  users: make('users', UserRecord, {
    email: ({ email }) => [email.toLowerCase()],
    facility: ({ facilityId }) => (facilityId === null ? [] : [facilityId]),
    role: ({ role }) => [role],
    npi: ({ npi }) => (npi === null ? [] : [npi]),
  }),
  facilities: make('facilities', FacilityRecord, {
    npi: ({ form }) => (form.npi === null ? [] : [form.npi]),
  }),
  tokens: make('tokens', TokenRecord, { user: ({ userId }) => [userId] }),
  verifications: make('verifications', VerificationRecord, {
    email: ({ email }) => [email],
    user: ({ userId }) => (userId === null ? [] : [userId]),
  }),
  savedViews: make('savedViews', SavedViewRecord, { owner: ({ ownerId }) => [ownerId] }),
  resets: make('resets', ResetRecord, { user: ({ userId }) => [userId] }),
  wrongPasswords: make('wrongPasswords', WrongPasswordRecord, {}),
  banners: make('banners', BannerRecord, {}),
  groups: make('groups', GroupRecord, {
    member: ({ members }) => members.map(({ userId }) => userId),
    facility: ({ facilityIds }) => facilityIds,
  }),
});
