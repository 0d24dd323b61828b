import type { ImageId } from '../event-log/entry.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import type { Scale } from '../slides/scale.ts';
import { turnBy } from './rotation.ts';
import type { Viewport } from './viewport.ts';

/**
 * How one image lies on another: a similarity between their level-0 pixels, held at a pair of points that
 * belong together, so that the pair itself maps without any rounding.
 */
export interface Registration {
  readonly from: ImageId;
  readonly to: ImageId;
  readonly fromPoint: ImagePoint;
  readonly toPoint: ImagePoint;
  /** Level-0 pixels of `to` for each of `from`. */
  readonly scale: number;
  /** Degrees clockwise that the second pane's picture is turned beyond the first's; 0 up to 360. */
  readonly rotation: number;
  /** How many times larger the second pane shows what lies on one another by `scale`: 1 until a hand changes it. */
  readonly zoom: number;
  /**
   * The very pixels that it lays on one another; null where the server gave no checksum. Absent in entries of an
   * earlier version.
   */
  readonly checksums?: { readonly from: string | null; readonly to: string | null };
  /** What it was computed of, where a reader marked the same places on both; such a one is found again after a sync. */
  readonly fit?: AlignmentFit;
}

export interface AlignmentFit {
  /** How many places were marked on both sections. */
  readonly points: number;
  /**
   * How far they lie from where it puts them: the root of the mean square, in level-0 pixels of `to`. Null once the
   * second pane was moved by hand, which nobody measured.
   */
  readonly residual: number | null;
}

/** One pane of a pair: its image, what it shows, and how large its pixels are. */
export interface PaneSide {
  readonly image: ImageId;
  readonly checksum: string | null;
  readonly viewport: Viewport;
  readonly scale: Scale;
}

export function turnPoint({ x, y }: ImagePoint, degrees: number): ImagePoint {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export function mappedPoint(registration: Registration, point: ImagePoint): ImagePoint {
  const { fromPoint, toPoint, scale, rotation } = registration;
  const away = turnPoint({ x: point.x - fromPoint.x, y: point.y - fromPoint.y }, -rotation);
  return { x: toPoint.x + away.x * scale, y: toPoint.y + away.y * scale };
}

/** What the second pane shows while the first one shows `viewport`. */
export function mappedView(registration: Registration, viewport: Viewport): Viewport {
  return {
    centre: mappedPoint(registration, viewport.centre),
    scale: (viewport.scale * registration.zoom) / registration.scale,
    rotation: turnBy(viewport.rotation, registration.rotation),
  };
}

/** Microns across a level-0 pixel, the mean of both axes by area; null where nobody knows. */
function micronsOf(scale: Scale): number | null {
  return scale.state === 'file' || scale.state === 'manual' ? Math.sqrt(scale.mppX * scale.mppY) : null;
}

type Scaled = Pick<PaneSide, 'image' | 'scale'>;

/** Pixels of `to` for each of `from`, by their physical size; null where a size is unknown. */
function physicalRatio(from: Scaled, to: Scaled): number | null {
  if (from.image === to.image) return 1;
  const [fromMicrons, toMicrons] = [micronsOf(from.scale), micronsOf(to.scale)];
  return fromMicrons === null || toMicrons === null ? null : fromMicrons / toMicrons;
}

/**
 * How many times the first pane's physical magnification the second one shows. Where a size is unknown, only what a hand
 * has changed of it is known.
 */
export function magnifiedBy(
  { from, to, scale, zoom }: Registration,
  scales: { readonly from: Scale | null; readonly to: Scale | null },
): number {
  if (scales.from === null || scales.to === null) return zoom;
  const ratio = physicalRatio({ image: from, scale: scales.from }, { image: to, scale: scales.to });
  return ratio === null ? zoom : (zoom * ratio) / scale;
}

/** Where a size is unknown, as the panes lie now. */
const pixelRatio = (from: PaneSide, to: PaneSide): number =>
  physicalRatio(from, to) ?? from.viewport.scale / to.viewport.scale;

/**
 * The first registration of a sync: what lies in the middle of both panes belongs together and the turn
 * between them stays; from there on both show the same physical magnification.
 */
export function registrationAt(from: PaneSide, to: PaneSide): Registration {
  return {
    from: from.image,
    to: to.image,
    checksums: { from: from.checksum, to: to.checksum },
    fromPoint: from.viewport.centre,
    toPoint: to.viewport.centre,
    scale: pixelRatio(from, to),
    rotation: turnBy(to.viewport.rotation, -from.viewport.rotation),
    zoom: 1,
  };
}

/** After the second pane was moved by hand: it stays as it now lies, its own magnification included. */
export function realign(before: Registration, lead: Viewport, own: Viewport): Registration {
  return {
    ...before,
    fromPoint: lead.centre,
    toPoint: own.centre,
    rotation: turnBy(own.rotation, -lead.rotation),
    zoom: (own.scale * before.scale) / lead.scale,
    ...(before.fit === undefined ? {} : { fit: { ...before.fit, residual: null } }),
  };
}

const rescaledBefore = new WeakMap<Registration, Registration>();

/**
 * By the scales that hold now: one may be set by hand, or come with the marks, after the sync began. The pair of points
 * and what the second pane magnifies on the screen stay. What was marked on both sections needs no scale. While the scales
 * stay it is one object, so that nobody takes it for another alignment.
 */
export function withScalesOf(registration: Registration, from: Scaled, to: Scaled): Registration {
  const scale = registration.fit === undefined ? physicalRatio(from, to) : null;
  if (scale === null || scale === registration.scale) return registration;
  const known = rescaledBefore.get(registration);
  if (known?.scale === scale) return known;
  const after = { ...registration, scale, zoom: (registration.zoom * scale) / registration.scale };
  rescaledBefore.set(registration, after);
  return after;
}

type Pixels = Pick<PaneSide, 'image' | 'checksum'>;

/** A rescan has other pixels under the same id: how the former ones lay says nothing of them. One image lies on itself. */
export function holdsFor({ from, to, checksums }: Registration, lead: Pixels, own: Pixels): boolean {
  if (from !== lead.image || to !== own.image) return false;
  return from === to || (checksums?.from === lead.checksum && checksums.to === own.checksum);
}

/** An image on itself. */
export function identityOn(image: ImageId): Registration {
  const origin = { x: 0, y: 0 };
  return { from: image, to: image, fromPoint: origin, toPoint: origin, scale: 1, rotation: 0, zoom: 1 };
}
