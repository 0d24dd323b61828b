import { describe, expect, it } from 'vitest';
import { enquiryPlan, otherPlan, staffPlan, userPlan } from './plans/people-plans.ts';
import { errorsOf, formOf } from './read-plan.test-support.ts';
import { PERSON } from './typed-forms.test-support.ts';

describe('S2.7-04 S2.7-05 the forms that staff fill in', () => {
  it('a user of a facility needs one, and a colleague a staff role', () => {
    const plan = userPlan([{ value: 'fac_demo-1', label: 'Demo' }]);
    const rights = { view: 'on' };
    expect(errorsOf(plan, { ...PERSON, userType: 'Other' })).toEqual({ facilityId: ['Choose a facility'] });
    expect(formOf(plan, { ...PERSON, userType: 'Other', facilityId: 'fac_demo-1', rights })).toMatchObject({
      rights: { view: true, edit: false, assign: false, pickup: false },
      startDate: null,
    });
    expect(formOf(plan, { ...PERSON, userType: 'Physician', facilityId: 'fac_demo-1' })).toMatchObject({
      facilityId: null,
      rights: null,
    });
    expect(errorsOf(staffPlan, PERSON)).toEqual({ staffRole: ['Staff role is required'] });
    expect(errorsOf(staffPlan, { ...PERSON, staffRole: 'Admin', rights: { edit: 'on' } })).toEqual({
      'rights.edit': ['A person who may not see cases cannot edit them.'],
    });
    const questions = [...plan.steps, ...staffPlan.steps].flatMap((step) => step.questions);
    const hints = questions.filter(({ name }) => name === 'rights.view').map(({ hint }) => hint);
    expect(hints).toEqual(
      Array(2).fill('With none of the four ticked, the person has the usual rights of the role'),
    );
  });

  it('whoever is none of the others says what they want', () => {
    const typed = {
      organisation: 'Scanner Sales',
      contactName: 'Linus Okoro',
      email: 'l@example.org',
      phone: '+1 555 010 0170',
    };
    expect(errorsOf(otherPlan, typed)).toEqual({ interest: ['Interest is required'] });
    expect(errorsOf(otherPlan, { ...typed, interest: 'short' })).toEqual({
      interest: ['Use 10 to 1000 characters'],
    });
    const interest = 'Would like to name us to laboratories.';
    expect(formOf(otherPlan, { ...typed, interest, country: 'US', region: 'TX' })).toMatchObject({
      region: 'TX',
    });
  });
});

it('an enquiry needs an email or a phone number', () => {
  const name = { firstName: 'Linus', lastName: 'Okoro' };
  expect(errorsOf(enquiryPlan, name)).toEqual({ email: ['Give an email or a phone number'] });
  // All that is missing is told at once.
  expect(errorsOf(enquiryPlan, {})).toEqual({
    firstName: ['First name is required'],
    lastName: ['Last name is required'],
    email: ['Give an email or a phone number'],
  });
  expect(formOf(enquiryPlan, { ...name, phone: '+1 555 010 0170', message: '<b>Hello</b>' })).toMatchObject({
    email: null,
    message: 'Hello',
  });
});
