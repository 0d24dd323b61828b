import type { SubmissionResult } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SavedVersion } from '#app/core/forms/posts/unanswered.ts';
import { ChangedNotice } from './changed-notice.tsx';

/** What came of the form of a page that was posted last. */
export interface PostedOutcome {
  readonly intent: string;
  /** What the form is shown again with; null where it was done. */
  readonly refused:
    | (SubmissionResult & { readonly refusal: number | null; readonly saved?: SavedVersion | null })
    | null;
}

interface IntentWords {
  /** As its button says it: 'Start task'. */
  readonly label: string;
  /** What is so now, in a sentence. */
  readonly done: string;
  /** What was done has brought to light, and somebody has to see to: it is said in place of `done`, and as no success. */
  readonly amiss?: string | null;
}

interface OutcomeLineProps {
  /** Undefined before anything was posted. */
  readonly outcome: PostedOutcome | undefined;
  readonly words: Readonly<Record<string, IntentWords>>;
  /** The actions that are a button alone, and so have no place of their own for a refusal. */
  readonly plain: readonly string[];
  /** How the thing stands, for whoever acted on an older version of it. */
  readonly statusNow: string;
}

/** What came of the last action, above the actions. The fields of a form say by themselves what they were refused for. */
export function OutcomeLine({ outcome, words, plain, statusNow }: OutcomeLineProps) {
  // Said once the page shows how things stand by now: whoever goes on at its word acts on the newest version.
  const isShown = useNavigation().state === 'idle';
  const said = outcome === undefined ? undefined : words[outcome.intent];
  const refused = outcome?.refused ?? null;
  const isStale = refused?.refusal === 412;
  const before = useStatusBefore(outcome, statusNow, isShown);
  const isDone = refused === null && isShown;
  const amiss = said?.amiss ?? null;
  const alert = useFocusOnNews<HTMLDivElement>(
    isShown && (refused !== null || amiss !== null) ? outcome : undefined,
  );
  return (
    <>
      <DoneLine news={outcome}>{isDone && amiss === null ? said?.done : null}</DoneLine>
      <div ref={alert} tabIndex={-1} className="empty:hidden">
        {isDone && amiss !== null && (
          <p role="alert" className="font-medium text-danger">
            {amiss}
          </p>
        )}
        {isStale && isShown && said !== undefined && (
          <ChangedNotice
            changedBy="Somebody else, or you in another window,"
            changes={
              before === null || before === statusNow ? [] : [{ label: 'Status', before, now: statusNow }]
            }
            asked={said.label}
          >
            {before === null && <p className="mt-1">Its status is “{statusNow}” by now.</p>}
            {before === statusNow && (
              <p className="mt-1">
                Its status is still “{statusNow}”: something else was changed, as this page shows it by now.
              </p>
            )}
          </ChangedNotice>
        )}
        {refused !== null && !isStale && outcome !== undefined && plain.includes(outcome.intent) && (
          <Refusals refused={refused} />
        )}
      </div>
    </>
  );
}

/** Each reason of a refusal once; several of them as a list, since the shorter ones end without a stop. */
function Refusals({ refused }: { readonly refused: SubmissionResult }) {
  const reasons = [...new Set(Object.values(refused.error ?? {}).flatMap((texts) => texts ?? []))];
  return (
    <div role="alert" className="font-medium text-danger">
      {reasons.length === 1 ? (
        <p>{reasons[0]}</p>
      ) : (
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DoneLineProps {
  /** Another one for each thing that was done. */
  readonly news: unknown;
  /** What is so now; empty before anything was done. */
  readonly children: ReactNode;
}

/** What was done. It takes the focus, and so comes into view, where the control that did it is gone. */
export function DoneLine({ news, children }: DoneLineProps) {
  const isSaid = children !== null && children !== undefined && children !== '' && children !== false;
  const line = useFocusOnNews<HTMLParagraphElement>(isSaid ? news : undefined);
  return (
    <p ref={line} role="status" tabIndex={-1} className="font-medium text-success empty:hidden">
      {children}
    </p>
  );
}

/** The element that takes the focus at each piece of news, once, where nothing else has it. */
function useFocusOnNews<Told extends HTMLElement>(news: unknown) {
  const told = useRef<Told>(null);
  const heard = useRef<unknown>(undefined);
  useEffect(() => {
    if (news === undefined || news === heard.current) return;
    heard.current = news;
    // After all effects of this commit: a list gives the focus to its next row, and whoever types elsewhere keeps it.
    queueMicrotask(() => {
      if (document.activeElement === document.body) told.current?.focus();
    });
  }, [news]);
  return told;
}

/** How the thing stood on the page when the last action was asked for; null where the page begins with its answer. */
function useStatusBefore(
  outcome: PostedOutcome | undefined,
  statusNow: string,
  isShown: boolean,
): string | null {
  const [seen, setSeen] = useState<{
    readonly outcome: PostedOutcome | undefined;
    readonly status: string;
    readonly before: string | null;
  }>({ outcome, status: statusNow, before: null });
  // Until the page is read anew it shows how the thing stood before.
  if (isShown && (seen.outcome !== outcome || seen.status !== statusNow))
    setSeen({ outcome, status: statusNow, before: seen.outcome === outcome ? seen.before : seen.status });
  return seen.before;
}

/**
 * How often the form with this intent was done while its page was shown. As the key of the form it brings it back empty
 * after its own success alone: what others do to the thing meanwhile takes no typed word away.
 */
export function useTimesDone(outcome: PostedOutcome | undefined, intent: string): number {
  const [seen, setSeen] = useState({ outcome, times: 0 });
  if (seen.outcome === outcome) return seen.times;
  const isDone = outcome?.intent === intent && outcome.refused === null;
  const times = isDone ? seen.times + 1 : seen.times;
  setSeen({ outcome, times });
  return times;
}

/** What the form with this intent was refused with; null for none. */
export const refusedOf = (outcome: PostedOutcome | undefined, intent: string): PostedOutcome['refused'] =>
  outcome?.intent === intent ? outcome.refused : null;

/**
 * Whether the form with this intent was refused. It stays on its page with what was typed, also where others have closed
 * the thing meanwhile: else nobody hears that nothing was sent.
 */
export const isRefused = (outcome: PostedOutcome | undefined, intent: string): boolean =>
  refusedOf(outcome, intent) !== null;
