import { contactDayError, enquiryChecks, isClosedEnquiry } from '#app/core/enquiries/enquiry-checks.ts';
import { type FieldCheck, ifGiven } from '#app/core/forms/field-errors.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { clean, requireFields, send, shapeChecks } from '../../http/forms-of-calls.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { countPublicForm } from '../../http/public-limit.ts';
import { refuse } from '../../http/refusal.ts';
import { operatorDay } from '../../rules/calendars.ts';
import { initialOf } from '../../rules/moves.ts';
import { sendMail } from '../../rules/people/mail.ts';
import { requireOwner } from '../../rules/people/person-refs.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import { createKeptRows } from '../../store/kept-rows.ts';
import { EnquiryRecord } from '../../store/records/business.ts';
import type { World } from '../../world.ts';
import { enquiryOf, enquiryRowOf, nameOf } from './enquiry-forms.ts';

const ENQUIRIES: ListTable<'listEnquiries', EnquiryRecord> = {
  of: ({ world }) => world.enquiries,
  filters: {
    leadStatus: 'leadStatus',
    leadSource: 'leadSource',
    ownerId: (ownerId) => ({ owner: { userId: { equals: ownerId } } }),
    contactBy: (day) => ({ nextContactDate: { lte: day } }),
  },
  search: (one) => [nameOf(one), one.organisation, one.email],
  sorts: {
    name: nameOf,
    organisation: ({ organisation }) => organisation,
    leadStatus: ({ leadStatus }) => leadStatus,
    nextContactDate: ({ nextContactDate }) => nextContactDate,
    createdAt: ({ createdAt }) => createdAt,
  },
  usual: '-createdAt',
  row: (one, { caller }) => enquiryRowOf(one, caller),
  kept: createKeptRows(() => []),
};

export const listEnquiries: Resolver<'listEnquiries'> = {
  resolve: (call) => ({ data: pageOfList(ENQUIRIES, call) }),
};

export const exportEnquiries: Resolver<'exportEnquiries'> = {
  resolve: (call) => exportList('listEnquiries', ENQUIRIES, call, 'enquiries'),
};

type Fields = Call<'createEnquiry'>['input']['body'];
type Changes = Call<'updateEnquiry'>['input']['body'];

const BLANK: Omit<EnquiryRecord, 'id' | 'firstName' | 'lastName' | 'createdAt'> = {
  version: 1,
  leadStatus: initialOf('EnquiryLeadStatus'),
  salutation: null,
  email: null,
  phone: null,
  organisation: null,
  organisationKind: null,
  country: null,
  region: null,
  caseVolume: null,
  caseScope: null,
  service: null,
  leadSource: 'Website',
  message: null,
  owner: null,
  nextContactDate: null,
  notes: [],
  converted: null,
};

/** Takes the fields into an enquiry; null empties a field, and a source that is not named is Website. */
function withFields(record: EnquiryRecord, { ownerId: _ownerId, ...fields }: Changes): EnquiryRecord {
  const changed = { ...record, ...send(clean(fields)) };
  return { ...changed, leadSource: changed.leadSource ?? 'Website' };
}

export function newEnquiry(fields: Fields, now: number): EnquiryRecord {
  const { firstName, lastName } = fields;
  const createdAt = new Date(now).toISOString();
  return withFields({ ...BLANK, id: newId('enq'), firstName, lastName, createdAt }, fields);
}

export const fieldChecks = (enquiry: EnquiryRecord): readonly FieldCheck[] => [
  ...enquiryChecks(enquiry),
  ...shapeChecks(EnquiryRecord, enquiry),
];

/** An enquiry from the website is thanked for, whoever is known already. */
function askInPublic({ world, input, now, clientAddress }: Call<'createEnquiry'>): Answer<'createEnquiry'> {
  const { ownerId: _ownerId, nextContactDate: _day, ...fields } = input.body;
  const enquiry = newEnquiry({ ...fields, leadSource: 'Website' }, now);
  requireFields(fieldChecks(enquiry));
  countPublicForm(world, `enquiry ${clientAddress ?? enquiry.email ?? enquiry.phone ?? ''}`, now);
  world.enquiries.insert(enquiry);
  keepHistory({ world, now, caller: null }, 'enquiries', null, enquiry);
  const text = 'Thank you for your enquiry. We will answer you soon.';
  if (enquiry.email !== null) sendMail(world, now, { to: enquiry.email, subject: 'Your enquiry', text });
  return { status: 202, data: null, message: 'Thank you. We will get in touch.' };
}

export const createEnquiry: Resolver<'createEnquiry'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    if (caller === null) return askInPublic(call);
    const drafted = newEnquiry(input.body, now);
    requireFields([
      ...fieldChecks(drafted),
      ['nextContactDate', ifGiven(drafted.nextContactDate, (day) => contactDayError(day, operatorDay(now)))],
    ]);
    const owner = requireOwner(world, input.body.ownerId ?? null);
    const enquiry = world.enquiries.insert({ ...drafted, owner });
    keepHistory(call, 'enquiries', null, enquiry);
    return { status: 201, etag: etagOf(enquiry), data: enquiryOf(enquiry, caller) };
  },
};

interface EnquiryCall {
  readonly world: World;
  readonly input: { readonly params: { readonly enquiryId: string } };
}

export function requireEnquiry({ world, input }: EnquiryCall): EnquiryRecord {
  const enquiry = world.enquiries.find(input.params.enquiryId);
  if (enquiry === null) throw refuse('NOT_FOUND');
  return enquiry;
}

/** The enquiry with what has changed in it, one version on, and its history kept. */
export function changeEnquiry(
  { world, now, caller }: Pick<Call<'updateEnquiry'>, 'world' | 'now' | 'caller'>,
  enquiry: EnquiryRecord,
  changes: Partial<EnquiryRecord>,
): EnquiryRecord {
  const version = enquiry.version + 1;
  const kept = world.enquiries.change(enquiry.id, (record) => ({ ...record, ...changes, version }));
  return keepHistory({ world, now, caller }, 'enquiries', enquiry, kept);
}

export const getEnquiry: Resolver<'getEnquiry'> = {
  resolve: (call) => {
    const enquiry = requireEnquiry(call);
    return { etag: etagOf(enquiry), data: enquiryOf(enquiry, call.caller) };
  },
};

export const updateEnquiry: Resolver<'updateEnquiry'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const enquiry = requireEnquiry(call);
    requireVersion(input.headers['If-Match'], enquiry);
    const changed = withFields(enquiry, input.body);
    // A day that has passed since it was entered keeps nobody from changing the rest.
    const isKept = isClosedEnquiry(enquiry) || changed.nextContactDate === enquiry.nextContactDate;
    const newDay = isKept ? null : changed.nextContactDate;
    requireFields([
      ...fieldChecks(changed),
      ['nextContactDate', ifGiven(newDay, (day) => contactDayError(day, operatorDay(now)))],
    ]);
    const { ownerId } = input.body;
    const owner = ownerId === undefined ? enquiry.owner : requireOwner(world, ownerId, enquiry.owner);
    const kept = changeEnquiry(call, enquiry, { ...changed, owner });
    return { etag: etagOf(kept), data: enquiryOf(kept, caller) };
  },
};
