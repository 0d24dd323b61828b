import { describe, expect, it } from 'vitest';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { type SlideError, tiffUnreadable, tileFetchFailed } from '../../tiles/slide-error.ts';
import type { TileSource } from '../../tiles/tile.ts';
import { openRenewing } from './open-renewing.ts';

const linkOf = (turn: number): SlideLink => ({ blobId: 'b', link: `/b?sig=${String(turn)}` }) as SlideLink;
const still = new AbortController().signal;

/** A server whose links before `valid` are refused, and which gives newer ones up to `last`. */
function server({ valid, last, error = tiffUnreadable('HTTP 403') }: ServerFacts) {
  const taken: string[] = [];
  const renewed: string[] = [];
  let given = 1;
  const source = { renew: ({ link }: SlideLink) => void renewed.push(link) } as unknown as TileSource;
  return {
    ...{ taken, renewed },
    ports: {
      take: ({ link }: SlideLink) => {
        taken.push(link);
        return Promise.resolve(
          link < linkOf(valid).link ? { ok: false as const, error } : { ok: true as const, value: source },
        );
      },
      renew: () => {
        given += 1;
        return Promise.resolve(given <= last ? linkOf(given) : null);
      },
    },
  };
}

interface ServerFacts {
  readonly valid: number;
  readonly last: number;
  readonly error?: SlideError;
}

describe('opening a slide by a link that may be refused', () => {
  it('opens it by the newer link when the first one is refused', async () => {
    const { ports, taken } = server({ valid: 2, last: 2 });
    expect((await openRenewing(ports, linkOf(1), still)).ok).toBe(true);
    expect(taken).toEqual(['/b?sig=1', '/b?sig=2']);
  });

  const hopeless: readonly (readonly [string, ServerFacts, number])[] = [
    ['no newer link', { valid: 9, last: 1 }, 1],
    ['only links that are refused too', { valid: 9, last: 9 }, 2],
    ['another fault than the link', { valid: 9, last: 9, error: tileFetchFailed(503) }, 1],
  ];

  it.each(hopeless)('says why it cannot be opened when there is %s', async (_, facts, tries) => {
    const { ports, taken } = server(facts);
    const opened = await openRenewing(ports, linkOf(1), still);
    expect(opened).toEqual({ ok: false, error: facts.error ?? tiffUnreadable('HTTP 403') });
    expect(taken).toHaveLength(tries);
  });

  it('asks for no link when the reader has left', async () => {
    const { ports, taken } = server({ valid: 2, last: 2 });
    const leaving = new AbortController();
    leaving.abort();
    expect((await openRenewing(ports, linkOf(1), leaving.signal)).ok).toBe(false);
    expect(taken).toHaveLength(1);
  });

  it('gives the open source each newer link, and says when there is none', async () => {
    const { ports, renewed } = server({ valid: 1, last: 2 });
    const opened = await openRenewing(ports, linkOf(1), still);
    if (!opened.ok) throw new Error('not open');
    expect(await opened.value.renew()).toBe(true);
    expect(await opened.value.renew()).toBe(false);
    expect(renewed).toEqual(['/b?sig=2']);
  });

  it('gives a source that was left no link', async () => {
    const { ports, renewed } = server({ valid: 1, last: 9 });
    const leaving = new AbortController();
    const opened = await openRenewing(ports, linkOf(1), leaving.signal);
    leaving.abort();
    if (!opened.ok) throw new Error('not open');
    expect(await opened.value.renew()).toBe(false);
    expect(renewed).toEqual([]);
  });
});
