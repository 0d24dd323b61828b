import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ZoomLimits } from '#app/core/viewing/zoom.ts';
import { click, mount, named } from '#app/ui/mount.test-support.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

const limits: ZoomLimits = { home: 0.1, min: 0.08, max: 2 };
const zoomed = vi.fn();
const show = (scale: number, over: { limits?: null } = {}) =>
  mount(<ZoomButtons limits={limits} scale={scale} onZoom={zoomed} {...over} />);
const each = (attribute: string) =>
  [...document.querySelectorAll('button')].map((button) => button.getAttribute(attribute));

afterEach(async () => {
  await mount(null);
  zoomed.mockClear();
});

describe('the zoom buttons', () => {
  it('are called by what they count from, which is not an objective', async () => {
    await show(0.1);
    expect(each('aria-label')).toEqual([1, 10, 20, 30, 40].map((times) => `Zoom ${String(times)}x of home`));
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      '1x',
      '10x',
      '20x',
      '30x',
      '40x',
    ]);
  });

  it('mark the one that is shown', async () => {
    await show(1.0001);
    expect(each('aria-pressed')).toEqual(['false', 'true', 'false', 'false', 'false']);
  });

  it('zoom to their multiple of home; beyond the maximum they are off and say why', async () => {
    await show(0.1);
    expect(each('aria-disabled')).toEqual(['false', 'false', 'false', 'true', 'true']);
    expect(each('aria-description')[4]).toMatch(/Beyond/);
    for (const times of [20, 40]) await click(named(`Zoom ${String(times)}x of home`));
    expect(zoomed.mock.calls).toEqual([[2]]);
  });

  it('do nothing without a slide', async () => {
    await show(0.1, { limits: null });
    await click(named('Zoom 1x of home'));
    expect([new Set(each('aria-disabled')), zoomed.mock.calls]).toEqual([new Set(['true']), []]);
  });
});
