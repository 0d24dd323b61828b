import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { screenAt, screens } from '#app/core/access/screens.ts';
import { mayEditForm } from '#app/core/case-form/editing.ts';
import { reportPathOf } from '#app/core/cases/case-links.ts';
import { isOpenRequest } from '#app/core/diagnosis/open-requests.ts';
import { changedSinceText, unsignedText, writerBeforeText } from '#app/core/diagnosis/standing.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailPage, DetailSection } from '#app/ui/detail/detail-page.tsx';
import { OutcomeLine, type PostedOutcome, refusedOf, useTimesDone } from '#app/ui/detail/posted-outcome.tsx';
import { UnreadPart } from '#app/ui/detail/unread-part.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { type TellUnsaved, TellUnsavedContext, useUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { useLastList } from '#app/ui/lists/list-memory.ts';
import { Halves } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import { labels } from '#contracts/generated/labels.ts';
import type {
  Case,
  CaseClinicalInfo,
  CaseTimeline,
  EmergencyAccess,
  PrimaryDiagnosis,
  QaReviewRow,
  ReturnReason,
} from '#contracts/generated/wire.ts';
import { AddSlides, type LateSlides, slideFormsGone } from './add-slides.tsx';
import { AuditPart } from './admin/audit-part.tsx';
import { type CaseForStaff, IntakePart, StaffMoves } from './admin/staff-parts.tsx';
import { type AskedOfCase, AskedPart, stepAsked } from './asked-of-case.tsx';
import { Attachments } from './attachments.tsx';
import { CaseBanner } from './case-banner.tsx';
import { CaseFacts } from './case-facts.tsx';
import { caseHead, returnedHead, StandingNotes } from './case-head.tsx';
import { CaseLinks } from './case-links.tsx';
import { CaseSpecimens } from './case-specimens.tsx';
import { ClinicalFacts, Words } from './clinical-facts.tsx';
import { EmergencyBanner } from './emergency-banner.tsx';
import { MessageBox, Messages, type Thread } from './messages.tsx';
import { Questions } from './questions.tsx';
import { SecondReviews, type SecondReviewsProps } from './second-reviews.tsx';
import { ReturnsPart } from './way/return-reasons.tsx';
import { WayOfCase } from './way/way-of-case.tsx';
import { Withdrawals } from './way/withdrawals.tsx';

/** Everything but the case itself is null for whoever may not read it, and 'unread' where it could not be read. */
interface CaseDetailsScreenProps {
  readonly ofCase: Case;
  readonly info: CaseClinicalInfo | 'unread' | null;
  readonly timeline: CaseTimeline | 'unread' | null;
  readonly returnReasons: readonly ReturnReason[] | 'unread' | null;
  readonly parcelNotes: readonly string[];
  readonly messages: Thread | 'unread' | null;
  readonly diagnosis: PrimaryDiagnosis | 'unread' | null;
  readonly reviews: readonly QaReviewRow[] | 'unread';
  readonly gaps?: SecondReviewsProps['gaps'];
  readonly emergencies: readonly EmergencyAccess[];
  readonly mayBreakGlass: boolean;
  readonly role: Role;
  readonly asked: AskedOfCase | null;
  readonly reviewers: SecondReviewsProps['reviewers'];
  /** Null for everyone but the operator. */
  readonly forStaff: CaseForStaff | null;
  /** Null where nothing may be added to the case any more, or not by this reader. */
  readonly late: LateSlides | null;
  /** Where the images of added slides are uploaded. */
  readonly uploads: ReactNode;
  /** Files of whoever looks that are on their way to slides without such a place. */
  readonly strayFiles?: ReactNode;
  readonly idempotencyKey: string;
  readonly asOf: string;
  /** What came of the last action; undefined before the first. */
  readonly outcome: PostedOutcome | undefined;
}

/** Where a case may have been opened from; the first where nothing tells. */
const caseLists = {
  Provider: [
    screens.selectedCases.path,
    screens.availableCases.path,
    screens.completedCases.path,
    screens.projectList.path,
    screens.showCases.path,
  ],
  Facility: [screens.sendOutCases.path, screens.projectList.path, screens.showCases.path],
  Admin: [screens.cases.path, screens.projectList.path, screens.showCases.path],
} as const;

const words = {
  message: { label: 'Send message', done: 'The message is sent.' },
  addSlides: { label: 'Add slides', done: 'The slides are added. Now upload their images.' },
  correctSlides: { label: 'Save slide', done: 'The slide is corrected. Whoever reads the case is told.' },
  correct: { label: 'Save', done: 'The clinical information is saved. Whoever reads the case is told.' },
  removeSlides: { label: 'Remove slide', done: 'The slide is removed. Whoever reads the case is told.' },
  removeImage: { label: 'Remove', done: 'The image is taken off the slide.' },
};

/**
 * A whole case to be read, for its facility, its pathologist and the operator. A second review is asked for here, a
 * facility writes to its reader, and the operator does what a case needs.
 */
export function CaseDetailsScreen(props: CaseDetailsScreenProps) {
  const { ofCase, timeline, role, forStaff, asOf, outcome } = props;
  const info = props.info === 'unread' ? null : props.info;
  const reviews = props.reviews === 'unread' ? [] : props.reviews;
  const timeZone = useTimeZone();
  const now = useNow(asOf);
  const { isUnsaved, tell } = useUnsaved();
  const list = useLastList(caseLists[isFacility(role) ? 'Facility' : role]);
  useErrorTitle(outcome?.refused != null);
  return (
    <DetailPage
      title={`Case ${ofCase.caseID}`}
      banner={<CaseBanner ofCase={ofCase} />}
      notice={<EmergencyBanner accesses={props.emergencies} asOf={asOf} />}
      head={returnedHead(caseHead(ofCase, now, timeZone, stepAsked(props), reviews), ofCase, now, timeline)}
      back={{ to: list, label: screenAt(list)?.title ?? 'All cases' }}
      actions={
        <>
          <StandingNotes {...props} now={now} timeZone={timeZone} />
          <OutcomeLine
            outcome={outcome?.intent === 'review' ? undefined : outcome}
            words={words}
            plain={['removeSlides', 'removeImage', ...slideFormsGone(props)]}
            statusNow={labels.CaseStatus[ofCase.status]}
          />
          <CaseLinks ofCase={ofCase} info={info} role={role} asked={props.asked} reviews={reviews} />
          {forStaff !== null && (
            <TellUnsavedContext.Provider value={tell}>
              <StaffMoves {...props} {...forStaff} />
            </TellUnsavedContext.Provider>
          )}
        </>
      }
    >
      <Halves beside={<CaseTexts {...props} timeZone={timeZone} tell={tell} />}>
        {forStaff?.intake != null && (
          <IntakePart
            intake={forStaff.intake}
            isReleased={!mayEditForm('Admin', ofCase.status)}
            mayCount={forStaff.handlesSlides && ofCase.status === 'Submitted'}
            slides={ofCase.slides}
            isCounted={ofCase.receivedSlides.length > 0}
            timeZone={timeZone}
          />
        )}
        {timeline !== null && timeline !== 'unread' && (
          <Withdrawals withdrawals={timeline.withdrawals} timeZone={timeZone} />
        )}
        <ReturnsPart reasons={props.returnReasons} />
        <CaseFacts ofCase={ofCase} timeZone={timeZone} />
        {timeline !== null && <WayOfCase timeline={timeline} timeZone={timeZone} />}
        {props.asked !== null && <AskedPart asked={props.asked} asOf={now} timeZone={timeZone} />}
        <CaseSpecimens ofCase={ofCase} />
        {props.late !== null && (
          <AddSlides
            ofCase={ofCase}
            late={props.late}
            isAskedFor={info?.questions.some((one) => one.about === 'slides' && isOpenRequest(one)) === true}
            idempotencyKey={props.idempotencyKey}
            outcome={outcome}
            tellUnsaved={tell}
          >
            {props.uploads}
          </AddSlides>
        )}
        {props.strayFiles}
      </Halves>
      <LeaveGuard isUnsaved={isUnsaved} />
    </DetailPage>
  );
}

interface CaseTextsProps extends CaseDetailsScreenProps {
  readonly timeZone: string;
  readonly tell: TellUnsaved;
}

/** What was written of the case: its diagnosis, what the facility told, what was asked, and who did what. */
function CaseTexts(props: CaseTextsProps) {
  const { ofCase, timeline, forStaff, timeZone, tell } = props;
  return (
    <>
      <TellUnsavedContext.Provider value={tell}>
        <CaseDiagnosis {...props} />
      </TellUnsavedContext.Provider>
      <CaseClinical {...props} />
      <CaseMessages {...props} />
      {forStaff !== null && (
        <AuditPart {...forStaff} ofCase={ofCase} timeline={timeline} timeZone={timeZone} />
      )}
    </>
  );
}

function CaseMessages(props: CaseTextsProps) {
  const { ofCase, messages, role, outcome, timeZone, tell } = props;
  const sent = useTimesDone(outcome, 'message');
  const refused = refusedOf(outcome, 'message');
  if (messages === null) return null;
  return (
    <Messages thread={messages} timeZone={timeZone}>
      {isFacility(role) && (ofCase.provider !== null || refused !== null) && (
        <MessageBox
          key={sent}
          to="pathologist"
          etag={ofCase.etag}
          idempotencyKey={props.idempotencyKey}
          refused={refused}
          tellUnsaved={tell}
        />
      )}
    </Messages>
  );
}

function CaseClinical({ info, role, timeZone }: CaseTextsProps) {
  if (info === 'unread') return <UnreadPart title="Clinical information" what="The clinical information" />;
  if (info === null)
    return (
      <DetailSection title="Clinical information">
        <p className="text-muted">It is not open to you.</p>
      </DetailSection>
    );
  return (
    <>
      <ClinicalFacts info={info} />
      <Attachments info={info} timeZone={timeZone} />
      <Questions questions={info.questions} timeZone={timeZone} role={role} />
    </>
  );
}

/** The text as far as the role may read it; second reviews are never among what a facility gets. */
function CaseDiagnosis(props: CaseTextsProps) {
  const { diagnosis, ofCase } = props;
  const changedSince = changedSinceText(ofCase.reportState);
  const unsigned = unsignedText(ofCase.reportState);
  return (
    <>
      {diagnosis === 'unread' && <UnreadPart title="Diagnosis" what="The diagnosis" />}
      {diagnosis !== null && diagnosis !== 'unread' && (
        <DetailSection title="Diagnosis">
          {unsigned !== null && <p className="font-semibold">{unsigned}</p>}
          {changedSince === null ? (
            <WrittenDiagnosis diagnosis={diagnosis} />
          ) : (
            <p>
              {changedSince}{' '}
              <TextLink asChild>
                <Link to={reportPathOf(ofCase.id)}>Open the report</Link>
              </TextLink>
            </p>
          )}
        </DetailSection>
      )}
      <SecondReviews {...props} />
    </>
  );
}

function WrittenDiagnosis({ diagnosis }: { readonly diagnosis: PrimaryDiagnosis }) {
  const writerBefore = writerBeforeText(diagnosis);
  return (
    <>
      {writerBefore !== null && <p>{writerBefore}</p>}
      <dl className="flex flex-col gap-2">
        {diagnosis.diagnoses.map(({ specimenID, text }) => (
          <div key={specimenID}>
            <dt className="text-sm text-muted">Specimen {specimenID}</dt>
            <dd>
              <Words text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
