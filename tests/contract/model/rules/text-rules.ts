import { partOf, type Who } from '../people.ts';
import { reviewOf } from '../reviews.ts';
import { type Case, type Command, isHeld, note, peopleOf, type State, tell, touch } from '../state.ts';
import { tasksOf } from '../tasks.ts';
import { CASE_STATE, type CaseRule, INVALID, mayOpen, READERS, refuse } from '../verdicts.ts';

const BEFORE_SIGNING: readonly Case['report'][] = ['None', 'Draft', 'Preliminary'];

/** 2.8: who reads blinded does not know the first reader's words before writing some. */
const isBlind = (who: Who, { id }: Case, state: State): boolean =>
  tasksOf(state, id, 'review').some(
    ({ assignee, review, status }) =>
      assignee === who && review?.isOriginalOpen === false && status !== 'Declined' && status !== 'Cancelled',
  );

/** 2.3 row 17: after a minor disagreement the reader may take it over into the text. */
const isTextOpen = (state: State, aCase: Case): boolean => {
  const { status, holder } = aCase;
  if (status === 'Selected' || status === 'AdditionalWorkRequested') return true;
  if (status !== 'QAReview' || holder === null) return false;
  return reviewOf(state, aCase, holder)?.agreement === 'MinorDisagreement';
};

const textsOf = ({ body }: Command) =>
  body?.['diagnoses'] as readonly { readonly specimenID: string; readonly text: string }[];

const isShared = ({ body }: Command): boolean => body?.['sharePreliminary'] === true;
const isWithdrawn = ({ body }: Command): boolean => body?.['withdrawPreliminary'] === true;
const wordsOf = (command: Command): string =>
  textsOf(command)
    .map(({ text }) => text)
    .join('\n');

/** 2.5: the text is kept as it is typed; shared it has to be whole, and unshared the case stays at its version. */
export const savePrimaryDiagnosis: CaseRule = {
  // The facility reads a text elsewhere and writes none, so that this is no address of theirs. A case that was never
  // sent out has no diagnosis, for anybody.
  sees: (who, aCase, state) =>
    partOf(who).facilityId === null && aCase.wasSent && mayOpen(who, aCase) && !isBlind(who, aCase, state),
  roles: READERS,
  may: (who, { holder }) => holder === who,
  from: () => true,
  before: (state, command, aCase) => {
    const { report, status, text } = aCase;
    if (isShared(command) && isWithdrawn(command)) return INVALID;
    if (!BEFORE_SIGNING.includes(report) || (isWithdrawn(command) && report !== 'Preliminary'))
      return CASE_STATE;
    const isOnlyWithdrawn = isWithdrawn(command) && status === 'QAReview' && wordsOf(command) === text.words;
    return isTextOpen(state, aCase) || isOnlyWithdrawn ? null : CASE_STATE;
  },
  version: ({ text }) => text.version,
  fields: (_, command) => {
    if (textsOf(command).some(({ specimenID }) => specimenID !== 'A')) return INVALID;
    return isShared(command) && wordsOf(command) === '' ? refuse(422, 'DIAGNOSIS_INCOMPLETE') : null;
  },
  apply: (state, command, aCase) => {
    const { text, report } = aCase;
    const { shared } = text;
    text.version += 1;
    text.words = wordsOf(command);
    if (isShared(command)) text.shared = text.words;
    if (isWithdrawn(command)) text.shared = null;
    aCase.report = text.shared === null ? 'Draft' : 'Preliminary';
    const kind = lineOf(command);
    if (aCase.report === report) note(state, aCase.id, kind, command.who);
    else touch(state, aCase, command.who, kind);
    // The facility hears of every other word that it may act on.
    if (text.shared !== shared)
      tell(state, peopleOf(aCase.facilityId), 'preliminary_result', { caseId: aCase.id, isMerged: false });
  },
};

const lineOf = (command: Command): string => {
  if (isShared(command)) return 'preliminary_shared';
  return isWithdrawn(command) ? 'preliminary_withdrawn' : 'diagnosis_saved';
};

/** 2.5: what was on the screen of whoever reads the case, amends its report or reviews it; it makes nothing stale, and its holder has begun to read. */
export const recordImageOpened = ({ params }: Command): CaseRule => ({
  sees: (who, aCase) => mayOpen(who, aCase) && aCase.images.includes(params['imageId'] ?? ''),
  roles: READERS,
  withoutVersion: true,
  from: (aCase) => isHeld(aCase) || aCase.status === 'SignOutCompleted',
  apply: (state, { who }, aCase) => {
    aCase.openings.add(`${who} ${params['imageId']}`);
    if (aCase.holder === who) aCase.unread = null;
    if (aCase.holder === who && isHeld(aCase)) aCase.isOpened = true;
    note(state, aCase.id, 'image_opened', who);
  },
});
