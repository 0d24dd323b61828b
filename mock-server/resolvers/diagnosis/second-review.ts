import { createHash } from 'node:crypto';
import { isProvisional } from '#app/core/access/roles.ts';
import { isBiopsy, malignantSites } from '#app/core/sign-out/malignancy.ts';
import { isDrawnForReview } from '#app/core/sign-out/review-draw.ts';
import type { SignableCase } from '#app/core/sign-out/signable-case.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import { personKey } from '../../store/tables/cases.ts';
import type { World } from '../../world.ts';
import type { Doing } from '../audit/case-events.ts';
import { qaRuleOf } from '../groups/group-work.ts';
import { makeReview } from '../qa/qa-made.ts';
import { fitReviewer, freeReviewer } from '../qa/qa-reviewers.ts';
import { prospectiveReview, resultsBefore } from '../qa/qa-state.ts';
import type { DraftText } from './draft-text.ts';

type Findings = DraftText['findings'];

/**
 * A rule asks for one: that of the reader's groups, and what a reviewer saw a major disagreement in. Words alone
 * never settle that: its reviewer agrees, or a third one decides (2.8).
 */
export function needsSecondReview(
  world: World,
  aCase: CaseRecord,
  signer: UserRecord,
  findings: Findings,
): boolean {
  const latest = prospectiveReview(world, aCase.id, signer.id);
  const isDisputed = latest?.result?.agreement === 'MajorDisagreement';
  return (
    aCase.status === 'Selected' &&
    (latest === null ? isReadTwiceBefore(world, aCase, signer, findings) : isDisputed)
  );
}

/** Before it is signed: cases of providers on trial, and a malignancy that is new at one of the chosen sites. */
function isReadTwiceBefore(world: World, aCase: CaseRecord, signer: UserRecord, findings: Findings): boolean {
  const rule = qaRuleOf(world, { facilityId: aCase.facilityId, providerId: signer.id });
  const hash = createHash('sha256').update(`${aCase.id} ${signer.id}`).digest('hex');
  if (isProvisional(signer.status) && isDrawnForReview(hash, rule.provisionalPercent)) return true;
  const chosen = rule.malignancySites.map((site) => site.toLowerCase());
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

/** Whom the rule asks: the reviewer who disagreed, once more; after that a third one, whom the earlier reviews name. */
export function nextReviewer(doing: Doing, aCase: CaseRecord): UserRecord | null {
  const { world, now } = doing;
  const earlier = resultsBefore(world, aCase.id, aCase.assignedProviderId);
  const reviewers = earlier.map(({ task }) => task.assigneeId ?? '');
  const latest = reviewers.at(-1);
  if (latest === undefined) return freeReviewer(world, aCase, now);
  const isFirstTime = reviewers.indexOf(latest) === reviewers.length - 1;
  const again = isFirstTime ? fitReviewer(world, latest, aCase, now) : null;
  if (again !== null) return again;
  const third = freeReviewer(world, aCase, now, reviewers);
  for (const { review } of earlier)
    world.qaReviews.change(review.id, (record) => ({ ...record, thirdReviewerId: third?.id ?? null }));
  return third;
}

/** A sentence, and not a key that was pressed to get on. */
const SHORTEST_SETTLEMENT = 10;

/** Retrospective reviews are blinded: the reviewer writes an own diagnosis before the original opens. */
const ABOUT = {
  Prospective: { kind: 'Prospective', blinded: false },
  Retrospective: { kind: 'Retrospective', blinded: true },
} as const;

/** Who would read the case as these changes leave it; null where nobody fits at present. */
export const reviewerOf = ({ world, now }: Doing, aCase: CaseRecord): UserRecord | null =>
  freeReviewer(world, aCase, now);

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
  findings: Findings,
  resolution: string | null,
): SignableCase['review'] {
  const review = prospectiveReview(world, aCase.id, aCase.assignedProviderId);
  if (review === null) {
    const isAsked = signer !== null && isReadTwiceBefore(world, aCase, signer, findings);
    return aCase.status === 'QAReview' || isAsked ? 'waiting' : 'not-needed';
  }
  if (review.result === null) return 'waiting';
  const settled = (resolution ?? review.result.resolution ?? '').trim().length >= SHORTEST_SETTLEMENT;
  return review.result.agreement === 'Agree' || settled ? 'done' : 'unsettled';
}
