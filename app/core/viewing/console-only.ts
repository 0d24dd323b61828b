import type { Rejection } from './decide/decision.ts';

/**
 * What specification 8 keeps off the screen: a fault of the program's own, or something the reader sees anyway.
 * Null for a rejection that is no fault at all, such as a press that undoes nothing.
 */
export function consoleWarningOf(rejection: Rejection): string | null {
  switch (rejection) {
    case 'no-scale':
    case 'invalid-scale':
      return 'Invalid mpp: x and y must both be finite and above zero';
    case 'incomplete-patch':
      return 'Invalid patch: it needs a color, a center, a size and a viewer';
    case 'no-ruler-id':
      return 'No ruler ID provided';
    case 'unknown-ruler':
      return 'No ruler found with the given ID';
    default:
      return null;
  }
}

/** The oldest version of the viewer library that will do. */
const OLDEST_LIBRARY = 2;

/** What is wrong with the viewer library of that major version, null standing for none at all; null when it will do. */
export function libraryRemark(major: number | null): string | null {
  if (major === null) return 'The viewer library is missing';
  return major >= OLDEST_LIBRARY
    ? null
    : `The viewer library is too old: version ${String(major)}, and it must be 2 or newer`;
}
