import type { PostalAddressZodType } from '#contracts/generated/schemas/postal-address.ts';
import { type FieldCheck, when } from './field-errors.ts';

type Country = PostalAddressZodType['country'];

const US = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
  'OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI'
).split(' ');

const CANADA = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');

/** The regions that an address of each country names, by their codes. */
export const REGIONS: Readonly<Record<Country, readonly string[]>> = { US, Canada: CANADA, Other: [] };

/** In the US and Canada a region of that country has to be given; elsewhere there is none to give. */
export function regionError(
  country: Country | null | undefined,
  region: string | null | undefined,
): string | null {
  if (country === null || country === undefined || country === 'Other') return null;
  return when(!REGIONS[country].includes(region ?? ''), 'State or province is required');
}

/** A code of a state, territory or province of the US or Canada. */
export const isRegion = (code: string): boolean => US.includes(code) || CANADA.includes(code);

const US_ZIP = /^\d{5}(-\d{4})?$/;
// Canada Post never uses D, F, I, O, Q and U, nor W and Z in front, because they are misread.
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** Null for a good code; elsewhere than in the US and Canada any code is. Letters may be typed in lower case. */
export function postalCodeError(code: string, country: Country): string | null {
  if (country === 'US') return when(!US_ZIP.test(code), 'Enter a valid ZIP code');
  if (country === 'Canada') return when(!CANADIAN.test(code.toUpperCase()), 'Enter a valid postal code');
  return null;
}

/** The checks of an address that is given; `at` is the path of the address. */
export const addressChecks = (
  at: string,
  address: PostalAddressZodType | null | undefined,
): readonly FieldCheck[] =>
  address === null || address === undefined
    ? []
    : [
        [`${at}.region`, regionError(address.country, address.region)],
        [`${at}.postalCode`, postalCodeError(address.postalCode, address.country)],
      ];

/** The first thing that is wrong with an address, for a form that shows it as one field. */
export const addressError = (address: PostalAddressZodType): string | null =>
  addressChecks('', address).find(([, error]) => error !== null)?.[1] ?? null;
