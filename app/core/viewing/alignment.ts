import type { ImagePoint } from '../slides/geometry.ts';
import { mappedPoint, type Registration } from './registration.ts';
import { turnBy } from './rotation.ts';

/** A place of the tissue on two serial sections, each in level-0 pixels of its own image. */
export interface PointPair {
  readonly from: ImagePoint;
  readonly to: ImagePoint;
}

export interface Alignment {
  readonly registration: Registration;
  /**
   * How far the pairs lie from where the registration puts them: the root of the mean square, in level-0 pixels of the
   * second image. Two pairs are always met; from the third on it tells how well the sections fit.
   */
  readonly residual: number;
}

/** Two pairs that lie nearer than this, in level-0 pixels, tell nothing of a turn. */
const LEAST_SPREAD = 1;

function meanOf(points: readonly ImagePoint[]): ImagePoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const awayFrom = ({ x, y }: ImagePoint, middle: ImagePoint): ImagePoint => ({
  x: x - middle.x,
  y: y - middle.y,
});

/**
 * The similarity (a turn, a scale and a shift) that lays one section on the other with the least squares of what is left
 * over. Null for fewer than two pairs, and where the points of either image lie on one another.
 */
export function alignByPoints(
  images: Pick<Registration, 'from' | 'to' | 'checksums'>,
  pairs: readonly PointPair[],
): Alignment | null {
  if (pairs.length < 2) return null;
  const fromPoint = meanOf(pairs.map(({ from }) => from));
  const toPoint = meanOf(pairs.map(({ to }) => to));
  const spread = { from: 0, to: 0 };
  const turned = { along: 0, across: 0 };
  for (const pair of pairs) {
    const [p, q] = [awayFrom(pair.from, fromPoint), awayFrom(pair.to, toPoint)];
    spread.from += p.x ** 2 + p.y ** 2;
    spread.to += q.x ** 2 + q.y ** 2;
    turned.along += p.x * q.x + p.y * q.y;
    turned.across += p.x * q.y - p.y * q.x;
  }
  if (Math.min(spread.from, spread.to) < LEAST_SPREAD) return null;
  const degrees = (Math.atan2(turned.across, turned.along) * 180) / Math.PI;
  const scale = Math.hypot(turned.along, turned.across) / spread.from;
  if (!(scale > 0) || !Number.isFinite(scale)) return null;
  const registration = { ...images, fromPoint, toPoint, scale, rotation: turnBy(0, -degrees), zoom: 1 };
  const squares = pairs.map(({ from, to }) => {
    const left = awayFrom(mappedPoint(registration, from), to);
    return left.x ** 2 + left.y ** 2;
  });
  const residual = Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / pairs.length);
  return { registration: { ...registration, fit: { points: pairs.length, residual } }, residual };
}
