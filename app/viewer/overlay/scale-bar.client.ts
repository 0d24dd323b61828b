import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScaleBar, ScaleBarSettings } from '#app/core/viewing/scale-bar.ts';
import type { Edges } from './mark-geometry.ts';
import {
  type Box,
  type Corner,
  cornerOf,
  plateOrigin,
  reachesNavigator,
  SCALE_BAR_OFFSET_PX,
  SCALE_BAR_TEXT_HEIGHT_PX,
  type ScaleBarLayout,
  scaleBarLayout,
} from './scale-bar-layout.ts';
import {
  LINE_COLOUR as INK,
  PLATE_COLOUR as PAPER,
  paintScaleBar,
  SCALE_BAR_FONT,
} from './scale-bar-paint.client.ts';

// On the screen they go with the theme, and in a picture they are always light.
const LINE_COLOUR = `var(--scale-bar-line, ${INK})`;
const PLATE_COLOUR = `var(--scale-bar-plate, ${PAPER})`;

export interface ScaleBarView {
  /**
   * Null hides it, and so does a pane too narrow for it: a line cut short would state a length that it has not.
   * Cheap when nothing changed, so it may be called for every frame. The overview in the corner is there unless said
   * otherwise, and lies above.
   */
  update(bar: ScaleBar | null, settings: ScaleBarSettings, overviewShown?: boolean): void;
  /** Where the bar lies in a pane of that size, or in a picture of it, in CSS pixels; null while it is hidden. */
  box(pane: ImageSize, where: 'screen' | 'picture'): Edges | null;
  /**
   * Paints what the screen shows into a picture of the whole pane, which has no overview for the bar to stand on. `pane` is in CSS pixels, `ratio` is the
   * picture's pixels for each of them; both go by the transform that `context` has.
   */
  paint(context: CanvasRenderingContext2D, pane: ImageSize, ratio: number): void;
  destroy(): void;
}

interface Shown {
  readonly bar: ScaleBar;
  readonly settings: ScaleBarSettings;
  readonly layout: ScaleBarLayout;
  /** How wide the host was. */
  readonly room: number;
  readonly overviewShown: boolean;
}

const px = (length: number): string => `${String(length)}px`;

function isSame(
  shown: Shown | null,
  { bar, settings: { type, location }, room, overviewShown }: Omit<Shown, 'layout'>,
): boolean {
  if (shown === null) return false;
  return (
    shown.room === room &&
    shown.overviewShown === overviewShown &&
    shown.bar.widthPx === bar.widthPx &&
    shown.bar.text === bar.text &&
    shown.bar.dashed === bar.dashed &&
    shown.settings.type === type &&
    shown.settings.location === location
  );
}

/** Remembers the last text: it stays the same over most frames of a zoom. */
function createTextMeasure(page: Document): (text: string) => number {
  const context = page.createElement('canvas').getContext('2d');
  let last = { text: '', width: 0 };
  return (text) => {
    if (context === null || text === last.text) return last.width;
    context.font = SCALE_BAR_FONT;
    last = { text, width: Math.ceil(context.measureText(text).width) };
    return last.width;
  };
}

function put(part: HTMLElement, { x, y, width, height }: Box): void {
  Object.assign(part.style, { left: px(x), top: px(y), width: px(width), height: px(height) });
}

interface Parts {
  readonly plate: HTMLElement;
  readonly text: HTMLElement;
  readonly line: HTMLElement;
  readonly ticks: readonly HTMLElement[];
}

function createParts(host: HTMLElement): Parts {
  const part = (parent: HTMLElement): HTMLElement => {
    const element = host.ownerDocument.createElement('div');
    element.style.position = 'absolute';
    parent.append(element);
    return element;
  };
  const plate = part(host);
  plate.className = 'scale-bar';
  plate.setAttribute('role', 'img');
  plate.hidden = true;
  Object.assign(plate.style, {
    background: PLATE_COLOUR,
    color: LINE_COLOUR,
    font: SCALE_BAR_FONT,
    lineHeight: px(SCALE_BAR_TEXT_HEIGHT_PX),
    textAlign: 'center',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    // Specification 9: the default of overlays. The navigator is outside of the host and lies above.
    zIndex: '101',
  });
  const text = part(plate);
  const line = part(plate);
  const ticks = [part(plate), part(plate)];
  for (const tick of ticks) tick.style.background = LINE_COLOUR;
  return { plate, text, line, ticks };
}

function lineColour({ dash }: ScaleBarLayout): string {
  if (dash === null) return LINE_COLOUR;
  const { on, period } = dash;
  return `repeating-linear-gradient(90deg, ${LINE_COLOUR} 0 ${px(on)}, transparent ${px(on)} ${px(period)})`;
}

const cornerOfShown = ({ settings, layout, room, overviewShown }: Shown): Corner =>
  cornerOf(settings.location, overviewShown && reachesNavigator(layout.plate.width, room));

function arrange({ plate, text, line, ticks }: Parts, shown: Shown): void {
  const { bar, layout } = shown;
  const { across, down, fromSide, fromEdge } = cornerOfShown(shown);
  const corner = { left: 'auto', right: 'auto', top: 'auto', bottom: 'auto' };
  Object.assign(plate.style, corner, {
    [across]: px(fromSide),
    [down]: px(fromEdge),
    width: px(layout.plate.width),
    height: px(layout.plate.height),
    boxShadow: layout.framed ? `inset 0 0 0 1px ${LINE_COLOUR}` : 'none',
  });
  put(line, layout.line);
  line.style.background = lineColour(layout);
  ticks.forEach((tick, at) => {
    const box = layout.ticks[at];
    tick.hidden = box === undefined;
    if (box !== undefined) put(tick, box);
  });
  const top = layout.textMiddle.y - SCALE_BAR_TEXT_HEIGHT_PX / 2;
  put(text, { x: 0, y: top, width: layout.plate.width, height: SCALE_BAR_TEXT_HEIGHT_PX });
  if (text.textContent === bar.text) return;
  text.textContent = bar.text;
  plate.setAttribute('aria-label', `Scale bar: ${bar.text}`);
}

/**
 * The scale bar of specification 9 in a corner of `host`; it never takes the pointer. The host's width, in CSS pixels,
 * is asked of whoever knows it: to read it off the element lays the page out anew in every frame of a zoom.
 */
export function createScaleBar(host: HTMLElement, widthOfHost: () => number): ScaleBarView {
  const parts = createParts(host);
  const widthOf = createTextMeasure(host.ownerDocument);
  let shown: Shown | null = null;
  return {
    update: (bar, settings, overviewShown = true) => {
      const room = widthOfHost();
      if (bar !== null && isSame(shown, { bar, settings, room, overviewShown })) return;
      const layout = bar && scaleBarLayout(bar, settings.type, widthOf(bar.text));
      const fits = layout !== null && layout.plate.width + SCALE_BAR_OFFSET_PX <= room;
      shown = bar !== null && fits ? { bar, settings, layout, room, overviewShown } : null;
      parts.plate.hidden = shown === null;
      if (shown !== null) arrange(parts, shown);
    },
    box: (pane, where) => {
      if (shown === null) return null;
      const { plate } = shown.layout;
      const corner = where === 'screen' ? cornerOfShown(shown) : cornerOf(shown.settings.location);
      const { x, y } = plateOrigin(plate, corner, pane);
      return { minX: x, minY: y, maxX: x + plate.width, maxY: y + plate.height };
    },
    paint: (context, pane, ratio) => {
      if (shown === null) return;
      const { bar, settings, layout } = shown;
      const at = plateOrigin(layout.plate, cornerOf(settings.location), pane);
      context.save();
      context.scale(ratio, ratio);
      context.translate(at.x, at.y);
      paintScaleBar(context, layout, bar.text);
      context.restore();
    },
    destroy: () => {
      parts.plate.remove();
    },
  };
}
