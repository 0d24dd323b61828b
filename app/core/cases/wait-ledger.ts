import type { WaitOwner, WaitReason } from '#contracts/generated/wire.ts';
import { type Calendar, workingMs } from '../calendar/working-days.ts';
import type { CaseStatus } from './status.ts';

/** A change of status, in the order in which they happened. */
export interface CaseStep {
  readonly atMs: number;
  readonly to: CaseStatus;
  /** Who has the case from then on; null for everyone but a pathologist. */
  readonly holderId: string | null;
  /** The reason for which the case waits after it was returned to its facility. */
  readonly returned: Extract<WaitReason, 'incomplete' | 'identity_in_question' | 'recalled'>;
}

/** Something that the reader asked for, and whose answer it waited for. */
export interface AskedFor {
  readonly reason: Extract<WaitReason, 'slides_ordered' | 'rescan' | 'question'>;
  readonly owner: Extract<WaitOwner, 'facility' | 'operator'>;
  readonly fromMs: number;
  /** Null while it is open. */
  readonly toMs: number | null;
}

/** A second review before sign-out. */
interface ReviewTimes {
  readonly askedMs: number;
  /** When its result came; null while there is none. */
  readonly doneMs: number | null;
}

export interface LedgerWait {
  readonly fromMs: number;
  readonly toMs: number | null;
  readonly status: CaseStatus;
  readonly owner: WaitOwner;
  readonly holderId: string | null;
  readonly reasons: readonly WaitReason[];
  readonly workingMs: number;
  readonly countsInNet: boolean;
}

interface Whose {
  readonly owner: WaitOwner;
  readonly reasons: readonly WaitReason[];
  readonly countsInNet: boolean;
}

interface Ledger {
  readonly steps: readonly CaseStep[];
  readonly asked: readonly AskedFor[];
  readonly reviews: readonly ReviewTimes[];
  /** From where the turnaround counts; null before the case has been Available. */
  readonly startMs: number | null;
  readonly isStat: boolean;
  readonly calendar: Calendar;
}

/** Every wait of a case with its owner, one after another and without a gap. Statuses at rest are no waits. */
export function waitLedger(ledger: Ledger, nowMs: number): LedgerWait[] {
  const { asked, startMs, isStat, calendar } = ledger;
  const steps = stepsByReader(ledger);
  return steps.flatMap((step, at): LedgerWait[] => {
    const fromMs = step.atMs;
    const toMs = steps[at + 1]?.atMs ?? null;
    const inTime = asked.filter((one) => one.fromMs < (toMs ?? nowMs + 1) && (one.toMs ?? nowMs) >= fromMs);
    const whose = whoseWait(step, inTime);
    if (whose === null || toMs === fromMs) return [];
    const endMs = toMs ?? nowMs;
    // The turnaround begins with Available; what lies before it counts in neither clock.
    const counts = startMs !== null && fromMs >= startMs;
    const passed = isStat ? Math.max(0, endMs - fromMs) : workingMs(fromMs, endMs, calendar);
    return [
      {
        fromMs,
        toMs,
        status: step.to,
        ...whose,
        holderId: step.holderId,
        workingMs: passed,
        countsInNet: whose.countsInNet && counts,
      },
    ];
  });
}

/** The stretches between which a case goes to and fro while it is reviewed. */
const IN_REVIEW: readonly CaseStatus[] = ['Selected', 'QAReview'];

/**
 * The waits as a facility is told them: from the first second review on, whatever its reader and the reviewers have it for
 * is one wait. Each turn back to the reader, and each further review, would tell that a reviewer did not agree, which is
 * protected (domain 2.8). A case that went back to the pool or to its facility begins anew.
 */
export const waitsWithoutReviewTurns = (waits: readonly LedgerWait[]): LedgerWait[] => {
  const told: LedgerWait[] = [];
  let isReviewed = false;
  for (const wait of waits) {
    isReviewed =
      wait.status === 'QAReview' ||
      (isReviewed && (wait.status === 'Selected' || wait.status === 'AdditionalWorkRequested'));
    if (!isReviewed || !IN_REVIEW.includes(wait.status)) {
      told.push(wait);
      continue;
    }
    const last = told.at(-1);
    const review = {
      ...wait,
      status: 'QAReview',
      owner: 'second_reader',
      reasons: ['second_review'],
    } as const;
    const goesOn = last?.status === 'QAReview' && last.toMs === wait.fromMs;
    if (!goesOn) told.push(review);
    else told.splice(-1, 1, { ...review, fromMs: last.fromMs, workingMs: last.workingMs + wait.workingMs });
  }
  return told;
};

interface Step extends CaseStep {
  /** In review: whether the result is there, and the case waits for its signature. */
  readonly isReviewed: boolean;
}

/** The case stays in review when the result is there, but from then on the second reader has nothing to do. */
const stepsByReader = ({ steps, reviews }: Pick<Ledger, 'steps' | 'reviews'>): readonly Step[] =>
  steps.flatMap((step, at) => {
    if (step.to !== 'QAReview') return [{ ...step, isReviewed: false }];
    const endMs = steps[at + 1]?.atMs ?? Number.POSITIVE_INFINITY;
    const moments = reviews
      .flatMap(({ askedMs, doneMs }) => [askedMs, doneMs ?? askedMs])
      .filter((ms) => ms > step.atMs && ms < endMs)
      .toSorted((one, other) => one - other);
    return [step.atMs, ...moments]
      .map((atMs) => ({ ...step, atMs, isReviewed: isReviewedAt(reviews, atMs) }))
      .filter(({ isReviewed }, index, all) => isReviewed !== all[index - 1]?.isReviewed);
  });

/** The review that was asked for last decides. */
function isReviewedAt(reviews: readonly ReviewTimes[], atMs: number): boolean {
  const asked = reviews.filter(({ askedMs }) => askedMs <= atMs);
  const doneMs = asked.toSorted((one, other) => one.askedMs - other.askedMs).at(-1)?.doneMs ?? null;
  return doneMs !== null && doneMs <= atMs;
}

function whoseWait({ to, returned, isReviewed }: Step, asked: readonly AskedFor[]): Whose | null {
  switch (to) {
    case 'Submitted':
      return { owner: 'operator', reasons: ['intake'], countsInNet: true };
    case 'Returned':
      return { owner: 'facility', reasons: [returned], countsInNet: false };
    case 'Available':
      return { owner: 'pool', reasons: ['no_reader_yet'], countsInNet: true };
    case 'Selected':
      return { owner: 'pathologist', reasons: ['reading'], countsInNet: true };
    case 'QAReview':
      if (isReviewed) return { owner: 'pathologist', reasons: ['reading'], countsInNet: true };
      return { owner: 'second_reader', reasons: ['second_review'], countsInNet: true };
    case 'AdditionalWorkRequested': {
      const reasons = [...new Set(asked.map(({ reason }) => reason))];
      const isOperators = asked.length > 0 && asked.every(({ owner }) => owner === 'operator');
      return {
        owner: isOperators ? 'operator' : 'facility',
        reasons: reasons.length === 0 ? ['question'] : reasons,
        countsInNet: false,
      };
    }
    case 'Draft':
    case 'SignOutCompleted':
    case 'Cancelled':
      return null;
  }
}
