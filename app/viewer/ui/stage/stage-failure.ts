import { SESSION_ENDED } from '#app/core/access/login-notices.ts';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import type { LinkState } from '../../state/links.ts';
import { isLinkRefused } from '../../tiles/link-refusal.ts';
import {
  downloadFailed,
  NO_SLIDE_DATA,
  noSlideLoaded,
  type SlideError,
  slideFailed,
  splitViewFailed,
} from '../../tiles/slide-error.ts';

export interface StageFacts {
  readonly side: PaneId;
  readonly image: SlideImage | null;
  readonly link: LinkState | null;
  /** Why opening or drawing it failed. */
  readonly opening: SlideError | null;
  /** The overlay was taken away by force, and the slide has still not come (specification 4.4). */
  readonly overdue: boolean;
  /** Not one link of the case could be had. */
  readonly allFailed: boolean;
  readonly online: boolean;
}

export interface StageFailure {
  readonly message: string;
  /** On a line of its own. */
  readonly detail: string | null;
  readonly canRetry: boolean;
  /** The browser has no network, which is reason enough: whatever failed is tried again once it has one. */
  readonly isOffline: boolean;
  /** Nothing is wrong with the slide: only a login brings it. */
  readonly isLoginAsked: boolean;
}

const OFFLINE: StageFailure = {
  message: REQUEST_TEXTS.offline,
  detail: 'The slide opens by itself when you are back online.',
  canRetry: false,
  isOffline: true,
  isLoginAsked: false,
};

const UNANSWERED = slideFailed('it did not finish within 60 seconds');
const VIEWER_WORDS = /^Failed to initialize viewer: /;

/** Why the server gives no link to the slide; null while it does. A link that is refused and not renewed is no broken file. */
function withoutLink({ link, opening }: StageFacts): string | null {
  if (link?.kind === 'failed') return link.message;
  const isRefused = opening !== null && isLinkRefused(opening);
  return isRefused && link?.kind === 'ready' ? (link.unrenewed ?? null) : null;
}

function errorOf(facts: StageFacts): SlideError | null {
  const { image, opening, overdue, allFailed } = facts;
  if (image === null) return null;
  if (image.fileContent === null) return NO_SLIDE_DATA;
  const reason = withoutLink(facts);
  if (reason === SESSION_ENDED) return downloadFailed(reason);
  if (reason !== null) return allFailed ? noSlideLoaded(reason) : downloadFailed(reason);
  return opening ?? (overdue ? UNANSWERED : null);
}

/** What stands in the place of the slide, in the specification's words; null while nothing is wrong. */
export function stageFailure(facts: StageFacts): StageFailure | null {
  const error = errorOf(facts);
  if (error === null) return null;
  const canRetry = error.kind !== 'no-slide-data';
  if (canRetry && !facts.online) return OFFLINE;
  const isLoginAsked = withoutLink(facts) === SESSION_ENDED;
  const rest = { detail: error.detail, canRetry, isOffline: false, isLoginAsked };
  if (facts.side === 'primary') return { message: error.text, ...rest };
  const { text } = splitViewFailed(error.text.replace(VIEWER_WORDS, ''));
  return { message: text, ...rest };
}
