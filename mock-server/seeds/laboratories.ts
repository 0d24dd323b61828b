import { signerOf } from '../rules/people/signer-facts.ts';
import type { LaboratoryRecord, SignerRecord } from '../store/records/reports.ts';
import { DEMO_FACILITIES, demoUsers } from './people.ts';

type Place = readonly [facilityId: string, street: string, city: string, postalCode: string, phone: string];

/** Invented addresses; certificates with state code 00 belong to nobody. */
const PLACES: readonly Place[] = [
  ['fac_demo-1', '12 Invented Quay', 'Rivermouth', '43001', '+1 555 010 1001'],
  ['fac_demo-2', '4 Imaginary Lane', 'Pinemeadow', '80001', '+1 555 010 1002'],
  ['fac_demo-3', '77 Nowhere Shore', 'Lakeshore', '48001', '+1 555 010 1003'],
  ['fac_demo-4', '9 Fable Road', 'Kawartha', 'K0L 1A0', '+1 555 010 1004'],
  ['fac_demo-5', '31 Story Street', 'Saltmarsh', '32001', '+1 555 010 1005'],
  ['fac_demo-6', '2 Bluestem Walk', 'Bluestem', '75001', '+1 555 010 1006'],
];

export const demoLaboratories = (): LaboratoryRecord[] =>
  PLACES.flatMap(([id, line1, city, postalCode, phone], at) => {
    const facility = DEMO_FACILITIES.find((one) => one.id === id);
    if (facility === undefined) return [];
    const { name, state, country } = facility;
    const address = { line1, line2: null, city, region: state, postalCode, country };
    const clia = country === 'US' ? `00D000000${at + 1}` : null;
    return [{ id, name, address, phone, clia, cap: null, director: `Dr. Invented Director ${at + 1}` }];
  });

/** What the signatures of the demo's providers say, as their profiles do; nobody's site has the code of another's. */
export const demoSigners = (nowMs: number): SignerRecord[] =>
  demoUsers(nowMs).flatMap((user, at) => {
    if (user.provider === null) return [];
    const codes = user.provider.readingSites.map(({ kind, name, clia }) => ({
      code: `${kind.toUpperCase()}-OH-${at + 1}`,
      name,
      clia,
    }));
    return [signerOf(user, user.provider, codes)];
  });
