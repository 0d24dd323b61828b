import { z } from 'zod';
import { turnBy } from '../viewing/rotation.ts';

/** Stands between the numbers of one part of an address. */
export const BETWEEN = '_';

export const decimal = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,12})?$/)
  .transform(Number);

/** A number as an address writes it: plain decimals, without zeros that say nothing. */
export function plain(value: number, decimals: number): string {
  const text = value.toFixed(decimals).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

/** A turn that rounds up to a whole one is none. */
export const plainTurn = (degrees: number, decimals: number): string =>
  plain(turnBy(Number(degrees.toFixed(decimals)), 0), decimals);
