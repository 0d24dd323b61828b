import { z } from 'zod';
import { emailError } from '#app/core/forms/email.ts';
import { npiError } from '#app/core/forms/npi.ts';
import { personNameError } from '#app/core/forms/person-name.ts';
import { phoneError } from '#app/core/forms/phone.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule, rules } from '#app/core/forms/whole/rules.ts';
import { rightsError } from '#app/core/people/rights.ts';
import { zReasoned } from '#contracts/generated/schemas/reasoned.ts';
import { zRole } from '#contracts/generated/schemas/role.ts';
import { zStaffRole } from '#contracts/generated/schemas/staff-role.ts';
import { zUserId } from '#contracts/generated/schemas/user-id.ts';
import type { UserRights } from '#contracts/generated/wire.ts';

const byRule = (says: string, rule: (typed: string) => string | null) =>
  z
    .string(says)
    .trim()
    .superRefine((typed, context) => {
      const error = typed === '' ? says : rule(typed);
      if (error !== null) context.addIssue({ code: 'custom', message: error });
    });

const npi = z
  .string()
  .trim()
  .optional()
  .superRefine((typed, context) => {
    const error = typed === undefined || typed === '' ? null : npiError(typed);
    if (error !== null) context.addIssue({ code: 'custom', message: error });
  });

const named = {
  firstName: byRule('First name is required', (typed) => personNameError(typed, 'First name')),
  lastName: byRule('Last name is required', (typed) => personNameError(typed, 'Last name')),
  phone: byRule('Phone is required', phoneError),
};

const box = z.boolean().default(false);

/** All four rights: the two that a person of a facility has no use for travel along as they are. */
const rights = { view: box, edit: box, assign: box, pickup: box };

const mayBeUsed = rules<UserRights, 'view' | 'edit'>(['view', 'edit'], (typed, context) => {
  const message = rightsError(typed);
  if (message !== null) context.addIssue({ code: 'custom', path: ['edit'], message });
});

export const RightsForm = z.object({ userId: zUserId, ...rights, ...versionFields }).check(mayBeUsed);

/** Which role somebody is invited in, and what the role asks for. */
export const InviteForm = z
  .object({
    ...named,
    email: byRule('Email is required', emailError),
    role: z.enum(zRole.extract(['MedicalFacility', 'Facility_NP', 'Admin']).options, 'Choose a role'),
    staffRole: zStaffRole.optional(),
    npi,
    ...rights,
    ...versionFields,
  })
  .check(
    mayBeUsed,
    rule(['role', 'staffRole'], ({ role, staffRole }) => role !== 'Admin' || staffRole !== undefined, {
      path: ['staffRole'],
      message: 'Staff role is required',
    }),
  );

export const RemoveForm = z.object({ userId: zUserId, ...versionFields });

/** A nurse practitioner as the facility adds one. */
export const NpForm = z
  .object({
    ...named,
    email: byRule('Email is required', emailError),
    npi,
    startDate: z.iso.date('Enter a day').optional(),
    ...rights,
    ...versionFields,
  })
  .check(mayBeUsed);

/** The email is what somebody logs in with, so it is not changed here. */
export const NpChangeForm = z
  .object({
    userId: zUserId,
    ...named,
    npi,
    startDate: z.iso.date('Enter a day').optional(),
    ...rights,
    ...versionFields,
  })
  .check(mayBeUsed);

export const DeactivateForm = z.object({
  userId: zUserId,
  reason: z.string('Reason is required').trim().min(1, 'Reason is required').pipe(zReasoned.shape.reason),
  ...versionFields,
});
