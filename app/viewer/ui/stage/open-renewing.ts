import type { SlideLink } from '#contracts/generated/wire.ts';
import type { Result } from '#contracts/result.ts';
import type { RenewLink } from '../../pane/pane.client.ts';
import { isLinkRefused } from '../../tiles/link-refusal.ts';
import type { SlideError } from '../../tiles/slide-error.ts';
import type { TileSource } from '../../tiles/tile.ts';

interface OpeningPorts {
  readonly take: (link: SlideLink, signal: AbortSignal) => Promise<Result<TileSource, SlideError>>;
  /** A newer link than this one, which was refused; null when there is none. */
  readonly renew: (refused: SlideLink) => Promise<SlideLink | null>;
}

interface RenewableSlide {
  readonly source: TileSource;
  /** Gives the open source a newer link, for tiles that were refused. */
  readonly renew: RenewLink;
}

/** Opens a slide, with a newer link where this one is refused; and keeps its link new while it is open. */
export async function openRenewing(
  { take, renew }: OpeningPorts,
  link: SlideLink,
  signal: AbortSignal,
): Promise<Result<RenewableSlide, SlideError>> {
  let latest = link;
  let slide = await take(latest, signal);
  if (!slide.ok && !signal.aborted && isLinkRefused(slide.error)) {
    const newer = await renew(latest);
    if (newer !== null && !signal.aborted) {
      latest = newer;
      slide = await take(latest, signal);
    }
  }
  if (!slide.ok) return slide;
  const source = slide.value;
  return {
    ok: true,
    value: {
      source,
      renew: async () => {
        const newer = await renew(latest);
        if (newer === null || signal.aborted) return false;
        latest = newer;
        source.renew(newer);
        return true;
      },
    },
  };
}
