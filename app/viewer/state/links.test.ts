import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { flattenCase } from '#app/core/slides/flatten.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import {
  $allLinksFailed,
  $linkIn,
  $links,
  batchesOf,
  failedLinksRenewed,
  linkRenewed,
  loadSlideLinkFx,
} from './links.ts';
import { caseHandedOver, slideSelected } from './slides.ts';

const linkOf = (blobId: string): SlideLink => ({ blobId, link: `/files/${blobId}` }) as SlideLink;
const images = (count: number) =>
  flattenCase({
    slides: [
      {
        specimenID: 'A',
        subsections: [
          {
            images: Array.from({ length: count }, (_, n) => ({
              imageId: `i${String(n)}`,
              fileContent: `b${String(n)}`,
            })),
          },
        ],
      },
    ],
  });
const handed = (count: number, start = 0) => ({ userId: 'u', caseId: 'c', images: images(count), start });

const ready = (blobId: string): LinkAnswer => ({ ok: true, userId: 'u', link: linkOf(blobId) });
const refused: LinkAnswer = { ok: false, userId: 'u', message: 'gone' };

function server(answer: (blobId: string) => LinkAnswer = ready) {
  const asked: string[] = [];
  let inFlight = 0;
  let most = 0;
  const handler = async (blobId: string): Promise<LinkAnswer> => {
    asked.push(blobId);
    inFlight += 1;
    most = Math.max(most, inFlight);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inFlight -= 1;
    return answer(blobId);
  };
  const scope: Scope = fork({ handlers: [[loadSlideLinkFx, handler]] });
  return { asked, scope, most: () => most };
}

describe('slide links', () => {
  it('S4.4-01 are asked for five at a time, the batch of the first slide to be shown first', async () => {
    const { asked, scope, most } = server();
    await allSettled(caseHandedOver, { scope, params: handed(12, 7) });
    expect(asked.slice(0, 5)).toEqual(['b7', 'b0', 'b1', 'b2', 'b3']);
    expect([...asked].sort()).toEqual(
      images(12)
        .map(({ fileContent }) => fileContent)
        .sort(),
    );
    expect(most()).toBe(5);
  });

  it('two pages at once keep their links to themselves', async () => {
    const [one, two, still] = [server(), server(), server()];
    await Promise.all([
      allSettled(caseHandedOver, { scope: one.scope, params: handed(12) }),
      allSettled(caseHandedOver, { scope: two.scope, params: handed(13) }),
    ]);
    expect(Object.keys(one.scope.getState($links))).toHaveLength(12);
    expect(Object.keys(two.scope.getState($links))).toHaveLength(13);
    expect(Object.values(one.scope.getState($links)).every(({ kind }) => kind === 'ready')).toBe(true);
    expect([still.scope.getState($links), still.asked]).toEqual([{}, []]);
  });

  it('S7-10 a link that is known is not asked for again', async () => {
    const { asked, scope } = server();
    await allSettled(caseHandedOver, { scope, params: handed(3) });
    await allSettled(slideSelected, { scope, params: 2 });
    await allSettled(slideSelected, { scope, params: 0 });
    await allSettled(caseHandedOver, { scope, params: handed(4) });
    expect(asked).toEqual(['b0', 'b1', 'b2', 'b3']);
  });

  it('a case handed over twice at once is still asked for five at a time, each link once', async () => {
    const { asked, scope, most } = server();
    const twice = [handed(17, 7), handed(17, 7)];
    await Promise.all(twice.map((params) => allSettled(caseHandedOver, { scope, params })));
    expect([asked.length, new Set(asked).size, most()]).toEqual([17, 17, 5]);
  });

  it('one that fails is told at its slide, and the others go on', async () => {
    const { scope, asked } = server((blobId) => (blobId === 'b1' ? refused : ready(blobId)));
    await allSettled(caseHandedOver, { scope, params: handed(7) });
    expect(asked).toHaveLength(7);
    expect(scope.getState($linkIn.primary)?.kind).toBe('ready');
    await allSettled(slideSelected, { scope, params: 1 });
    expect(scope.getState($linkIn.primary)).toEqual({ kind: 'failed', message: 'gone' });
  });

  it('a renewed link is asked for again and takes the old one’s place', async () => {
    let made = 0;
    const { scope, asked } = server((blobId) => {
      made += 1;
      return ready(`${blobId}-${String(made)}`);
    });
    await allSettled(caseHandedOver, { scope, params: handed(1) });
    await allSettled(linkRenewed, { scope, params: 'b0' });
    expect(asked).toEqual(['b0', 'b0']);
    expect(scope.getState($linkIn.primary)).toMatchObject({ kind: 'ready', link: linkOf('b0-2') });
  });

  it('a handler that throws is a link that failed', async () => {
    const scope = fork({ handlers: [[loadSlideLinkFx, () => Promise.reject(new Error('no network'))]] });
    await allSettled(caseHandedOver, { scope, params: handed(2) });
    expect(scope.getState($linkIn.primary)).toEqual({ kind: 'failed', message: 'no network' });
  });

  it('one that throws does not stop the batches after its own, and is asked for again on demand', async () => {
    let down = true;
    const { scope, asked } = server((blobId) => {
      if (blobId === 'b0' && down) throw new Error('no network');
      return ready(blobId);
    });
    await allSettled(caseHandedOver, { scope, params: handed(12) });
    expect(asked).toHaveLength(12);
    expect(scope.getState($links)['b11']?.kind).toBe('ready');
    expect(scope.getState($linkIn.primary)?.kind).toBe('failed');
    down = false;
    const renewed = allSettled(linkRenewed, { scope, params: 'b0' });
    expect(scope.getState($linkIn.primary)).toEqual({ kind: 'loading' });
    await renewed;
    expect(scope.getState($linkIn.primary)).toMatchObject({ kind: 'ready', link: linkOf('b0') });
  });

  it('all failing is told as such; the failed ones are asked for anew, the open slide’s first', async () => {
    let down = true;
    const { scope, asked, most } = server((blobId) => (down ? refused : ready(blobId)));
    expect(scope.getState($allLinksFailed)).toBe(false);
    await allSettled(caseHandedOver, { scope, params: handed(7, 2) });
    expect(scope.getState($allLinksFailed)).toBe(true);
    down = false;
    await allSettled(linkRenewed, { scope, params: 'b0' });
    expect(scope.getState($allLinksFailed)).toBe(false);
    await allSettled(failedLinksRenewed, { scope });
    expect(asked.slice(8)).toEqual(['b2', 'b1', 'b3', 'b4', 'b5', 'b6']);
    expect(most()).toBe(5);
    expect(Object.values(scope.getState($links)).every(({ kind }) => kind === 'ready')).toBe(true);
  });

  it.each([
    [['a', 'b', 'a'], null, [['a', 'b']]],
    [['a', 'b', 'c', 'd', 'e', 'f'], 'f', [['f', 'a', 'b', 'c', 'd'], ['e']]],
    [[], null, []],
  ])('batches of %j from %s', (blobIds, first, batches) => {
    expect(batchesOf(blobIds, first)).toEqual(batches);
  });
});
