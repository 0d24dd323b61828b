import { describe, expect, it } from 'vitest';
import { onboardingGaps } from './onboarding.ts';

describe('the papers of a provider', () => {
  const READY = {
    status: 'In Progress',
    practisesInUs: true,
    npi: '1234567893',
    certificates: 1,
    workAuthorization: 'Citizen',
    licences: [{ expiresOn: '2026-11-21', verifiedOn: '2026-01-01' }],
    tasksExist: true,
    agreementSigned: true,
    trainingPassed: true,
    malpracticeEndsOn: '2026-11-21',
    proctoredCases: 10,
    openMajors: 0,
  };
  const gaps = (changes: Partial<typeof READY> | { npi: null } | { malpracticeEndsOn: null }) =>
    Object.keys(onboardingGaps({ ...READY, ...changes }, '2026-11-21'));

  it('are complete, or say what is missing', () => {
    expect(gaps({})).toEqual([]);
    expect(gaps({ npi: null })).toEqual(['npi']);
    expect(onboardingGaps({ ...READY, npi: null, practisesInUs: false }, '2026-11-21')).toEqual({});
    expect(gaps({ licences: [{ expiresOn: '2026-11-20', verifiedOn: '2026-01-01' }] })).toEqual(['licences']);
    expect(gaps({ certificates: 0 })).toEqual(['certificates']);
    expect(gaps({ malpracticeEndsOn: '2026-11-20' })).toEqual(['malpractice']);
    expect(gaps({ malpracticeEndsOn: null })).toEqual(['malpractice']);
    expect(gaps({ workAuthorization: 'N/A' })).toEqual(['workAuthorization']);
    expect(gaps({ agreementSigned: false, trainingPassed: false })).toEqual(['agreement', 'training']);
    expect(gaps({ status: 'Provisionally Active', proctoredCases: 9, openMajors: 2 })).toEqual([
      'proctoredCases',
      'openMajors',
    ]);
    expect(gaps({ status: 'New', tasksExist: false })).toEqual(['tasks']);
    expect(gaps({ status: 'Deactivated' })).toEqual(['credentials']);
    expect(gaps({ status: 'Active', proctoredCases: 0 })).toEqual([]);
  });

  it('do not count a licence that nobody has verified', () => {
    const licences = [{ expiresOn: '2027-11-21', verifiedOn: null }];
    expect(onboardingGaps({ ...READY, licences }, '2026-11-21')).toEqual({
      licences: 'One licence must be verified',
    });
  });
});
