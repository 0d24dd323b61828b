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

describe('a right that was taken away', () => {
  const ALL = { view: true, edit: true, assign: true, pickup: true };
  const without = (viewer: Viewer, right: keyof typeof ALL): Viewer => ({
    ...viewer,
    rights: { ...ALL, [right]: false },
  });
  const stranger: Viewer = { ...facility, facilityId: 'fac_2' };

  it.each<[string, Viewer, OwnedCase, boolean, string]>([
    ['a case of the pool, to view', without(provider, 'view'), owned('Available'), false, ''],
    ['a case of the pool, to pick it up', without(provider, 'pickup'), owned('Available'), true, 'view'],
    ['own work, to view', without(provider, 'view'), owned('Selected', 'usr_a'), false, ''],
    ['a draft, to view', without(facility, 'view'), owned('Draft'), false, ''],
    ['a draft, to edit', without(facility, 'edit'), owned('Draft'), false, 'view'],
    ['any case, to view', without(admin, 'view'), owned('Available'), false, 'assign'],
    ['any case, to edit', without(admin, 'edit'), owned('Available'), false, 'view assign'],
    ['any case, to assign', without(admin, 'assign'), owned('Available'), false, 'view edit'],
    ['a draft of another facility', stranger, owned('Draft'), false, ''],
  ])('leaves of %s the rest', (_, viewer, aCase, mayPickUp, expected) => {
    expect(flags(viewer, aCase, mayPickUp)).toBe(expected);
  });

  it.each<[string, Viewer, boolean]>([
    ['its facility', facility, true],
    ['its facility without the right to edit', without(facility, 'edit'), false],
    ['its facility without the right to view', without(facility, 'view'), false],
    ['another facility', stranger, false],
    ['staff', admin, true],
    ['staff without the right to edit', without(admin, 'edit'), false],
    ['staff without the right to view', without(admin, 'view'), false],
  ])('offers the form of a draft to %s', (_, viewer, isOffered) => {
    const standing = { names: [viewer.role], isOpened: false };
    expect(actionsOf(viewer, owned('Draft'), false, standing).includes('edit')).toBe(isOffered);
  });

  it('offers no pickup without the right to pick up', () => {
    expect(actionsOf(without(provider, 'pickup'), owned('Available'), true)).toEqual([]);
  });
});
