import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCALE_BAR_DEFAULTS, type ScaleBar, type ScaleBarSettings } from '#app/core/viewing/scale-bar.ts';
import { createScaleBar, type ScaleBarView } from './scale-bar.client.ts';

const bar: ScaleBar = { widthPx: 200, text: '100 μm', dashed: false };
const map: ScaleBarSettings = { ...SCALE_BAR_DEFAULTS, type: 'map', location: 'top-right' };

let host: HTMLElement;
let view: ScaleBarView;
let room: number;

beforeEach(() => {
  document.body.replaceChildren();
  host = document.createElement('div');
  document.body.append(host);
  room = 800;
  view = createScaleBar(host, () => room);
});

function plate(): HTMLElement {
  const found = host.querySelector('.scale-bar');
  if (!(found instanceof HTMLElement)) throw new Error('there is no scale bar');
  return found;
}

const partsOf = (): HTMLElement[] =>
  [...plate().children].filter((part): part is HTMLElement => part instanceof HTMLElement);

/** Writes down what is drawn, in the canvas's own pixels. */
function recorder() {
  const rects: number[][] = [];
  const texts: [string, number, number][] = [];
  const stack: { scale: number; x: number; y: number }[] = [];
  let at = { scale: 1, x: 0, y: 0 };
  const context = {
    save: () => stack.push(at),
    restore: () => {
      at = stack.pop() ?? at;
    },
    scale: (by: number) => {
      at = { ...at, scale: at.scale * by };
    },
    translate: (x: number, y: number) => {
      at = { ...at, x: at.x + x * at.scale, y: at.y + y * at.scale };
    },
    fillRect: (x: number, y: number, width: number, height: number) => {
      rects.push([at.x + x * at.scale, at.y + y * at.scale, width * at.scale, height * at.scale]);
    },
    strokeRect: vi.fn(),
    measureText: () => ({ fontBoundingBoxAscent: 11, fontBoundingBoxDescent: 3 }),
    fillText: (text: string, x: number, y: number) => {
      texts.push([text, at.x + x * at.scale, at.y + y * at.scale]);
    },
  };
  return { context: context as unknown as CanvasRenderingContext2D, rects, texts, frame: context.strokeRect };
}

describe('the scale bar on screen', () => {
  it('is hidden until there is a length, and whenever there is none', () => {
    expect(plate().hidden).toBe(true);
    view.update(bar, SCALE_BAR_DEFAULTS);
    expect(plate().hidden).toBe(false);
    view.update(null, SCALE_BAR_DEFAULTS);
    expect(plate().hidden).toBe(true);
    view.update(bar, SCALE_BAR_DEFAULTS);
    expect(plate().hidden).toBe(false);
  });

  it('says its value to whoever cannot see it', () => {
    view.update(bar, SCALE_BAR_DEFAULTS);
    expect([plate().getAttribute('role'), plate().getAttribute('aria-label')]).toEqual([
      'img',
      'Scale bar: 100 μm',
    ]);
    view.update({ ...bar, text: '50 μm (assumed scale)', dashed: true }, SCALE_BAR_DEFAULTS);
    expect(plate().getAttribute('aria-label')).toBe('Scale bar: 50 μm (assumed scale)');
    expect(plate().textContent).toBe('50 μm (assumed scale)');
  });

  it('moves when the location changes, and is as wide as the length asks', () => {
    view.update(bar, SCALE_BAR_DEFAULTS);
    expect(plate().style).toMatchObject({ left: '5px', bottom: '5px', right: 'auto', top: 'auto' });
    view.update(bar, map);
    expect(plate().style).toMatchObject({ left: 'auto', bottom: 'auto', right: '5px', top: '5px' });
    view.update({ ...bar, widthPx: 321.5 }, map);
    expect(partsOf().map((part) => part.style.width)).toContain('321.5px');
  });

  it('stands on top of the overview where it would reach behind it, and down again where there is none', () => {
    const bottoms = (overviewShown: boolean) =>
      [397, 396, 300, 800].map((width) => {
        room = width;
        view.update(bar, SCALE_BAR_DEFAULTS, overviewShown);
        return plate().style.bottom;
      });
    expect(bottoms(true)).toEqual(['5px', '129px', '129px', '5px']);
    expect(bottoms(false)).toEqual(['5px', '5px', '5px', '5px']);
    room = 300;
    view.update(bar, { ...SCALE_BAR_DEFAULTS, location: 'top-left' });
    expect(plate().style.top).toBe('5px');
  });

  it('tells where it lies, so that no label lies behind it', () => {
    const pane = { width: 800, height: 600 };
    expect(view.box(pane, 'screen')).toBeNull();
    view.update(bar, SCALE_BAR_DEFAULTS);
    const { width, height } = plate().style;
    expect(view.box(pane, 'screen')).toEqual({
      minX: 5,
      minY: 595 - Number.parseFloat(height),
      maxX: 5 + Number.parseFloat(width),
      maxY: 595,
    });
    room = 300;
    view.update(bar, SCALE_BAR_DEFAULTS);
    const narrow = { width: 300, height: 600 };
    expect([view.box(narrow, 'screen')?.maxY, view.box(narrow, 'picture')?.maxY]).toEqual([471, 595]);
    const { context, rects } = recorder();
    view.paint(context, narrow, 1);
    expect(rects[0]?.[1]).toBe(595 - Number.parseFloat(height));
    view.update(null, SCALE_BAR_DEFAULTS);
    expect(view.box(pane, 'screen')).toBeNull();
  });

  it('is hidden where the pane is too narrow for it, and comes back when there is room', () => {
    const narrow = [800, 212, 213, 100, 800].map((width) => {
      room = width;
      view.update(bar, SCALE_BAR_DEFAULTS);
      return plate().hidden;
    });
    expect(narrow).toEqual([false, true, false, true, false]);
  });

  it('marks the ends of a map’s line only', () => {
    const shownParts = (): number => partsOf().filter((part) => !part.hidden).length;
    view.update(bar, SCALE_BAR_DEFAULTS);
    const plain = shownParts();
    view.update(bar, map);
    expect(shownParts()).toBe(plain + 2);
  });

  it('lets the pointer through and goes with its pane', () => {
    expect(plate().style.pointerEvents).toBe('none');
    view.destroy();
    expect(host.children).toHaveLength(0);
  });
});

describe('the scale bar in a screenshot', () => {
  it('is painted where the screen shows it, at the picture’s resolution', () => {
    view.update(bar, { ...SCALE_BAR_DEFAULTS, location: 'top-right' });
    const { context, rects, texts, frame } = recorder();
    view.paint(context, { width: 800, height: 600 }, 2);
    const [ground, line] = rects;
    expect(ground?.slice(0, 2)).toEqual([(800 - 208 - 5) * 2, 10]);
    expect(line?.slice(2)).toEqual([400, 4]);
    expect(rects).toHaveLength(2);
    expect(texts).toEqual([['100 μm', (800 - 104 - 5) * 2, 38]]);
    expect(frame).not.toHaveBeenCalled();
  });

  it('has the frame and the ends of a map', () => {
    view.update(bar, map);
    const { context, rects, frame } = recorder();
    view.paint(context, { width: 800, height: 600 }, 1);
    expect(rects).toHaveLength(4);
    expect(frame).toHaveBeenCalledOnce();
  });

  it('has the dashes of an assumed scale, from end to end of the line', () => {
    view.update({ ...bar, dashed: true }, SCALE_BAR_DEFAULTS);
    const { context, rects } = recorder();
    view.paint(context, { width: 800, height: 600 }, 1);
    const dashes = rects.slice(1);
    const [first, last] = [dashes[0] ?? [], dashes.at(-1) ?? []];
    expect(dashes).toHaveLength(20);
    expect((last[0] ?? 0) + (last[2] ?? 0) - (first[0] ?? 0)).toBeCloseTo(200, 9);
  });

  it('is not there when the screen shows none', () => {
    view.update(bar, SCALE_BAR_DEFAULTS);
    view.update(null, SCALE_BAR_DEFAULTS);
    const { context, rects } = recorder();
    view.paint(context, { width: 800, height: 600 }, 1);
    room = 100;
    view.update(bar, SCALE_BAR_DEFAULTS);
    view.paint(context, { width: 100, height: 600 }, 1);
    expect(rects).toEqual([]);
  });
});
