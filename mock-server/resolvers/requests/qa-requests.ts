import { checksBeforeReview } from '#app/core/sign-out/before-review.ts';
import { gapsByRule, signOutChecklist } from '#app/core/sign-out/checklist.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { NO_TEXT } from '../../rules/cases/draft-text.ts';
import { findSentCase } from '../../rules/cases/sent-case.ts';
import { move } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { makeReview } from '../../rules/tasks/qa-made.ts';
import { chooseReviewer, requireReviewer } from '../../rules/tasks/qa-reviewers.ts';
import { isInDispute, nameThirdReviewer, requireTurn, whoReadOriginal } from '../../rules/tasks/qa-state.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { QaReviewRecord } from '../../store/records/work.ts';
import { isSettlement } from '../diagnosis/second-review.ts';
import { signableCase } from '../diagnosis/signable.ts';

type Asking = Call<'requestQaReview'>;
type AskedKind = Asking['input']['body']['kind'];

const KIND: Readonly<Record<AskedKind, QaReviewRecord['kind']>> = {
  Prospective: 'Prospective',
  Retrospective: 'Retrospective',
  Proctoring: 'Proctoring',
  External_Return: 'ExternalReturn',
};

export const requestQaReview: Resolver<'requestQaReview'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'requestQaReview'> => {
      const { world, input } = call;
      const { kind, blinded = kind === 'Retrospective', note } = input.body;
      const before = caseOf(call);
      const status = requireAllowed(call, before);
      requireVersion(input.headers['If-Match'], before);
      if (kind === 'Prospective') requireTextShown(call, before);
      const reviewer = reviewerAsked(call, before, blinded ? whoReadOriginal(world, before.id) : []);
      if (kind === 'Prospective') requireSignable(call, before);
      const aCase = changeCase(
        call,
        before.id,
        () => ({ qaProviderId: reviewer.id, status }),
        kind === 'Prospective' ? {} : { kind: 'review_changed' },
      );
      const task = makeReview(call, aCase, reviewer, {
        kind: KIND[kind],
        blinded,
        note: note?.trim() || null,
      });
      if (kind === 'Prospective') nameThirdReviewer(world, aCase.id, reviewer.id);
      const { id, caseID, version } = findSentCase(aCase);
      const answered = { id, caseID, version, etag: etagOf(aCase), status, kind, blinded, taskId: task.id };
      return { etag: etagOf(aCase), data: { ...answered, dueAt: task.dueAt ?? task.createdAt } };
    }),
};

/** The text that the reader saw is the one that is locked and sent, where the caller says which one that is. */
function requireTextShown({ world, input }: Asking, aCase: CaseRecord): void {
  const { diagnosisVersion } = input.body;
  const version = world.diagnoses.find(aCase.id)?.version ?? 0;
  if (diagnosisVersion !== undefined && diagnosisVersion !== version) throw refuse('STALE_VERSION');
}

/** Before sign-out it is the assigned provider's to ask, afterwards an admin's (domain 2.3 row 15, 2.8). */
function requireAllowed({ caller, input }: Asking, aCase: CaseRecord): CaseRecord['status'] {
  const isLater = input.body.kind !== 'Prospective';
  if (isLater && caller.viewer.role !== 'Admin') throw refuse('FORBIDDEN_ROLE');
  return move(
    'CaseStatus',
    isLater ? 'request-later-review' : 'request-qa-review',
    aCase.status,
    namesOf(caller, aCase),
  );
}

/** Whoever is named, or whom the server chooses, who is none of the readers. A dispute is not got round: it asks for words, and for its own reviewer. */
function reviewerAsked(call: Asking, aCase: CaseRecord, readers: readonly (string | null)[]): UserRecord {
  const { world, input, now } = call;
  const { kind, reviewerId, note = '' } = input.body;
  const named = reviewerId === undefined ? null : requireReviewer(world, reviewerId, aCase, now);
  if (kind !== 'Prospective' || !isInDispute(world, aCase.id))
    return named ?? chooseReviewer(world, aCase, now, readers);
  const reviewer = requireTurn(call, aCase, named);
  if (!isSettlement(note)) throw wrongField('note', 'Say how the difference with the reviewer was settled.');
  return reviewer;
}

/**
 * The text is locked from here on, and after a review that agrees nothing but the signature follows. So whatever else the
 * checklist of sign-out asks for has to be there before, or the case could never be signed.
 */
function requireSignable(call: Asking, aCase: CaseRecord): void {
  const draft = call.world.diagnoses.find(aCase.id) ?? NO_TEXT;
  const slides = aCase.specimens.flatMap(({ subsections }) => subsections.map(({ id }) => id));
  const looked = {
    imagesSeen: aCase.openedImageIds.map((imageId) => ({ imageId, checksum: null })),
    // Which of mailed slides were read is said at the signature.
    readOnGlass: aCase.material === 'glass' ? slides : (call.input.body.readOnGlass ?? []),
    reviewResolution: null,
  };
  const signable = signableCase({ ...call, signer: call.caller.user }, aCase, draft, looked);
  const checks = checksBeforeReview(signOutChecklist(signable));
  const fields = gapsByRule(checks);
  if (Object.keys(fields).length > 0) throw refuse('DIAGNOSIS_INCOMPLETE', { fields });
}
