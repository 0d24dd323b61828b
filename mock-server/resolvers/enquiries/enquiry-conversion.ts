import type { AccountTypeZodType } from '#contracts/generated/schemas/account-type.ts';
import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import type { AccountRecord, EnquiryRecord, RegistrationRecord } from '../../store/records/business.ts';
import { blankAccount } from '../accounts/blank-account.ts';
import { blankFacilityForm, blankProviderForm } from '../registration/registration-blanks.ts';
import { openRegistration } from '../registration/registration-records.ts';
import { nameOf } from './enquiry-forms.ts';

/** An enquiry that can be converted: there is somebody to write to and to call. */
type Reachable = EnquiryRecord & { readonly email: string; readonly phone: string };

type Kind = 'providers' | 'facilities';

const TYPES: Readonly<Record<NonNullable<EnquiryRecord['organisationKind']>, AccountTypeZodType>> = {
  'Pathology Lab': 'Laboratory',
  'Pathologist Group': 'Physician_Group',
  'Clinic/Facility': 'Other',
  Other: 'Other',
};

const SHORTEST_NAME = 2;
const LONGEST_NAME = 120;

/** The organisation, or who asked where none is named. */
function accountName(enquiry: EnquiryRecord): string {
  const { organisation } = enquiry;
  const name = organisation !== null && organisation.length >= SHORTEST_NAME ? organisation : nameOf(enquiry);
  return name.slice(0, LONGEST_NAME);
}

export function accountOfEnquiry(
  enquiry: Reachable,
  kind: Kind,
  by: PersonRefZodType,
  nowMs: number,
): AccountRecord {
  const type = enquiry.organisationKind === null ? 'Other' : TYPES[enquiry.organisationKind];
  const named = {
    accountType: kind === 'providers' ? 'Individual' : type,
    name: accountName(enquiry),
    contactFirstName: enquiry.firstName,
    contactLastName: enquiry.lastName,
    email: enquiry.email,
    country: enquiry.country ?? 'Other',
  } as const;
  const { organisationKind, leadSource, phone, caseScope, service, owner, nextContactDate } = enquiry;
  return {
    ...blankAccount(named, 'Interested', by, nowMs),
    organisationKind,
    leadSource,
    phone,
    caseScope,
    service,
    owner,
    caseVolume: enquiry.caseVolume,
    salutation: enquiry.salutation ?? 'None',
    nextContactDate,
    enquiryId: enquiry.id,
    note: enquiry.message === '' ? null : enquiry.message,
  };
}

/** The Draft with what the enquiry knows. An enquiry has no address, so its country and region wait in the account. */
export function registrationOfEnquiry(
  enquiry: Reachable,
  kind: Kind,
  by: PersonRefZodType,
  accountId: string,
  nowMs: number,
): RegistrationRecord {
  const opened = openRegistration(by, nowMs);
  const outcome = { ...opened.outcome, accountId, enquiryId: enquiry.id };
  const { firstName, lastName, email, phone, salutation, organisationKind, caseScope, service } = enquiry;
  if (kind === 'providers') {
    const form = blankProviderForm({ firstName, lastName, email, phone });
    return { ...opened, kind, outcome, form: { ...form, salutation } };
  }
  const primaryContact = { name: nameOf(enquiry).slice(0, LONGEST_NAME), title: null, email, phone };
  const form = blankFacilityForm({ legalName: accountName(enquiry), primaryContact });
  const volumes = enquiry.caseVolume === null ? [] : [{ kind: 'cases', perMonth: enquiry.caseVolume }];
  return { ...opened, kind, outcome, form: { ...form, organisationKind, caseScope, service, volumes } };
}
