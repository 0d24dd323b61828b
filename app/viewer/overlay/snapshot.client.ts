/** Specification 9. */
const SNAPSHOT_TIMEOUT_MS = 15_000;

type Paint = (context: CanvasRenderingContext2D) => void;

/**
 * The tiles and what is painted over them as one PNG, at the resolution of `tiles` and with a transparent ground.
 * Rejects when the canvas is tainted, or the browser gives no picture in time.
 */
export async function snapshot(tiles: HTMLCanvasElement, paint: Paint): Promise<Blob> {
  const sheet = document.createElement('canvas');
  sheet.width = tiles.width;
  sheet.height = tiles.height;
  const context = sheet.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  context.drawImage(tiles, 0, 0);
  paint(context);
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
    // A canvas keeps its memory until the garbage collector comes by.
    sheet.width = 0;
    sheet.height = 0;
  }
}
