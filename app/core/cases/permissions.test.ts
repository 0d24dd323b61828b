import { describe, expect, it } from 'vitest';
import { actionsOf, permissionsOf } from './permissions.ts';
import type { OwnedCase, Viewer } from './visibility.ts';

const provider: Viewer = { id: 'usr_a', role: 'Provider', facilityId: null };
const facility: Viewer = { id: 'usr_f', role: 'MedicalFacility', facilityId: 'fac_1' };
const admin: Viewer = { id: 'usr_z', role: 'Admin', facilityId: null };

const owned = (status: OwnedCase['status'], assignedProviderId: string | null = null): OwnedCase => ({
  status,
  facilityId: 'fac_1',
  assignedProviderId,
  qaProviderId: null,
});

const flags = (viewer: Viewer, aCase: OwnedCase, mayPickUp = false): string => {
  const { allowView, allowEdit, allowAssign, allowPickup } = permissionsOf(viewer, aCase, mayPickUp);
  return [allowView && 'view', allowEdit && 'edit', allowAssign && 'assign', allowPickup && 'pickup']
    .filter(Boolean)
    .join(' ');
};

describe('what a row of a list allows', () => {
  it.each<[string, Viewer, OwnedCase, boolean, string, string]>([
    ['an available case', provider, owned('Available'), true, 'view pickup', 'pickUp'],
    ['an available case out of reach', provider, owned('Available'), false, 'view', ''],
    ['own work', provider, owned('Selected', 'usr_a'), false, 'view', 'release open'],
    ['own work that waits', provider, owned('AdditionalWorkRequested', 'usr_a'), false, 'view', 'open'],
    ['own signed case', provider, owned('SignOutCompleted', 'usr_a'), false, 'view', ''],
    ['another provider’s work', provider, owned('Selected', 'usr_b'), false, '', ''],
    ['the facility’s draft', facility, owned('Draft'), false, 'view edit', ''],
    ['the facility’s sent case', facility, owned('Available'), false, 'view', ''],
    ['any case, for an admin', admin, owned('Selected', 'usr_a'), false, 'view edit assign', 'release'],
  ])('S6-04 %s', (_, viewer, aCase, mayPickUp, expectedFlags, expectedActions) => {
    expect(flags(viewer, aCase, mayPickUp)).toBe(expectedFlags);
    expect(actionsOf(viewer, aCase, mayPickUp).join(' ')).toBe(expectedActions);
  });
});
