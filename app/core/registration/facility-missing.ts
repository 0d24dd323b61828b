import { type FieldCheck, isBlank, when } from '../forms/field-errors.ts';
import { regionError } from '../forms/postal-address.ts';
import type { FacilityForm } from './facility-fields.ts';

/** Whether the slides come from a laboratory with a certificate of its own. */
export const hasLaboratory = ({ labArrangement }: Pick<FacilityForm, 'labArrangement'>): boolean =>
  labArrangement === 'Own Lab' || labArrangement === 'Contract Lab';

/** What a facility's form still lacks before it can be handed in. */
export function facilityMissingChecks(form: FacilityForm): readonly FieldCheck[] {
  const { address, billingContact, contractLab } = form;
  const inUs = address?.country === 'US';
  const isContract = form.labArrangement === 'Contract Lab';
  const needs = (path: keyof FacilityForm, text: string): FieldCheck => [
    path,
    when(isBlank(form[path]), text),
  ];
  const needsIf = (isAsked: boolean, path: keyof FacilityForm, text: string): FieldCheck =>
    isAsked ? needs(path, text) : [path, null];
  return [
    needs('legalName', 'Facility name is required'),
    needs('displayName', 'Facility name is required'),
    needs('organisationKind', 'Organisation kind is required'),
    needs('facilityType', 'Facility type is required'),
    needs('labArrangement', 'Lab arrangement is required'),
    needsIf(isContract, 'contractLab', 'Contract laboratory is required'),
    [
      'contractLab.clia',
      when(
        isContract && inUs && contractLab !== null && isBlank(contractLab.clia),
        'CLIA number is required',
      ),
    ],
    needs('address', 'Address is required'),
    ['address.region', regionError(address?.country, address?.region)],
    needs('phone', 'Phone is required'),
    needs('timeZone', 'Time zone is required'),
    needsIf(inUs && hasLaboratory(form), 'clia', 'CLIA number is required'),
    needsIf(inUs && hasLaboratory(form), 'cliaCertificate', 'CLIA certificate is required'),
    needsIf(address?.country === 'Canada', 'provincialLabLicence', 'Laboratory licence number is required'),
    needsIf(inUs, 'npi', 'NPI is required'),
    needsIf(inUs, 'taxId', 'Tax ID is required'),
    needsIf(hasLaboratory(form), 'labDirector', 'Laboratory director is required'),
    needs('billingContact', 'Billing contact is required'),
    [
      'billingContact.address',
      when(
        billingContact?.sameAsFacility === false && isBlank(billingContact.address),
        'Address is required',
      ),
    ],
    needs('billingModel', 'Billing model is required'),
    needs('caseScope', 'Case scope is required'),
    needs('service', 'Service is required'),
    needs('slideDelivery', 'Slide delivery is required'),
    needs('volumes', 'Case volume is required'),
    needsIf(form.slideDelivery === 'Upload_the_Slide_Images', 'scanners', 'Add at least one scanner'),
  ];
}
