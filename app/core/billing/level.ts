import { wordKey } from './word-key.ts';

interface Kind {
  readonly specimenType: string;
  readonly bodysite: string | null;
}

/** A row of the level table; what is left out fits everything. The first row that fits gives the code. */
interface LevelRule {
  readonly types?: readonly string[];
  readonly sites?: readonly string[];
  readonly tumour?: boolean;
  readonly code: string;
}

const RULES: readonly LevelRule[] = [
  { types: ['Bone Marrow Aspirate Smear', 'Aspirate Smear'], sites: ['Bone Marrow'], code: '85097' },
  { types: ['Fine Needle Aspiration', 'Aspirate Smear'], code: '88173' },
  { types: ['Body Fluid', 'Brushing or Washing'], code: '88112' },
  { types: ['Prostatectomy', 'Resection - Total Organ'], code: '88309' },
  { types: ['Mastectomy'], code: '88309' },
  { types: ['Hysterectomy'], tumour: true, code: '88309' },
  { types: ['Resection - Segmental'], tumour: true, code: '88309' },
  { types: ['Biopsy - Core Needle'], sites: ['Liver'], code: '88307' },
  {
    types: [
      'Cone or LEEP Excision',
      'Hysterectomy',
      'Lumpectomy or Partial Mastectomy',
      'Lymph Node Regional Resection',
      'Nephrectomy',
      'Placenta',
      'Resection - Segmental',
      'Sentinel Lymph Node',
      'Transurethral Resection',
      'Wedge Resection',
    ],
    code: '88307',
  },
  { types: ['Excision', 'Re-excision'], sites: ['Breast'], code: '88307' },
  { types: ['Excision', 'Resection - Segmental'], sites: ['Gallbladder', 'Appendix'], code: '88304' },
  { types: ['Debridement'], code: '88304' },
];

/** Level IV takes the biopsies and everything that the table does not place elsewhere; Accounts may change it. */
const USUAL_CODE = '88305';

const has = (words: readonly string[] | undefined, word: string): boolean =>
  words === undefined || words.some((one) => wordKey(one) === wordKey(word));

/** The surgical pathology code of a specimen by what it is; `tumour` where it was taken for one. */
export function levelCode({ specimenType, bodysite }: Kind, tumour: boolean): string {
  const fits = RULES.find(
    (rule) =>
      has(rule.types, specimenType) &&
      has(rule.sites, bodysite ?? '') &&
      (rule.tumour === undefined || rule.tumour === tumour),
  );
  return fits?.code ?? USUAL_CODE;
}

/** Codes of neoplasms: malignant, in situ, benign or uncertain (C00 to D49). */
export const isTumourCode = (icd10: string): boolean => /^(C\d|D[0-4])/.test(icd10);
