/** The part of an account's form that changes its facility, in the address of the form. */
export const FACILITY_PART = 'facility';

export const isFacilityPart = ({ url }: Pick<Request, 'url'>): boolean =>
  new URL(url).searchParams.get('part') === FACILITY_PART;
