import type { CaseAction, CasePermissions } from '#contracts/generated/wire.ts';
import { isFacility } from '../access/roles.ts';
import { type CaseStatus, isHeld } from './status.ts';
import { holds, mayOpenSlides, type OwnedCase, type Viewer } from './visibility.ts';

const EDITABLE_BY_FACILITY: readonly CaseStatus[] = ['Draft', 'Returned'];

/** The four flags that specification 6 sets up per role and list, worked out for one row. */
export function permissionsOf(viewer: Viewer, aCase: OwnedCase, mayPickUp: boolean): CasePermissions {
  const seen = mayOpenSlides(viewer, aCase);
  const ownDraft = isFacility(viewer.role) && EDITABLE_BY_FACILITY.includes(aCase.status);
  return {
    allowView: seen || (viewer.role === 'Provider' && aCase.status === 'Available'),
    allowEdit: seen && (viewer.role === 'Admin' || ownDraft),
    allowAssign: viewer.role === 'Admin',
    allowPickup: mayPickUp,
  };
}

/** The transitions that the caller may make now; the buttons of a screen are these and no others. */
export function actionsOf(viewer: Viewer, aCase: OwnedCase, mayPickUp: boolean): CaseAction[] {
  if (mayPickUp) return ['pickUp'];
  const mine = viewer.role === 'Provider' && holds(viewer.id, aCase);
  const release = aCase.status === 'Selected' && (mine || viewer.role === 'Admin');
  return [
    ...(release ? ['release' as const] : []),
    ...(mine && isHeld(aCase.status) ? ['open' as const] : []),
  ];
}
