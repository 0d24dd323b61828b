import type { PersonRefZodType } from '#contracts/generated/schemas/person-ref.ts';
import type { UserFormInputZodType } from '#contracts/generated/schemas/user-form-input.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { clean, dayOf, requireFields, send } from '../../http/forms-of-calls.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { etagOf } from '../../rules/versions.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import { npiKeyOf, readRegisteredEmail } from '../../store/tables/business.ts';
import { registrationOf } from './registration-access.ts';
import {
  blankFacilityForm,
  blankOtherForm,
  blankProviderForm,
  blankStaffForm,
  blankUserForm,
} from './registration-blanks.ts';
import { registerInPublic, tellOpened } from './registration-public.ts';
import { openRegistration } from './registration-records.ts';
import { fieldChecksOf } from './registration-rules.ts';
import { requireUnknownPerson } from './registration-uniqueness.ts';

type AdminCall = Call<'registerUser'> | Call<'registerOperatorStaff'> | Call<'registerOther'>;
type Opening = Pick<AdminCall, 'world' | 'now' | 'caller'>;

/** An admin's registration is a Draft, and says what is taken: the caller is known. */
function openDraft({ world, now, caller }: Opening, record: RegistrationRecord) {
  requireUnknownPerson(world, {
    email: readRegisteredEmail(record),
    npiKey: npiKeyOf(record),
    id: record.id,
    isOther: record.kind === 'other',
  });
  requireFields(fieldChecksOf(world, record, dayOf(now)));
  const registration = world.registrations.insert({ ...record, createdBy: personRef(caller.user) });
  tellOpened(world, now, registration);
  return {
    status: 201,
    etag: etagOf(registration),
    data: registrationOf(registration, { world, now, caller }),
  };
}

export const registerProvider: Resolver<'registerProvider'> = {
  resolve: (call): Answer<'registerProvider'> => {
    const { caller, now, input, world } = call;
    const { password, consent, form: typed } = input.body;
    const form = clean(typed);
    const record: RegistrationRecord = {
      ...openRegistration(null, now),
      kind: 'providers',
      form: { ...blankProviderForm(form), ...send(form) },
    };
    if (caller !== null) return openDraft({ world, now, caller }, record);
    return registerInPublic(call, record, { password, consent });
  },
};

export const registerFacility: Resolver<'registerFacility'> = {
  resolve: (call): Answer<'registerFacility'> => {
    const { caller, now, input, world } = call;
    const { password, agreement, form: typed } = input.body;
    const form = clean(typed);
    const record: RegistrationRecord = {
      ...openRegistration(null, now),
      kind: 'facilities',
      form: { ...blankFacilityForm(form), ...send(form) },
    };
    if (caller !== null) return openDraft({ world, now, caller }, record);
    return registerInPublic(call, record, { password, agreement });
  },
};

/** A user's registration as it begins. */
export function userDraft(typed: UserFormInputZodType, by: PersonRefZodType | null, nowMs: number) {
  const form = clean(typed);
  const whole = { ...blankUserForm(form), ...send(form) };
  return { ...openRegistration(by, nowMs), kind: 'users', form: whole } as const;
}

export const registerUser: Resolver<'registerUser'> = {
  resolve: (call) => openDraft(call, userDraft(call.input.body.form, null, call.now)),
};

export const registerOperatorStaff: Resolver<'registerOperatorStaff'> = {
  resolve: (call) => {
    const form = clean(call.input.body.form);
    const whole = { ...blankStaffForm(form), ...send(form) };
    return openDraft(call, { ...openRegistration(null, call.now), kind: 'operator-staff', form: whole });
  },
};

export const registerOther: Resolver<'registerOther'> = {
  resolve: (call) => {
    const form = clean(call.input.body.form);
    const whole = { ...blankOtherForm(form), ...send(form) };
    return openDraft(call, { ...openRegistration(null, call.now), kind: 'other', form: whole });
  },
};
