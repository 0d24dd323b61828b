import { partOf } from '../people.ts';
import { withdrawRequests } from '../requests.ts';
import { tellReviewers } from '../reviews.ts';
import {
  type Case,
  type Command,
  change,
  isHeld,
  isOpenTask,
  LAB_STAFF,
  note,
  peopleOf,
  rest,
  type State,
  type Status,
  tell,
  type Verdict,
} from '../state.ts';
import { peopleOfTask, settle, tasksOf } from '../tasks.ts';
import {
  allow,
  type CaseRule,
  FACILITY,
  hasAllDuties,
  INVALID,
  isLab,
  mayOpen,
  refuse,
  STAFF,
} from '../verdicts.ts';
import { bill, isBilledAgain, isUnbilled } from './billing-rules.ts';
import { hasImages, isWaiting, startIntake } from './pool-rules.ts';
import { askForBilling, askForMissing, send } from './sending-rules.ts';

const DAY_MS = 86_400_000;
const BEFORE_PICKUP: readonly Status[] = ['Draft', 'Submitted', 'Returned', 'Available'];
const IDENTITY: readonly unknown[] = ['wrong_patient', 'wrong_slides', 'labels_in_conflict'];

const isSaid = ({ body }: Command, field = 'reason'): boolean =>
  typeof body?.[field] === 'string' && body[field] !== ' ';

function leave(aCase: Case): void {
  aCase.holder = null;
  aCase.reviewer = null;
}

export function createCase(state: State, { who }: Command): Verdict {
  const { role, facilityId } = partOf(who);
  if (!FACILITY.includes(role) || facilityId === null) return refuse(403, 'FORBIDDEN_ROLE');
  return allow(201, ({ data: { id } }) => {
    state.cases.set(String(id), newCase(String(id), facilityId));
    note(state, String(id), 'transition', who, '', 'Draft');
  });
}

const newCase = (id: string, facilityId: string): Case => ({
  id,
  facilityId,
  isStat: false,
  isWhole: false,
  isTicked: false,
  preferred: null,
  status: 'Draft',
  version: 1,
  holder: null,
  reviewer: null,
  isOpened: false,
  unread: null,
  hold: null,
  intakeAt: null,
  isInQuestion: false,
  reasons: [],
  releases: [],
  cancelledAt: null,
  wasSent: false,
  emptySlides: 0,
  isMailed: false,
  isReceived: false,
  images: [],
  report: 'None',
  post: 'None',
  signer: null,
  signed: null,
  releaseAt: null,
  text: { version: 0, words: '', shared: null },
  openings: new Set(),
});

export const deleteCaseDraft: CaseRule = {
  roles: FACILITY,
  from: ({ status }) => status === 'Draft',
  apply: (state, { who }, { id }) => {
    note(state, id, 'transition', who, 'Draft');
    state.cases.delete(id);
  },
};

/** 3.1: the tick that patient, specimen and slide labels match. */
export const updateCase: CaseRule = {
  roles: [...FACILITY, ...STAFF],
  may: (who) => who !== 'accounts',
  refusal: refuse(403, 'FORBIDDEN_ROLE'),
  from: ({ status }, who) =>
    status === 'Draft' || status === 'Returned' || (status === 'Submitted' && isLab(who)),
  apply: (state, { who }, aCase) => {
    aCase.isTicked = true;
    change(state, aCase, who);
    if (aCase.status === 'Submitted') startIntake(state, aCase);
  },
};

export const sendOutCase: CaseRule = {
  roles: FACILITY,
  from: ({ status }) => status === 'Draft' || status === 'Returned',
  // A slide that was ordered and never came is on the form without the facility's label (3.1).
  fields: (_, { body }, { isWhole, isTicked, isMailed, images, emptySlides, reasons }) => {
    const isAnswered = !reasons.some(isWaiting) || body?.['answers'] !== undefined;
    return isWhole && isTicked && (isMailed || hasImages(images)) && emptySlides === 0 && isAnswered
      ? null
      : refuse(422, 'CASE_INCOMPLETE');
  },
  apply: (state, { who }, aCase, told) => {
    aCase.wasSent = true;
    for (const reason of aCase.reasons) reason.isAnswered ||= isWaiting(reason);
    change(state, aCase, who, 'Submitted');
    send(state, told, aCase);
    bill(state, told, aCase.id, 'Pending');
    startIntake(state, aCase);
  },
};

export const recallCase: CaseRule = {
  roles: FACILITY,
  from: ({ status }) => status === 'Submitted',
  fields: (_, command) => (isSaid(command) ? null : INVALID),
  apply: (state, { who }, aCase) => {
    aCase.reasons.push({ kind: 'recalled', isAnswered: false });
    aCase.intakeAt = null;
    change(state, aCase, who, 'Returned');
  },
};

/** 2.5: what was shared as preliminary is a draft again. */
function withdrawShared(aCase: Case): boolean {
  if (aCase.report !== 'Preliminary') return false;
  aCase.report = 'Draft';
  aCase.text.shared = null;
  return true;
}

/** 2.3 rows 5 and 14. */
export const returnCase: CaseRule = {
  sees: mayOpen,
  roles: ['Provider', 'Admin'],
  may: (who, { holder }) => isLab(who) || holder === who,
  from: ({ status }, who) =>
    status === 'Selected' || status === 'AdditionalWorkRequested' || (status === 'Submitted' && isLab(who)),
  fields: (_, { body }, { status }) =>
    body?.['kind'] === 'recalled' || (status !== 'Submitted' && !IDENTITY.includes(body?.['kind']))
      ? INVALID
      : null,
  apply: (state, { who, body }, aCase, told) => {
    const task = aCase.status === 'Submitted' ? askForMissing(state, told, aCase, who) : null;
    const holder = aCase.holder === who ? null : aCase.holder;
    const isIdentity = IDENTITY.includes(body?.['kind']);
    change(state, aCase, who, 'Returned');
    leave(aCase);
    rest(aCase);
    aCase.reasons.push({ kind: String(body?.['kind']), isAnswered: false });
    const caseId = aCase.id;
    const facility = peopleOf(aCase.facilityId);
    if (!isIdentity) return tell(state, facility, 'case_returned', { caseId, taskId: task?.id ?? null });
    aCase.isInQuestion = true;
    aCase.isTicked = false;
    aCase.isReceived = false;
    const isWithdrawn = withdrawShared(aCase);
    const words = isWithdrawn ? 'withdrawn' : '';
    tell(state, [...facility, ...LAB_STAFF, holder], 'identity_problem', { caseId, words });
  },
};

/** 2.3 rows 22 and 23. */
export const cancelCase: CaseRule = {
  roles: [...FACILITY, ...STAFF],
  may: (who) => partOf(who).role !== 'Admin' || hasAllDuties(who),
  from: (aCase, who) => BEFORE_PICKUP.includes(aCase.status) || (isHeld(aCase) && hasAllDuties(who)),
  fields: (_, command, aCase) =>
    isSaid(command) && (!isHeld(aCase) || command.body?.['providerConsulted'] === true) ? null : INVALID,
  apply: (state, { who }, aCase, told) => {
    const wasHeld = isHeld(aCase);
    const holder = wasHeld ? aCase.holder : null;
    change(state, aCase, who, 'Cancelled');
    leave(aCase);
    rest(aCase);
    aCase.cancelledAt = state.now;
    tellReviewers(state, aCase);
    withdrawRequests(state, aCase, who);
    isUnbilled(state, aCase.id);
    if (wasHeld) askForBilling(state, told, aCase);
    tell(state, [holder], 'case_returned', { caseId: aCase.id, words: 'withdrawn' });
    const isResultGone = withdrawShared(aCase);
    const byOperator = partOf(who).role === 'Admin';
    const words = `withdrawn${byOperator ? ' by the operator' : ''}${isResultGone ? ', with its result' : ''}`;
    if (byOperator || isResultGone) tellFacility(state, aCase, words);
  },
};

/** The facility hears what the operator did to its case. */
const tellFacility = (state: State, { id, facilityId }: Case, words: string): void =>
  tell(state, peopleOf(facilityId), 'case_returned', { caseId: id, words });

/** Nobody has to decide any more what is owed for a case that came back. */
function settleOwed(state: State, { id: caseId }: Case): void {
  for (const task of tasksOf(state, caseId, 'billing').filter(isOpenTask)) {
    settle(state, task, 'Cancelled');
    const about = { caseId, taskId: task.id, words: 'taken back' };
    tell(state, peopleOfTask(state, task), 'assigned_to_me', about);
  }
}

export const restoreCase: CaseRule = {
  roles: STAFF,
  may: hasAllDuties,
  before: ({ now }, { who }, { status, cancelledAt, wasSent }) => {
    if (!hasAllDuties(who) || status !== 'Cancelled') return null;
    if (!wasSent) return refuse(409, 'NEVER_SENT_OUT');
    return now - (cancelledAt ?? now) >= 30 * DAY_MS ? refuse(409, 'RESTORE_TOO_LATE') : null;
  },
  from: ({ status }) => status === 'Cancelled',
  fields: (_, command) => (isSaid(command) ? null : INVALID),
  apply: (state, { who }, aCase, told) => {
    isBilledAgain(state, told, aCase);
    aCase.cancelledAt = null;
    change(state, aCase, who, 'Submitted');
    settleOwed(state, aCase);
    send(state, told, aCase);
    tellFacility(state, aCase, 'brought back');
    startIntake(state, aCase);
  },
};
