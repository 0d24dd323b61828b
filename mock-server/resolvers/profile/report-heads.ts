import { signerOf } from '../../rules/people/signer-facts.ts';
import type { FacilityRecord, UserRecord } from '../../store/records/records.ts';
import type { LaboratoryRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';

/**
 * What signatures say of a provider, told anew from the profile. A site that stands under a code keeps it: the code
 * may be all that a report says of somebody's home.
 */
export function keepSigner(world: World, user: UserRecord): void {
  if (user.provider === null) return;
  const before = world.signers.find(user.id);
  const signer = signerOf(user, user.provider, before?.readingSites ?? []);
  if (before === null) world.signers.insert(signer);
  else world.signers.change(user.id, () => signer);
}

/** The head of a facility's reports, told anew from its form; none while nobody has given an address. */
export function keepLaboratory(world: World, { id, name, form }: FacilityRecord): void {
  world.laboratories.remove(id);
  const { address, phone, clia, cap, labDirector } = form;
  if (address === null) return;
  const head: LaboratoryRecord = { id, name, address, phone, clia, cap, director: labDirector?.name ?? null };
  world.laboratories.insert(head);
}
