import { requestFailureText } from '#app/core/text/request-failure.ts';

/**
 * Why a slide, or a tile of it, cannot be shown. `text` is the specification's sentence, word for word
 * (specification 8); `detail` belongs on a second line and may be shown to anyone.
 */
export interface SlideError {
  readonly kind:
    | 'tile-fetch'
    | 'tiff-unreadable'
    | 'tiff-unpreparable'
    | 'tiff-incomplete'
    | 'old-style-jpeg'
    | 'unknown-compression'
    | 'viewer-failed'
    | 'slide-failed'
    | 'split-view-failed'
    | 'download-failed'
    | 'snapshot-failed'
    | 'slides-failed'
    | 'no-slide-data'
    | 'no-images'
    | 'aborted';
  readonly text: string;
  readonly detail: string | null;
}

export function tileFetchFailed(status: number, detail: string | null = null): SlideError {
  return { kind: 'tile-fetch', text: `Tile fetch failed: HTTP ${String(status)}`, detail };
}

export function tiffUnreadable(detail: string | null): SlideError {
  return {
    kind: 'tiff-unreadable',
    text: 'Failed to load TIFF file. The file may be corrupted or invalid.',
    detail,
  };
}

export function tiffUnpreparable(detail: string | null): SlideError {
  return {
    kind: 'tiff-unpreparable',
    text: 'Failed to prepare TIFF file for viewing. Please try a different file.',
    detail,
  };
}

export function tiffIncomplete(detail: string | null): SlideError {
  return { kind: 'tiff-incomplete', text: 'TIFF file is incomplete or corrupted', detail };
}

export function oldStyleJpeg(): SlideError {
  return {
    kind: 'old-style-jpeg',
    text: 'old style JPEG compression is not supported',
    detail: 'TIFF compression 6',
  };
}

/** `codec` names the compression for the second line, such as 'JPEG 2000 (33005)'. */
export function unknownCompression(codec: string): SlideError {
  return { kind: 'unknown-compression', text: 'Unknown compression method identifier', detail: codec };
}

export function viewerFailed(message: string): SlideError {
  return { kind: 'viewer-failed', text: `Failed to initialize viewer: ${message}`, detail: null };
}

export function slideFailed(message: string, detail: string | null = null): SlideError {
  return { kind: 'slide-failed', text: `Failed to load slide: ${message}`, detail };
}

export function splitViewFailed(message: string): SlideError {
  return { kind: 'split-view-failed', text: `Failed to initialize split view: ${message}`, detail: null };
}

export function downloadFailed(message: string): SlideError {
  return { kind: 'download-failed', text: `Failed to download file: ${message}`, detail: null };
}

export function snapshotFailed(detail: string | null): SlideError {
  return { kind: 'snapshot-failed', text: 'Failed to capture snapshot', detail };
}

/** Not one link of the case's slides could be had. */
export function noSlideLoaded(detail: string | null = null): SlideError {
  return { kind: 'slides-failed', text: 'Failed to load any slides. Please try again.', detail };
}

/** The case itself could not be read. */
export function slidesFailed(message: string): SlideError {
  return { kind: 'slides-failed', text: `Error loading slides: ${message}`, detail: null };
}

/** The record has lost its reference to the file. */
export const NO_SLIDE_DATA: SlideError = {
  kind: 'no-slide-data',
  text: 'No slide data available',
  detail: null,
};

/** The case holds no pictures at all. */
export const NO_IMAGES: SlideError = { kind: 'no-images', text: 'No images available', detail: null };

/** The reader moved on before the slide was open; nobody needs to be told. */
export const OPENING_ABORTED: SlideError = {
  kind: 'aborted',
  text: 'Failed to load slide: aborted',
  detail: null,
};

/** A fault that carries its `SlideError` through code that can only throw, such as the TIFF library's reads. */
export class SlideFault extends Error {
  readonly slideError: SlideError;
  /** Whether asking again could help: a lost connection may, a broken tile may not. */
  readonly passing: boolean;

  constructor(slideError: SlideError, passing: boolean) {
    super(slideError.detail === null ? slideError.text : `${slideError.text} (${slideError.detail})`);
    this.name = 'SlideFault';
    this.slideError = slideError;
    this.passing = passing;
  }
}

/** A browser's own words for a request that got no answer help nobody; without a network, the stage says so itself. */
export function messageOf(cause: unknown): string {
  const unanswered = requestFailureText(cause, true);
  if (unanswered !== null) return unanswered;
  return cause instanceof Error ? cause.message : String(cause);
}

export function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}
