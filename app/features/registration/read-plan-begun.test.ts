import { describe, expect, it } from 'vitest';
import { type Plan, type Typed, withGaps } from './plan.ts';
import { facilityPlan } from './plans/facility-plan.ts';
import { providerPlan } from './plans/provider-plan.ts';
import { readPlan } from './read-plan.ts';
import { FACILITY, PROVIDER } from './typed-forms.test-support.ts';

const errorsOf = <Form>(plan: Plan<Form>, typed: Typed) => {
  const read = readPlan(plan, typed, '2026-11-21');
  return read.ok ? {} : read.errors;
};

describe('a registration that is begun', () => {
  it('says what is wrong with the answers of a step while those of later steps are still empty', () => {
    const { primaryContact: _, billingContact: __, volumes: ___, ...begun } = FACILITY;
    const typed = {
      ...begun,
      legalName: '',
      cliaCertificate: { kind: 'waiver', expiresOn: '01/02/2020' },
      labDirector: { ...FACILITY.labDirector, licence: 'x' },
    };
    for (const plan of [facilityPlan, withGaps(facilityPlan)])
      expect(errorsOf(plan, typed)).toMatchObject({
        legalName: ['Facility name is required'],
        'cliaCertificate.expiresOn': ['CLIA certificate has expired'],
        'labDirector.licence': ['Use at least 3 characters'],
        'primaryContact.name': ['Primary contact is required'],
      });
    expect(errorsOf(facilityPlan, { ...FACILITY, cap: '1'.repeat(21) })).toEqual({
      cap: ['Use at most 20 characters'],
    });
  });

  it('says what is wrong with a licence while there is no name yet, and nothing of what stands in for it', () => {
    const licences = [{ ...PROVIDER.licences[0], expiresOn: '11/21/2020' }];
    expect(errorsOf(providerPlan, { ...PROVIDER, firstName: '', email: '', licences })).toEqual({
      firstName: ['First name is required'],
      email: ['Email is required'],
      'licences[0].expiresOn': ['Expiry date must be in the future'],
    });
  });
});
