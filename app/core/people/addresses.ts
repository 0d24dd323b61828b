import { z } from 'zod';

const Email = z.email().max(254);

/** What is wrong with a mail address, null for a good one. */
export const emailProblem = (email: string): string | null =>
  Email.safeParse(email).success ? null : 'Enter a valid email address';

/** As addresses are kept and compared. */
export const emailKept = (email: string): string => email.trim().toLowerCase();

const ZIP_CODE = /^\d{5}(-\d{4})?$/;
const CANADIAN_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/;

interface Place {
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string;
}

/** The regions of the two countries that have them here, by their codes. */
export type Regions = Readonly<Record<'US' | 'Canada', readonly string[]>>;

/** What is wrong with a postal address, by field; empty for a good one. */
export function addressProblems(
  { country, region, postalCode }: Place,
  regions: Regions,
): Record<string, string> {
  if (country !== 'US' && country !== 'Canada') return {};
  const isUs = country === 'US';
  return {
    ...(region !== null && regions[country].includes(region)
      ? {}
      : { region: 'State or province is required' }),
    ...((isUs ? ZIP_CODE : CANADIAN_CODE).test(postalCode)
      ? {}
      : { postalCode: isUs ? 'Enter a valid ZIP code' : 'Enter a valid postal code' }),
  };
}

export const cliaKept = (clia: string): string => clia.replaceAll(/\s/g, '').toUpperCase();

/** What is wrong with the number of a US laboratory's certificate, as it is kept; null for a good one. */
export const cliaProblem = (clia: string): string | null =>
  /^\d{2}D\d{7}$/.test(clia) ? null : 'CLIA number must be 2 digits, the letter D and 7 digits';
