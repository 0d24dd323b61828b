import { emailError, emailOf } from '#app/core/forms/email.ts';
import { keysOf } from '#app/core/objects.ts';
import { displayNameOf } from '#app/core/people/names.ts';
import type { UserDetailsInputZodType } from '#contracts/generated/schemas/user-details-input.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { nameProblems, type Problems, rename, requireFields, unless } from '../../http/field-problems.ts';
import { sendMail } from '../../rules/people/mail.ts';
import { hasAccepted, requireFreeAddress } from '../../rules/people/mail-addresses.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { readsAtCertified } from '../profile/provider-profile.ts';
import { keepSigner } from '../profile/report-heads.ts';
import { closeResets, sendInvitation } from '../session/reset-tokens.ts';
import { tellOwner } from '../session/security-mail.ts';
import { giveBackBarred } from '../tasks/left-tasks.ts';
import { requireGrantable } from '../team/granted-rights.ts';
import { userNpiProblem } from './held-npis.ts';
import { startDateProblem } from './start-day.ts';
import { requireUser } from './user-access.ts';
import { practisesInUs, userFormOf } from './user-forms.ts';

const FACILITY_ROLES: readonly string[] = ['MedicalFacility', 'Facility_NP'];

export const updateUser: Resolver<'updateUser'> = {
  resolve: (call) => {
    const { world, input, now } = call;
    const user = requireUser(world, input.params.userId);
    if (input.body.email !== undefined) requireFreeAddress(world, input.body.email, user.id);
    requireVersion(input.headers['If-Match'], user);
    requireFields(problemsOf(call, user));
    requireGrantable(call.caller, input.body.rights ?? user.rights, user.rights);
    const changed = world.users.change(user.id, (record) => ({
      ...changedBy(record, input.body),
      version: record.version + 1,
      updatedAt: new Date(now).toISOString(),
    }));
    keepHistory(call, 'users', user, changed);
    keepSigner(world, changed);
    giveBackBarred(call, user, changed);
    if (changed.email !== user.email) addressChanged(call, user, changed);
    return { etag: etagOf(changed), data: userFormOf(changed, call) };
  },
};

function problemsOf({ world, caller, now, input: { body } }: Call<'updateUser'>, user: UserRecord): Problems {
  return {
    ...nameProblems(body),
    email: unless(body.email, emailError),
    role: unless(body.role, (role) => roleProblem(user, role)),
    staffRole: unless(body.staffRole, (staffRole) => staffRoleProblem(user, staffRole, caller.user.id)),
    verifiedSites: unless(body.verifiedSites, (places) =>
      places.every((place) => user.provider?.readingSites[place] !== undefined)
        ? null
        : 'There is no such site',
    ),
    subspecialties: unless(body.subspecialties, (asked) => subspecialtyProblem(user, asked)),
    npi:
      body.npi === null
        ? emptiedNpiProblem(world, user, body.role)
        : unless(body.npi, (npi) => userNpiProblem(world, npi, user.id)),
    startDate: unless(body.startDate, (day) => startDateProblem(world, user, day, now)),
    ...(user.id === caller.user.id ? ownRightProblems(user, body) : {}),
  };
}

/** Nobody changes their own rights, here no more than in their team; what is sent as it is changes none. */
const ownRightProblems = (user: UserRecord, { rights = user.rights }: UserDetailsInputZodType): Problems =>
  Object.fromEntries(
    keysOf(user.rights).map((right) => [
      `rights.${right}`,
      rights[right] === user.rights[right] ? null : 'You cannot change your own rights',
    ]),
  );

/** Reports print the number of whoever signs in the US or sends a case from there; who never had one keeps none. */
function emptiedNpiProblem(world: World, user: UserRecord, role: string = user.role): string | null {
  if (user.npi === null) return null;
  const inUs =
    user.provider === null
      ? role === 'Facility_NP' && world.facilities.find(user.facilityId ?? '')?.country === 'US'
      : practisesInUs(user);
  return inUs ? 'NPI is required' : null;
}

const roleProblem = (user: UserRecord, role: string): string | null =>
  role === user.role || (FACILITY_ROLES.includes(role) && FACILITY_ROLES.includes(user.role))
    ? null
    : 'A role changes only between the two of a facility';

function subspecialtyProblem(user: UserRecord, asked: readonly string[]): string | null {
  if (user.provider === null) return 'Only pathologists have subspecialties';
  return asked.length === 0 ? 'Choose at least one subspecialty' : null;
}

function staffRoleProblem(user: UserRecord, staffRole: string, callerId: string): string | null {
  if (user.role !== 'Admin') return 'Only staff have a staff role';
  const isOwnAdmin = user.id === callerId && (user.staffRole === null || user.staffRole === 'Admin');
  return isOwnAdmin && staffRole !== 'Admin' ? 'You cannot remove your own Admin role' : null;
}

function changedBy(user: UserRecord, input: UserDetailsInputZodType): UserRecord {
  const { role = user.role, staffRole = user.staffRole, ownerGroup = user.ownerGroup } = input;
  const { rights = user.rights, npi = user.npi, startDate = user.startDate } = input;
  const { subspecialties = user.subspecialties } = input;
  const named = rename(user, input);
  const email = input.email === undefined ? user.email : emailOf(input.email);
  const sites = input.verifiedSites === undefined ? {} : withVerified(user, input.verifiedSites);
  const changed = {
    ...named,
    email,
    role,
    staffRole,
    ownerGroup,
    rights,
    npi,
    startDate,
    subspecialties,
    ...sites,
  };
  if (role === user.role) return changed;
  const userType = role === 'Facility_NP' ? 'Facility_NP' : 'Other';
  return { ...changed, userType, displayName: displayNameOf(changed) };
}

/** The sites that the operator has checked count from now on, and no other does. */
function withVerified({ provider }: UserRecord, places: readonly number[]): Partial<UserRecord> {
  if (provider === null) return {};
  const readingSites = provider.readingSites.map((site, at) => ({ ...site, verified: places.includes(at) }));
  return { provider: { ...provider, readingSites }, readsAtCertifiedSite: readsAtCertified(readingSites) };
}

/** What was mailed to the old address must not open the account any longer. */
function addressChanged({ world, now }: Call<'updateUser'>, before: UserRecord, user: UserRecord): void {
  closeResets(world, now, user.id);
  const text = 'An administrator changed the email address of your account. Tell us if this is wrong.';
  sendMail(world, now, { to: before.email, subject: 'Digital pathology: your account', text });
  if (hasAccepted(user)) tellOwner(world, now, user, text);
  // No link opens an account that is closed; whoever opens it again sends one.
  else if (user.status !== 'Deactivated') sendInvitation(world, now, user);
}
