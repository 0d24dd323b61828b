import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { fetchAnswer, NoAnswer } from '#app/browser/answers.ts';
import { RescanNewsAnswer } from '#app/core/resources/rescan-news-answer.ts';
import { $split } from '../../state/panes.ts';
import { $case, $currentIn } from '../../state/slides.ts';

type News = RescanNewsAnswer['replaced'];

/** As often as a list that is in sight asks for new rows. */
const EVERY_MS = 30_000;
const NOTHING: News = [];

/**
 * What was scanned again since the page was read, of the slides that are on the screen and of `awaited`, the subsections
 * that a rescan was asked for. A page out of sight does not ask, and an answer that cannot be had is no news.
 */
export function useRescanNews(awaited: readonly string[]): News {
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
        if (!isLeft && answer.userId === userId) setNews(answer.replaced);
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
  }, [caseId, userId, search]);
  return news;
}
