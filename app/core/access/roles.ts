/** The spellings that menus compare against (specification 3.2). */
export const ROLES = ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'] as const;

export type Role = (typeof ROLES)[number];

/** Every spelling that an API may send, lower-cased, and the role that it means. */
const SPELLINGS: Readonly<Record<string, Role>> = {
  provider: 'Provider',
  physician: 'Provider',
  medicalfacility: 'MedicalFacility',
  facility_np: 'Facility_NP',
  facilitynp: 'Facility_NP',
  admin: 'Admin',
};

/** The role behind a spelling in any letter case; null for one that nobody knows, who then may do nothing. */
export function roleOf(spelling: string): Role | null {
  const key = spelling.trim().toLowerCase();
  return Object.hasOwn(SPELLINGS, key) ? (SPELLINGS[key] ?? null) : null;
}

/** The one of these statuses that a spelling in any letter case means; null where it means none. */
export const statusOf = <Status extends string>(
  spelling: string,
  statuses: readonly Status[],
): Status | null => statuses.find((one) => one.toLowerCase() === spelling.trim().toLowerCase()) ?? null;

export const isFacility = (role: Role): role is 'MedicalFacility' | 'Facility_NP' =>
  role === 'MedicalFacility' || role === 'Facility_NP';

/** The API may capitalise a status in any way (specification 3.6: 'used lower-cased'). */
export const isProvisional = (status: string): boolean => statusOf(status, ['Provisionally Active']) !== null;

/** In these two a provider is shown no case yet, whatever the specification has as the first page after the login. */
export const isBeforeWork = (status: string): boolean => statusOf(status, ['New', 'In Progress']) !== null;
