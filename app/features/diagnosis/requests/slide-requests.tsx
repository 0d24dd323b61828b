import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchAnswer } from '#app/browser/answers.ts';
import { placeOfImage } from '#app/core/diagnosis/open-requests.ts';
import { SlideRequestsAnswer } from '#app/core/resources/slide-requests-answer.ts';
import { DoneLine } from '#app/ui/detail/posted-outcome.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { PostedApartContext } from '#app/ui/forms/contract-form-element.tsx';
import { CaseBanner } from '../parts/case-banner.tsx';
import { AidsProvider, NO_AIDS } from '../writing-aids.ts';
import { AskForms } from './ask-forms.tsx';
import { NothingToAsk } from './nothing-to-ask.tsx';
import type { RequestOutcome } from './requests.server.ts';
import { StopPart } from './stop-part.tsx';

interface SlideRequestsProps {
  readonly caseId: string;
  /** The slide that is on the screen; part and block are filled in from it. */
  readonly imageId: string | null;
  readonly onClose: () => void;
}

type Ready = Extract<SlideRequestsAnswer, { readonly ok: true }>;

const FAILED = 'What can be asked for could not be read. Close this and try again.';

/** Recuts, stains, a rescan or information, asked for without leaving the slide. */
export default function SlideRequests({ caseId, imageId, onClose }: SlideRequestsProps) {
  const [ready, setReady] = useState<Ready | null>(null);
  // The request after which the case was read.
  const [readAfter, setReadAfter] = useState<RequestOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const address = `/resources/slide-requests/${encodeURIComponent(caseId)}`;
  const fetcherKey = `slide-requests ${caseId}`;
  const { data } = useFetcher<{ readonly outcome: RequestOutcome }>({ key: fetcherKey });
  // What an earlier dialog of this page was answered is no news in this one.
  const [before] = useState(data);
  const outcome = data === before ? null : (data?.outcome ?? null);
  const load = useCallback(
    (after: RequestOutcome | null) =>
      fetchAnswer(SlideRequestsAnswer, address).then(
        (answer) => {
          if (!answer.ok) return setFailure(answer.message);
          setReady(answer);
          setReadAfter(after);
        },
        () => setFailure(FAILED),
      ),
    [address],
  );
  const isSent = outcome !== null && outcome.refused === null;
  const asked = useRef<RequestOutcome | null | undefined>(undefined);
  useEffect(() => {
    // At first, and after each request: it made a new version of the case.
    if (asked.current === undefined || (isSent && asked.current !== outcome)) void load(outcome);
    asked.current = outcome;
  }, [load, isSent, outcome]);
  // Until the new version is there nothing is asked on the old one.
  const isShown = ready !== null && !(isSent && readAfter !== outcome);
  const apart = useMemo(() => ({ action: address, fetcherKey }), [address, fetcherKey]);
  const place = ready === null || imageId === null ? null : placeOfImage(ready.item.slides, imageId);
  const asking = {
    requests: null,
    outcome,
    idempotencyKey: ready?.idempotencyKey ?? '',
    loadedAt: ready?.loadedAt ?? '',
    isOpen: true,
    place,
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Ask for more of this case">
      {failure !== null && (
        <p role="alert">{[isSent ? outcome.text : null, failure].filter(Boolean).join(' ')}</p>
      )}
      {!isShown && failure === null && <p role="status">Reading the case…</p>}
      {ready !== null && (
        <PostedApartContext.Provider value={apart}>
          <AidsProvider value={{ ...NO_AIDS, stains: ready.stains }}>
            <div hidden={!isShown}>
              <div className="flex flex-col gap-3" data-letters-rest>
                <CaseBanner item={ready.item} loadedAt={ready.loadedAt} />
                <DoneLine news={outcome}>{isShown && isSent && outcome.text}</DoneLine>
                {ready.item.allowedActions.includes('requestWork') ? (
                  <AskForms {...asking} item={ready.item} />
                ) : (
                  <NothingToAsk item={ready.item} />
                )}
                <StopPart {...asking} item={ready.item} />
              </div>
            </div>
          </AidsProvider>
        </PostedApartContext.Provider>
      )}
    </Dialog>
  );
}
