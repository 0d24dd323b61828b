import type { ScreenPoint } from '../camera.client.ts';

/** CSS pixels for each press of an arrow key; with Shift, and without it. */
const FAR_STEP_PX = 10;
const STEP_PX = 1;

const ARROWS: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => ARROWS[key] !== undefined;

/** How far the key moves something on the screen; null for any other key, and for one that is held with a command. */
export function arrowStep(event: KeyboardEvent): ScreenPoint | null {
  const arrow = ARROWS[event.key];
  if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey) return null;
  const far = event.shiftKey ? FAR_STEP_PX : STEP_PX;
  return { x: arrow.x * far, y: arrow.y * far };
}
