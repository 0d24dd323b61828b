import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScaleBar, ScaleBarSettings } from '#app/core/viewing/scale-bar.ts';
import type { Edges } from './mark-geometry.ts';

/** Specification 9, as all lengths here in CSS pixels. */
export const SCALE_BAR_THICKNESS_PX = 2;
export const SCALE_BAR_OFFSET_PX = 5;

export const SCALE_BAR_FONT_PX = 12;
export const SCALE_BAR_TEXT_HEIGHT_PX = 16;

/** The navigator is 180 by 120 (specification 9) and has a border of 2. */
const NAVIGATOR_WIDTH_PX = 184;
const NAVIGATOR_HEIGHT_PX = 124;
const PADDING_PX = 4;
const TICK_HEIGHT_PX = 6;
const DASH_PX = 10;
/** How much of a period of the dashed line is drawn. */
const DASH_SHARE = 0.6;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One picture for the screen and for a screenshot; everything is measured from the plate's top left corner. */
export interface ScaleBarLayout {
  readonly plate: { readonly width: number; readonly height: number };
  /** A map's bar stands in a frame. */
  readonly framed: boolean;
  /** Exactly as wide as the length it stands for. */
  readonly line: Box;
  /** Null for a line without gaps. A dash begins and ends the line, so that its ends can be seen. */
  readonly dash: { readonly on: number; readonly period: number } | null;
  /** At the ends of a map's line. */
  readonly ticks: readonly Box[];
  readonly textMiddle: { readonly x: number; readonly y: number };
}

function dashOf(width: number): { readonly on: number; readonly period: number } {
  const dashes = Math.max(2, Math.round(width / DASH_PX));
  const period = width / (dashes - 1 + DASH_SHARE);
  return { on: period * DASH_SHARE, period };
}

/** The text stands above the line; both are in the middle of the plate, which is as wide as the wider one needs. */
export function scaleBarLayout(
  bar: ScaleBar,
  type: ScaleBarSettings['type'],
  textWidth: number,
): ScaleBarLayout {
  const framed = type === 'map';
  // On whole pixels, or its ends would be blurred.
  const width = Math.ceil(Math.max(bar.widthPx, textWidth)) + 2 * PADDING_PX;
  const line = {
    x: Math.round((width - bar.widthPx) / 2),
    y: PADDING_PX / 2 + SCALE_BAR_TEXT_HEIGHT_PX,
    width: bar.widthPx,
    height: SCALE_BAR_THICKNESS_PX,
  };
  const bottom = line.y + line.height;
  const tick = { y: bottom - TICK_HEIGHT_PX, width: SCALE_BAR_THICKNESS_PX, height: TICK_HEIGHT_PX };
  const right = line.x + line.width - tick.width;
  return {
    plate: { width, height: bottom + PADDING_PX },
    framed,
    line,
    dash: bar.dashed ? dashOf(bar.widthPx) : null,
    ticks: framed
      ? [
          { ...tick, x: line.x },
          { ...tick, x: right },
        ]
      : [],
    textMiddle: { x: width / 2, y: PADDING_PX / 2 + SCALE_BAR_TEXT_HEIGHT_PX / 2 },
  };
}

/** How far the plate stands from the two sides of the pane that its corner names. */
export interface Corner {
  readonly across: 'left' | 'right';
  readonly down: 'top' | 'bottom';
  readonly fromSide: number;
  readonly fromEdge: number;
}

/** Where the navigator lies in a pane of that size. */
export const navigatorBox = ({ width, height }: ImageSize): Edges => ({
  minX: width - NAVIGATOR_WIDTH_PX,
  minY: height - NAVIGATOR_HEIGHT_PX,
  maxX: width,
  maxY: height,
});

/** Whether a bar at the bottom left would lie in part behind the navigator, and seem shorter than its length. */
export const reachesNavigator = (plateWidth: number, paneWidth: number): boolean =>
  SCALE_BAR_OFFSET_PX + plateWidth > paneWidth - NAVIGATOR_WIDTH_PX;

/**
 * The corner at the bottom right belongs to the navigator, so the bar stands on top of that; and so does one at the
 * bottom left that reaches it.
 */
export function cornerOf(location: ScaleBarSettings['location'], reachesIt = false): Corner {
  const isLifted = location === 'bottom-right' || (location === 'bottom-left' && reachesIt);
  return {
    across: location.endsWith('left') ? 'left' : 'right',
    down: location.startsWith('top') ? 'top' : 'bottom',
    fromSide: SCALE_BAR_OFFSET_PX,
    fromEdge: SCALE_BAR_OFFSET_PX + (isLifted ? NAVIGATOR_HEIGHT_PX : 0),
  };
}

/** Where the plate's top left corner lies in a pane of that size. */
export function plateOrigin(
  plate: ScaleBarLayout['plate'],
  { across, down, fromSide, fromEdge }: Corner,
  pane: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  return {
    x: across === 'left' ? fromSide : pane.width - plate.width - fromSide,
    y: down === 'top' ? fromEdge : pane.height - plate.height - fromEdge,
  };
}
