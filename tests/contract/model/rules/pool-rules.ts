import { PROVIDERS, partOf, type Who } from '../people.ts';
import { requestsOf } from '../requests.ts';
import { readerGone } from '../reviews.ts';
import {
  type Case,
  change,
  isHeld,
  isOpenRequest,
  isOpenTask,
  LAB_STAFF,
  rest,
  type State,
  type Told,
  tell,
} from '../state.ts';
import { tasksOf } from '../tasks.ts';
import {
  allow,
  type CaseRule,
  hasAllDuties,
  INVALID,
  isLab,
  mayOpen,
  READERS,
  refuse,
  STAFF,
} from '../verdicts.ts';
import { releaseReport } from './release-rules.ts';
import { expireUploads } from './upload-rules.ts';

const HOUR_MS = 3_600_000;
const HOLD_MS = 4 * HOUR_MS;
const PAUSE_MS = 30 * 60_000;

const isActive = (state: State, who: Who): boolean => state.accounts.get(who)?.status === 'Active';

/** Both images of the slide, none of them superseded. */
export const hasImages = (images: Case['images']): boolean => images.length === 2;

/** What the facility was asked and has not answered; what it took back itself needs no answer. */
export const isWaiting = ({ kind, isAnswered }: Case['reasons'][number]): boolean =>
  kind !== 'recalled' && !isAnswered;

/**
 * 2.3 row 4: everything at hand, counted and answered, the labels ticked by the sender, and looked at since the identity
 * was in question.
 */
export const isClean = (
  { isWhole, isTicked, isInQuestion, emptySlides, isMailed, isReceived, images, reasons }: Case,
  labelsSeen = false,
): boolean =>
  isWhole &&
  isTicked &&
  hasImages(images) &&
  emptySlides === 0 &&
  (!isMailed || isReceived) &&
  !reasons.some(isWaiting) &&
  (!isInQuestion || labelsSeen);

export function startIntake(state: State, aCase: Case): void {
  aCase.intakeAt = isClean(aCase) ? state.now + 2000 : null;
}

export function announceStat(
  state: State,
  { id, isStat }: Case,
  at: number,
  former: Who | null = null,
): void {
  const able = PROVIDERS.filter((who) => isActive(state, who) && who !== former);
  if (isStat) tell(state, able, 'stat_available', { caseId: id, at });
}

export function enterPool(state: State, aCase: Case, who: Who | null, at: number): void {
  change(state, aCase, who, 'Available');
  rest(aCase);
  aCase.isInQuestion = false;
  const { preferred } = aCase;
  if (preferred === null || !isActive(state, preferred)) return announceStat(state, aCase, at);
  aCase.hold = { for: preferred, to: at + HOLD_MS };
  const event = aCase.isStat ? 'stat_available' : 'new_cases';
  tell(state, [preferred], event, { caseId: aCase.id, words: 'held', at });
}

export function backToPool(state: State, aCase: Case, who: Who | null, at: number): void {
  const former = aCase.holder;
  aCase.releases.push({ who: aCase.holder, at });
  change(state, aCase, who, 'Available');
  aCase.holder = null;
  aCase.reviewer = null;
  rest(aCase);
  const words = `${aCase.releases.length} times`;
  if (aCase.releases.length >= 2) tell(state, LAB_STAFF, 'case_returned', { caseId: aCase.id, words, at });
  announceStat(state, aCase, at, former);
}

/**
 * A case that waits goes on waiting, in other hands, and waits again when it is taken out of the pool; a review of
 * another reader's text ends.
 */
function give(state: State, aCase: Case, who: Who, to: Who): void {
  const wasWaiting = aCase.status === 'AdditionalWorkRequested';
  if (aCase.status === 'QAReview') readerGone(state, aCase);
  change(state, aCase, who, wasWaiting ? 'AdditionalWorkRequested' : 'Selected', true);
  const isWaiting = requestsOf(state, aCase.id).some(isOpenRequest);
  if (isWaiting && !wasWaiting) change(state, aCase, null, 'AdditionalWorkRequested');
  rest(aCase);
  aCase.holder = to;
  aCase.reviewer = null;
  aCase.unread = isWaiting ? null : { since: state.now, warned: 0 };
}

const isReleasedLately = ({ now }: State, { releases }: Case, who: Who): boolean =>
  releases.some((one) => one.who === who && now - one.at < PAUSE_MS);

export const releaseToPool: CaseRule = {
  roles: STAFF,
  may: isLab,
  from: ({ status }) => status === 'Submitted',
  fields: (_, { body }, aCase) =>
    isClean(aCase, body?.['labelChecks'] !== undefined) ? null : refuse(409, 'INTAKE_INCOMPLETE'),
  apply: (state, { who }, aCase) => enterPool(state, aCase, who, state.now),
};

/** 2.4: who may know of it, then the account, then whether it is still there. */
export const pickUpCase: CaseRule = {
  sees: (who, aCase, { now }) => {
    if (partOf(who).role !== 'Provider')
      return partOf(who).facilityId === aCase.facilityId || !partOf(who).facilityId;
    const { hold } = aCase;
    const isElse = hold !== null && hold.for !== who && now < hold.to;
    return (aCase.status === 'Available' && !isElse) || isHeld(aCase) || aCase.status === 'SignOutCompleted';
  },
  roles: READERS,
  from: ({ status }) => status === 'Available',
  before: (state, { who }, aCase) => {
    if (!isActive(state, who)) return refuse(403, 'PROVIDER_NOT_ACTIVE');
    const isTaken = isHeld(aCase) || aCase.status === 'SignOutCompleted';
    if (aCase.holder === who && isTaken) return allow(200, () => undefined);
    return aCase.status === 'Available' ? null : refuse(409, 'CASE_ALREADY_PICKED_UP');
  },
  fields: (state, { who }, aCase) =>
    isReleasedLately(state, aCase, who) ? refuse(409, 'RELEASED_RECENTLY') : null,
  apply: (state, { who }, aCase) => give(state, aCase, who, who),
};

export const releaseCase: CaseRule = {
  sees: mayOpen,
  roles: ['Provider', 'Admin'],
  may: (who, { holder }) => holder === who || hasAllDuties(who),
  before: (_, { who }, { status }) =>
    status === 'AdditionalWorkRequested' && !hasAllDuties(who) ? refuse(409, 'OPEN_REQUESTS') : null,
  from: (aCase, who) => (hasAllDuties(who) ? isHeld(aCase) : aCase.status === 'Selected'),
  fields: (_, { body }) =>
    body?.['reason'] === 'other' && body['note'] === undefined ? refuse(422, 'REASON_REQUIRED') : null,
  apply: (state, { who }, aCase) => {
    const { holder } = aCase;
    if (aCase.status === 'QAReview') readerGone(state, aCase);
    backToPool(state, aCase, who, state.now);
    if (who !== holder) tell(state, [holder], 'case_returned', { caseId: aCase.id, words: 'taken' });
  },
};

/** 2.3 row 8: who is on trial gets work by assignment alone; who is coming back gets none. */
export const isOpenTo = ({ accounts }: State, who: Who): boolean =>
  ['Active', 'Provisionally Active'].includes(accounts.get(who)?.status ?? '');

/** Whoever is given no case signs none either: the report is no longer in the signer's hands. */
export const isSignerGone = (state: State, { signer }: Case): boolean =>
  signer !== null && !isOpenTo(state, signer);

/** What the signer still owes of the report is owed by who stands in for them. */
function handOnAmendments(state: State, { id: caseId }: Case, to: Who): void {
  for (const task of tasksOf(state, caseId, 'amendment')) {
    if (!isOpenTask(task)) continue;
    task.assignee = to;
    task.group = null;
    task.version += 1;
    tell(state, [to], 'assigned_to_me', { caseId, taskId: task.id });
  }
}

export const assignCase: CaseRule = {
  roles: STAFF,
  may: isLab,
  from: (aCase, who) =>
    aCase.status === 'Available' ||
    (hasAllDuties(who) && (isHeld(aCase) || aCase.status === 'SignOutCompleted')),
  fields: (state, { body, to: given }, aCase) => {
    if (aCase.status !== 'Available' && body?.['reason'] === undefined) return INVALID;
    const isBack = aCase.signer === given || isSignerGone(state, aCase);
    if (aCase.status === 'SignOutCompleted' && !isBack) return refuse(422, 'PROVIDER_NOT_ASSIGNABLE');
    const to = PROVIDERS.find((who) => who === given);
    const isAble = to !== undefined && isOpenTo(state, to) && aCase.holder !== to;
    return isAble && !isReleasedLately(state, aCase, to) ? null : refuse(422, 'PROVIDER_NOT_ASSIGNABLE');
  },
  apply: (state, { who, to }, aCase) => {
    const loser = aCase.holder;
    if (to === undefined) return;
    // 2.3 row 19: somebody else amends the report of a signer who is gone; the case stays signed.
    if (aCase.status === 'SignOutCompleted') {
      change(state, aCase, who);
      aCase.holder = to;
    } else give(state, aCase, who, to);
    tell(state, [to], 'assigned_to_me', { caseId: aCase.id, words: 'given' });
    tell(state, [loser], 'case_returned', { caseId: aCase.id, words: 'lost' });
    if (aCase.status === 'SignOutCompleted') handOnAmendments(state, aCase, to);
  },
};

/** The first opening counts; every later one is the same again. */
export const openCase: CaseRule = {
  sees: mayOpen,
  roles: READERS,
  may: (who, { holder }) => holder === who,
  before: (_, { who }, aCase) =>
    aCase.holder === who && isHeld(aCase) && aCase.isOpened ? allow(200, () => undefined) : null,
  from: isHeld,
  apply: (state, { who }, aCase) => {
    aCase.isOpened = true;
    aCase.unread = null;
    change(state, aCase, who);
  },
};

const LIMIT_MS = { stat: 2 * HOUR_MS, other: 24 * HOUR_MS };

/** 2.3 row 10: back by itself, with a warning at half and at nine tenths of the time. */
function releaseUnread(state: State, aCase: Case): void {
  const { unread, id, holder } = aCase;
  if (unread === null) return;
  if (aCase.status !== 'Selected') {
    aCase.unread = null;
    return;
  }
  const limit = aCase.isStat ? LIMIT_MS.stat : LIMIT_MS.other;
  const share = (state.now - unread.since) / limit;
  if (share >= 1) {
    const at = unread.since + limit;
    backToPool(state, aCase, null, at);
    return tell(state, [holder, ...LAB_STAFF], 'release_warning', { caseId: id, words: 'released', at });
  }
  const reached = share >= 0.9 ? 90 : share >= 0.5 ? 50 : 0;
  if (reached <= unread.warned) return;
  aCase.unread = { ...unread, warned: reached };
  tell(state, [holder], 'release_warning', { caseId: id, words: `until ${unread.since + limit}` });
}

/** What time alone brings about. */
export function timePassed(state: State, told: Told): void {
  expireUploads(state);
  for (const aCase of state.cases.values()) {
    const { intakeAt } = aCase;
    if (intakeAt !== null && state.now >= intakeAt) {
      if (aCase.status === 'Submitted') enterPool(state, aCase, null, intakeAt);
      else aCase.intakeAt = null;
    }
    const { hold } = aCase;
    if (hold !== null && state.now >= hold.to) {
      aCase.hold = null;
      if (aCase.status === 'Available') announceStat(state, aCase, hold.to, aCase.releases.at(-1)?.who);
    }
    releaseUnread(state, aCase);
    releaseReport(state, told, aCase);
  }
}
