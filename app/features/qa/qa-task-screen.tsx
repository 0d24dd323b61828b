import { Link } from '@remix-run/react';
import { LICENCES_PATH } from '#app/core/access/licences-path.ts';
import { qaReasons } from '#app/core/access/refused-moves.ts';
import { ageOn } from '#app/core/cases/age.ts';
import { dueStateOf, dueText } from '#app/core/cases/due.ts';
import { patientTexts } from '#app/core/people/patient-texts.ts';
import { licenceText } from '#app/core/sign-out/checklist.ts';
import { isClosed } from '#app/core/tasks/task-kinds.ts';
import { providerTaskPathOf } from '#app/core/tasks/task-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { RefusedAction } from '#app/ui/detail/action-bar.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DetailPage, DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { PatientLine } from '#app/ui/detail/patient-line.tsx';
import { isRefused, OutcomeLine, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { DueMark } from '#app/ui/due-mark.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { GuardedForms } from '#app/ui/forms/leave-guard.tsx';
import { Halves } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseClinicalInfo, PrimaryDiagnosis, QaTask, ViewerCase } from '#contracts/generated/wire.ts';
import { QaClinical, QaRestOfText } from './qa-case-text.tsx';
import { QaFindings } from './qa-findings.tsx';
import { OwnDiagnosis } from './qa-own-diagnosis.tsx';
import { QaResultForm } from './qa-result-form.tsx';
import { QaSlides } from './qa-slides.tsx';

interface QaTaskScreenProps {
  readonly review: QaTask;
  readonly viewerCase: ViewerCase | null;
  /** What a reviewer reads beside the slides, 'unread' where that failed; null for everybody else. */
  readonly clinical: CaseClinicalInfo | 'unread' | null;
  readonly diagnosis: PrimaryDiagnosis | 'unread' | null;
  /** Who looks at the page: the reviewer, the reader whose diagnosis was reviewed, or whoever has the case now. */
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly asOf: string;
  readonly outcome: PostedOutcome | undefined;
}

const words = {
  start: { label: 'Start review', done: 'The review is in progress, and it is yours.' },
  saveDiagnosis: {
    label: 'Save own diagnosis',
    done: 'Your diagnosis is saved. The first diagnosis is open.',
  },
  submitResult: { label: 'Submit result', done: 'The result is submitted. The reader of the case is told.' },
};

/** A second review: the slides, the reviewer’s own diagnosis, then the first one beside it, and how far both agree (domain 2.8). */
export function QaTaskScreen(props: QaTaskScreenProps) {
  const { review, viewerCase, clinical, diagnosis, userId, outcome } = props;
  const now = useNow(props.asOf);
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  return (
    <DetailPage
      title={`Second review of ${review.case.caseID}`}
      banner={<QaBanner review={review} viewerCase={viewerCase} asOf={now} />}
      head={{
        status: labels.TaskStatus[review.status],
        holder: review.reviewer?.displayName ?? null,
        nextStep: nextStepOf(review),
        clock: <QaClock review={review} asOf={now} timeZone={timeZone} />,
      }}
      actions={
        <OutcomeLine
          outcome={outcome}
          words={words}
          plain={['start']}
          statusNow={labels.TaskStatus[review.status]}
        />
      }
    >
      <Halves beside={<QaSlides review={review} viewerCase={viewerCase} />}>
        <LicenceOver review={review} userId={userId} />
        <DisputeToSettle review={review} userId={userId} />
        <WhatToLookAt review={review} userId={userId} />
        <DetailSection title="Facts">
          <Facts
            facts={[
              { term: 'Kind', value: labels.QaKind[review.kind] },
              {
                term: 'Blinded',
                value: review.blinded ? 'Yes, the reviewer’s own diagnosis comes first' : 'No',
              },
              { term: 'Case type', value: review.caseType.displayName },
              {
                term: 'Subspecialty',
                value: review.subspecialty === null ? 'Any' : labels.Subspecialty[review.subspecialty],
              },
              {
                term: 'First reader',
                value:
                  review.signer?.displayName ??
                  (isClosed(review.status) ? 'Not shown' : 'Not shown before your diagnosis'),
              },
              ...(review.thirdReviewer === null
                ? []
                : [{ term: 'Third reviewer', value: review.thirdReviewer.displayName }]),
            ]}
          />
        </DetailSection>
        <QaClinical clinical={clinical} />
      </Halves>
      <QaFindings review={review} userId={userId} timeZone={timeZone} />
      <QaRestOfText {...{ diagnosis, clinical, viewerCase }} type={review.caseType} />
      <GuardedForms>
        <QaWork {...props} />
      </GuardedForms>
    </DetailPage>
  );
}

/** Said above the slides, so that nobody reads them all for a result that is refused. */
function LicenceOver({
  review: { unlicensedIn, reviewer, taskId },
  userId,
}: Pick<QaTaskScreenProps, 'review' | 'userId'>) {
  if (unlicensedIn === null || reviewer?.userId !== userId) return null;
  return (
    <DetailSection title="Your licence">
      <p className="font-medium text-warning">{licenceText(unlicensedIn)}</p>
      <p>
        You may not start, write or submit this review until{' '}
        <TextLink asChild>
          <Link to={LICENCES_PATH}>your licence is renewed</Link>
        </TextLink>
        . Where that takes longer than the case can wait,{' '}
        <TextLink asChild>
          <Link to={providerTaskPathOf(taskId)}>decline the review</Link>
        </TextLink>
        , and the operator is told.
      </p>
    </DetailSection>
  );
}

/** Said above the text that is in dispute, which looks like any other one. */
function DisputeToSettle({
  review: { settlesDispute, reviewer },
  userId,
}: Pick<QaTaskScreenProps, 'review' | 'userId'>) {
  if (!settlesDispute || reviewer?.userId !== userId) return null;
  return (
    <DetailSection title="A disagreement to settle">
      <p className="font-medium text-warning">A review of this case found a major disagreement.</p>
      <p>
        Your result decides: if you agree, or find no more than a minor disagreement, the case can be signed
        as it is written now.
      </p>
    </DetailSection>
  );
}

/** What whoever asked wants to know, and for the reviewer the way to the task, where it is talked about and declined. */
function WhatToLookAt({ review, userId }: Pick<QaTaskScreenProps, 'review' | 'userId'>) {
  const { note, taskId, status } = review;
  const isReviewer = review.reviewer?.userId === userId;
  if (note === null && !isReviewer) return null;
  return (
    <DetailSection title="What to look at">
      {note === null ? (
        <p className="text-muted">Whoever asked for the review names nothing in particular.</p>
      ) : (
        <p className="whitespace-pre-wrap wrap-break-word">{note}</p>
      )}
      {isReviewer && (
        <TextLink asChild className="w-fit">
          <Link to={providerTaskPathOf(taskId)}>
            {isClosed(status) ? 'Comments on this task' : 'Comment on this task, or decline it'}
          </Link>
        </TextLink>
      )}
    </DetailSection>
  );
}

/** The step that is next for the reviewer, with the last one where it has to wait; nothing for anybody else. */
function QaWork({ review, viewerCase, userId, idempotencyKey, outcome }: QaTaskScreenProps) {
  const may = (action: QaTask['allowedActions'][number]) => review.allowedActions.includes(action);
  const isShown = (action: 'saveDiagnosis' | 'submitResult') => may(action) || isRefused(outcome, action);
  const own = { review, idempotencyKey };
  const waitsFor = isShown('submitResult') ? undefined : qaReasons(review, userId)['submitResult'];
  return (
    <>
      {may('start') && (
        <DetailSection title="Start">
          <div className="w-fit">
            <ActionForm
              intent="start"
              label="Start review"
              look="primary"
              etag={review.etag}
              idempotencyKey={idempotencyKey}
            />
          </div>
        </DetailSection>
      )}
      {isShown('saveDiagnosis') && (
        <DetailSection title="Your diagnosis">
          <OwnDiagnosis {...own} refused={refusedOf(outcome, 'saveDiagnosis')} />
        </DetailSection>
      )}
      {isShown('submitResult') && (
        <DetailSection title="Your result">
          <QaResultForm {...own} viewerCase={viewerCase} refused={refusedOf(outcome, 'submitResult')} />
        </DetailSection>
      )}
      {waitsFor !== undefined && (
        <DetailSection title="Your result">
          <RefusedAction label="Submit result" because={waitsFor} />
        </DetailSection>
      )}
    </>
  );
}

function QaBanner({ review, viewerCase, asOf }: Pick<QaTaskScreenProps, 'review' | 'viewerCase' | 'asOf'>) {
  const Case = review.case.caseID;
  if (viewerCase === null) return <PatientLine patient={null} numbers={{ Case }} />;
  const { patientInfo, caseRecordId } = viewerCase;
  return (
    <PatientLine
      patient={patientTexts(patientInfo, ageOn(patientInfo.birthDate, asOf))}
      numbers={{ Accession: caseRecordId, Case }}
    />
  );
}

function QaClock({
  review,
  asOf,
  timeZone,
}: Pick<QaTaskScreenProps, 'review' | 'asOf'> & { readonly timeZone: string }) {
  const { dueAt, status } = review;
  if (dueAt === null) return 'No due time';
  const isOver = isClosed(status);
  return (
    <DueMark
      state={isOver ? 'none' : dueStateOf(dueAt, asOf)}
      left={isOver ? '' : dueText(dueAt, asOf)}
      at={dueAt}
      atText={instantText(dueAt, timeZone)}
    />
  );
}

function nextStepOf({ status, ownDiagnosisSavedAt, result, blinded }: QaTask): string {
  if (result !== null) return 'Nothing, the review is done';
  if (status !== 'InProgress')
    return isClosed(status) ? 'Nothing, the review is closed' : 'The reviewer starts';
  if (ownDiagnosisSavedAt === null && blinded) return 'The reviewer writes a diagnosis of their own';
  return 'The reviewer submits the result';
}
