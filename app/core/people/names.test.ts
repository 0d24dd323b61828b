import { expect, it } from 'vitest';
import { displayNameOf } from './names.ts';

it('names are shown with the salutation, and with what a nurse practitioner is', () => {
  const name = { salutation: 'Dr.', firstName: 'Imara', lastName: 'Vellacott', role: 'Provider' };
  expect(displayNameOf(name)).toBe('Dr. Imara Vellacott');
  expect(displayNameOf({ ...name, salutation: 'None', role: 'Facility_NP' })).toBe('Imara Vellacott, NP');
});
