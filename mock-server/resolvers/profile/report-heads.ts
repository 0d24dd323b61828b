import type { FacilityRecord, UserRecord } from '../../store/records/records.ts';
import type { LaboratoryRecord, SignerRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';

type Provider = NonNullable<UserRecord['provider']>;

/**
 * What signatures say of a provider, told anew from the profile. A site that stands under a code keeps it: the code
 * may be all that a report says of somebody's home.
 */
export function keepSigner(world: World, user: UserRecord): void {
  if (user.provider === null) return;
  const before = world.signers.find(user.id);
  const signer: SignerRecord = {
    id: user.id,
    degrees: user.provider.degree,
    npi: user.npi,
    timeZone: user.timeZone,
    licenceNumbers: Object.fromEntries(user.licences.map(({ state, number }) => [state, number])),
    readingSites: sitesOf(user.provider, before?.readingSites ?? []),
  };
  if (before === null) world.signers.insert(signer);
  else world.signers.change(user.id, () => signer);
}

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

/** The head of a facility's reports, told anew from its form; none while nobody has given an address. */
export function keepLaboratory(world: World, { id, name, form }: FacilityRecord): void {
  world.laboratories.remove(id);
  const { address, phone, clia, cap, labDirector } = form;
  if (address === null) return;
  const head: LaboratoryRecord = { id, name, address, phone, clia, cap, director: labDirector?.name ?? null };
  world.laboratories.insert(head);
}
