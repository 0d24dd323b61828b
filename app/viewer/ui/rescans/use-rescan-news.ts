import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { fetchAnswer, NoAnswer } from '#app/browser/answers.ts';
import { RescanNewsAnswer } from '#app/core/resources/rescan-news-answer.ts';
import { $split } from '../../state/panes.ts';
import { $case, $currentIn } from '../../state/slides.ts';

interface News extends Pick<RescanNewsAnswer, 'replaced' | 'rescans'> {
  /** The reading of the case after which the open rescans were heard of; an older word is none. */
  readonly of: object | null;
}

/** As often as a list that is in sight asks for new rows. */
const EVERY_MS = 30_000;
const NOTHING: News = { of: null, replaced: [], rescans: [] };

/**
 * What was scanned again and what was asked for since the case was read as `reading`, of the slides that are on the
 * screen and of `awaited`, the subsections that a rescan was asked for. A page out of sight does not ask, and an answer that cannot be had is no news.
 */
export function useRescanNews(reading: object, awaited: readonly string[]): News {
  const { handed, split, first, second } = useUnit({
    handed: $case,
    split: $split,
    first: $currentIn.primary,
    second: $currentIn.secondary,
  });
  const [news, setNews] = useState(NOTHING);
  const { caseId = null, userId = null } = handed ?? {};
  const search = useMemo(() => {
    const shown = split ? [first, second] : [first];
    const slides = [...shown.flatMap((image) => image?.subsectionId ?? []), ...awaited];
    return new URLSearchParams([...new Set(slides)].toSorted().map((id) => ['slide', id])).toString();
  }, [awaited, split, first, second]);
  useEffect(() => {
    if (caseId === null || search === '') return undefined;
    let isLeft = false;
    let quietUntil = 0;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || Date.now() < quietUntil) return;
      try {
        const address = `/resources/rescan-news/${encodeURIComponent(caseId)}?${search}`;
        const answer = await fetchAnswer(RescanNewsAnswer, address);
        if (!isLeft && answer.userId === userId) setNews((before) => heardOf(reading, before, answer));
      } catch (error) {
        // The slides are read on without it; what is wrong with the connection is said by what the reader does.
        if (error instanceof NoAnswer) quietUntil = Date.now() + error.afterMs;
      }
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    const returned = (): void => void ask();
    window.addEventListener('focus', returned);
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('focus', returned);
    };
  }, [caseId, userId, reading, search]);
  return news;
}

/** A slide that is not on the screen any more is not asked about, and what was heard of it stands until the case is read. */
function heardOf(reading: object, before: News, { replaced, rescans }: RescanNewsAnswer): News {
  const earlier = before.of === reading ? before.rescans : [];
  const now = new Set(rescans.map(({ subsectionId }) => subsectionId));
  return {
    of: reading,
    replaced,
    rescans: [...rescans, ...earlier.filter(({ subsectionId }) => !now.has(subsectionId))],
  };
}
