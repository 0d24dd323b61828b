import type { UserRecord } from '../../store/records/people.ts';
import type { SignerRecord } from '../../store/records/reports.ts';

type Provider = NonNullable<UserRecord['provider']>;
type Site = Provider['readingSites'][number];
type KnownSite = Omit<SignerRecord['readingSites'][number], 'place'>;

/** What signatures say of a provider, as the profile tells it. A site that stands under a code keeps it. */
export const signerOf = (
  { id, npi, timeZone, licences }: UserRecord,
  provider: Provider,
  earlier: readonly KnownSite[],
): SignerRecord => ({
  id,
  degrees: provider.degree,
  npi,
  timeZone,
  licenceNumbers: Object.fromEntries(licences.map(({ state, number }) => [state, number])),
  readingSites: sitesOf(provider, earlier),
});

/** 'HOME-OH-1': the kind, the state or province, and a number. Where it lies follows the profile under a code that stays. */
function sitesOf({ readingSites }: Provider, earlier: readonly KnownSite[]): SignerRecord['readingSites'] {
  const taken = new Set(earlier.map(({ code }) => code));
  return readingSites.map(({ name, kind, address, clia }) => {
    const known = earlier.find((site) => site.name === name && site.clia === clia);
    const place = kind === 'home' ? null : placeOf(address);
    if (known !== undefined) return { ...known, place };
    const stem = [kind.toUpperCase(), regionOf(address) ?? 'ABROAD'].join('-');
    let number = 1;
    while (taken.has(`${stem}-${number}`)) number += 1;
    const code = `${stem}-${number}`;
    taken.add(code);
    return { code, name, place, clia };
  });
}

/** What somebody abroad has chosen among the states and provinces says nothing. */
const regionOf = ({ country, region }: Site['address']): string | null =>
  country === 'Other' ? null : region;

const COUNTRIES = { US: null, Canada: 'Canada', Other: 'outside the US and Canada' } as const;

/** An address names no country but two, so that the report can say of another one no more than that it is none of these. */
const placeOf = (address: Site['address']): string =>
  [address.city, regionOf(address), COUNTRIES[address.country]].filter((part) => part !== null).join(', ');
