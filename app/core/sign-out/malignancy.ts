import { wordKey } from '../billing/word-key.ts';
import { isBiopsy as isBiopsyType } from '../reference/specimen-types.ts';
import type { SignableCase, SignableSpecimen } from './signable-case.ts';

/** C00 to C97; cancers in situ are D00 to D09. */
const isInvasive = (code: string): boolean => /^C\d/.test(code);

type Specimen = Pick<SignableSpecimen, 'specimenID' | 'bodysite'> & { readonly specimenType: string | null };

/** The sites of the specimens in which an invasive malignancy was found, as keys: a value and its label are one site. */
export const malignantSites = (
  specimens: readonly Specimen[],
  findings: SignableCase['findings'],
  isLookedAt: (specimen: Specimen) => boolean = () => true,
): string[] =>
  specimens
    .filter(isLookedAt)
    .filter(({ specimenID: id }) =>
      findings.some(({ code, specimenID }) => isInvasive(code) && (specimenID === null || specimenID === id)),
    )
    .flatMap(({ bodysite }) => (bodysite === null ? [] : [wordKey(bodysite)]));

export const isBiopsy = ({ specimenType }: Specimen): boolean => isBiopsyType(specimenType);
