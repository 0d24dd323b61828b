import { partOf } from '../people.ts';
import { caseOf } from '../requests.ts';
import { isFit, isInDispute, makeReview, presentReviewer, whoseTurn } from '../reviews.ts';
import {
  type Case,
  type Command,
  change,
  isOpenRequest,
  note,
  type Refused,
  type Review,
  type State,
  type Task,
  tell,
  touch,
  type Verdict,
} from '../state.ts';
import { newTask, seesTask, settle } from '../tasks.ts';
import {
  allow,
  type CaseRule,
  HIDDEN,
  INVALID,
  isLab,
  mayOpen,
  READERS,
  refuse,
  STAFF,
  versionRefusal,
} from '../verdicts.ts';

const fitness: CaseRule['fields'] = (state, { to }, aCase) => {
  if (to !== undefined && (to === aCase.holder || to === aCase.signer)) return refuse(422, 'QA_SELF_REVIEW');
  return to !== undefined && isFit(state, aCase, to) ? null : INVALID;
};

/** 2.3 row 15: the text is locked from here on, so nothing that the signature wants may be missing. */
const isReadThrough = (
  state: State,
  { who }: Command,
  { id, isMailed, images, openings, text }: Case,
): boolean =>
  text.words !== '' &&
  ![...state.requests.values()].some((one) => one.caseId === id && isOpenRequest(one)) &&
  // Which glass was read is said at the signature.
  (isMailed || images.every((image) => openings.has(`${who} ${image}`)));

/** 2.8: a reader in dispute asks its reviewer once more, or a third one who follows, and says how it was settled. */
function disputeRefusal(state: State, { who, to, body }: Command, aCase: Case): Refused | null {
  if (!isInDispute(state, aCase)) return null;
  const { again, others } = whoseTurn(state, aCase, who);
  const isTurn = again === null ? !others.some((other) => other === to) : again === to;
  return isTurn && body?.['note'] !== undefined ? null : INVALID;
}

/** 2.8, prospective: the reader asks somebody else who is fit, and the report is locked. */
const askBefore: CaseRule = {
  sees: mayOpen,
  roles: [...READERS, ...STAFF],
  may: (who, { holder }) => holder === who,
  from: ({ status }) => status === 'Selected',
  status: 201,
  fields: (state, command, aCase) =>
    fitness?.(state, command, aCase) ??
    disputeRefusal(state, command, aCase) ??
    (isReadThrough(state, command, aCase) ? null : refuse(422, 'DIAGNOSIS_INCOMPLETE')),
  apply: (state, { who, to: assignee = null }, aCase, told) => {
    change(state, aCase, who, 'QAReview');
    aCase.reviewer = assignee;
    makeReview(state, told, aCase, { kind: 'Prospective', reader: who, isBlinded: false, assignee });
  },
};

/** 2.8, retrospective: the operator asks, and the signed case stays as it is. */
const askAfterwards: CaseRule = {
  sees: mayOpen,
  roles: STAFF,
  may: isLab,
  from: ({ status }) => status === 'SignOutCompleted',
  status: 201,
  fields: fitness,
  apply: (state, { who, to: assignee = null, body }, aCase, told) => {
    aCase.reviewer = assignee;
    touch(state, aCase, who, 'review_changed');
    const isBlinded = body?.['blinded'] !== false;
    const { signer: reader } = aCase;
    if (reader !== null)
      makeReview(state, told, aCase, {
        kind: 'Retrospective',
        reader,
        isBlinded,
        assignee,
        asker: isBlinded ? null : who,
      });
  },
};

export const requestQaReview = ({ body }: Command): CaseRule =>
  body?.['kind'] === 'Prospective' ? askBefore : askAfterwards;

type Judge = (task: Task, review: Review, aCase: Case) => Verdict;

/** Whoever it was given to, while it is in progress; nobody else takes part in a review. */
function onReview(state: State, { who, params }: Command, judge: Judge): Verdict {
  const task = state.tasks.get(params['taskId'] ?? '');
  if (task === undefined || task.review === null || !seesTask(state, task, who)) return HIDDEN;
  if (partOf(who).role !== 'Provider') return refuse(403, 'FORBIDDEN_ROLE');
  if (task.status !== 'InProgress') return refuse(409, 'TASK_STATE');
  return judge(task, task.review, caseOf(state, task.caseId));
}

/** Blinded, the own diagnosis comes first; it is written once, and opens the original. */
export const saveQaDiagnosis = (state: State, command: Command): Verdict =>
  onReview(state, command, (task, review, aCase) => {
    if (review.isOwnSaved) return refuse(409, 'QA_DIAGNOSIS_FIXED');
    return (
      versionRefusal(command, task.version) ??
      allow(200, () => {
        review.isOwnSaved = true;
        review.isOriginalOpen = true;
        task.version += 1;
        note(state, aCase.id, 'review_changed', command.who);
      })
    );
  });

export const submitQaResult = (state: State, command: Command): Verdict =>
  onReview(state, command, (task, review, aCase) => {
    const { who, body } = command;
    const agreement = String(body?.['agreement']);
    const isBefore = review.kind === 'Prospective';
    if (isBefore && aCase.status !== 'QAReview') return refuse(409, 'TASK_STATE');
    // 2.3 rows 16 and 17: a minor disagreement stays in review, to be settled by its reader.
    const goesBack = isBefore && (agreement === 'MajorDisagreement' || agreement === 'Deferred');
    if (!review.isOriginalOpen) return refuse(409, 'QA_BLINDED');
    const stale = versionRefusal(command, task.version);
    if (stale !== null) return stale;
    if (aCase.holder === who || aCase.signer === who) return refuse(422, 'QA_SELF_REVIEW');
    if (agreement !== 'Agree' && body?.['comment'] === undefined) return INVALID;
    return allow(200, (told) => {
      review.agreement = agreement;
      if (isBefore) review.words = aCase.text.words;
      settle(state, task, 'Completed');
      note(state, aCase.id, 'review_changed', who);
      if (goesBack) {
        change(state, aCase, who, 'Selected');
        aCase.reviewer = null;
      } else if (review.kind === 'Retrospective') {
        aCase.reviewer = presentReviewer(state, aCase);
        touch(state, aCase, who, 'review_changed');
      }
      const { id: caseId } = aCase;
      tell(state, [review.reader], 'qa_result', { caseId });
      if (review.kind === 'Prospective' || agreement !== 'MajorDisagreement') return;
      const amendment = newTask(state, told, aCase, 'amendment', { assignee: review.reader });
      tell(state, [review.reader], 'assigned_to_me', { caseId, taskId: amendment.id });
      tell(state, ['admin'], 'qa_result', { caseId, taskId: task.id });
    });
  });
