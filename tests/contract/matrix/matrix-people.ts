import { PROVIDER } from '#mock-server/seeds/people.ts';
import { ACCOUNTS, LAB_OPERATIONS, RELATIONS } from '#mock-server/seeds/staff.ts';
import type { UserRecord } from '#mock-server/store/records/records.ts';
import type { Column } from './rows.ts';

/** Somebody who asks. Two callers may stand in one column: the letters hold for each of them. */
export interface MatrixCaller {
  readonly name: string;
  readonly column: Column;
  /** Null for nobody. */
  readonly userId: string | null;
}

export const PHYSICIAN = 'usr_matrix0001';
export const FULL_ADMIN = 'usr_matrix0002';
export const OTHER_NP = 'usr_matrix0003';
export const PROVISIONAL = 'usr_demo000003';
export const FACILITY_USER = 'usr_demo000004';
export const NP = 'usr_demo000005';
const ADMIN = 'usr_demo000006';

/** A doctor of medicine counts as a provider; an admin whose duty is Admin may do what one without a duty may. */
export const MATRIX_CALLERS: readonly MatrixCaller[] = [
  { name: 'nobody', column: 'nobody', userId: null },
  { name: 'provider', column: 'provider', userId: PROVIDER },
  { name: 'physician', column: 'provider', userId: PHYSICIAN },
  { name: 'provisional', column: 'provisional', userId: PROVISIONAL },
  { name: 'facility', column: 'facility', userId: FACILITY_USER },
  { name: 'np', column: 'np', userId: NP },
  { name: 'admin', column: 'admin', userId: ADMIN },
  { name: 'admin with the duty Admin', column: 'admin', userId: FULL_ADMIN },
  { name: 'lab', column: 'lab', userId: LAB_OPERATIONS },
  { name: 'accounts', column: 'accounts', userId: ACCOUNTS },
  { name: 'relations', column: 'relations', userId: RELATIONS },
];

/** The people whom the demo lacks, made from those it has. */
export function furtherCallers(users: readonly UserRecord[]): readonly UserRecord[] {
  const like = (id: string, changes: Partial<UserRecord> & Pick<UserRecord, 'id'>): UserRecord => {
    const template = users.find((user) => user.id === id);
    if (template === undefined) throw new Error('the demo world has changed');
    return { ...template, email: `${changes.id.replaceAll('_', '-')}@example.org`, ...changes };
  };
  return [
    like(PROVIDER, { id: PHYSICIAN, role: 'physician', npi: null }),
    like(ADMIN, { id: FULL_ADMIN, staffRole: 'Admin' }),
    like(NP, { id: OTHER_NP, facilityId: 'fac_demo-2' }),
  ];
}
