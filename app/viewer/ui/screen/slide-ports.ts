import type { Scope } from 'effector';
import { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { $isStopped } from '../../state/guard.ts';
import type { ViewerPorts } from '../../state/ports.ts';
import { slideCache } from './slide-cache.ts';
import { fetchAnswer } from './viewer-requests.ts';

/** What fetches slides. A viewer that was stopped loads nothing more (wrong-case guard). */
export function createSlidePorts(scope: () => Scope): Pick<ViewerPorts, 'loadSlideLink' | 'preloadSlide'> {
  const goOn = (): void => {
    if (scope().getState($isStopped)) throw new Error('The viewer has stopped');
  };
  return {
    loadSlideLink: async (blobId) => {
      goOn();
      return fetchAnswer(LinkAnswer, `/resources/slide-link/${encodeURIComponent(blobId)}`);
    },
    preloadSlide: async (link) => {
      goOn();
      await slideCache.preload(link);
    },
  };
}
