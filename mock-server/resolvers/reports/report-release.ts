import { isProvisional } from '#app/core/access/roles.ts';
import { isDrawnForReview } from '#app/core/sign-out/review-draw.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { qaRuleOf } from '../../rules/people/group-work.ts';
import { facilityPeople, notify } from '../../rules/people/notify.ts';
import { type Review, reviewsOf } from '../../rules/tasks/qa-state.ts';
import { type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { settleLines } from '../billing/billing-lines.ts';
import { askByRule, blindReviewer } from '../diagnosis/second-review.ts';
import { requireLatestVersion } from './report-versions.ts';

/**
 * The release window is over: the facility is told, billing lines become Ready, and the draw says whether somebody
 * reads the case a second time (domain 2.5). Nothing of it can be taken back.
 */
export function releaseReport(doing: Doing, caseId: string): CaseRecord {
  const { world, now } = doing;
  world.unreleased.remove(caseId);
  const aCase = presentCase(world, caseId);
  const { content, signature } = requireLatestVersion(world, caseId);
  settleLines(world, now, aCase, world.diagnoses.find(caseId), true);
  const system = { ...doing, caller: null };
  recordEvent(system, aCase, { kind: 'report_released', subject: content.reportId });
  const text = `The report of case ${aCase.caseID} is ready.`;
  const people = facilityPeople(world, aCase.facilityId);
  notify(world, now, people, { event: 'report_ready', text, caseId });
  if ((content.preliminary?.differences ?? []).length > 0)
    notify(world, now, people, {
      event: 'preliminary_result',
      text: `The signed report of case ${aCase.caseID} says something else than the preliminary result that was shown before: read it.`,
      caseId,
      isMerged: false,
    });
  const read = reviewsOf(world, caseId).filter(({ review }) => review.result !== null);
  if (isReadByRule(aCase, read) || !isDrawn(world, aCase, signature.reportHash)) return aCase;
  const reviewer = blindReviewer(doing, aCase);
  // The draw leaves neither a version nor a line, so that nobody learns from the case that there is one.
  const drawn = world.cases.change(caseId, (record) => ({ ...record, qaProviderId: reviewer?.id ?? null }));
  askByRule(doing, drawn, 'Retrospective', reviewer);
  return drawn;
}

/** A rule had this signer's text read before the signature; a review that the reader wanted leaves the case in the draw. */
const isReadByRule = ({ signerId }: CaseRecord, read: readonly Review[]): boolean =>
  read.some(
    ({ task, review: { kind, blinded, readerId } }) =>
      kind === 'Prospective' && readerId === signerId && task.askedBy === null && !blinded,
  );

/** One of the others: who is on trial has a share of their own. */
function isDrawn(world: World, { facilityId, signerId }: CaseRecord, reportHash: string): boolean {
  const signer = world.users.find(signerId ?? '');
  const { randomPercent } = qaRuleOf(world, { facilityId, providerId: signerId });
  return !isProvisional(signer?.status ?? '') && isDrawnForReview(reportHash, randomPercent);
}

/** At once where there is no window. */
export function releasedIfDue(doing: Doing, aCase: CaseRecord): CaseRecord {
  const waiting = doing.world.unreleased.find(aCase.id);
  const isDue = waiting !== null && Date.parse(waiting.at) <= doing.now;
  return isDue ? releaseReport(doing, aCase.id) : aCase;
}
