import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { loadSlideLinkFx } from './links.ts';
import { PRELOAD_DEBOUNCE_MS, PRELOAD_RETRY_MS, preloadSlideFx, preloadWaitFx } from './preload.ts';
import { caseOf, linkOf } from './reading.test-support.ts';
import { caseHandedOver, nextAsked } from './slides.ts';

const images = caseOf({ A: ['a1', 'a2'], B: ['b1', 'b2'] });

function page(
  load: (link: SlideLink) => void = () => undefined,
  linked: (blobId: string) => Promise<void> = () => Promise.resolve(),
  named: (blobId: string) => string = (blobId) => blobId,
) {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const asked: string[] = [];
  const scope = fork({
    handlers: [
      [
        loadSlideLinkFx,
        async (blobId: string) => {
          await linked(blobId);
          return { ok: true, userId: 'u', link: linkOf(named(blobId)) };
        },
      ],
      [preloadWaitFx, (ms: number) => new Promise<void>((end) => waits.push({ ms, end }))],
      [
        preloadSlideFx,
        (link: SlideLink) => {
          asked.push(link.blobId);
          load(link);
        },
      ],
    ],
  });
  return { scope, waits, asked };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
async function hand(scope: Scope, start: number): Promise<void> {
  void allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start } });
  await settle();
}

describe('looking ahead', () => {
  it('S4.4-04 S9-10 prepares the next and the previous slide, a second after the last step', async () => {
    const { scope, waits, asked } = page();
    await hand(scope, 1);
    expect([waits.map(({ ms }) => ms), asked]).toEqual([[1000], []]);
    waits[0]?.end();
    await settle();
    expect(asked).toEqual(['blob-b1', 'blob-a1']);
    expect([PRELOAD_DEBOUNCE_MS, PRELOAD_RETRY_MS]).toEqual([1000, 500]);
  });

  it('makes a neighbour ready whose link comes after that second, once', async () => {
    const answers = new Map<string, () => void>();
    const { scope, waits, asked } = page(
      undefined,
      (blobId) => new Promise((answer) => answers.set(blobId, answer)),
    );
    await hand(scope, 1);
    waits[0]?.end();
    await settle();
    expect(asked).toEqual([]);
    for (const blobId of ['blob-b1', 'blob-b2', 'blob-a1', 'blob-a2']) {
      answers.get(blobId)?.();
      await settle();
    }
    expect(asked).toEqual(['blob-b1', 'blob-a1']);
  });

  it('asks once too where the answer names another file, which the guard judges', async () => {
    const { scope, waits, asked } = page(undefined, undefined, (blobId) => `${blobId}-another`);
    await hand(scope, 1);
    waits[0]?.end();
    await settle();
    expect(asked).toEqual(['blob-b1-another', 'blob-a1-another']);
  });

  it('a slide that was only passed by is not looked around', async () => {
    const { scope, waits, asked } = page();
    await hand(scope, 0);
    void allSettled(nextAsked, { scope });
    await settle();
    waits[0]?.end();
    await settle();
    expect(asked).toEqual([]);
    waits[1]?.end();
    await settle();
    expect(asked).toEqual(['blob-b1', 'blob-a1']);
  });

  it('S9-10 one that fails is tried once more after 500 ms, and then left', async () => {
    const { scope, waits, asked } = page(() => {
      throw new Error('no');
    });
    await hand(scope, 0);
    waits[0]?.end();
    await settle();
    expect([asked, waits.at(-1)?.ms]).toEqual([['blob-a2'], 500]);
    waits[1]?.end();
    await settle();
    expect(asked).toEqual(['blob-a2', 'blob-a2']);
  });
});
