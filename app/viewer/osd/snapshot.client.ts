/** Specification 9. */
export const SNAPSHOT_TIMEOUT_MS = 15_000;

type Paint = (context: CanvasRenderingContext2D) => void;

/**
 * The tiles and what is painted over them as one PNG, at the resolution of `tiles` and with a transparent ground.
 * Rejects when the canvas is tainted, or the browser gives no picture in time.
 */
export function snapshot(tiles: HTMLCanvasElement, paint: Paint): Promise<Blob> {
  const sheet = document.createElement('canvas');
  sheet.width = tiles.width;
  sheet.height = tiles.height;
  const context = sheet.getContext('2d');
  if (context === null) return Promise.reject(new Error('the browser gives no canvas'));
  context.drawImage(tiles, 0, 0);
  paint(context);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the browser gives no picture in time'));
    }, SNAPSHOT_TIMEOUT_MS);
    sheet.toBlob((blob) => {
      clearTimeout(timer);
      if (blob === null) reject(new Error('the browser gives no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}
