import type { TeamMember } from '#contracts/generated/wire.ts';

export const RIGHTS = { view: true, edit: true, assign: false, pickup: true };

/** A colleague of the demo who has joined, with what the test changes about them. */
export const member = (changes: Partial<TeamMember> = {}): TeamMember => ({
  userId: 'usr_demo000002',
  version: 3,
  etag: '"v3"',
  displayName: 'Linnet Farraday',
  email: 'np@example.org',
  phone: null,
  role: 'Facility_NP',
  staffRole: null,
  status: 'Active',
  rights: RIGHTS,
  groups: [],
  away: [],
  awayUntil: null,
  invitation: 'none',
  invitedAt: null,
  invitationEndsAt: null,
  allowedActions: ['editRights', 'remove'],
  ...changes,
});
