import { z } from 'zod';
import { zAccount } from '#contracts/generated/schemas/account.ts';
import { zEnquiry } from '#contracts/generated/schemas/enquiry.ts';
import { zOnboarding } from '#contracts/generated/schemas/onboarding.ts';
import { zOtherForm } from '#contracts/generated/schemas/other-form.ts';
import { zProviderForm } from '#contracts/generated/schemas/provider-form.ts';
import { zRegistration } from '#contracts/generated/schemas/registration.ts';
import { zRegistrationDocument } from '#contracts/generated/schemas/registration-document.ts';
import { zStaffForm } from '#contracts/generated/schemas/staff-form.ts';
import { zSupportTicket } from '#contracts/generated/schemas/support-ticket.ts';
import { zUserForm } from '#contracts/generated/schemas/user-form.ts';
import { FacilityFormRecord } from './facility-form.ts';

const registration = zRegistration.omit({ etag: true, allowedActions: true, form: true }).extend({
  /** The person it registers, once there is an account to log in with. */
  userId: z.string().nullable(),
  /** The hash of the password that was typed in a public form; null for everyone who is invited. */
  passwordHash: z.string().nullable(),
  /** Ids of those who changed, for somebody else, whose login it opens or what that login sees. */
  changers: z.array(z.string()).optional(),
});

/** A registration with the form of its kind. */
export const RegistrationRecord = z.discriminatedUnion('kind', [
  registration.extend({ kind: z.literal('providers'), form: zProviderForm }),
  registration.extend({ kind: z.literal('facilities'), form: FacilityFormRecord }),
  registration.extend({ kind: z.literal('users'), form: zUserForm }),
  registration.extend({ kind: z.literal('operator-staff'), form: zStaffForm }),
  registration.extend({ kind: z.literal('other'), form: zOtherForm }),
]);
export type RegistrationRecord = z.infer<typeof RegistrationRecord>;

/** A file of a registration; its bytes lie under the same id. */
export const RegistrationDocumentRecord = zRegistrationDocument
  .omit({ etag: true })
  .extend({ registrationId: z.string().min(1) });
export type RegistrationDocumentRecord = z.infer<typeof RegistrationDocumentRecord>;

export const EnquiryRecord = zEnquiry.omit({ etag: true, allowedActions: true });
export type EnquiryRecord = z.infer<typeof EnquiryRecord>;

export const AccountRecord = zAccount.omit({ etag: true, allowedActions: true });
export type AccountRecord = z.infer<typeof AccountRecord>;

export const TicketRecord = zSupportTicket.omit({ case: true, etag: true, allowedActions: true });
export type TicketRecord = z.infer<typeof TicketRecord>;

/** The steps of one provider's onboarding; the id is that of its task, which holds state, version and files. */
export const OnboardingRecord = zOnboarding
  .pick({ provider: true, steps: true })
  .extend({ id: z.string().min(1) });
export type OnboardingRecord = z.infer<typeof OnboardingRecord>;
