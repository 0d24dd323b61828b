import { createHash } from 'node:crypto';
import { isProvisional } from '#app/core/access/roles.ts';
import { wordKey } from '#app/core/billing/word-key.ts';
import { isBiopsy, malignantSites } from '#app/core/sign-out/malignancy.ts';
import { isDrawnForReview } from '#app/core/sign-out/review-draw.ts';
import type { SignableCase } from '#app/core/sign-out/signable-case.ts';
import { type DraftText, hashOfText } from '../../rules/cases/draft-text.ts';
import { qaRuleOf } from '../../rules/people/group-work.ts';
import { makeReview } from '../../rules/tasks/qa-made.ts';
import { freeReviewer, isDeferred, isDisputed } from '../../rules/tasks/qa-reviewers.ts';
import { prospectiveReview, reviewBeforeSigning, whoReadOriginal } from '../../rules/tasks/qa-state.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { QaReviewRecord } from '../../store/records/work.ts';
import { personKey } from '../../store/tables/cases.ts';
import type { World } from '../../world.ts';

type Findings = DraftText['findings'];

/**
 * Signing asks for one: by the rule of the reader's groups, of a text that has changed since it was reviewed or whose reviewer
 * deferred, and of a case in which a reviewer saw a major disagreement, whoever has it now. Words alone never settle that: its
 * reviewer agrees, or a third one decides (2.8).
 */
export function needsSecondReview(
  world: World,
  aCase: CaseRecord,
  signer: UserRecord,
  text: DraftText,
): boolean {
  if (aCase.status !== 'Selected') return false;
  const latest = reviewBeforeSigning(world, aCase.id, signer.id);
  if (latest === null) return isReadTwiceBefore(world, aCase, signer, text.findings);
  if (latest.result === null) return false;
  return isDisputed(latest) || isDeferred(latest) || isOvertaken(latest, text);
}

/** The text has changed since this review of it: what is signed would be what no reviewer has read. */
const isOvertaken = ({ textHash }: QaReviewRecord, text: DraftText): boolean => textHash !== hashOfText(text);

/** Before it is signed: cases of providers on trial, and a malignancy that is new at one of the chosen sites. */
function isReadTwiceBefore(world: World, aCase: CaseRecord, signer: UserRecord, findings: Findings): boolean {
  const rule = qaRuleOf(world, { facilityId: aCase.facilityId, providerId: signer.id });
  const hash = createHash('sha256').update(`${aCase.id} ${signer.id}`).digest('hex');
  if (isProvisional(signer.status) && isDrawnForReview(hash, rule.provisionalPercent)) return true;
  const chosen = rule.malignancySites.map(wordKey);
  const found = malignantSites(aCase.specimens, findings, isBiopsy).filter((site) => chosen.includes(site));
  if (found.length === 0) return false;
  const known = earlierMalignancies(world, aCase);
  return found.some((site) => !known.includes(site));
}

/** The sites of which a signed case of the same patient at the facility told a malignancy before. */
function earlierMalignancies(world: World, { id, facilityId, patientInfo }: CaseRecord): readonly string[] {
  return world.cases
    .by('person', personKey(facilityId, patientInfo) ?? '')
    .filter((other) => other.id !== id && other.signedAt !== null)
    .flatMap((other) => malignantSites(other.specimens, world.diagnoses.find(other.id)?.findings ?? []));
}

/** A sentence, and not a key that was pressed to get on. */
const SHORTEST_SETTLEMENT = 10;

/** Retrospective reviews are blinded: the reviewer writes an own diagnosis before the original opens. */
const ABOUT = {
  Prospective: { kind: 'Prospective', blinded: false },
  Retrospective: { kind: 'Retrospective', blinded: true },
} as const;

/** Who would read the signed case blinded; null where nobody fits at present. */
export const blindReviewer = ({ world, now }: Doing, aCase: CaseRecord): UserRecord | null =>
  freeReviewer(world, aCase, now, whoReadOriginal(world, aCase.id));

/** A rule's own review, asked for by nobody; the case has been changed before. Answers the id of its task. */
export const askByRule = (
  doing: Doing,
  aCase: CaseRecord,
  kind: keyof typeof ABOUT,
  reviewer: UserRecord | null,
  note: string | null = null,
): string => makeReview({ ...doing, caller: null }, aCase, reviewer, { ...ABOUT[kind], note }).id;

export function reviewState(
  world: World,
  aCase: CaseRecord,
  signer: UserRecord | null,
  text: DraftText,
  resolution: string | null,
): SignableCase['review'] {
  const review = reviewBeforeSigning(world, aCase.id, aCase.assignedProviderId);
  if (review === null) {
    const isAsked = signer !== null && isReadTwiceBefore(world, aCase, signer, text.findings);
    return aCase.status === 'QAReview' || isAsked ? 'waiting' : 'not-needed';
  }
  if (review.result === null) return 'waiting';
  // In review the text is locked, or its changes take over a minor disagreement.
  const mayDiffer = aCase.status !== 'QAReview' && !isDisputed(review);
  if (mayDiffer && isOvertaken(review, text)) return 'waiting';
  // A major disagreement ends without its reader's words when the case had gone to others, or was withdrawn.
  const kept = isDisputed(review) ? null : review.result.resolution;
  const settled = isSettlement(resolution ?? kept ?? '');
  return review.result.agreement === 'Agree' || settled ? 'done' : 'unsettled';
}

/** Words that say how a difference with the reviewer was settled. */
export const isSettlement = (words: string): boolean => words.trim().length >= SHORTEST_SETTLEMENT;

/** What was signed from the review is what it counts for: a minor disagreement may have been taken over into it. */
export function keepReviewedText(world: World, aCase: CaseRecord, text: DraftText): void {
  const review = prospectiveReview(world, aCase.id, aCase.assignedProviderId);
  if (aCase.status === 'QAReview' && review !== null)
    world.qaReviews.change(review.id, (record) => ({ ...record, textHash: hashOfText(text) }));
}
