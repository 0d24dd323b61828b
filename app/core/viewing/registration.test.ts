import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import type { Scale } from '../slides/scale.ts';
import { identityOn, mappedPoint, mappedView, realign, registrationAt, turnPoint } from './registration.ts';
import type { Viewport } from './viewport.ts';

const num = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const views: fc.Arbitrary<Viewport> = fc.record({
  centre: fc.record({ x: num(0, 40_000), y: num(0, 30_000) }),
  scale: num(0.01, 2),
  rotation: num(0, 359.9),
});
const scales: fc.Arbitrary<Scale & { readonly state: 'file' }> = fc.record({
  state: fc.constant('file' as const),
  mppX: num(0.1, 1),
  mppY: num(0.1, 1),
  source: fc.constant('api' as const),
});
/** A pair of slides whose mpp differ by 0.5 to 2. */
const sides = fc
  .record({ lead: views, own: views, scale: scales, ratio: num(0.5, 2) })
  .map(({ lead, own, scale, ratio }) => ({
    from: { image: 'a', checksum: null, viewport: lead, scale },
    to: {
      image: 'b',
      checksum: null,
      viewport: own,
      scale: { ...scale, mppX: scale.mppX * ratio, mppY: scale.mppY * ratio },
    },
    ratio,
  }));

/** Where a pane shows a point, in CSS pixels from its middle: the definition that all maps are held against. */
function onScreen(point: ImagePoint, view: Viewport): ImagePoint {
  const away = turnPoint({ x: point.x - view.centre.x, y: point.y - view.centre.y }, view.rotation);
  return { x: away.x * view.scale, y: away.y * view.scale };
}
const apart = (a: ImagePoint, b: ImagePoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const angleApart = (a: number, b: number): number => Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180);

describe('registration of two panes', () => {
  it('S4.4-11 10,000 random pairs: the offset and the turn stay, the physical scale is matched', () => {
    const property = fc.property(sides, ({ from, to, ratio }) => {
      const led = mappedView(registrationAt(from, to), from.viewport);
      expect(led.centre).toEqual(to.viewport.centre);
      expect(angleApart(led.rotation, to.viewport.rotation)).toBeLessThan(1e-9);
      expect(led.scale / (from.viewport.scale * ratio)).toBeCloseTo(1, 12);
    });
    holds(10_000, property);
  });

  it('10,000 random moves: what lies together stays together on both screens, wherever the first pane goes', () => {
    const point = fc.record({ x: num(-800, 800), y: num(-500, 500) });
    const property = fc.property(sides, views, point, ({ from, to }, next, onLead) => {
      const registration = registrationAt(from, to);
      const before = turnPoint({ x: onLead.x / next.scale, y: onLead.y / next.scale }, -next.rotation);
      const onImage = { x: next.centre.x + before.x, y: next.centre.y + before.y };
      const led = mappedView(registration, next);
      expect(apart(onScreen(mappedPoint(registration, onImage), led), onLead)).toBeLessThan(1e-6);
    });
    holds(10_000, property);
  });

  it('10,000 random realignments: the second pane stays where the hand put it, and follows from there', () => {
    const property = fc.property(sides, views, views, ({ from, to }, lead, own) => {
      const registration = realign(registrationAt(from, to), lead, own);
      const led = mappedView(registration, lead);
      expect(led.centre).toEqual(own.centre);
      expect(led.scale / own.scale).toBeCloseTo(1, 12);
      expect(angleApart(led.rotation, own.rotation)).toBeLessThan(1e-9);
    });
    holds(10_000, property);
  });

  it('the same slide keeps its own pixels, whatever its scale is said to be', () => {
    const view = { centre: { x: 5, y: 6 }, scale: 0.5, rotation: 90 };
    const side = (scale: Scale) => ({ image: 'a', checksum: null, viewport: view, scale });
    const registration = registrationAt(side({ state: 'none' }), side({ state: 'none' }));
    expect(registration.scale).toBe(1);
    expect(mappedView(identityOn('a'), view)).toEqual(view);
  });

  it('slides of unknown size lie as they lie on the screen; an assumed scale is no known one', () => {
    const lead = { centre: { x: 0, y: 0 }, scale: 0.5, rotation: 0 };
    const own = { ...lead, scale: 0.25 };
    const known: Scale = { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' };
    for (const unknown of [{ state: 'none' }, { state: 'assumed', mppX: 0.25, mppY: 0.25 }] as const) {
      const registration = registrationAt(
        { image: 'a', checksum: null, viewport: lead, scale: known },
        { image: 'b', checksum: null, viewport: own, scale: unknown },
      );
      expect(mappedView(registration, lead)).toEqual(own);
    }
  });
});
