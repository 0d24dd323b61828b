import { emailError, emailOf } from '#app/core/forms/email.ts';
import { phoneOf } from '#app/core/forms/phone.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { nameProblems, type Problems, requireFields, unless } from '../../http/field-problems.ts';
import { refuse } from '../../http/refusal.ts';
import { requireNewcomer } from '../../rules/people/mail-addresses.ts';
import { etagOf } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import { type NewUser, newUser, rightsOf } from '../../store/records/new-user.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { sendInvitation } from '../session/reset-tokens.ts';
import { userNpiProblem } from '../users/held-npis.ts';
import { requireGrantable } from './granted-rights.ts';
import { teamMemberOf } from './team-form.ts';

type Invited = Omit<NewUser, 'id' | 'invitedAt'> & { readonly phone: string };

/** Makes a user in status New, without a password, and mails the link under which the first one is set. */
export function invite({ world, now }: { world: World; now: number }, facts: Invited): UserRecord {
  const person = {
    ...facts,
    id: newId('usr'),
    email: emailOf(facts.email),
    firstName: facts.firstName.trim(),
    lastName: facts.lastName.trim(),
    phone: phoneOf(facts.phone),
  };
  return sendInvitation(world, now, world.users.insert(newUser(person, now)));
}

type Body = Call<'inviteTeamMember'>['input']['body'];

export const inviteTeamMember: Resolver<'inviteTeamMember'> = {
  resolve: (call) => {
    const { world, caller, input } = call;
    const { body } = input;
    const isStaff = caller.viewer.role === 'Admin';
    // Whom nobody has approved yet opens no accounts for others.
    if (!isStaff && caller.user.facilityId === null) throw refuse('FACILITY_INACTIVE');
    requireNewcomer(world, body.email, caller.user.facilityId);
    requireFields(problemsOf(call));
    requireGrantable(caller, body.rights ?? rightsOf(body.role), null);
    const { firstName, lastName, email, phone, role, rights, npi, startDate } = body;
    const facility = world.facilities.find(caller.user.facilityId ?? '');
    const team = isStaff
      ? ({ staffRole: body.staffRole ?? null, ownerGroup: 'Operator' } as const)
      : ({
          facilityId: caller.user.facilityId,
          ownerGroup: 'Facility',
          // The day on which an account opens begins where its person works.
          timeZone: facility?.timeZone ?? caller.user.timeZone,
        } as const);
    const user = invite(call, {
      firstName,
      lastName,
      email,
      phone,
      role,
      ...team,
      ...(rights === undefined ? {} : { rights }),
      ...(npi === undefined ? {} : { npi }),
      ...(startDate === undefined ? {} : { startDate }),
    });
    return { etag: etagOf(user), data: teamMemberOf(user, call) };
  },
};

function problemsOf({ world, caller, input: { body } }: Call<'inviteTeamMember'>): Problems {
  const isStaff = caller.viewer.role === 'Admin';
  const roles: readonly string[] = isStaff ? ['Admin'] : ['MedicalFacility', 'Facility_NP'];
  const country = world.facilities.find(caller.user.facilityId ?? '')?.country ?? null;
  return {
    ...nameProblems(body),
    email: emailError(body.email),
    role: roles.includes(body.role) ? null : 'Choose a role of your own team',
    staffRole: staffRoleProblem(body, isStaff),
    npi: npiNeeded(body, country) ?? unless(body.npi, (npi) => userNpiProblem(world, npi)),
  };
}

function staffRoleProblem({ staffRole }: Body, isStaff: boolean): string | null {
  if (isStaff) return staffRole === undefined ? 'Staff role is required' : null;
  return staffRole === undefined ? null : 'Only staff have a staff role';
}

const npiNeeded = ({ role, npi }: Body, country: string | null): string | null =>
  role === 'Facility_NP' && country === 'US' && npi === undefined ? 'NPI is required' : null;
