import type { FinalReport } from '#contracts/generated/wire.ts';
import { listLabel } from '../reference/list-labels.ts';

type Place = Pick<FinalReport['diagnoses'][number], 'bodysite' | 'subsite' | 'laterality' | 'specimenType'>;

/** 'Skin, Nose, Left, Biopsy - Shave': where a specimen is from and what it is, as every copy of a report says it. */
export function specimenPlace({ bodysite, subsite, laterality, specimenType }: Place): string {
  const side = laterality === 'Not_Applicable' ? null : laterality;
  return [bodysite, subsite, side, specimenType]
    .flatMap((part) => (part ? [listLabel(part)] : []))
    .join(', ');
}
