import { expect, it } from 'vitest';
import { rightsText, roleAndDutyText, roleText } from './role-words.ts';

it('roles and rights are said in words', () => {
  expect((['Provider', 'physician', 'Admin'] as const).map(roleText)).toEqual([
    'Pathologist',
    'Pathologist',
    'Operator staff',
  ]);
  expect(roleText('MedicalFacility')).not.toBe(roleText('Facility_NP'));
  expect(roleAndDutyText({ role: 'Admin', staffRole: 'Accounts' })).toBe(
    'Operator staff, Accounts and Billing',
  );
  expect(roleAndDutyText({ role: 'Provider', staffRole: null })).toBe('Pathologist');
  const rights = { view: true, edit: true, assign: false, pickup: false };
  expect(rightsText(rights)).toBe('Sees and edits cases');
  expect(rightsText({ ...rights, edit: false })).toBe('Sees cases, edits none');
  expect(rightsText({ ...rights, view: false })).toBe('Sees no case');
});
