import { type FieldCheck, isBlank, when } from '../forms/field-errors.ts';
import { regionError } from '../forms/postal-address.ts';
import type { ProviderForm } from './provider-fields.ts';
import { isEndingAuthorization } from './work-authorizations.ts';

/** What a provider's form still lacks before it can be handed in. */
export function providerMissingChecks(form: ProviderForm): readonly FieldCheck[] {
  const { address } = form;
  const needs = (path: keyof ProviderForm, text: string): FieldCheck => [
    path,
    when(isBlank(form[path]), text),
  ];
  const needsIf = (isAsked: boolean, path: keyof ProviderForm, text: string): FieldCheck =>
    isAsked ? needs(path, text) : [path, null];
  return [
    needs('address', 'Address is required'),
    ['address.region', regionError(address?.country, address?.region)],
    needs('accountType', 'Account type is required'),
    needsIf(form.accountType === 'Physician_Group', 'groupName', 'Group name is required'),
    needs('specialty', 'Specialty is required'),
    needsIf(form.specialty === 'Other', 'specialtyOther', 'Specialty is required'),
    needs('degree', 'Degree is required'),
    needsIf(address?.country === 'US', 'npi', 'NPI is required'),
    needsIf(address?.country === 'Canada', 'mincOrCollegeNumber', 'College registration number is required'),
    needs('licences', 'Add at least one licence'),
    needsIf(!form.boardEligible, 'boardCertifications', 'Board certification is required'),
    needs('subspecialties', 'Choose at least one subspecialty'),
    needs('workAuthorization', 'Work authorisation is required'),
    needsIf(
      isEndingAuthorization(form.workAuthorization),
      'workAuthorizationExpiresOn',
      'Expiry date is required',
    ),
    needs('experienceYears', 'Experience is required'),
    needs('wsiExperienceYears', 'Experience is required'),
    needs('residency', 'Residency is required'),
    needs('medicalSchool', 'Medical school is required'),
    needs('malpractice', 'Malpractice cover is required'),
    needs('readingSites', 'Add the place where you will read cases'),
    ...disclosureChecks(form),
  ];
}

function disclosureChecks({ disclosures }: ProviderForm): readonly FieldCheck[] {
  if (disclosures === null) return [['disclosures', 'Answer every question']];
  return Object.entries(disclosures).flatMap(([question, { answer, explanation }]): readonly FieldCheck[] => [
    ['disclosures', when(answer === null, 'Answer every question')],
    [
      `disclosures.${question}.explanation`,
      when(answer === true && isBlank(explanation), 'Explanation is required'),
    ],
  ]);
}
