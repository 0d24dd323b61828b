import { describe, expect, it } from 'vitest';
import { CASE_STATUSES } from '../cases/status.ts';
import { mayAddImage, mayEditForm } from './editing.ts';

const editableTo = (role: Parameters<typeof mayEditForm>[0]) =>
  CASE_STATUSES.filter((status) => mayEditForm(role, status));

describe('who may change the form of a case', () => {
  it('is the facility in Draft and Returned, an admin in Submitted too, and no provider', () => {
    expect(editableTo('MedicalFacility')).toEqual(['Draft', 'Returned']);
    expect(editableTo('Facility_NP')).toEqual(['Draft', 'Returned']);
    expect(editableTo('Admin')).toEqual(['Draft', 'Submitted', 'Returned']);
    expect(editableTo('Provider')).toEqual([]);
  });

  it('may add images to ordered and flagged slides during the review', () => {
    const plain = { isRequested: false, requireRescan: false };
    const status = 'AdditionalWorkRequested';
    expect(mayAddImage('MedicalFacility', status, plain)).toBe(false);
    expect(mayAddImage('MedicalFacility', status, { ...plain, isRequested: true })).toBe(true);
    expect(mayAddImage('MedicalFacility', status, { ...plain, requireRescan: true })).toBe(true);
    expect(mayAddImage('Provider', status, { ...plain, isRequested: true })).toBe(false);
    expect(mayAddImage('MedicalFacility', 'Selected', { ...plain, isRequested: true })).toBe(false);
  });
});
