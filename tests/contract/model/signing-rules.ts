import { billed } from './billing-rules.ts';
import { PASSWORD, partOf } from './people.ts';
import { chosenReviewer, makeReview, nextReviewer, reviewOf } from './reviews.ts';
import {
  type Case,
  type Command,
  change,
  isOpenRequest,
  note,
  peopleOf,
  type Refused,
  type State,
  type Told,
  tell,
} from './state.ts';
import { TYPES } from './tasks.ts';
import { type CaseRule, INVALID, mayOpen, READERS, refused } from './verdicts.ts';

const WINDOW_MS = 0;
const INCOMPLETE = refused(422, 'DIAGNOSIS_INCOMPLETE');

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
  return password === PASSWORD ? null : refused(403, 'PASSWORD_REQUIRED');
};

/** What the reader has to do before; 2.8 lets a rule of the reviews be the only thing that is missing. */
function gaps(state: State, { who, body }: Command, aCase: Case): boolean {
  const isOpen = [...state.requests.values()].some((one) => one.caseId === aCase.id && isOpenRequest(one));
  const isLooked = (body?.['readOnGlass'] as readonly string[]).length > 0;
  const review = reviewOf(state, aCase, who);
  if (isOpen || !isLooked) return true;
  if (review === null) return false;
  const words = (body?.['reviewResolution'] ?? '') as string;
  return review.agreement === null || (review.agreement !== 'Agree' && words.length < 10);
}

/** 2.8: a provider on trial is read by a second one before each signature; a major disagreement is read again. */
function needsReview(state: State, { who }: Command, aCase: Case): boolean {
  const review = reviewOf(state, aCase, who);
  const isDisputed = review?.agreement === 'MajorDisagreement';
  return aCase.status === 'Selected' && (review === null ? partOf(who).status !== 'Active' : isDisputed);
}

/** 2.5 and 2.3 rows 15, 17 and 18. */
export const signOutCase: CaseRule = {
  sees: mayOpen,
  roles: READERS,
  before: (_, command, { holder }) => (holder === command.who ? passwordRefusal(command) : null),
  may: (who, { holder }) => holder === who,
  from: ({ status }) => status === 'Selected' || status === 'QAReview',
  fields: (state, command, aCase) => {
    if (command.body?.['diagnosisVersion'] !== 1) return refused(412, 'STALE_VERSION');
    if (gaps(state, command, aCase)) return INCOMPLETE;
    return signatureOf(command)?.identityConfirmed === true ? null : INVALID;
  },
  apply: (state, command, aCase, told) => {
    if (needsReview(state, command, aCase)) askByRule(state, command, aCase, told);
    else sign(state, command, aCase, told);
  },
};

function askByRule(state: State, { who }: Command, aCase: Case, told: Told): void {
  change(state, aCase, who, 'QAReview');
  aCase.reviewer = nextReviewer(state, told, aCase, who);
  const about = { kind: 'Prospective', reader: who, isBlinded: false } as const;
  makeReview(state, told, aCase, { ...about, assignee: aCase.reviewer });
}

function sign(state: State, { who }: Command, aCase: Case, told: Told): void {
  change(state, aCase, who, 'SignOutCompleted');
  note(state, aCase.id, 'report_signed', who);
  aCase.report = 'Final';
  aCase.signer = who;
  aCase.signed = { versions: 1, seenFrom: state.now + WINDOW_MS };
  billed(state, aCase.id, 'Ready');
  tell(state, peopleOf(aCase.facilityId), 'report_ready', { caseId: aCase.id });
  // One in twenty is drawn for a second reading, so that nobody knows which: the backend says whether.
  const isDrawn = told.tasks.some(({ type, caseId }) => type === TYPES.review && caseId === aCase.id);
  aCase.reviewer = isDrawn ? chosenReviewer(state, told, aCase) : null;
  const about = { kind: 'Retrospective', reader: who, isBlinded: true } as const;
  if (isDrawn) makeReview(state, told, aCase, { ...about, assignee: aCase.reviewer });
}
