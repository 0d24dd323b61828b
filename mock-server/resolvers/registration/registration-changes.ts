import type { Caller } from '../../http/authentication.ts';
import type { Answer, Resolver } from '../../http/call.ts';
import { clean, dayOf, requireFields, send } from '../../http/forms-of-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import { npiKeyOf, readRegisteredEmail } from '../../store/tables/business.ts';
import { mayEdit, registrationOf, requireRegistration } from './registration-access.ts';
import { signatureCheck, tellOpened } from './registration-public.ts';
import { documentChecksOf, fieldChecksOf, missingChecksOf } from './registration-rules.ts';
import { tellHandedIn } from './registration-told.ts';
import { requireUnknownPerson } from './registration-uniqueness.ts';

export const getRegistration: Resolver<'getRegistration'> = {
  resolve: (call) => {
    const record = requireRegistration(call);
    return { etag: etagOf(record), data: registrationOf(record, call) };
  },
};

/** The whole form again, so that one rule that hangs on two fields is seen whichever of them changes. */
const changedBy = (record: RegistrationRecord, form: object): RegistrationRecord =>
  ({ ...record, form: { ...record.form, ...send(clean(form)) } }) as RegistrationRecord;

/** Whose login an approval opens, and what that login sees. */
function loginOf(record: RegistrationRecord): string {
  const email = readRegisteredEmail(record);
  if (record.kind !== 'users') return email;
  const { userType, role, facilityId, rights } = record.form;
  return JSON.stringify([email, userType, role, facilityId, rights]);
}

/** The record with the caller among those who may not approve it themselves, where they changed its login for another. */
const withChanger = (
  changed: RegistrationRecord,
  before: RegistrationRecord,
  { user, viewer }: Caller,
): RegistrationRecord =>
  viewer.role !== 'Admin' || loginOf(changed) === loginOf(before)
    ? changed
    : { ...changed, changers: [...(before.changers ?? []), user.id] };

export const updateRegistration: Resolver<'updateRegistration'> = {
  resolve: (call) =>
    call.world.lock(`registration ${call.input.params.registrationId}`, (): Answer<'updateRegistration'> => {
      const { world, caller, input, now } = call;
      const record = requireRegistration(call);
      if (!mayEdit(record, caller)) throw refuse('REGISTRATION_STATE');
      const isOfKind = input.body.kind === record.kind;
      const changed = isOfKind ? changedBy(record, input.body.form) : record;
      const npiKey = npiKeyOf(changed);
      // Two people may have confirmed their addresses under one number. A reviewer decides, and neither is kept from
      // changing the rest until then.
      const claimed = npiKey === npiKeyOf(record) ? null : npiKey;
      requireUnknownPerson(world, { email: readRegisteredEmail(changed), npiKey: claimed, id: record.id });
      requireVersion(input.headers['If-Match'], record);
      requireFields([
        ['kind', isOfKind ? null : `This must be one of: ${record.kind}.`],
        ...fieldChecksOf(world, changed, dayOf(now)),
      ]);
      const kept = world.registrations.change(record.id, () => ({
        ...withChanger(changed, record, caller),
        version: record.version + 1,
      }));
      // Whoever has no account yet comes by the mailed code alone, and the mail of the opening went elsewhere.
      const isInvited = kept.createdBy !== null && kept.userId === null;
      if (isInvited && readRegisteredEmail(kept) !== readRegisteredEmail(record))
        tellOpened(world, now, kept);
      return { etag: etagOf(kept), data: registrationOf(kept, call) };
    }),
};

export const submitRegistration: Resolver<'submitRegistration'> = {
  resolve: (call) =>
    call.world.lock(`registration ${call.input.params.registrationId}`, (): Answer<'submitRegistration'> => {
      const { world, caller, input, now } = call;
      const record = requireRegistration(call);
      const names = namesOf(caller, record);
      if (!names.includes('registrant'))
        throw refuse('FORBIDDEN_OWNER', { text: 'Only the person it registers can do this.' });
      const { to } = requireMove('RegistrationStatus', 'submitRegistration', record.status, names);
      requireVersion(input.headers['If-Match'], record);
      const today = dayOf(now);
      const isSignedKind = record.kind === 'providers' || record.kind === 'facilities';
      requireFields([
        ...fieldChecksOf(world, record, today),
        ...missingChecksOf(record),
        ...documentChecksOf(world, record, today),
        ...(isSignedKind && record.signed === null ? [signatureCheck(record.kind, input.body)] : []),
      ]);
      const at = new Date(now).toISOString();
      const typed = record.kind === 'providers' ? input.body.consent : input.body.agreement;
      const signed = typed === undefined ? null : { signedName: clean(typed.signedName), signedAt: at };
      const handedIn = world.registrations.change(record.id, (held) => ({
        ...held,
        version: held.version + 1,
        status: to,
        submittedAt: at,
        signed: held.signed ?? (isSignedKind ? signed : null),
      }));
      tellHandedIn(call, handedIn);
      return { etag: etagOf(handedIn), data: registrationOf(handedIn, call) };
    }),
};
