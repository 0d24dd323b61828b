import { sameWord, wordKey } from './word-key.ts';

/** Codes of physician work alone: they take neither 26 nor TC (domain rule of billing components). */
const WITHOUT_COMPONENTS: readonly string[] = ['88321', '88325', '88329', '85097'];

/** Add-on codes and the code that has to stand beside them on the same specimen. */
const BASE_OF_ADD_ON: Readonly<Record<string, string>> = {
  '88332': '88331',
  '88341': '88342',
  '88350': '88346',
  '88364': '88365',
};

const ORGANISM_STAINS = [
  'AFB_Ziehl_Neelsen',
  'AFB_Fite',
  'Giemsa_H_pylori',
  'GMS_Grocott_Methenamine_Silver',
  'Gram_tissue',
  'PAS_for_Fungus_PAS_F',
  'Steiner',
  'Warthin_Starry',
].map(wordKey);

const ENZYME_STAINS = ['Leder_Chloroacetate_Esterase'].map(wordKey);
const FROZEN_STAINS = ['Oil_Red_O_frozen_section'].map(wordKey);
const COCKTAILS = ['PIN4_Cocktail_p63_plus_HMWCK_plus_AMACR'].map(wordKey);
const SCORED_MARKERS = ['ER', 'PR', 'HER2', 'Ki_67'].map(wordKey);

/** By the number of the component: professional, technical, both. */
export const MODIFIER_OF_COMPONENT = ['26', 'TC', null] as const;

export const hasComponents = (code: string): boolean => !WITHOUT_COMPONENTS.includes(code);

/** The code that an add-on leans on; null for a code that stands alone. */
export const baseOf = (code: string): string | null => BASE_OF_ADD_ON[code] ?? null;

/** 88312 for stains that show organisms, 88319 and 88314 for the two further kinds, 88313 for all others. */
export function specialStainCode(stain: string): string {
  const key = wordKey(stain);
  if (ORGANISM_STAINS.includes(key)) return '88312';
  if (ENZYME_STAINS.includes(key)) return '88319';
  return FROZEN_STAINS.includes(key) ? '88314' : '88313';
}

export const isCocktail = (marker: string): boolean => COCKTAILS.includes(wordKey(marker));

/** Markers that are billed as quantitation once the report gives their score. */
export const isScoredMarker = (marker: string): boolean => SCORED_MARKERS.includes(wordKey(marker));

/** Whether two spellings (a value or a label of the reference lists) mean the same stain. */
export const isSameStain = sameWord;
