import { labels } from '#contracts/generated/labels.ts';
import type { Role, User } from '#contracts/generated/wire.ts';

/** The roles as the operator calls them; the contract has two spellings of one of them. */
export const roleTexts: Readonly<Record<Role, string>> = {
  Provider: 'Pathologist',
  physician: 'Physician',
  MedicalFacility: 'Medical facility',
  Facility_NP: 'Nurse practitioner',
  Admin: 'Operator',
};

/** 'Operator, Accounts and Billing'. */
export const roleText = ({ role, staffRole }: Pick<User, 'role' | 'staffRole'>): string =>
  staffRole === null ? roleTexts[role] : `${roleTexts[role]}, ${labels.StaffRole[staffRole]}`;
