import type { UserRecord } from '../../store/records/people.ts';
import type { SignerRecord } from '../../store/records/reports.ts';

type Provider = NonNullable<UserRecord['provider']>;

/** What signatures say of a provider, as the profile tells it. A site that stands under a code keeps it. */
export const signerOf = (
  { id, npi, timeZone, licences }: UserRecord,
  provider: Provider,
  earlier: SignerRecord['readingSites'],
): SignerRecord => ({
  id,
  degrees: provider.degree,
  npi,
  timeZone,
  licenceNumbers: Object.fromEntries(licences.map(({ state, number }) => [state, number])),
  readingSites: sitesOf(provider, earlier),
});

/** 'HOME-OH-1': the kind, the state or province, and a number. */
function sitesOf(
  { readingSites }: Provider,
  earlier: SignerRecord['readingSites'],
): SignerRecord['readingSites'] {
  const taken = new Set(earlier.map(({ code }) => code));
  return readingSites.map(({ name, kind, address, clia }) => {
    const known = earlier.find((site) => site.name === name && site.clia === clia);
    if (known !== undefined) return known;
    const stem = [kind.toUpperCase(), address.region ?? address.country].join('-');
    let number = 1;
    while (taken.has(`${stem}-${number}`)) number += 1;
    const code = `${stem}-${number}`;
    taken.add(code);
    return { code, name, clia };
  });
}
