import type { ConsentInputZodType } from '#contracts/generated/schemas/consent-input.ts';
import type { FacilityAgreementInputZodType } from '#contracts/generated/schemas/facility-agreement-input.ts';
import { type FieldCheck, isBlank, when } from '../forms/field-errors.ts';

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
