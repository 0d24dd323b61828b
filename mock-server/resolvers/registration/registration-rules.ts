import type { z } from 'zod';
import type { FieldCheck } from '#app/core/forms/field-errors.ts';
import { facilityDocumentChecks, providerDocumentChecks } from '#app/core/registration/documents.ts';
import { facilityFieldChecks } from '#app/core/registration/facility-fields.ts';
import { facilityMissingChecks } from '#app/core/registration/facility-missing.ts';
import { otherChecks, staffChecks, userChecks } from '#app/core/registration/people-fields.ts';
import { providerFieldChecks } from '#app/core/registration/provider-fields.ts';
import { providerMissingChecks } from '#app/core/registration/provider-missing.ts';
import { zFacilityForm } from '#contracts/generated/schemas/facility-form.ts';
import { zOtherForm } from '#contracts/generated/schemas/other-form.ts';
import { zProviderForm } from '#contracts/generated/schemas/provider-form.ts';
import { zStaffForm } from '#contracts/generated/schemas/staff-form.ts';
import { zUserForm } from '#contracts/generated/schemas/user-form.ts';
import { shapeChecks } from '../../http/forms-of-calls.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import type { World } from '../../world.ts';

const SCHEMAS: Readonly<Record<RegistrationRecord['kind'], z.ZodType>> = {
  providers: zProviderForm,
  facilities: zFacilityForm,
  users: zUserForm,
  'operator-staff': zStaffForm,
  other: zOtherForm,
};

/** What is wrong with what a registration's form holds. */
export const fieldChecksOf = (
  world: World,
  record: RegistrationRecord,
  today: string,
): readonly FieldCheck[] => [
  ...ownChecks(world, record, today),
  ...shapeChecks(SCHEMAS[record.kind], record.form),
];

function ownChecks(world: World, record: RegistrationRecord, today: string): readonly FieldCheck[] {
  switch (record.kind) {
    case 'providers':
      return providerFieldChecks(record.form, today);
    case 'facilities':
      return facilityFieldChecks(record.form, today);
    case 'users': {
      const { facilityId } = record.form;
      const facility = facilityId === null ? null : world.facilities.find(facilityId);
      const isUnknown = facilityId !== null && facility === null;
      return [
        ['facilityId', isUnknown ? 'Choose a facility' : null],
        ...userChecks(record.form, facility?.country ?? null),
      ];
    }
    case 'operator-staff':
      return staffChecks(record.form);
    case 'other':
      return otherChecks(record.form);
  }
}

/** What a registration's form still lacks before it can be handed in. */
export function missingChecksOf(record: RegistrationRecord): readonly FieldCheck[] {
  if (record.kind === 'providers') return providerMissingChecks(record.form);
  return record.kind === 'facilities' ? facilityMissingChecks(record.form) : [];
}

export function documentChecksOf(
  world: World,
  record: RegistrationRecord,
  today: string,
): readonly FieldCheck[] {
  const documents = world.registrationDocuments.by('registration', record.id);
  if (record.kind === 'providers') return providerDocumentChecks(record.form, documents, today);
  return record.kind === 'facilities' ? facilityDocumentChecks(record.form, documents) : [];
}
