import { useCallback, useEffect, useRef, useState } from 'react';
import { waitTold } from '#app/core/lists/wait-told.ts';
import { NOTICE_CAME_EVENT } from '#app/core/notices/notice-came.ts';
import { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';

const ADDRESS = '/resources/notices';
/** How often a page that is in sight asks whether there is something to tell. */
const EVERY_MS = 60_000;
/** Whoever comes back to the page asks as well, since they may have read notices in another one; not again at once. */
const RESTS_MS = 5_000;

/** The last answer's word on the message over every page; each answer is another object, though it says the same. */
export type BannerHeard = Pick<NoticesAnswer, 'banner'>;

/** The notices as they were last heard of, null before that, and whether the last request failed; and the message over every page. */
export function useNotices() {
  const [notices, setNotices] = useState<NoticesAnswer['notices']>(null);
  const [heardBanner, setHeardBanner] = useState<BannerHeard | null>(null);
  const [isFailing, setFailing] = useState(false);
  /** Before that the server wants no more of what nobody has pressed for. */
  const quietUntil = useRef(0);
  const known = useRef<readonly string[]>([]);
  const askedAt = useRef(0);
  /** Requests are counted, as an answer may be overtaken by that of a later one and is then older than what is known. */
  const turns = useRef({ asked: 0, answered: 0 });
  const ask = useCallback(async function askNow(init: RequestInit = {}): Promise<void> {
    askedAt.current = Date.now();
    turns.current.asked += 1;
    const turn = turns.current.asked;
    try {
      // An ended session is led to the login by what the reader does, not by what the page asks beside it.
      const response = await fetch(ADDRESS, { ...init, redirect: 'manual' });
      quietUntil.current = Date.now() + waitTold(response);
      const answer = response.ok ? readAnswer(NoticesAnswer, await response.json()) : null;
      // What overtook a mark may have been read before it was made.
      if (turn < turns.current.answered) return init.method === 'POST' ? await askNow() : undefined;
      turns.current.answered = turn;
      const heard = answer?.notices ?? null;
      if (answer !== null && answer.banner !== 'unknown') setHeardBanner({ banner: answer.banner });
      // What was known stays: an urgent notice is not gone because it cannot be read again.
      if (heard !== null) {
        setNotices(heard);
        const ids = heard.items.map(({ id }) => id);
        const isNew = ids.some((id) => !known.current.includes(id));
        known.current = ids;
        if (isNew) window.dispatchEvent(new Event(NOTICE_CAME_EVENT));
      }
      setFailing(heard === null);
    } catch {
      // A page works without its bell; the next turn asks again.
      if (init.signal?.aborted !== true) setFailing(true);
    }
  }, []);
  const markRead = useCallback(
    (...ids: readonly string[]) => {
      const body = new FormData();
      for (const id of ids) body.append('id', id);
      return ask({ method: 'POST', body });
    },
    [ask],
  );
  useEffect(() => {
    const leaving = new AbortController();
    const askInSight = () => {
      if (document.visibilityState === 'visible' && Date.now() >= quietUntil.current)
        void ask({ signal: leaving.signal });
    };
    const askOnReturn = () => {
      if (Date.now() - askedAt.current >= RESTS_MS) askInSight();
    };
    askInSight();
    const timer = setInterval(askInSight, EVERY_MS);
    document.addEventListener('visibilitychange', askOnReturn, { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [ask]);
  return { notices, heardBanner, isFailing, ask, markRead };
}
