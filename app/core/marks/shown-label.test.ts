import { describe, expect, it } from 'vitest';
import { shownLabel } from './length.ts';

const ends = { from: { x: 100, y: 50 }, to: { x: 60, y: 80 } };

describe('the label that a pane shows', () => {
  it('says how far a coordinate ruler goes along either axis, by the scale of that axis, and then its length', () => {
    const scale = { state: 'assumed', mppX: 0.5, mppY: 100 } as const;
    expect(shownLabel({ mode: 'coordinate', ...ends, scale })).toBe(
      'Δx 20.000 μm, Δy 3.000 mm, 3.000 mm (assumed scale)',
    );
    expect(shownLabel({ mode: 'straight', ...ends, scale })).toBe('3.000 mm (assumed scale)');
  });

  it('says of a scale that its slide has no more that it is a former one, in place of what it was', () => {
    const scale = { state: 'manual', mppX: 0.5, mppY: 0.5, reason: 'r' } as const;
    expect(shownLabel({ mode: 'coordinate', ...ends, scale }, true)).toBe(
      'Δx 20.000 μm, Δy 15.000 μm, 25.000 μm (former scale)',
    );
  });

  it('counts pixels without a scale, and says nothing by one that cannot be used', () => {
    expect(shownLabel({ mode: 'coordinate', ...ends, scale: { state: 'none' } })).toBe(
      'Δx 40.000 px, Δy 30.000 px, 50.000 px',
    );
    expect(shownLabel({ mode: 'coordinate', ...ends, scale: { state: 'invalid' } })).toBe('');
  });
});
