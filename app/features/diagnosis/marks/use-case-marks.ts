import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchAnswer } from '#app/browser/answers.ts';
import type { MarkPlace } from '#app/core/citing/cite-link.ts';
import { CaseMarksAnswer, type CitableMark } from '#app/core/resources/case-marks-answer.ts';
import type { CitedMark, CitedMarkInput, MarkSight } from '#contracts/generated/wire.ts';

/** By image, the marks that are saved with the case; an image that is not in it was not read. */
type KnownMarks = ReadonlyMap<string, readonly CitableMark[]>;

export interface CaseMarks {
  readonly marks: readonly CitableMark[];
  /** Undefined where nothing is known of its image. */
  readonly sightOf: (place: MarkPlace) => MarkSight | null | undefined;
  /** Reads the marks of these images anew. */
  readonly load: (imageIds: readonly string[]) => Promise<readonly CitableMark[]>;
  /** The last reading failed, in whole or in part. */
  readonly isStale: boolean;
}

/** What the server said of the cited marks when the page was made. */
const toldOf = (cited: readonly CitedMark[]): KnownMarks => {
  const told = new Map<string, CitableMark[]>();
  for (const { imageId, kind, markId, now } of cited) {
    const marks = told.get(imageId) ?? [];
    if (now !== null) marks.push({ kind, imageId, markId, called: '', name: '', sight: now });
    told.set(imageId, marks);
  }
  return told;
};

interface Asked {
  readonly userId: string;
  readonly caseId: string;
}

async function fetchMarks({ userId, caseId }: Asked, imageIds: readonly string[]): Promise<CaseMarksAnswer> {
  const search = new URLSearchParams(imageIds.map((imageId) => ['image', imageId]));
  const address = `/resources/case-marks/${encodeURIComponent(caseId)}?${search.toString()}`;
  const answer = await fetchAnswer(CaseMarksAnswer, address);
  if (answer.userId !== userId || answer.caseId !== caseId) throw new Error('Another person has logged in.');
  return answer;
}

/** The marks of a case as they are saved with it; the cited ones are read again whenever the page is looked at. */
export function useCaseMarks(
  { userId, caseId }: Asked,
  told: readonly CitedMark[],
  cited: readonly CitedMarkInput[],
): CaseMarks {
  const [known, setKnown] = useState<KnownMarks>(() => toldOf(told));
  const [isStale, setStale] = useState(false);
  const turns = useRef({ begun: 0, heard: new Map<string, number>() });
  const load = useCallback(
    async (imageIds: readonly string[]): Promise<readonly CitableMark[]> => {
      if (imageIds.length === 0) return [];
      turns.current.begun += 1;
      const { begun: turn, heard } = turns.current;
      try {
        const { marks, unread } = await fetchMarks({ userId, caseId }, imageIds);
        // An answer that comes after that of a later reading tells of marks as they were before.
        const isNews = (imageId: string) => (heard.get(imageId) ?? 0) < turn;
        const read = imageIds.filter((imageId) => !unread.includes(imageId) && isNews(imageId));
        for (const imageId of read) heard.set(imageId, turn);
        setKnown((before) => {
          const next = new Map(before);
          for (const imageId of read)
            next.set(
              imageId,
              marks.filter((mark) => mark.imageId === imageId),
            );
          return next;
        });
        setStale(unread.length > 0);
        return marks;
      } catch {
        // What was known stays: a mark that could not be read is not gone.
        setStale(true);
        return [];
      }
    },
    [userId, caseId],
  );
  const images = useRef<readonly string[]>([]);
  useEffect(() => {
    images.current = [...new Set(cited.map(({ imageId }) => imageId))];
  });
  useEffect(() => {
    const listening = new AbortController();
    const again = () => document.visibilityState === 'visible' && void load(images.current);
    again();
    for (const kind of ['focus', 'online'])
      window.addEventListener(kind, again, { signal: listening.signal });
    document.addEventListener('visibilitychange', again, { signal: listening.signal });
    return () => listening.abort();
  }, [load]);
  return useMemo(
    () => ({
      marks: [...known.values()].flat(),
      sightOf: ({ imageId, markId, kind }: MarkPlace) => {
        const marks = known.get(imageId);
        if (marks === undefined) return undefined;
        return marks.find((mark) => mark.markId === markId && mark.kind === kind)?.sight ?? null;
      },
      load,
      isStale,
    }),
    [known, load, isStale],
  );
}
