import { z } from 'zod';
import type { AlignmentFit, PaneSide, Registration } from '../viewing/registration.ts';
import { BETWEEN, decimal, plain, plainTurn } from './address-numbers.ts';

/** How two sections lie on one another, as an address carries it: in numbers, and none of them of a patient. */
export interface SharedAlignment
  extends Pick<Registration, 'fromPoint' | 'toPoint' | 'scale' | 'rotation' | 'zoom'> {
  readonly fit: AlignmentFit;
  /** Short numbers of the very scans that it lays on one another: a rescan has other pixels under the same id. */
  readonly scans: { readonly from: number; readonly to: number };
}

/** Level-0 pixels; the slide itself is smaller. */
const MOST_PIXELS = 10_000_000;
/** No two scanners' pixels, and no two magnifications that a reader would lay side by side, differ by more. */
const MOST_TIMES = 1000;
const FULL_TURN = 360;
const [LEAST_POINTS, MOST_POINTS] = [2, 3];
/** Numbers of seven hexadecimal figures have nine decimal ones at most, like every other number of an address. */
const SCAN_NUMBERS = 2 ** 28;

const POINT_DECIMALS = 3;
const TIMES_DECIMALS = 9;
const TURN_DECIMALS = 6;

const place = decimal.pipe(z.number().min(-MOST_PIXELS).max(MOST_PIXELS));
const times = decimal.pipe(
  z
    .number()
    .min(1 / MOST_TIMES)
    .max(MOST_TIMES),
);
const unmeasured = z.literal('').transform(() => null);
const scan = decimal.pipe(z.int().min(0).lt(SCAN_NUMBERS));

/** The numbers in the order in which they stand; the residual is last, and empty where nobody measured it. */
export const alignmentShape = z
  .string()
  .transform((text) => text.split(BETWEEN))
  .pipe(
    z.tuple([
      place,
      place,
      place,
      place,
      times,
      decimal.pipe(z.number().min(0).lt(FULL_TURN)),
      times,
      scan,
      scan,
      decimal.pipe(z.int().min(LEAST_POINTS).max(MOST_POINTS)),
      unmeasured.or(decimal.pipe(z.number().min(0).max(MOST_PIXELS))),
    ]),
  )
  .transform(
    ([fromX, fromY, toX, toY, scale, rotation, zoom, from, to, points, residual]): SharedAlignment => ({
      fromPoint: { x: fromX, y: fromY },
      toPoint: { x: toX, y: toY },
      scale,
      rotation,
      zoom,
      scans: { from, to },
      fit: { points, residual },
    }),
  );

export function alignmentText({ fromPoint, toPoint, scans, fit, ...more }: SharedAlignment): string {
  return [
    ...[fromPoint.x, fromPoint.y, toPoint.x, toPoint.y].map((pixels) => plain(pixels, POINT_DECIMALS)),
    plain(more.scale, TIMES_DECIMALS),
    plainTurn(more.rotation, TURN_DECIMALS),
    plain(more.zoom, TIMES_DECIMALS),
    ...[scans.from, scans.to, fit.points].map(String),
    fit.residual === null ? '' : plain(fit.residual, POINT_DECIMALS),
  ].join(BETWEEN);
}

/** By FNV-1a; 0 where the server gave no checksum. */
function scanNumber(checksum: string | null): number {
  let hash = 0x811c9dc5;
  for (const letter of checksum ?? '') hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return checksum === null ? 0 : (hash >>> 0) % SCAN_NUMBERS;
}

type Scan = Pick<PaneSide, 'image' | 'checksum'>;

/** Null where the panes are synced as they lay, which the views of a link tell already. */
export function alignmentOf(registration: Registration | null): SharedAlignment | null {
  if (registration?.fit === undefined) return null;
  const { fromPoint, toPoint, scale, rotation, zoom, fit, checksums } = registration;
  const scans = { from: scanNumber(checksums?.from ?? null), to: scanNumber(checksums?.to ?? null) };
  return { fromPoint, toPoint, scale, rotation, zoom, fit, scans };
}

/** Null where it lays other scans on one another than these. */
export function registrationOf(
  { scans, ...aligned }: SharedAlignment,
  from: Scan,
  to: Scan,
): Registration | null {
  if (scans.from !== scanNumber(from.checksum) || scans.to !== scanNumber(to.checksum)) return null;
  const checksums = { from: from.checksum, to: to.checksum };
  return { ...aligned, from: from.image, to: to.image, checksums };
}
