import type { Scope } from 'effector';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { $isStopped } from '../../state/guard.ts';
import { type LinkAnswer, loadSlideLinkFx } from '../../state/links.ts';
import { preloadSlideFx } from '../../state/preload.ts';
import { slideCache } from './slide-cache.ts';
import { readJson } from './viewer-requests.ts';

type SlideHandlers = [
  [typeof loadSlideLinkFx, (blobId: string) => Promise<LinkAnswer>],
  [typeof preloadSlideFx, (link: SlideLink) => Promise<void>],
];

/** The handlers of what fetches slides. A viewer that was stopped loads nothing more (wrong-case guard). */
export function slideHandlers(scope: () => Scope): SlideHandlers {
  const goOn = (): void => {
    if (scope().getState($isStopped)) throw new Error('The viewer has stopped');
  };
  return [
    [
      loadSlideLinkFx,
      async (blobId: string): Promise<LinkAnswer> => {
        goOn();
        return readJson<LinkAnswer>(`/resources/slide-link/${encodeURIComponent(blobId)}`);
      },
    ],
    [
      preloadSlideFx,
      async (link: SlideLink): Promise<void> => {
        goOn();
        await slideCache.preload(link);
      },
    ],
  ];
}
