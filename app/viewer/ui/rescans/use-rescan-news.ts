import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';
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

interface Asked {
  /** The case as it was read last. */
  readonly reading: object;
  /** The subsections that a rescan was asked for. */
  readonly awaited: readonly string[];
  /** The case is this reader's no more, and nobody else may be shown it. */
  readonly onGone: () => void;
}

/**
 * What was scanned again and what was asked for since the case was read, of the slides that are on the screen and of the
 * awaited ones, and whether the case may still be looked at. A page out of sight does not ask, and an answer that cannot
 * be had is no news. Whoever goes from slide to slide is told as soon as who stays.
 */
export function useRescanNews({ reading, awaited, onGone }: Asked): News {
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
    const named = [...new Set(slides)].toSorted().map((id) => ['slide', id]);
    const blobId = first?.fileContent ?? '';
    return new URLSearchParams(blobId === '' ? named : [...named, ['blob', blobId]]).toString();
  }, [awaited, split, first, second]);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  useEffect(() => {
    if (caseId === null) return undefined;
    let isLeft = false;
    let quietUntil = 0;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || Date.now() < quietUntil || latest.current === '') return;
      try {
        const address = `/resources/rescan-news/${encodeURIComponent(caseId)}?${latest.current}`;
        const answer = await fetchAnswer(RescanNewsAnswer, address);
        if (isLeft || answer.userId !== userId) return;
        if (answer.isGone) {
          leaveField();
          onGone();
        } else setNews((before) => heardOf(reading, before, answer));
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
  }, [caseId, userId, reading, onGone]);
  return news;
}

/** What is being typed becomes a mark when its field is left, and a page that is taken away leaves none. */
function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
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
