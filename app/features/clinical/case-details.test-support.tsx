import { aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { QaReviewRow } from '#contracts/generated/wire.ts';
import { CaseDetailsScreen } from './case-details-screen.tsx';

export const NOW = '2026-11-23T15:00:00Z';

/** The page of a case that a facility reads, with what the test changes about it. */
export const detailsOf = (about: Partial<Parameters<typeof CaseDetailsScreen>[0]> = {}) => (
  <CaseDetailsScreen
    ofCase={aWholeCase()}
    info={someClinicalInfo()}
    timeline={null}
    returnReasons={null}
    parcelNotes={[]}
    messages={null}
    late={null}
    uploads={null}
    diagnosis={null}
    reviews={[]}
    role="MedicalFacility"
    asked={null}
    reviewers={[]}
    emergencies={[]}
    mayBreakGlass={false}
    forStaff={null}
    idempotencyKey={'"key"'}
    asOf={NOW}
    outcome={undefined}
    {...about}
  />
);

/** Mounts that page. */
export const showDetails = (about: Parameters<typeof detailsOf>[0] = {}) => mountPage(detailsOf(about));

/** A second review that has come to a minor disagreement. */
export const aReview: QaReviewRow = {
  taskId: 'tsk_1',
  kind: 'Prospective',
  blinded: true,
  status: 'Completed',
  reviewer: null,
  askedAt: NOW,
  dueAt: null,
  result: {
    agreement: 'MinorDisagreement',
    categories: ['threshold'],
    comment: 'The margin is closer.',
    minutesSpent: null,
    submittedAt: NOW,
    resolution: null,
    resolvedAt: null,
  },
};
