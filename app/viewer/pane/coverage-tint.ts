import type { Band } from '#app/core/coverage/band.ts';

/** How strongly a square of tissue is tinted, by what it was seen at. */
const STRENGTHS: Readonly<Record<Band, number>> = { 0: 0, 1: 0.2, 2: 0.34, 3: 0.48, 4: 0.62, 5: 0.76 };
/** Neither a stain's pink, blue or brown nor the red of the frame that says where the view is. */
const TINT = [0, 122, 96] as const;

export const coverageTint = (band: Band): string => `rgb(${TINT.join(' ')} / ${String(STRENGTHS[band])})`;

/** Red, green, blue and opacity in bytes; a band that does not exist is not tinted. */
export const tintBytes = (band: number): readonly [number, number, number, number] => {
  const strength = Object.entries(STRENGTHS).find(([name]) => Number(name) === band)?.[1] ?? 0;
  return [...TINT, Math.round(strength * 255)];
};
