import { rightOfOperation } from '#contracts/generated/rights.ts';
import type { UserRights } from '#contracts/generated/wire.ts';

/** A caller as far as rights go; absent rights restrict nothing. */
export interface RightsHolder {
  readonly role: string;
  readonly rights?: UserRights | undefined;
}

/** A provider needs the rights to view and pick up only: what a reader writes is a diagnosis, not the requisition. */
export const hasRight = ({ role, rights }: RightsHolder, right: keyof UserRights): boolean =>
  rights === undefined || rights[right] || (role === 'Provider' && (right === 'edit' || right === 'assign'));

/** Whether the rights, apart from role and case, let the holder call the operation. */
export const mayCall = (holder: RightsHolder, operationId: string): boolean => {
  const right = rightOfOperation[operationId];
  return right === undefined || hasRight(holder, right);
};

/** To edit a case that one may not see is no right that anybody can use. */
export const rightsError = ({ view, edit }: Pick<UserRights, 'view' | 'edit'>): string | null =>
  view || !edit ? null : 'A person who may not see cases cannot edit them.';
