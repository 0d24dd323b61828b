import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a link opens. One signature serves a whole folder, so that all tiles of a blob share one query string. */
export type LinkKind = 'file' | 'tiles' | 'thumbnail' | 'overview' | 'label' | 'macro';

type LinkFault = 'invalid' | 'expired';

export interface LinkSigner {
  /**
   * The query string of a link that lives from now for the signer's life time, or a fifth longer; `exp` is in seconds since
   * 1970. A link that was made in a session names it, because it must not outlive its logout.
   */
  sign(
    blobId: string,
    kind: LinkKind,
    nowMs: number,
    sessionId?: string | null,
  ): { readonly query: string; readonly expiresAtMs: number };
  check(
    blobId: string,
    kind: LinkKind,
    given: { readonly exp: number; readonly sig: string },
    nowMs: number,
  ): LinkFault | null;
}

/** Links of one step are the same link, so that a browser that opens a slide again has its tiles already. */
const STEPS_IN_A_LIFE = 5;

/** A hash of 256 bits in base64url; what follows it in a signature is the session. */
const HASH_LENGTH = 43;

/** The session that a link was made in, by the name of its record; null for a link of no session. */
export const sessionOfLink = (sig: string): string | null => sig.slice(HASH_LENGTH) || null;

/** Signs for one process: without a secret of its own every start makes the links of the last one invalid. */
export function createLinkSigner(options: { readonly lifeMs: number; readonly secret?: string }): LinkSigner {
  const secret = options.secret ?? randomBytes(32).toString('hex');
  const signature = (blobId: string, kind: LinkKind, exp: number, sessionId: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([kind, blobId, exp, sessionId]))
      .digest('base64url') + sessionId;
  const stepMs = Math.max(1, options.lifeMs / STEPS_IN_A_LIFE);
  return {
    sign: (blobId, kind, nowMs, sessionId) => {
      const expiresAtMs = Math.ceil((nowMs + options.lifeMs) / stepMs) * stepMs;
      const exp = Math.ceil(expiresAtMs / 1000);
      return {
        query: `exp=${exp}&sig=${signature(blobId, kind, exp, sessionId ?? '')}`,
        expiresAtMs: exp * 1000,
      };
    },
    check: (blobId, kind, { exp, sig }, nowMs) => {
      const expected = Buffer.from(signature(blobId, kind, exp, sessionOfLink(sig) ?? ''));
      const actual = Buffer.from(sig);
      // The signature first: an expiry that nobody signed says nothing.
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'invalid';
      return exp * 1000 <= nowMs ? 'expired' : null;
    },
  };
}
