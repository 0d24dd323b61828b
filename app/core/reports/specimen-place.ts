import type { FinalReport } from '#contracts/generated/wire.ts';
import { labelsOf, sideOf } from '../reference/list-labels.ts';

type Place = Pick<FinalReport['diagnoses'][number], 'bodysite' | 'subsite' | 'laterality' | 'specimenType'>;

/** 'Skin, Nose, Left, Biopsy - Shave': where a specimen is from and what it is, as every copy of a report says it. */
export const specimenPlace = ({ bodysite, subsite, laterality, specimenType }: Place): string =>
  labelsOf(bodysite, subsite, sideOf(laterality), specimenType).join(', ');
