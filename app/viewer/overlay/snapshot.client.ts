import { CAPTION, wrappedLines } from './caption-strip.ts';

/** How long a snapshot waits for its image (specification 9). */
const SNAPSHOT_TIMEOUT_MS = 15_000;

/** One pane of a picture, and the lines that stand below it. */
export interface CaptionedSheet {
  readonly sheet: HTMLCanvasElement;
  /** How wide the pane is, in CSS pixels: the sheet has as many pixels for each as the screen, and never fewer than one. */
  readonly width: number;
  readonly caption: readonly string[];
}

function contextOf(sheet: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = sheet.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  return context;
}

/** A canvas keeps its memory until the garbage collector comes by. */
function emptySheet(sheet: HTMLCanvasElement): void {
  sheet.width = 0;
  sheet.height = 0;
}

/** The tiles with what `paint` puts over them, and what that tells, at the resolution of `tiles` and with a transparent ground. */
export function sheetOf<T>(
  tiles: HTMLCanvasElement,
  paint: (context: CanvasRenderingContext2D) => T,
): { readonly sheet: HTMLCanvasElement; readonly painted: T } {
  const sheet = document.createElement('canvas');
  sheet.width = tiles.width;
  sheet.height = tiles.height;
  const context = contextOf(sheet);
  context.drawImage(tiles, 0, 0);
  return { sheet, painted: paint(context) };
}

/** Rejects when the canvas is tainted, or the browser gives no picture in time. */
async function pngOf(sheet: HTMLCanvasElement): Promise<Blob> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const blob = await new Promise<Blob | null>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error('the browser gives no picture in time')),
        SNAPSHOT_TIMEOUT_MS,
      );
      sheet.toBlob(resolve, 'image/png');
    });
    if (blob === null) throw new Error('the browser gives no picture');
    return blob;
  } finally {
    clearTimeout(timer);
  }
}

function paintCaption(context: CanvasRenderingContext2D, lines: readonly string[], width: number): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, lines.length * CAPTION.lineHeight + 2 * CAPTION.padding);
  context.fillStyle = '#111';
  context.font = CAPTION.font;
  context.textBaseline = 'middle';
  lines.forEach((line, at) => {
    context.fillText(line, CAPTION.padding, CAPTION.padding + (at + 0.5) * CAPTION.lineHeight);
  });
}

/**
 * The panes side by side as one PNG, each with its own caption below it: never on it, where it would hide tissue.
 * The sheets are used up.
 */
export async function captionedPicture(parts: readonly CaptionedSheet[]): Promise<Blob> {
  const whole = document.createElement('canvas');
  try {
    const context = contextOf(whole);
    context.font = CAPTION.font;
    const widthOf = (text: string): number => context.measureText(text).width;
    const columns = parts.map(({ sheet, width, caption }) => {
      const ratio = sheet.width / width;
      const lines = wrappedLines(caption, width - 2 * CAPTION.padding, widthOf);
      const strip = lines.length * CAPTION.lineHeight + 2 * CAPTION.padding;
      return { sheet, width, ratio, lines, height: sheet.height + Math.ceil(strip * ratio) };
    });
    whole.width = columns.reduce((sum, { sheet }) => sum + sheet.width, 0);
    whole.height = Math.max(...columns.map(({ height }) => height));
    let left = 0;
    for (const { sheet, width, ratio, lines } of columns) {
      context.drawImage(sheet, left, 0);
      context.save();
      context.translate(left, sheet.height);
      context.scale(ratio, ratio);
      paintCaption(context, lines, width);
      context.restore();
      left += sheet.width;
    }
    return await pngOf(whole);
  } finally {
    for (const sheet of [whole, ...parts.map((part) => part.sheet)]) emptySheet(sheet);
  }
}
