/** From here on there is room for slides and text beside each other, in CSS pixels. */
const WIDE = 1600;

interface Room {
  readonly availWidth: number;
  readonly availHeight: number;
}

/**
 * Where the window with the slides opens: over the left half of a wide screen, else as the browser has it. A window that
 * has been moved to a second monitor stays there, since it is found again by its name.
 */
export function besideFeatures({ availWidth, availHeight }: Room): string {
  if (availWidth < WIDE) return 'popup';
  const width = Math.round(availWidth / 2);
  return `popup,left=0,top=0,width=${String(width)},height=${String(availHeight)}`;
}
