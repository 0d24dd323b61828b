import type { z } from 'zod';
import { zLicenceRenewal } from '#contracts/generated/schemas/licence-renewal.ts';
import type { MakeCollection } from '../collections.ts';
import {
  AccountRecord,
  EnquiryRecord,
  OnboardingRecord,
  RegistrationDocumentRecord,
  RegistrationRecord,
  TicketRecord,
} from '../records/business.ts';

/** The address that a registration writes to. */
export const readRegisteredEmail = (record: RegistrationRecord): string =>
  (record.kind === 'facilities' ? record.form.primaryContact.email : record.form.email).toLowerCase();

/** The NPI that a registration claims; people and organisations have numbers of their own kinds. */
export function npiKeyOf(record: RegistrationRecord): string | null {
  if (record.kind === 'other' || record.kind === 'operator-staff' || record.form.npi === null) return null;
  return `${record.kind === 'facilities' ? 'organisation' : 'person'} ${record.form.npi}`;
}

/** A renewal as the wire has it; the document's bytes lie under its id. */
const LicenceRenewalRecord = zLicenceRenewal.omit({ etag: true, allowedActions: true });
export type LicenceRenewalRecord = z.infer<typeof LicenceRenewalRecord>;

const give = (key: string | null): readonly string[] => (key === null ? [] : [key]);

/** Registrations, onboarding, enquiries, accounts, support. */
export const businessStore = (make: MakeCollection) => ({
  registrations: make('registrations', RegistrationRecord, {
    email: (record) => [readRegisteredEmail(record)],
    npi: (record) => give(npiKeyOf(record)),
    user: ({ userId }) => give(userId),
  }),
  registrationDocuments: make('registrationDocuments', RegistrationDocumentRecord, {
    registration: ({ registrationId }) => [registrationId],
  }),
  onboardings: make('onboardings', OnboardingRecord, { provider: ({ provider }) => [provider.userId] }),
  licenceRenewals: make('licenceRenewals', LicenceRenewalRecord, {
    provider: ({ provider }) => [provider.userId],
  }),
  enquiries: make('enquiries', EnquiryRecord, {}),
  accounts: make('accounts', AccountRecord, { email: ({ email }) => [email.toLowerCase()] }),
  tickets: make('tickets', TicketRecord, { askedBy: ({ askedBy }) => [askedBy.userId] }),
});
