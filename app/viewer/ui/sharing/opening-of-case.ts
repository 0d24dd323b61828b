import { type LinkedImages, type ReadLink, readShareLink } from '#app/core/sharing/share-link.ts';
import { openingImages } from '#app/core/slides/flatten.ts';
import { type ReplacedImage, successorsOf } from '#app/core/slides/replaced-images.ts';
import type { SlideCase } from '#app/core/slides/viewer-case.ts';
import type { LastPlace } from '#contracts/generated/wire.ts';
import type { CaseHandedOver } from '../../state/slides.ts';
import { hasVisit } from '../../storage/visit/visit-storage.ts';
import { openingAt } from './remember-place.ts';

/** What decides where a case is opened. */
export interface CaseOpening {
  readonly viewerCase: SlideCase & { readonly id: string; readonly replacedImages: readonly ReplacedImage[] };
  readonly reader: { readonly userId: string };
  readonly asked: { readonly imageId: string | null; readonly search: string };
  readonly place: LastPlace | null;
  readonly isFormer?: boolean;
}

const askedImage = ({ asked, place }: CaseOpening): string | null =>
  asked.imageId ?? place?.slide?.imageId ?? null;

function imagesOf({ viewerCase }: CaseOpening): LinkedImages {
  const { images } = openingImages(viewerCase, null);
  return {
    images: new Set(images.map(({ imageId }) => imageId)),
    successors: successorsOf(viewerCase.replacedImages),
  };
}

/** What the address asks for, in the case as it was read. */
export const linkOf = (opening: CaseOpening): ReadLink =>
  readShareLink(opening.asked.search, imagesOf(opening));

/** The images that a page is opened for and that others stand in the place of by now. */
export function replacedSince(opening: CaseOpening): readonly string[] {
  const { successors } = imagesOf(opening);
  const last = opening.asked.imageId === null ? askedImage(opening) : null;
  return [...linkOf(opening).replaced, ...(last !== null && successors.has(last) ? [last] : [])];
}

export function handedOver(opening: CaseOpening): CaseHandedOver {
  const { viewerCase, reader, asked, place, isFormer = false } = opening;
  const owner = { userId: reader.userId, caseId: viewerCase.id };
  const opened = openingImages(viewerCase, askedImage(opening));
  // The address goes before what a tab remembers, and that before what another machine has kept.
  const isNew = asked.imageId === null && !isRemembered(owner);
  const shared = linkOf(opening).shared ?? (isNew ? openingAt(place, imagesOf(opening).images) : null);
  return { ...owner, ...opened, isFormer, ...(shared === null ? {} : { shared }) };
}

/** Whether this tab was at the case before. Where storage is blocked it remembers nothing. */
function isRemembered(owner: { readonly userId: string; readonly caseId: string }): boolean {
  try {
    return typeof window !== 'undefined' && hasVisit(window.sessionStorage, owner);
  } catch {
    return false;
  }
}
