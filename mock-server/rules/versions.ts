import { refuse } from '../http/refusal.ts';

interface Versioned {
  readonly version: number;
}

export const etagOf = ({ version }: Versioned): string => `"v${version}"`;

/** Missing is 428; anything but the present version is 412, an asterisk and weak validators too. */
export function requireVersion(ifMatch: string | undefined, present: Versioned): void {
  if (ifMatch === undefined) throw refuse('PRECONDITION_REQUIRED');
  if (ifMatch !== etagOf(present)) throw refuse('STALE_VERSION');
}
