import { labels } from '#contracts/generated/labels.ts';
import type { MachineName, StateOf } from '#contracts/generated/machines.ts';
import type {
  Account,
  Billing,
  Case,
  Enquiry,
  LicenceRenewal,
  QaTask,
  Registration,
  StaffRole,
  SupportTicket,
  Task,
  User,
  WaitReason,
} from '#contracts/generated/wire.ts';
import { EDITABLE_LINE, isEditable } from '../billing/editable-line.ts';
import { statusName } from '../cases/wait-words.ts';
import {
  dutyOf,
  endsByCountAlone,
  endsByItself,
  isClosed,
  isLicenceRenewal,
  TO_DO,
} from '../tasks/task-kinds.ts';
import { instantText } from '../text/dates.ts';
import { type Move, movesOf } from './moves.ts';
import type { Role } from './roles.ts';

/** Why actions are refused now, by the names that their page has for them. */
export type Reasons = Readonly<Record<string, string>>;

/** The actions of a page that its readers look for, each with the moves that it may ask for. */
type Sought<M extends MachineName> = Readonly<Record<string, readonly Move<M>['name'][]>>;

/**
 * The names under which the state tables know a reader wherever they are: the role, or the duties of the staff, of which
 * an admin without a duty has all.
 */
export function namesOfReader(role: Role, staffRole: StaffRole | null | undefined): readonly string[] {
  if (role !== 'Admin') return [role];
  if (staffRole === 'Lab_Operations' || staffRole === 'Accounts' || staffRole === 'Relationship_Manager')
    return [staffRole];
  return ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'];
}

/**
 * Why the present state refuses what is looked for. What these names may never do has no reason, nor has what the state
 * table would allow, nor what would only lead to where the thing is already.
 */
export function reasonsOf<M extends MachineName>(
  machine: M,
  state: StateOf<M>,
  names: readonly string[],
  sought: Sought<M>,
  texts: Readonly<Record<StateOf<M>, string>>,
): Reasons {
  return Object.fromEntries(
    Object.entries(sought).flatMap(([action, wanted]) => {
      const moves = movesOf(machine).filter(
        ({ name, who }) => wanted.includes(name) && who.some((one) => names.includes(one)),
      );
      const from = [...new Set(moves.flatMap((move) => move.from))];
      if (from.length === 0 || from.includes(state) || moves.some(({ to }) => to === state)) return [];
      return [
        [
          action,
          onlyWhileText(
            from.map((one) => texts[one]),
            texts[state],
          ),
        ],
      ];
    }),
  );
}

const CHOICE = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** 'Only while the status is “Pending” or “Ready”. It is “Paid” now.' */
const onlyWhileText = (states: readonly string[], now: string): string =>
  `Only while the status is ${CHOICE.format(states.map((text) => `“${text}”`))}. It is “${now}” now.`;

/**
 * An operator has no steps of an onboarding. Whoever has accepted all of a new pathologist’s looks for the status that
 * comes of it, while the onboarding was never started.
 */
export const userReasons = ({ status, role }: Pick<User, 'status' | 'role'>, names: readonly string[]) =>
  reasonsOf(
    'UserStatus',
    status,
    names,
    {
      ...(role === 'Provider' && status === 'New' ? { provision: ['provision'] as const } : {}),
      ...(role === 'Admin' ? {} : { activate: ['activate'] as const }),
      deactivate: ['deactivate'],
    },
    labels.UserStatus,
  );

export const accountReasons = ({ leadStatus }: Pick<Account, 'leadStatus'>, names: readonly string[]) =>
  reasonsOf(
    'AccountLeadStatus',
    leadStatus,
    names,
    { activate: ['activate'], deactivate: ['deactivate'] },
    labels.AccountLeadStatus,
  );

export const enquiryReasons = ({ leadStatus }: Pick<Enquiry, 'leadStatus'>, names: readonly string[]) =>
  reasonsOf(
    'EnquiryLeadStatus',
    leadStatus,
    names,
    { convert: ['convert'], activate: ['activate'] },
    labels.EnquiryLeadStatus,
  );

export const billReasons = ({ status }: Pick<Billing, 'status'>, names: readonly string[]): Reasons => ({
  ...reasonsOf(
    'BillingStatus',
    status,
    names,
    { issue: ['issue'], recordPayment: ['pay', 'deny', 'writeOff'], void: ['void'] },
    labels.BillingStatus,
  ),
  ...(isEditable({ status })
    ? {}
    : {
        edit: onlyWhileText(
          EDITABLE_LINE.map((one) => labels.BillingStatus[one]),
          labels.BillingStatus[status],
        ),
      }),
});

export const ticketReasons = ({ status }: Pick<SupportTicket, 'status'>, names: readonly string[]) =>
  reasonsOf('TicketStatus', status, names, { reply: ['answer'], close: ['close'] }, labels.TicketStatus);

const ACCOUNT_CLOSED =
  'The account of this person is deactivated. Readmit it first, or reject the registration.';

/** Whoever may reject what is reviewed may approve it too, unless its person was shut out since. */
export function registrationReasons(
  { status, allowedActions }: Pick<Registration, 'status' | 'allowedActions'>,
  names: readonly string[],
): Reasons {
  if (status === 'UnderReview' && allowedActions.includes('reject') && !allowedActions.includes('approve'))
    return { approve: ACCOUNT_CLOSED, return: ACCOUNT_CLOSED };
  return reasonsOf(
    'RegistrationStatus',
    status,
    names,
    { approve: ['approve'], return: ['return'], reject: ['reject'] },
    labels.RegistrationStatus,
  );
}

export const renewalReasons = ({ status }: Pick<LicenceRenewal, 'status'>, names: readonly string[]) =>
  reasonsOf(
    'LicenceRenewalStatus',
    status,
    names,
    { accept: ['accept'], return: ['return'] },
    labels.LicenceRenewalStatus,
  );

/**
 * The staff direct the tasks of their duty. Whoever has a task, or may take it, works on it until it is closed, unless it
 * ends by what is done on a page of its own.
 */
export function taskReasons(
  task: Pick<Task, 'status' | 'type' | 'assignee' | 'askedBy' | 'requestId' | 'allowedActions'>,
  { userId, names }: { readonly userId: string; readonly names: readonly string[] },
): Reasons {
  const { status, type, assignee, allowedActions } = task;
  const endsElsewhere = endsByItself(type) || isLicenceRenewal(task);
  const isTheirs = assignee?.userId === userId || (assignee === null && allowedActions.includes('start'));
  // Whoever has no right to work on a case is not told to begin first.
  const isBarred = TO_DO.includes(status) && !allowedActions.includes('decline');
  const ofDuty = names.includes(dutyOf(type)) ? names : [];
  const isCounted = endsByCountAlone(task) && TO_DO.includes(status) && isTheirs && !isBarred;
  return {
    ...reasonsOf(
      'TaskStatus',
      status,
      isTheirs && !isBarred && !isClosed(status) && !endsElsewhere ? ['assignee'] : [],
      { work: ['submit'], decline: ['decline'] },
      labels.TaskStatus,
    ),
    ...reasonsOf(
      'TaskStatus',
      status,
      ofDuty,
      { assign: ['assignOpen', 'assignInProgress', 'assignSubmitted', 'assignReturned'], cancel: ['cancel'] },
      labels.TaskStatus,
    ),
    ...(isCounted ? { work: NOT_COUNTED } : {}),
  };
}

const NOT_COUNTED =
  'Only by the count of the slides in the parcel, which completes the task. A case that is back at its facility has to be sent again before that.';

type CaseAsked = Pick<Case, 'status'> &
  Partial<Pick<Case, 'provider' | 'signedAt' | 'allowedActions'>> & {
    /** What a case came back for that its facility has; null where nobody knows. */
    readonly returned?: WaitReason | null;
  };

/**
 * Who has a case already is reassigned, which not everybody may who assigns a case that nobody has; a hold is lifted before
 * either. What a signed case refuses has one reason, which says what can be done in its place.
 */
export function caseReasons(
  { status, provider = null, signedAt = null, allowedActions = [], returned = null }: CaseAsked,
  names: readonly string[],
  timeZone: string,
): Reasons {
  const assigning: readonly Move<'CaseStatus'>['name'][] = [
    ...(provider === null ? (['assign'] as const) : []),
    'reassign',
    'reassign-waiting',
    'assign-successor',
  ];
  const refused = reasonsOf(
    'CaseStatus',
    status,
    names,
    {
      assign: assigning,
      return: ['return', 'question-identity'],
      recall: ['recall'],
      cancel: ['cancel', 'cancel-held'],
    },
    { ...labels.CaseStatus, [status]: statusName(status, returned) },
  );
  const isAssignable = movesOf('CaseStatus').some(
    ({ name, from, who }) =>
      assigning.includes(name) && from.includes(status) && who.some((one) => names.includes(one)),
  );
  if (isAssignable && allowedActions.includes('liftHold'))
    return { ...refused, assign: 'Nobody is given a case on hold. Lift the hold first.' };
  if (status !== 'SignOutCompleted' || signedAt === null) return refused;
  const signed = `Signed on ${instantText(signedAt, timeZone)}: only an addendum or an amendment changes it.`;
  return Object.fromEntries(Object.keys(refused).map((action) => [action, signed]));
}

/** What the reviewer does before the result of a second review can be submitted. */
export function qaReasons(
  review: Pick<
    QaTask,
    'status' | 'reviewer' | 'unlicensedIn' | 'result' | 'ownDiagnosisSavedAt' | 'allowedActions'
  >,
  userId: string,
): Reasons {
  const { status, reviewer, unlicensedIn, result, ownDiagnosisSavedAt, allowedActions } = review;
  // A step that is itself refused leads nowhere.
  if (unlicensedIn !== null) return {};
  if (allowedActions.includes('submitResult')) return {};
  if (allowedActions.includes('start')) return { submitResult: 'Start the review first.' };
  const isTheirs = reviewer?.userId === userId && status === 'InProgress' && result === null;
  return isTheirs && ownDiagnosisSavedAt === null ? { submitResult: 'Save your own diagnosis first.' } : {};
}
