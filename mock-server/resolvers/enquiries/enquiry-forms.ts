import type { EnquiryZodType } from '#contracts/generated/schemas/enquiry.ts';
import { type EnquiryActionZodType, zEnquiryAction } from '#contracts/generated/schemas/enquiry-action.ts';
import type { EnquiryRowZodType } from '#contracts/generated/schemas/enquiry-row.ts';
import type { Caller } from '../../http/authentication.ts';
import { movesBy } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { etagOf } from '../../rules/versions.ts';
import type { EnquiryRecord } from '../../store/records/business.ts';

const STEPS = ['changeEnquiryStatus', 'convertEnquiry'] as const;

const isAction = (name: string): name is EnquiryActionZodType => zEnquiryAction.safeParse(name).success;

const actionsOf = ({ leadStatus }: EnquiryRecord, caller: Caller): EnquiryActionZodType[] => [
  'edit',
  'addNote',
  ...movesBy('EnquiryLeadStatus', STEPS, leadStatus, namesOf(caller)).filter(isAction),
];

export const enquiryOf = (enquiry: EnquiryRecord, caller: Caller): EnquiryZodType => ({
  ...enquiry,
  etag: etagOf(enquiry),
  allowedActions: actionsOf(enquiry, caller),
});

export const nameOf = ({ firstName, lastName }: Pick<EnquiryRecord, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export function enquiryRowOf(enquiry: EnquiryRecord, caller: Caller): EnquiryRowZodType {
  const { id, version, leadStatus, organisation, organisationKind, country, region } = enquiry;
  const { leadSource, owner, nextContactDate, createdAt, email, phone } = enquiry;
  return {
    id,
    version,
    etag: etagOf(enquiry),
    leadStatus,
    name: nameOf(enquiry),
    email,
    phone,
    organisation,
    organisationKind,
    country,
    region,
    leadSource,
    owner,
    nextContactDate,
    createdAt,
    allowedActions: actionsOf(enquiry, caller),
  };
}
