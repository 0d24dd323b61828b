import type { SignableCase, SignableSpecimen } from './signable-case.ts';

/** Specimen types of the category biopsy, by their labels in the reference list. */
const BIOPSIES: readonly string[] = [
  'Biopsy - Core Needle',
  'Biopsy - Endoscopic',
  'Biopsy - Excisional',
  'Biopsy - Incisional',
  'Biopsy - Punch',
  'Biopsy - Shave',
  'Biopsy - Not Further Specified',
  'Bone Marrow Aspirate Clot',
  'Bone Marrow Core Biopsy',
  'Curettage',
  'Polypectomy',
  'Products of Conception',
];

/** C00 to C97; cancers in situ are D00 to D09. */
const isInvasive = (code: string): boolean => /^C\d/.test(code);

type Specimen = Pick<SignableSpecimen, 'specimenID' | 'bodysite'> & { readonly specimenType: string | null };

/** The sites of the specimens in which an invasive malignancy was found. */
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
    .flatMap(({ bodysite }) => (bodysite === null ? [] : [bodysite.toLowerCase()]));

export const isBiopsy = ({ specimenType }: Specimen): boolean => BIOPSIES.includes(specimenType ?? '');
