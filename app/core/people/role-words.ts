import { labels } from '#contracts/generated/labels.ts';
import type { Profile, User, UserRights } from '#contracts/generated/wire.ts';
import { roleOf } from '../access/roles.ts';

/** A role as its people would call it. */
export function roleText(role: Profile['role']): string {
  const known = roleOf(role);
  if (known === 'MedicalFacility' || known === 'Facility_NP') return labels.FacilityRole[known];
  return known === 'Admin' ? 'Operator staff' : 'Pathologist';
}

/** 'Operator staff, Accounts and Billing': with the duty of whoever has one. */
export const roleAndDutyText = ({ role, staffRole }: Pick<User, 'role' | 'staffRole'>): string =>
  staffRole === null ? roleText(role) : `${roleText(role)}, ${labels.StaffRole[staffRole]}`;

/** What somebody of a facility may do with its cases, in words. */
export function rightsText({ view, edit }: UserRights): string {
  if (!view) return 'Sees no case';
  return edit ? 'Sees and edits cases' : 'Sees cases, edits none';
}
