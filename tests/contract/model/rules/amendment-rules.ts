import { chooseReviewer, listReaders, makeReview } from '../reviews.ts';
import { type Case, type Command, change, peopleOf, type State, type Told, tell, touch } from '../state.ts';
import { CASE_STATE, type CaseRule, INVALID, maySee, READERS, refuse } from '../verdicts.ts';
import { bill } from './billing-rules.ts';
import { isOpenTo, isSignerGone } from './pool-rules.ts';
import { askForBilling } from './sending-rules.ts';
import { passwordRefusal, signatureOf } from './signing-rules.ts';

const MEANINGS = { Addendum: 'addendum', Amendment: 'amendment' } as const;

const kindOf = ({ body }: Command): 'Addendum' | 'Amendment' =>
  body?.['kind'] === 'Addendum' ? 'Addendum' : 'Amendment';

/** 2.3 rows 20 and 21: what has to be said by the time of the signature. */
const NEEDED = { Addendum: ['text'], Amendment: ['cause', 'changes', 'told'] } as const;

/** The signer, or whoever has the case of a signer who is gone; each of them only while they are given cases. */
const isTheirs = (state: State, { who }: Command, aCase: Case): boolean =>
  isOpenTo(state, who) && (aCase.signer === who || (aCase.holder === who && isSignerGone(state, aCase)));

/** 2.3 rows 19 to 21. Without a signature it is begun, or kept as far as it is. */
export const amendCase: CaseRule = {
  sees: (who, aCase) => maySee(who, aCase) || aCase.signer === who,
  roles: READERS,
  before: (state, command, aCase) => {
    const { status, post, signer } = aCase;
    if (signer !== null && !isTheirs(state, command, aCase)) return refuse(403, 'SIGNER_ONLY');
    const refusal = passwordRefusal(command);
    if (refusal !== null) return refusal;
    if (status !== 'SignOutCompleted') return CASE_STATE;
    return post === 'None' || post === kindOf(command) ? null : refuse(409, 'AMENDMENT_OPEN');
  },
  from: ({ status }) => status === 'SignOutCompleted',
  status: 201,
  fields: (_, command) => {
    const signature = signatureOf(command);
    if (signature === undefined) return null;
    const kind = kindOf(command);
    const isSaid = NEEDED[kind].every((field) => command.body?.[field] !== undefined);
    return isSaid && signature.identityConfirmed && signature.meaning === MEANINGS[kind] ? null : INVALID;
  },
  apply: (state, command, aCase, told) => {
    if (signatureOf(command) !== undefined) return sign(state, command, aCase, told);
    aCase.post = kindOf(command);
    change(state, aCase, command.who);
  },
};

/** What is begun is dropped, and the report never was another one. */
export const withdrawAmendment: CaseRule = {
  sees: (who, aCase) => maySee(who, aCase) || aCase.signer === who,
  roles: READERS,
  before: (state, command, aCase) => {
    const { status, post, signer } = aCase;
    if (signer !== null && !isTheirs(state, command, aCase)) return refuse(403, 'SIGNER_ONLY');
    return status === 'SignOutCompleted' && post !== 'None' ? null : CASE_STATE;
  },
  from: ({ status }) => status === 'SignOutCompleted',
  status: 200,
  apply: (state, { who }, aCase) => {
    aCase.post = 'None';
    change(state, aCase, who);
  },
};

function sign(state: State, command: Command, aCase: Case, told: Told): void {
  const { who, body } = command;
  const { id: caseId } = aCase;
  const isAmendment = kindOf(command) === 'Amendment';
  aCase.post = 'None';
  if (isAmendment) aCase.report = 'Amended';
  else if (aCase.report !== 'Amended') aCase.report = 'Addended';
  const { versions, seenFrom } = aCase.signed ?? { versions: 0, seenFrom: 0 };
  aCase.signed = { versions: versions + 1, seenFrom: Math.max(state.now, seenFrom) };
  touch(state, aCase, who, 'report_amended');
  const isReleased = aCase.releaseAt === null;
  bill(state, told, caseId, isReleased ? 'Ready' : 'Pending');
  const event = isAmendment ? 'report_amended' : 'report_ready';
  if (isReleased)
    tell(state, peopleOf(aCase.facilityId), event, { caseId, words: 'written on', isMerged: false });
  // Accounts looks at the lines again. No amendment of this world changes what a review judges, so that none settles one.
  if (isAmendment) askForBilling(state, told, aCase);
  if (body?.['cause'] !== 'misinterpretation') return;
  const reviewer = chooseReviewer(state, told, aCase, listReaders(state, aCase));
  const about = { kind: 'Retrospective', reader: aCase.signer ?? who, isBlinded: true } as const;
  makeReview(state, told, aCase, { ...about, assignee: reviewer });
  aCase.reviewer = reviewer ?? aCase.reviewer;
}
