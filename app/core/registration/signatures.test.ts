import { expect, it } from 'vitest';
import { isSignedByApplicant } from './signatures.ts';

const provider = { firstName: 'Ottoline', lastName: 'Brackwater-Núñez', salutation: 'Dr.' };
const facility = { primaryContact: { name: 'Dr. Anselm Pike' } };

it.each([
  [provider, 'Ottoline Brackwater-Núñez', true],
  [provider, 'Dr. OTTOLINE M. Brackwater Nunez, MD', true],
  [provider, 'Somebody Else', false],
  [provider, 'Ottoline', false],
  [provider, 'O. Brackwater-Núñez', false],
  [facility, 'Anselm Pike', true],
  [facility, 'Maren Pike', false],
])('the signature of %j as "%s" is by the applicant: %s', (form, signedName, isTheirs) => {
  expect(isSignedByApplicant(form, signedName)).toBe(isTheirs);
});
