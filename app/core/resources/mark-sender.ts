/** What came of sending marks: why the case takes some of them at no time, each reason once. What merely failed names none. */
export interface MarksSent {
  readonly refusals: readonly string[];
}

/** An image as marks are bound to it. */
export interface MarkedImage {
  readonly imageId: string;
  readonly checksum: string | null;
}

/**
 * Brings to the case what this browser has of some of its images and the case has not. Only the viewer knows how, so its
 * pages hand it to those that show none. Rejects where this browser or the server cannot be asked.
 */
export type MarkSender = (
  owner: { readonly userId: string; readonly caseId: string },
  images: readonly MarkedImage[],
) => Promise<MarksSent>;
