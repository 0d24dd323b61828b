import { describe, expect, it } from 'vitest';
import { createLinkSigner } from './links.ts';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

const give = (query: string): { exp: number; sig: string } => {
  const params = new URLSearchParams(query);
  return { exp: Number(params.get('exp')), sig: params.get('sig') ?? '' };
};

describe('signed links', () => {
  const signer = createLinkSigner({ lifeMs: 15 * MINUTE_MS });
  const { query, expiresAtMs } = signer.sign('blob-1', 'tiles', NOW);

  it('open what they were signed for until their time is up', () => {
    expect(expiresAtMs).toBe(NOW + 15 * MINUTE_MS);
    expect(signer.check('blob-1', 'tiles', give(query), NOW)).toBeNull();
    expect(signer.check('blob-1', 'tiles', give(query), expiresAtMs - 1)).toBeNull();
    expect(signer.check('blob-1', 'tiles', give(query), expiresAtMs)).toBe('expired');
  });

  it('are the same for whoever asks again soon, and never live shorter than was said', () => {
    const life = 15 * MINUTE_MS;
    const ends = Array.from({ length: 60 }, (_, minute) => {
      const at = NOW + minute * MINUTE_MS + 1;
      return {
        left: signer.sign('blob-1', 'tiles', at).expiresAtMs - at,
        ...signer.sign('blob-1', 'tiles', at),
      };
    });
    expect(Math.min(...ends.map(({ left }) => left))).toBeGreaterThanOrEqual(life);
    expect(Math.max(...ends.map(({ left }) => left))).toBeLessThanOrEqual(life * 1.2);
    expect(new Set(ends.map(({ query: link }) => link)).size).toBe(20);
  });

  it.each<[string, () => ReturnType<typeof signer.check>]>([
    ['another blob', () => signer.check('blob-2', 'tiles', give(query), NOW)],
    ['another kind', () => signer.check('blob-1', 'file', give(query), NOW)],
    [
      'a later expiry',
      () => signer.check('blob-1', 'tiles', { ...give(query), exp: give(query).exp + 60 }, NOW),
    ],
    ['a cut signature', () => signer.check('blob-1', 'tiles', { ...give(query), sig: 'abc' }, NOW)],
    [
      'the signature of another process',
      () => createLinkSigner({ lifeMs: MINUTE_MS }).check('blob-1', 'tiles', give(query), NOW),
    ],
  ])('do not open %s', (_, check) => {
    expect(check()).toBe('invalid');
  });

  it('hold across processes that are given the same secret', () => {
    const one = createLinkSigner({ lifeMs: MINUTE_MS, secret: 's' });
    const other = createLinkSigner({ lifeMs: MINUTE_MS, secret: 's' });
    expect(other.check('b', 'file', give(one.sign('b', 'file', NOW).query), NOW)).toBeNull();
  });
});
