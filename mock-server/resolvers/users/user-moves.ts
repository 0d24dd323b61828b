import type { Resolver } from '../../http/call.ts';
import { requireFields } from '../../http/field-problems.ts';
import { refuse } from '../../http/refusal.ts';
import { requireMove } from '../../rules/moves.ts';
import { hasAccepted, isAddressTaken, isTurnedAway } from '../../rules/people/mail-addresses.ts';
import { namesOf } from '../../rules/people/names.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { openCasesOf } from '../profile/profile-form.ts';
import { sendInvitation } from '../session/reset-tokens.ts';
import { isUserNpiTaken } from './held-npis.ts';
import { returnCases } from './returned-cases.ts';
import { shutOut } from './shut-out.ts';
import { isLastAdmin, requireUser } from './user-access.ts';
import { isStepFor, userFormOf } from './user-forms.ts';
import { moveUser } from './user-status.ts';

const reasonProblem = (reason: string) => ({ reason: reason.trim() === '' ? 'Reason is required' : null });

export const deactivateUser: Resolver<'deactivateUser'> = {
  resolve: (call) => {
    const { world, caller, input } = call;
    const { reason, returnOpenCases = false } = input.body;
    const user = requireUser(world, input.params.userId);
    requireMove('UserStatus', 'deactivateUser', user.status, namesOf(caller));
    if (isLastAdmin(world, user)) throw refuse('LAST_ADMIN');
    const open = openCasesOf(world, user.id);
    if (open > 0 && !returnOpenCases)
      throw refuse('OPEN_CASES', { text: `Reassign ${open} open cases first` });
    requireVersion(input.headers['If-Match'], user);
    requireFields(reasonProblem(reason));
    returnCases(call, user);
    const moved = shutOut(call, user, 'deactivate', reason.trim());
    return { etag: etagOf(moved), data: userFormOf(moved, call) };
  },
};

export const reactivateUser: Resolver<'reactivateUser'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const { reason, credentialsChecked = false } = input.body;
    const user = requireUser(world, input.params.userId);
    const names = namesOf(caller);
    const { name } = requireMove('UserStatus', 'reactivateUser', user.status, names, (step) =>
      isStepFor(step.name, user),
    );
    // Address or NPI may have gone to somebody else, and two accounts with one of them would be one too many.
    const isReplaced = user.npi !== null && isUserNpiTaken(world, user.npi, user.id);
    const isOthers = isAddressTaken(world, user.email, user.id);
    // An account that was turned away had no facility and no profile yet: its person registers anew.
    if (isReplaced || isOthers || isTurnedAway(world, user)) throw refuse('STATUS_TRANSITION');
    requireVersion(input.headers['If-Match'], user);
    requireFields({
      ...reasonProblem(reason),
      credentialsChecked:
        user.provider !== null && !credentialsChecked ? 'Check the credentials again first' : null,
    });
    const moved = moveUser(call, user.id, name, reason.trim());
    // The link of an invitation went out of force with the account, and there is no password that the person could
    // have forgotten.
    if (!hasAccepted(moved)) sendInvitation(world, now, moved);
    return { etag: etagOf(moved), data: userFormOf(moved, call) };
  },
};
