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

/** What the signatures of the demo's providers say. The NPI is the published example. */
export const demoSigners = (nowMs: number): SignerRecord[] =>
  demoUsers(nowMs)
    .filter(({ role }) => role === 'Provider')
    .map(({ id, licences }, at) => ({
      id,
      degrees: 'MD',
      npi: '1234567893',
      timeZone: 'America/New_York',
      licenceNumbers: Object.fromEntries(licences.map(({ state }) => [state, `${state}-00${at + 1}`])),
      readingSites: [
        { code: `HOME-OH-${at + 1}`, name: `Reading site ${at + 1}`, clia: null },
        { code: `LAB-OH-${at + 1}`, name: 'Riverbend Surgical Pathology Laboratory', clia: '00D0000001' },
      ],
    }));
