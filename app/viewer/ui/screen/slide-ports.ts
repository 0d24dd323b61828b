import type { Scope } from 'effector';
import { fetchAnswer } from '#app/browser/answers.ts';
import { wait } from '#app/browser/wait.ts';
import { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { $isStopped } from '../../state/guard.ts';
import type { ViewerPorts } from '../../state/ports.ts';
import { slideCache } from './slide-cache.ts';

/** The longest that the other slides of the case wait for the first one: their pictures in the menu come after it. */
const AFTER_FIRST_MS = 500;

export type SlidePorts = Pick<
  ViewerPorts,
  'loadSlideLink' | 'preloadSlide' | 'waitToPreload' | 'waitWithOverlay'
>;

/**
 * What fetches slides, and waits with them. A viewer that was stopped loads nothing more (wrong-case guard). The link that
 * came with the page is taken once: whoever asks for it again has found it refused.
 */
export function createSlidePorts(scope: () => Scope, firstLink: LinkAnswer | null): SlidePorts {
  let handed = firstLink?.ok === true ? firstLink : null;
  const goOn = (): void => {
    if (scope().getState($isStopped)) throw new Error('The viewer has stopped');
  };
  return {
    loadSlideLink: async (blobId) => {
      goOn();
      if (handed?.link.blobId === blobId) {
        const answer = handed;
        handed = null;
        return answer;
      }
      // A slow machine would share itself among ten questions while the reader waits for one slide.
      await Promise.race([slideCache.begun(), wait(AFTER_FIRST_MS)]);
      goOn();
      return fetchAnswer(LinkAnswer, `/resources/slide-link/${encodeURIComponent(blobId)}`);
    },
    preloadSlide: async (link) => {
      goOn();
      await slideCache.preload(link);
    },
    waitToPreload: wait,
    waitWithOverlay: ({ ms }) => wait(ms),
  };
}
