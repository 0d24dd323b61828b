import { PASSWORD, type Who } from '../people.ts';
import {
  makeReview,
  nextReviewer,
  reviewOf,
  reviewToSign,
  signatureGone,
  tellReviewers,
} from '../reviews.ts';
import {
  type Case,
  type Command,
  change,
  isOpenRequest,
  note,
  type Refused,
  type Review,
  type State,
  type Told,
} from '../state.ts';
import { CASE_STATE, type CaseRule, INVALID, mayOpen, maySee, READERS, refuse } from '../verdicts.ts';
import { bill } from './billing-rules.ts';

const WINDOW_MS = 10 * 60_000;
const INCOMPLETE = refuse(422, 'DIAGNOSIS_INCOMPLETE');

interface Signature {
  readonly password: string;
  readonly identityConfirmed: boolean;
  readonly meaning: string;
}

export const signatureOf = ({ body }: Command): Signature | undefined =>
  body?.['signature'] as Signature | undefined;

/** The password is typed again, and judged before anything is said of the case. */
export const passwordRefusal = (command: Command): Refused | null => {
  const { password } = signatureOf(command) ?? { password: PASSWORD };
  return password === PASSWORD ? null : refuse(403, 'PASSWORD_REQUIRED');
};

/** What the reader has to do before; 2.8 lets a rule of the reviews be the only thing that is missing. */
function gaps(state: State, { who, body }: Command, aCase: Case): boolean {
  const isOpen = [...state.requests.values()].some((one) => one.caseId === aCase.id && isOpenRequest(one));
  const isSeen = aCase.images.every((id) => aCase.openings.has(`${who} ${id}`));
  const isNamed = (body?.['imagesSeen'] as readonly object[]).length === aCase.images.length;
  const isLooked = (body?.['readOnGlass'] as readonly string[]).length > 0 || (isSeen && isNamed);
  const review = reviewToSign(state, aCase, who);
  if (isOpen || !isLooked || aCase.text.words === '') return true;
  if (review === null || isOvertaken(aCase, review)) return false;
  const words = (body?.['reviewResolution'] ?? '') as string;
  return review.agreement === null || (review.agreement !== 'Agree' && words.length < 10);
}

/** 2.8: a review is of the text that was reviewed. In review the text is locked, or takes over what the reviewer said. */
const isOvertaken = ({ status, text }: Case, { agreement, words }: Review): boolean =>
  status === 'Selected' && agreement !== null && agreement !== 'MajorDisagreement' && words !== text.words;

/** 2.8: a provider on trial is read by a second one before each signature; a major disagreement and a deferred text are read again. */
function needsReview(state: State, { who }: Command, aCase: Case): boolean {
  const review = reviewToSign(state, aCase, who);
  if (aCase.status !== 'Selected') return false;
  if (review === null) return isOnTrial(state, who);
  const { agreement } = review;
  return agreement === 'MajorDisagreement' || agreement === 'Deferred' || isOvertaken(aCase, review);
}

/** 2.5 and 2.3 rows 15, 17 and 18. */
export const signOutCase: CaseRule = {
  sees: mayOpen,
  roles: READERS,
  before: (_, command, { holder }) => (holder === command.who ? passwordRefusal(command) : null),
  may: (who, { holder }) => holder === who,
  from: ({ status }) => status === 'Selected' || status === 'QAReview',
  fields: (state, command, aCase) => {
    if (command.body?.['diagnosisVersion'] !== aCase.text.version) return refuse(412, 'STALE_VERSION');
    if (gaps(state, command, aCase)) return INCOMPLETE;
    return signatureOf(command)?.identityConfirmed === true ? null : INVALID;
  },
  apply: (state, command, aCase, told) => {
    if (needsReview(state, command, aCase)) askByRule(state, command, aCase, told);
    else sign(state, command, aCase, told);
  },
};

const isOnTrial = ({ accounts }: State, who: Who): boolean =>
  accounts.get(who)?.status === 'Provisionally Active';

function askByRule(state: State, { who }: Command, aCase: Case, told: Told): void {
  change(state, aCase, who, 'QAReview');
  aCase.reviewer = nextReviewer(state, told, aCase, who);
  const about = { kind: 'Prospective', reader: who, isBlinded: false } as const;
  makeReview(state, told, aCase, { ...about, assignee: aCase.reviewer });
}

function sign(state: State, { who }: Command, aCase: Case, told: Told): void {
  const review = reviewOf(state, aCase, who);
  if (aCase.status === 'QAReview' && review !== null) review.words = aCase.text.words;
  change(state, aCase, who, 'SignOutCompleted');
  note(state, aCase.id, 'report_signed', who);
  aCase.report = 'Final';
  aCase.signer = who;
  aCase.releaseAt = state.now + WINDOW_MS;
  aCase.signed = { versions: 1, seenFrom: aCase.releaseAt };
  bill(state, told, aCase.id, 'Pending');
  aCase.reviewer = null;
}

/** 2.5: for ten minutes the signer may take it back, as if it had never been signed. */
export const recallReport: CaseRule = {
  sees: (who, aCase) => maySee(who, aCase) || aCase.signer === who,
  roles: READERS,
  may: (who, { signer }) => signer === who,
  from: ({ status }) => status === 'SignOutCompleted',
  before: (_state, _command, { status, releaseAt, post, report }) => {
    if (status !== 'SignOutCompleted') return null;
    if (releaseAt === null) return refuse(409, 'RELEASE_WINDOW_OVER');
    if (post !== 'None') return refuse(409, 'AMENDMENT_OPEN');
    return report === 'Final' ? null : CASE_STATE;
  },
  fields: (_, { body }) => (body?.['reason'] === ' ' ? INVALID : null),
  apply: (state, { who }, aCase) => {
    change(state, aCase, who, 'Selected');
    note(state, aCase.id, 'report_recalled', who);
    tellReviewers(state, aCase);
    signatureGone(state, aCase);
    aCase.reviewer = null;
    aCase.report = aCase.text.shared === null ? 'Draft' : 'Preliminary';
    aCase.releaseAt = null;
    aCase.signed = null;
    aCase.signer = null;
  },
};
