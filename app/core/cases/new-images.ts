interface ArrivedImage {
  readonly opened: boolean;
  /** When it came; null where nobody wrote that down. */
  readonly addedAt: string | null;
  /** A reader of the case ordered the slides from which the image comes. */
  readonly isRequested: boolean;
}

/**
 * The NEW mark of an image (domain 2.3 row 13): it came after the reader took the case, and stays new until they open
 * it. Where its time is not known, slides that were ordered are what came late. `takenAt` is null for everyone who
 * does not have the case.
 */
export function isNewImage({ opened, addedAt, isRequested }: ArrivedImage, takenAt: string | null): boolean {
  if (opened || takenAt === null) return false;
  return addedAt === null ? isRequested : Date.parse(addedAt) > Date.parse(takenAt);
}
