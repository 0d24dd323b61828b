import { type Access, access } from '#contracts/generated/access.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { StaffRole } from '#contracts/generated/wire.ts';
import { EVERY_PAGE, type OpenPages } from './open-pages.ts';
import type { Role } from './roles.ts';

/** Whether the contract's table opens an operation to a duty of the staff; without a duty one is an admin for everything. */
export function isOpenToDuty(id: OperationId, duty: StaffRole | null | undefined): boolean {
  const { rows }: Access = access[id];
  return rows.some(({ who, gets }) => gets === 'allowed' && who.includes(duty ?? 'Admin'));
}

/** For one of the operator's staff the duty decides; everybody else has only rows that they may open. */
export const openPagesOf = (role: Role, duty: StaffRole | null | undefined): OpenPages =>
  role === 'Admin'
    ? { cases: isOpenToDuty('getCase', duty), reports: isOpenToDuty('getFinalReport', duty) }
    : EVERY_PAGE;
