import { Link, useSearchParams } from '@remix-run/react';
import { type ReactNode, useMemo, useState } from 'react';
import { LICENCES_PATH } from '#app/core/access/licences-path.ts';
import { reportPathOf, SENT_TO_REVIEW, signOutPathOf, TAKEN_BACK } from '#app/core/cases/case-links.ts';
import { presentHoldInWords } from '#app/core/cases/holds.ts';
import type { AskedSide } from '#app/core/cases/wait-words.ts';
import type { BegunRows } from '#app/core/diagnosis/begun-rows.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import type { ListedRequest } from '#app/core/diagnosis/open-requests.ts';
import { changedSinceText, whyLocked, writerBeforeText } from '#app/core/diagnosis/standing.ts';
import type { DiagnosisAnswer } from '#app/core/resources/diagnosis-answer.ts';
import type { MarkSender } from '#app/core/resources/mark-sender.ts';
import { markedImagesOf } from '#app/core/slides/case-slides.ts';
import { RECEIVED_NOTES, receivedNotes } from '#app/core/slides/received-slides.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { HoldNote } from '#app/ui/detail/hold-note.tsx';
import { LicenceNote } from '#app/ui/detail/signing/licence-note.tsx';
import { useFocusAtPlace } from '#app/ui/detail/use-focus-at-place.ts';
import { AmissNote } from '#app/ui/feedback/amiss-note.tsx';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { Case, CaseClinicalInfo, PrimaryDiagnosis, QaReviewRow } from '#contracts/generated/wire.ts';
import { UnsentMarksOfCase } from './marks/unsent-marks.tsx';
import { CaseBanner } from './parts/case-banner.tsx';
import { ClinicalColumn } from './parts/clinical-column.tsx';
import { HeadOfCase } from './parts/head-of-case.tsx';
import { SlidesColumn } from './parts/slides-column.tsx';
import type { RequestOutcome } from './requests/requests.server.ts';
import { RequestsPart } from './requests/requests-part.tsx';
import { ReviewsPart } from './requests/reviews-part.tsx';
import { useOwnVersion } from './requests/use-own-version.ts';
import { NOTHING_IN_HAND, type SaveInHand, SaveInHandContext } from './saving/save-in-hand.ts';
import type { WithdrawalOutcome } from './sign-out/preliminary-form.ts';
import { PreliminaryNotice } from './sign-out/preliminary-notice.tsx';
import { DiagnosisDesk, type HeldWords } from './text/diagnosis-desk.tsx';
import { WrittenText } from './text/written-text.tsx';
import { TextWindowProvider } from './windows/text-window.tsx';
import { WindowsNotice } from './windows/windows-notice.tsx';
import type { WritingAids } from './writing-aids.ts';

export interface DiagnosisScreenProps {
  readonly item: Case;
  readonly clinical: CaseClinicalInfo;
  readonly diagnosis: PrimaryDiagnosis;
  readonly aids: WritingAids;
  readonly userId: string;
  /** The field in which the reader was last; null where none is known. */
  readonly lastField: string | null;
  readonly requests: readonly ListedRequest[] | null;
  /** Who does what was asked for; null where it is known of nobody. */
  readonly asked?: AskedSide | null;
  /** The second reviews that the reader may know of; null where they could not be read. */
  readonly reviews: readonly QaReviewRow[] | null;
  /** Sends marks that this browser has and the case has not. */
  readonly sendMarks: MarkSender;
  /** What has to be said of the case before anything else. */
  readonly notice?: ReactNode;
  readonly idempotencyKey: string;
  readonly loadedAt: string;
  /** What the last post came to: a request, a withdrawal, or the text where there is no script. */
  readonly posted:
    | { readonly outcome: RequestOutcome }
    | { readonly withdrawal: WithdrawalOutcome }
    | PostedText
    | null;
}

/** A text that was posted without script, and what came of it. */
export interface PostedText {
  readonly answer: DiagnosisAnswer;
  readonly fields: DiagnosisFields;
  readonly begun?: BegunRows;
}

const licenceFaultIn = ({ checklist }: Pick<PrimaryDiagnosis, 'checklist'>): string | null =>
  checklist.find(({ rule, passed }) => rule === 'licence' && !passed)?.text ?? null;

/** In a second review the reader waits for the reviewer alone. */
const MAY_ASK: ReadonlySet<Case['status']> = new Set(['Selected', 'AdditionalWorkRequested']);

/** One case on one page: what was told of it, its slides, and the text that is written about it. */
export function DiagnosisScreen(props: DiagnosisScreenProps) {
  const { item, clinical, diagnosis, loadedAt, posted } = props;
  const timeZone = useTimeZone();
  useFocusAtPlace();
  const isOpen = diagnosis.allowedActions.includes('edit');
  const now = useNow(loadedAt);
  const hold = presentHoldInWords(item.holds, now, timeZone);
  const { etag, isReading, firstSaved } = useOwnVersion(item);
  const [save, setSave] = useState(NOTHING_IN_HAND);
  const [held, setHeld] = useState<HeldWords>('none');
  const inHand = useMemo(() => ({ ...save, isOnItsWay: save.isOnItsWay || isReading }), [save, isReading]);
  return (
    <TextWindowProvider item={item} userId={props.userId}>
      <StickyBanner notice={<WindowsNotice item={item} userId={props.userId} />}>
        <CaseBanner item={item} loadedAt={loadedAt} />
      </StickyBanner>
      <Page title={`Case ${item.caseID}`} namesThing>
        <div className="flex flex-col gap-5">
          {props.notice}
          <SentToReview status={item.status} />
          <TakenBack status={item.status} />
          <PartLinks />
          <HeadOfCase {...props} now={now} isOnHold={hold !== null} isGone={held === 'gone'} />
          <HoldNote hold={hold} />
          {isOpen && <LicenceNote fault={licenceFaultIn(diagnosis)} path={LICENCES_PATH} />}
          <AmissNote title={RECEIVED_NOTES} lines={receivedNotes(item)} />
          <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.9fr)]">
            <div className="flex min-w-0 flex-col gap-8 lg:contents">
              <ClinicalColumn clinical={clinical} />
              <div className="flex min-w-0 flex-col gap-8">
                <SlidesColumn item={item} />
                <SaveInHandContext.Provider value={inHand}>
                  <RequestsPart
                    {...props}
                    loadedAt={now}
                    etag={etag}
                    isOpen={MAY_ASK.has(item.status) && isOpen && held !== 'gone'}
                    outcome={posted !== null && 'outcome' in posted ? posted.outcome : null}
                  />
                  <ReviewsPart item={item} reviews={props.reviews} />
                </SaveInHandContext.Provider>
              </div>
            </div>
            <section
              id="diagnosis"
              aria-labelledby="diagnosis-title"
              className="flex min-w-0 scroll-mt-28 flex-col gap-4"
            >
              <h2 id="diagnosis-title" className="text-lg font-semibold">
                Diagnosis
              </h2>
              <TextPart
                {...props}
                isOpen={isOpen}
                isOnHold={hold !== null}
                onFirstSaved={firstSaved}
                onSaveInHand={setSave}
                held={held}
                onHeld={setHeld}
              />
            </section>
          </div>
        </div>
      </Page>
    </TextWindowProvider>
  );
}

/** Whoever pressed Sign out and comes here instead of to the report is told that nothing is signed. */
function SentToReview({ status }: Pick<Case, 'status'>) {
  const [search] = useSearchParams();
  if (status !== 'QAReview' || search.get('came') !== SENT_TO_REVIEW) return null;
  return (
    <div role="alert" className="rounded-md border border-danger bg-danger-soft px-4 py-3">
      <p className="font-semibold text-danger">The report is not signed.</p>
      <p className="mt-1">
        The case went to a second reviewer first. Sign it out again once the review is in.
      </p>
    </div>
  );
}

/** Whoever took the report back comes here, where nothing else tells that it has worked. */
function TakenBack({ status }: Pick<Case, 'status'>) {
  const [search] = useSearchParams();
  if (status !== 'Selected' || search.get('came') !== TAKEN_BACK) return null;
  return (
    <p role="status" className="rounded-md bg-info-soft px-4 py-3 text-info">
      The report is taken back. The facility has not read it, and nothing is signed until you sign it out
      again.
    </p>
  );
}

interface TextPartProps extends DiagnosisScreenProps {
  readonly isOpen: boolean;
  readonly isOnHold: boolean;
  readonly onFirstSaved: () => void;
  readonly onSaveInHand: (save: SaveInHand) => void;
  readonly held: HeldWords;
  readonly onHeld: (held: HeldWords) => void;
}

/**
 * The text, to be written or to be read. One that was closed while it was written stays until its writer has seen what
 * could not be saved, and is written anew once it is open again.
 */
function TextPart({ isOpen, isOnHold, onFirstSaved, onSaveInHand, held, onHeld, ...props }: TextPartProps) {
  const { item, clinical, diagnosis, posted } = props;
  const [desk, setDesk] = useState({ isOpen, number: 0 });
  if (desk.isOpen !== isOpen) setDesk({ isOpen, number: desk.number + (isOpen ? 1 : 0) });
  const maySign = item.allowedActions.includes('signOut');
  const writerBefore = writerBeforeText(diagnosis);
  const images = useMemo(() => markedImagesOf(item), [item]);
  const changedSince = changedSinceText(diagnosis.reportState);
  return (
    <>
      {writerBefore !== null && <Notice>{writerBefore}</Notice>}
      {/* Whoever has lost the case withdraws nothing of it, and cannot know what its facility reads by now. */}
      {held !== 'gone' && (
        <PreliminaryNotice
          sharedAt={diagnosis.sharedAt}
          outcome={posted !== null && 'withdrawal' in posted ? posted.withdrawal : null}
        />
      )}
      {(isOpen || held !== 'none') && (
        <DiagnosisDesk
          key={desk.number}
          {...props}
          posted={posted !== null && 'answer' in posted ? posted : null}
          onFirstSaved={onFirstSaved}
          onSaveInHand={onSaveInHand}
          onHeld={onHeld}
        />
      )}
      {!isOpen && held !== 'unsaved' && (
        <>
          <UnsentMarksOfCase
            owner={{ userId: props.userId, caseId: item.id }}
            images={images}
            send={props.sendMarks}
          />
          <Notice>
            {whyLocked(item.status, maySign, isOnHold)} {changedSince}{' '}
            {item.status === 'SignOutCompleted' && (
              <TextLink asChild>
                <Link to={reportPathOf(item.id)}>Open the report</Link>
              </TextLink>
            )}
          </Notice>
          {maySign && (
            <Button asChild className="self-start">
              <Link to={signOutPathOf(item.id)}>Sign out…</Link>
            </Button>
          )}
          {changedSince === null && <WrittenText diagnosis={diagnosis} clinical={clinical} item={item} />}
        </>
      )}
    </>
  );
}

/** On a narrow screen the parts stand below each other, and the text would be far away. */
function PartLinks() {
  const parts = [
    ['#diagnosis', 'Diagnosis'],
    ['#clinical', 'Clinical information'],
    ['#slides', 'Slides'],
    ['#requests', 'Requests'],
  ] as const;
  return (
    <nav aria-label="Parts of this page" className="flex flex-wrap gap-x-4 gap-y-1 desktop:hidden">
      {parts.map(([to, label]) => (
        <a
          key={to}
          href={to}
          className="inline-flex min-h-8 items-center text-accent underline underline-offset-3 coarse:min-h-11"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function Notice({ children }: { readonly children: ReactNode }) {
  return <p className="rounded-md border border-warning bg-warning-soft px-3 py-2">{children}</p>;
}
