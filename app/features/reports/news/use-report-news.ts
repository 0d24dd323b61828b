import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchAnswer, NoAnswer } from '#app/browser/answers.ts';
import { NOTICE_CAME_EVENT } from '#app/core/notices/notice-came.ts';
import { type ReportStanding, standingOf } from '#app/core/reports/standing.ts';
import { ReportNewsAnswer } from '#app/core/resources/report-news-answer.ts';
import type { FinalReport } from '#contracts/generated/wire.ts';

type OpenReport = Pick<FinalReport, 'caseId' | 'version' | 'latestVersion' | 'sharedAt' | 'signature'>;

interface ReportNews {
  /** Null as long as the report is valid, as far as is known. */
  readonly standing: ReportStanding | null;
  readonly ask: () => void;
}

/** After a question without an answer, unless the server has said for how long it wants no more. */
const AGAIN_MS = 30_000;

/**
 * What became of the report since the page was read. It is asked when the reader comes back to the page and when a notice
 * comes; a question without an answer is asked again, since no other notice may follow.
 */
export function useReportNews(report: OpenReport, readerId: string): ReportNews {
  const { caseId, version, sharedAt, signature } = report;
  const address = `/resources/report-news/${encodeURIComponent(caseId)}?version=${version}`;
  const of = `${address} ${signature?.signedAt ?? sharedAt ?? ''}`;
  const [turn, setTurn] = useState(0);
  const [heard, setHeard] = useState<{
    readonly of: string;
    readonly valid: ReportNewsAnswer['valid'];
  } | null>(null);
  const quietUntil = useRef(0);
  const ask = useCallback(() => setTurn((last) => last + 1), []);
  useEffect(() => {
    window.addEventListener('focus', ask);
    window.addEventListener(NOTICE_CAME_EVENT, ask);
    return () => {
      window.removeEventListener('focus', ask);
      window.removeEventListener(NOTICE_CAME_EVENT, ask);
    };
  }, [ask]);
  useEffect(() => {
    if (turn === 0) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAfter = (ms: number): void => {
      if (!isLeft) timer = setTimeout(() => void askNow(), ms);
    };
    const askNow = async (): Promise<void> => {
      try {
        const { userId, valid } = await fetchAnswer(ReportNewsAnswer, address);
        if (isLeft || userId !== readerId) return;
        if (valid.kind === 'unknown') askAfter(AGAIN_MS);
        else setHeard({ of, valid });
      } catch (error) {
        // An answer that this page does not understand will not be another one at the next try.
        if (!(error instanceof NoAnswer) || error.isOver) return;
        quietUntil.current = Date.now() + error.afterMs;
        askAfter(Math.max(error.afterMs, AGAIN_MS));
      }
    };
    askAfter(Math.max(0, quietUntil.current - Date.now()));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [turn, address, of, readerId]);
  return { standing: heard?.of === of ? standingOf(report, heard.valid) : null, ask };
}
