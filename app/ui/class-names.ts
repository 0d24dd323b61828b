import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two that set the same property the later wins, so a caller can adjust a component. */
export function classNames(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
