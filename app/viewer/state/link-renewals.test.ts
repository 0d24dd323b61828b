import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { RENEWAL_REST_MS, renewLinkFx } from './link-renewals.ts';
import { $linkIn, $openingIn, linkRenewed, loadSlideLinkFx } from './links.ts';
import { caseHandedOver } from './slides.ts';

const linkOf = (blobId: string, turn: number): SlideLink =>
  ({ blobId, link: `/files/${blobId}?sig=${String(turn)}` }) as SlideLink;

/** A server that signs each link anew; `refusing` makes it give none. */
async function opened() {
  const asked: string[] = [];
  let isRefusing = false;
  const handler = async (blobId: string): Promise<LinkAnswer> => {
    const turn = asked.push(blobId);
    await Promise.resolve();
    if (isRefusing) return { ok: false, userId: 'u', message: 'gone' };
    return { ok: true, userId: 'u', link: linkOf(blobId, turn) };
  };
  const scope = fork({ handlers: [[loadSlideLinkFx, handler]] });
  const images = [{ imageId: 'i', fileContent: 'b' }] as never;
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  const state = () => scope.getState($linkIn.primary);
  const renew = async (refused: SlideLink): Promise<SlideLink | null> => {
    const ended = await allSettled(renewLinkFx, { scope, params: refused });
    if (ended.status === 'fail') throw ended.value;
    return ended.value;
  };
  return {
    asked,
    scope,
    renew,
    state,
    refuse: () => {
      isRefusing = true;
    },
    give: () => {
      isRefusing = false;
    },
  };
}

describe('a link that is refused', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('is renewed once for all who wait for it', async () => {
    const { renew, asked } = await opened();
    const first = linkOf('b', 1);
    expect(await Promise.all([renew(first), renew(first), renew(first)])).toEqual(
      Array.from({ length: 3 }, () => linkOf('b', 2)),
    );
    expect(asked).toEqual(['b', 'b']);
  });

  it('gives whoever still has the old link the newer one that is known', async () => {
    const { renew, asked } = await opened();
    await renew(linkOf('b', 1));
    expect(await renew(linkOf('b', 1))).toEqual(linkOf('b', 2));
    expect(asked).toHaveLength(2);
  });

  it('is not renewed again when the new link is refused at once, and is again after a rest', async () => {
    const { renew, asked } = await opened();
    await renew(linkOf('b', 1));
    vi.advanceTimersByTime(RENEWAL_REST_MS - 1);
    expect(await renew(linkOf('b', 2))).toBeNull();
    expect(asked).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(await renew(linkOf('b', 2))).toEqual(linkOf('b', 3));
    expect(asked).toHaveLength(3);
  });

  it('leaves the slide open: only opening it anew makes it another opening', async () => {
    const { renew, state, scope } = await opened();
    const before = scope.getState($openingIn.primary);
    await renew(linkOf('b', 1));
    expect(state()).toMatchObject({ kind: 'ready', link: linkOf('b', 2) });
    expect(scope.getState($openingIn.primary)).toBe(before);
    await allSettled(linkRenewed, { scope, params: 'b' });
    expect(scope.getState($openingIn.primary)).toEqual(linkOf('b', 3));
  });

  it('leaves the slide as it is when there is no other link, and knows why until there is one', async () => {
    const { renew, state, refuse, give, asked } = await opened();
    const before = state();
    refuse();
    expect(await renew(linkOf('b', 1))).toBeNull();
    expect(await renew(linkOf('b', 1))).toBeNull();
    expect(state()).toEqual({ ...before, unrenewed: 'gone' });
    expect(asked).toHaveLength(2);
    give();
    vi.advanceTimersByTime(RENEWAL_REST_MS);
    await renew(linkOf('b', 1));
    expect(state()).toEqual({ ...before, link: linkOf('b', 3) });
  });
});
