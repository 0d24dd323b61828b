/** How pixels are drawn larger or smaller than they are (specification 9). */
export const RESAMPLINGS = ['nearest', 'bilinear'] as const;
export type Resampling = (typeof RESAMPLINGS)[number];

export const DEFAULT_RESAMPLING: Resampling = 'bilinear';

/** Thrown for a method that nobody knows, with the text of specification 8. */
export class UnsupportedResampling extends Error {
  override readonly name = 'UnsupportedResampling';
  constructor() {
    super('Unsupported resampling method');
  }
}

/** Whether neighbouring pixels are mixed; throws `UnsupportedResampling` for a method that nobody knows. */
export function isSmooth(method: string): boolean {
  const known = RESAMPLINGS.find((name) => name === method);
  if (known === undefined) throw new UnsupportedResampling();
  return known === 'bilinear';
}
