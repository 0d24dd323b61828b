import { attach, createEvent, createStore } from 'effector';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { $links, loadSlideLinkFx } from './links.ts';

/** A new link that is refused within this time is refused in earnest. */
export const RENEWAL_REST_MS = 30_000;

interface Renewal {
  readonly askedAt: number;
  /** Null when the server gave none. */
  readonly answer: Promise<SlideLink | null>;
}

const renewalAsked = createEvent<{ readonly blobId: string; readonly renewal: Renewal }>();

/** The latest of each blob. */
const $renewals = createStore<Readonly<Record<string, Renewal>>>({}, { serialize: 'ignore' }).on(
  renewalAsked,
  (renewals, { blobId, renewal }) => ({ ...renewals, [blobId]: renewal }),
);

const isOther = (link: SlideLink, than: SlideLink): boolean => link.link !== than.link;

/**
 * A newer link to the blob of one that was refused; null when there is none to be had. The server is asked once for
 * all panes and tiles that wait for it, and not again while the answer is fresh. Never rejects.
 */
export const renewLinkFx = attach({
  source: { links: $links, renewals: $renewals },
  effect: async ({ links, renewals }, refused: SlideLink): Promise<SlideLink | null> => {
    const { blobId } = refused;
    const known = links[blobId];
    if (known?.kind === 'ready' && isOther(known.link, refused)) return known.link;
    const latest = renewals[blobId];
    if (latest !== undefined && Date.now() - latest.askedAt < RENEWAL_REST_MS) {
      const link = await latest.answer;
      return link !== null && isOther(link, refused) ? link : null;
    }
    const answer = loadSlideLinkFx(blobId).then(
      (given) => (given.ok ? given.link : null),
      () => null,
    );
    renewalAsked({ blobId, renewal: { askedAt: Date.now(), answer } });
    return answer;
  },
});
