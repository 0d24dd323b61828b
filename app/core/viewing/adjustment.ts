/** How a pane's picture is changed for the eye. One is neutral everywhere; the pixels of the slide stay as they are. */
export interface Adjustment {
  /** What every sample is multiplied by. */
  readonly brightness: number;
  /** How far samples are moved away from the middle grey. */
  readonly contrast: number;
  /** Above one the dark parts become lighter, and black and white stay. */
  readonly gamma: number;
}

export const NO_ADJUSTMENT: Adjustment = { brightness: 1, contrast: 1, gamma: 1 };
export const LEAST_ADJUSTMENT = 0.5;
export const MOST_ADJUSTMENT = 2;

export const isNeutral = ({ brightness, contrast, gamma }: Adjustment): boolean =>
  brightness === 1 && contrast === 1 && gamma === 1;

const percent = (value: number): string => `${String(Math.round(value * 100))}%`;

/** What differs from neutral, such as 'Brightness 120%, gamma 1.5'; empty where nothing does. */
export function adjustmentText({ brightness, contrast, gamma }: Adjustment): string {
  const parts = [
    brightness === 1 ? null : `brightness ${percent(brightness)}`,
    contrast === 1 ? null : `contrast ${percent(contrast)}`,
    gamma === 1 ? null : `gamma ${String(Number(gamma.toFixed(2)))}`,
  ].filter((part) => part !== null);
  const text = parts.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const SAMPLES = 256;

/**
 * What each of the 256 values of a colour becomes, from 0 to 1. Screen and screenshot both read this table, so that
 * one cannot show what the other does not.
 */
export function toneTable({ brightness, contrast, gamma }: Adjustment): readonly number[] {
  return Array.from({ length: SAMPLES }, (_, sample) => {
    const bright = Math.min((sample / (SAMPLES - 1)) * brightness, 1);
    const curved = bright ** (1 / gamma);
    return Math.min(Math.max((curved - 0.5) * contrast + 0.5, 0), 1);
  });
}
