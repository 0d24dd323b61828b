import { contactDayError, neededContactDayError } from '#app/core/enquiries/enquiry-checks.ts';
import { ifGiven, when } from '#app/core/forms/field-errors.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { clean, requireFields } from '../../http/forms-of-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { operatorDay } from '../../rules/calendars.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { AccountRecord, EnquiryRecord } from '../../store/records/business.ts';
import type { World } from '../../world.ts';
import { tellOpened } from '../registration/registration-public.ts';
import { requireUnknownPerson } from '../registration/registration-uniqueness.ts';
import { changeEnquiry, requireEnquiry } from './enquiries.ts';
import { accountOfEnquiry, registrationOfEnquiry } from './enquiry-conversion.ts';
import { enquiryOf } from './enquiry-forms.ts';

export const changeEnquiryStatus: Resolver<'changeEnquiryStatus'> = {
  resolve: (call) =>
    call.world.lock(`enquiry ${call.input.params.enquiryId}`, (): Answer<'changeEnquiryStatus'> => {
      const { caller, input, now } = call;
      const { to, reason, nextContactDate } = input.body;
      const enquiry = requireEnquiry(call);
      const { name, to: leadStatus } = requireMove(
        'EnquiryLeadStatus',
        'changeEnquiryStatus',
        enquiry.leadStatus,
        namesOf(caller),
        (step) => step.to === to,
      );
      requireVersion(input.headers['If-Match'], enquiry);
      const day = nextContactDate ?? enquiry.nextContactDate;
      requireFields([
        ['nextContactDate', name === 'followUp' ? neededContactDayError(day, operatorDay(now)) : null],
        ['nextContactDate', ifGiven(nextContactDate, (given) => contactDayError(given, operatorDay(now)))],
      ]);
      const text = clean(reason ?? '');
      const author = personRef(caller.user);
      // The history tells fields, not reasons, so a reason is kept where colleagues look: among the notes.
      const said = text === '' ? [] : [{ at: new Date(now).toISOString(), author, text }];
      const notes = [...said, ...enquiry.notes];
      const moved = changeEnquiry(call, enquiry, { leadStatus, nextContactDate: day, notes });
      return { etag: etagOf(moved), data: enquiryOf(moved, caller) };
    }),
};

export const addEnquiryNote: Resolver<'addEnquiryNote'> = {
  resolve: (call) => {
    const { caller, input, now } = call;
    const enquiry = requireEnquiry(call);
    const text = clean(input.body.text);
    requireFields([['text', text === '' ? 'Note is required' : null]]);
    const note = { at: new Date(now).toISOString(), author: personRef(caller.user), text };
    const kept = changeEnquiry(call, enquiry, { notes: [note, ...enquiry.notes] });
    return { etag: etagOf(kept), data: enquiryOf(kept, caller) };
  },
};

/**
 * The account with this email, which a conversion goes on with: a second one would stand in the way of both. Throws
 * EMAIL_TAKEN where it belongs to a facility or a provider already, who would lose it.
 */
function openAccountAt(world: World, email: string | null): AccountRecord | null {
  const accounts = email === null ? [] : world.accounts.by('email', email.toLowerCase());
  const open = accounts.find(({ facilityId, userId }) => facilityId === null && userId === null) ?? null;
  if (open === null && accounts.length > 0)
    throw refuse('EMAIL_TAKEN', { fields: { email: ['An account with this email already exists'] } });
  return open;
}

/** Names the enquiry in an account that was there before it; everything else of the account stays. */
function takeUp(call: Call<'convertEnquiry'>, held: AccountRecord, enquiryId: string): AccountRecord {
  const { world, now } = call;
  const kept = world.accounts.change(held.id, (account) => ({
    ...account,
    enquiryId: account.enquiryId ?? enquiryId,
    version: account.version + 1,
    updatedAt: new Date(now).toISOString(),
  }));
  return keepHistory(call, 'accounts', held, kept);
}

/** What the enquiry was converted to before, unless its registration was turned away. */
function conversionOf(world: World, { converted }: EnquiryRecord): EnquiryRecord['converted'] {
  const registration = converted === null ? null : world.registrations.find(converted.registrationId);
  return registration === null || registration.status === 'Rejected' ? null : converted;
}

/** Whoever asked and was called again meanwhile goes on with the same account and registration. */
function resume(
  call: Call<'convertEnquiry'>,
  enquiry: EnquiryRecord,
  leadStatus: EnquiryRecord['leadStatus'],
  kind: NonNullable<EnquiryRecord['converted']>['kind'],
): Answer<'convertEnquiry'> {
  const { caller, input } = call;
  requireVersion(input.headers['If-Match'], enquiry);
  requireFields([
    ['kind', when(input.body.kind !== kind, 'The enquiry has a registration of the other kind already')],
  ]);
  const moved = changeEnquiry(call, enquiry, { leadStatus });
  return { etag: etagOf(moved), data: enquiryOf(moved, caller) };
}

export const convertEnquiry: Resolver<'convertEnquiry'> = {
  resolve: (call) =>
    call.world.lock(`enquiry ${call.input.params.enquiryId}`, (): Answer<'convertEnquiry'> => {
      const { world, caller, input, now } = call;
      const { kind } = input.body;
      const enquiry = requireEnquiry(call);
      const { to } = requireMove('EnquiryLeadStatus', 'convertEnquiry', enquiry.leadStatus, namesOf(caller));
      const before = conversionOf(world, enquiry);
      if (before !== null) return resume(call, enquiry, to, before.kind);
      requireUnknownPerson(world, { email: enquiry.email, npiKey: null, id: null });
      const held = openAccountAt(world, enquiry.email);
      requireVersion(input.headers['If-Match'], enquiry);
      const { email, phone } = enquiry;
      requireFields([
        ['email', email === null ? 'Email is required' : null],
        ['phone', phone === null ? 'Phone is required' : null],
      ]);
      const by = personRef(caller.user);
      const known = { ...enquiry, email: email ?? '', phone: phone ?? '' };
      const account =
        held === null
          ? keepHistory(call, 'accounts', null, world.accounts.insert(accountOfEnquiry(known, kind, by, now)))
          : takeUp(call, held, enquiry.id);
      const registration = world.registrations.insert(
        registrationOfEnquiry(known, kind, by, account.id, now),
      );
      tellOpened(world, now, registration);
      const at = new Date(now).toISOString();
      const converted = { kind, registrationId: registration.id, accountId: account.id, at };
      const moved = changeEnquiry(call, enquiry, { leadStatus: to, converted });
      return { etag: etagOf(moved), data: enquiryOf(moved, caller) };
    }),
};
