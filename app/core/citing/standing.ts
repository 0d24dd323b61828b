import type { CitedMark, MarkSight } from '#contracts/generated/wire.ts';

type Standing = CitedMark['standing'];

interface Cited {
  readonly seen: MarkSight;
  /** As it is now; null where there is no such mark. */
  readonly now: MarkSight | null;
  /** SHA-256 of the image as it is shown now; null where the case shows no such image any more. */
  readonly slide: { readonly checksum: string | null } | null;
}

const isSamePoint = (one: MarkSight['from'], other: MarkSight['from']): boolean =>
  one.x === other.x && one.y === other.y;

/** A checksum that one side did not know says nothing against the other. */
const isOther = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * What has become of a cited mark since its reader looked at it. What weighs most is said: a mark on pixels that are gone
 * is not only moved.
 */
export function standingOf({ seen, now, slide }: Cited): Standing {
  if (slide === null || isOther(seen.checksum, slide.checksum)) return 'slide_replaced';
  if (now === null) return 'deleted';
  if (isOther(now.checksum, slide.checksum)) return 'slide_replaced';
  if (now.basis === 'superseded' && seen.basis !== 'superseded') return 'scale_corrected';
  if (now.value !== seen.value || now.basis !== seen.basis) return 'changed';
  return isSamePoint(now.from, seen.from) && isSamePoint(now.to, seen.to) ? 'seen' : 'moved';
}
