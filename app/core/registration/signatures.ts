import type { ConsentInputZodType } from '#contracts/generated/schemas/consent-input.ts';
import type { FacilityAgreementInputZodType } from '#contracts/generated/schemas/facility-agreement-input.ts';
import { type FieldCheck, isBlank, when } from '../forms/field-errors.ts';
import { valueAt } from '../objects.ts';

/** A provider ticks all three and types the full name. */
export const consentCheck = (consent: ConsentInputZodType | null | undefined): FieldCheck => [
  'consent',
  when(
    !consent?.terms || !consent.privacy || !consent.eSignature || isBlank(consent.signedName),
    'Accept the terms to continue',
  ),
];

/** A facility signs the contract and the agreement about patient data. */
export const agreementCheck = (signed: FacilityAgreementInputZodType | null | undefined): FieldCheck => [
  'agreement',
  when(!signed?.agreement || !signed.baa || isBlank(signed.signedName), 'Sign the agreement to continue'),
];

const TITLES: ReadonlySet<string> = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'miss', 'mx']);

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word));

/** Where the forms that are signed name the person who signs them. */
const SIGNERS = ['firstName', 'lastName', 'primaryContact.name'];

/** Whether a signature has each word of the name that the form has for its person; it may have more, such as a degree. */
export function isSignedByApplicant(form: unknown, signedName: string): boolean {
  const signed = new Set(wordsOf(signedName));
  const names = SIGNERS.map((name) => valueAt(form, name)).filter((name) => typeof name === 'string');
  return names.flatMap(wordsOf).every((word) => signed.has(word));
}
