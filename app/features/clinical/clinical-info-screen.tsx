import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { presentHoldInWords } from '#app/core/cases/holds.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DetailPage } from '#app/ui/detail/detail-page.tsx';
import { HoldNote } from '#app/ui/detail/hold-note.tsx';
import {
  isRefused,
  OutcomeLine,
  type PostedOutcome,
  refusedOf,
  useTimesDone,
} from '#app/ui/detail/posted-outcome.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { useUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { Halves } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Case, CaseClinicalInfo } from '#contracts/generated/wire.ts';
import { Attachments } from './attachments.tsx';
import { CaseBanner } from './case-banner.tsx';
import { caseHead } from './case-head.tsx';
import { ClinicalFacts } from './clinical-facts.tsx';
import { EarlierCases, type EarlierRead } from './earlier-cases.tsx';
import { MessageBox, Messages, type Thread } from './messages.tsx';
import { AskBox, Questions } from './questions.tsx';
import { ReturnsPart } from './way/return-reasons.tsx';

interface ClinicalInfoScreenProps {
  readonly info: CaseClinicalInfo;
  readonly ofCase: Case;
  /** Null for whoever may not read them. */
  readonly messages: Thread | 'unread' | null;
  readonly earlier: EarlierRead;
  /** The report of that case, as the pages of reports show one. */
  readonly earlierReport?: ReactNode;
  /** Whether this reader has the case, to whom alone the reports of earlier ones are open. */
  readonly mayReadEarlier: boolean;
  readonly idempotencyKey: string;
  readonly asOf: string;
  readonly outcome: PostedOutcome | undefined;
}

const words = {
  ask: { label: 'Ask the facility', done: 'The facility has been asked, and the case waits for its answer.' },
  message: { label: 'Send message', done: 'The message is sent.' },
};

/** Everything that the ordering side told of a case, and what was asked and written since (Appendix E). */
export function ClinicalInfoScreen(props: ClinicalInfoScreenProps) {
  const { info, ofCase, messages, earlier, mayReadEarlier, idempotencyKey, outcome } = props;
  const timeZone = useTimeZone();
  const now = useNow(props.asOf);
  const { isUnsaved, tell } = useUnsaved();
  useErrorTitle(outcome?.refused != null);
  const messagesSent = useTimesDone(outcome, 'message');
  return (
    <DetailPage
      title={`Clinical information of ${ofCase.caseID}`}
      banner={<CaseBanner ofCase={ofCase} />}
      head={caseHead(ofCase, now, timeZone)}
      actions={
        <>
          <HoldNote hold={presentHoldInWords(ofCase.holds, now, timeZone)} />
          <OutcomeLine
            outcome={outcome}
            words={words}
            plain={[]}
            statusNow={labels.CaseStatus[ofCase.status]}
          />
          <CaseLinks ofCase={ofCase} />
        </>
      }
    >
      <Halves
        beside={
          <>
            <Questions questions={info.questions} timeZone={timeZone}>
              {ofCase.allowedActions.includes('requestWork') || isRefused(outcome, 'ask') ? (
                <AskBox
                  key={info.questions.length}
                  ofCase={ofCase}
                  idempotencyKey={idempotencyKey}
                  refused={refusedOf(outcome, 'ask')}
                  tellUnsaved={tell}
                />
              ) : (
                <WhyNotAsked ofCase={ofCase} />
              )}
            </Questions>
            {messages !== null && (
              <Messages thread={messages} timeZone={timeZone}>
                <MessageBox
                  key={messagesSent}
                  etag={ofCase.etag}
                  idempotencyKey={idempotencyKey}
                  refused={refusedOf(outcome, 'message')}
                  tellUnsaved={tell}
                />
              </Messages>
            )}
          </>
        }
      >
        <ReturnsPart reasons={info.returnReasons} />
        <ClinicalFacts info={info} />
        <Attachments info={info} timeZone={timeZone} />
        <EarlierCases
          info={info}
          earlier={earlier}
          earlierReport={props.earlierReport}
          mayRead={mayReadEarlier}
          timeZone={timeZone}
        />
      </Halves>
      <LeaveGuard isUnsaved={isUnsaved} />
    </DetailPage>
  );
}

/** A reader who may soon ask is told what comes before; for a case that is over there is nothing to say. */
function WhyNotAsked({ ofCase: { status, allowedActions } }: { readonly ofCase: Case }) {
  if (status !== 'Selected' || !allowedActions.includes('open')) return null;
  return <p className="text-sm text-muted">You can ask the facility once you have opened the slides.</p>;
}

function CaseLinks({ ofCase: { id, version } }: { readonly ofCase: Case }) {
  const asked = `?case=${encodeURIComponent(id)}`;
  const from = `/pathologist/primary-diagnosis-case/clinical-info${asked}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="primary">
        <Link to={`/viewer${asked}`} state={{ caseId: id, version, from }}>
          Open slides
        </Link>
      </Button>
      <Button asChild>
        <Link to={`/pathologist/primary-diagnosis-case${asked}`}>Primary diagnosis</Link>
      </Button>
      <Button asChild>
        <Link to={`/case-details/${encodeURIComponent(id)}`}>Timeline of the case</Link>
      </Button>
    </div>
  );
}
