import type { Scope } from 'effector';
import { fetchAnswer } from '#app/browser/answers.ts';
import { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { $isStopped } from '../../state/guard.ts';
import type { ViewerPorts } from '../../state/ports.ts';
import { slideCache } from './slide-cache.ts';

/**
 * What fetches slides. A viewer that was stopped loads nothing more (wrong-case guard). The link that came with the page
 * is taken once: whoever asks for it again has found it refused.
 */
export function createSlidePorts(
  scope: () => Scope,
  firstLink: LinkAnswer | null,
): Pick<ViewerPorts, 'loadSlideLink' | 'preloadSlide'> {
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
      return fetchAnswer(LinkAnswer, `/resources/slide-link/${encodeURIComponent(blobId)}`);
    },
    preloadSlide: async (link) => {
      goOn();
      await slideCache.preload(link);
    },
  };
}
