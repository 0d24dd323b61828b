/** What came of sending marks: why the case takes some of them at no time, each reason once. What merely failed names none. */
export interface MarksSent {
  readonly refusals: readonly string[];
}

/** An image as marks are bound to it. */
export interface MarkedImage {
  readonly imageId: string;
  readonly checksum: string | null;
}

/** What one image has in this browser and not in its case. */
export interface UnsentImage {
  /** The title of the slide as it was when it was marked; null where nobody kept it. */
  readonly slide: string | null;
  /** New or changed marks. */
  readonly marks: number;
  readonly deleted: number;
  /** Hands the new and changed ones to the reader as a file; null where there are none. */
  readonly save: (() => void) | null;
}

/** Reads what a case has not got of the marks of this person; rejects where this browser cannot be asked. */
export type UnsentReader = (owner: {
  readonly userId: string;
  readonly caseId: string;
}) => Promise<readonly UnsentImage[]>;

/**
 * Brings to the case what this browser has of some of its images and the case has not. Only the viewer knows how, so its
 * pages hand it to those that show none. Rejects where this browser or the server cannot be asked.
 */
export type MarkSender = (
  owner: { readonly userId: string; readonly caseId: string },
  images: readonly MarkedImage[],
) => Promise<MarksSent>;
