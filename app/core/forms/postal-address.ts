import type { PostalAddressZodType } from '../../../contracts/generated/schemas/postal-address.ts';
import { type FieldCheck, when } from './field-errors.ts';
import { postalCodeError } from './postal-code.ts';

const US = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
  'OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI'
).split(' ');

const CANADA = 'AB BC MB NB NL NT NS NU ON PE QC SK YT'.split(' ');

const REGIONS: Readonly<Record<PostalAddressZodType['country'], readonly string[]>> = {
  US,
  Canada: CANADA,
  Other: [],
};

const REGION_REQUIRED = 'State or province is required';

/** In the US and Canada a region of that country has to be given; elsewhere there is none to give. */
export function regionError(
  country: PostalAddressZodType['country'] | null | undefined,
  region: string | null | undefined,
): string | null {
  if (country === null || country === undefined || country === 'Other') return null;
  return when(!REGIONS[country].includes(region ?? ''), REGION_REQUIRED);
}

/** A code of a state, territory or province of the US or Canada. */
export const isRegion = (code: string): boolean => US.includes(code) || CANADA.includes(code);

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
