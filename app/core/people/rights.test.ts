import { expect, it } from 'vitest';
import { hasRight, mayCall } from './rights.ts';

const NONE = { view: false, edit: false, assign: false, pickup: false };

it("each right lets its own operations be called, and none restricts what is nobody's right", () => {
  const facility = (right: string) => ({ role: 'MedicalFacility', rights: { ...NONE, [right]: true } });
  expect(mayCall(facility('edit'), 'updateCase')).toBe(true);
  expect(mayCall(facility('view'), 'updateCase')).toBe(false);
  expect(mayCall(facility('view'), 'listCases')).toBe(true);
  expect(mayCall(facility('edit'), 'listCases')).toBe(false);
  expect(mayCall({ role: 'Admin', rights: NONE }, 'assignCase')).toBe(false);
  expect(mayCall({ role: 'Provider', rights: NONE }, 'pickUpCase')).toBe(false);
  expect(mayCall({ role: 'MedicalFacility', rights: NONE }, 'getMyProfile')).toBe(true);
  expect(mayCall({ role: 'MedicalFacility' }, 'updateCase')).toBe(true);
});

it('a reader needs no right to edit, but one to see and one to pick up', () => {
  const reader = { role: 'Provider', rights: NONE };
  expect(hasRight(reader, 'edit')).toBe(true);
  expect(hasRight(reader, 'view')).toBe(false);
  expect(hasRight(reader, 'pickup')).toBe(false);
});
