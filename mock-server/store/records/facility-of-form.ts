import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import type { FacilityRecord } from './people.ts';
import { labelOfRegion } from './regions.ts';

type FromForm = 'name' | 'type' | 'country' | 'state' | 'stateName' | 'labArrangement' | 'timeZone' | 'form';

/** Where a facility has no state or province. Nobody holds a licence there, so nobody reads its cases. */
const ELSEWHERE = 'Other';

/** The facts of a facility that everything else reads, told from its form. */
export function factsOfForm(form: FacilityFormZodType): Pick<FacilityRecord, FromForm> {
  const region = form.address?.region ?? null;
  return {
    name: form.displayName ?? form.legalName,
    type: form.facilityType ?? 'other',
    country: form.address?.country ?? 'Other',
    state: region ?? ELSEWHERE,
    stateName: region === null ? ELSEWHERE : labelOfRegion(region),
    labArrangement: form.labArrangement ?? 'Other',
    timeZone: form.timeZone ?? 'Etc/UTC',
    form: { ...form, holidays: form.holidays?.toSorted() ?? null },
  };
}

/** The code of the state or province of a facility; null where it has none. */
export const regionOfFacility = ({ state }: Pick<FacilityRecord, 'state'>): string | null =>
  state === ELSEWHERE ? null : state;
