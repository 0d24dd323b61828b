import { wordKey } from './word-key.ts';

interface Kind {
  readonly specimenType: string;
  readonly bodysite: string | null;
}

/** Codes of neoplasms: 'tumour' is malignant, in situ, benign or uncertain (C00 to D49), 'cancer' is malignant. */
const NEOPLASMS = { tumour: /^(C\d|D[0-4])/, cancer: /^C\d/ };

/** A row of the level table; what is left out fits everything. The first row that fits gives the code. */
interface LevelRule {
  /** Values of the reference lists of specimen types and body sites; a label finds its value. */
  readonly types?: readonly string[];
  readonly sites?: readonly string[];
  /** Fits only where it was taken for one. */
  readonly takenFor?: keyof typeof NEOPLASMS;
  readonly code: string;
}

const RESECTIONS = ['Resection_Segmental', 'Resection_Total_Organ'];
const REMOVALS = ['Excision', ...RESECTIONS];

export const LEVEL_RULES: readonly LevelRule[] = [
  { types: ['Aspirate_Smear'], sites: ['Bone_Marrow'], code: '85097' },
  { types: ['Fine_Needle_Aspiration', 'Aspirate_Smear'], code: '88173' },
  { types: ['Body_Fluid', 'Brushing_or_Washing'], code: '88112' },
  // Organs whose level is the same however much of them is taken, before the rows for every site.
  { types: REMOVALS, sites: ['Gallbladder', 'Appendix'], code: '88304' },
  { types: REMOVALS, sites: ['Thyroid'], code: '88307' },
  // A fibroid is a tumour too, and no reason for the highest level of a uterus or a part of one.
  { types: RESECTIONS, sites: ['Uterus'], takenFor: 'cancer', code: '88309' },
  { types: RESECTIONS, sites: ['Uterus'], code: '88307' },
  { types: ['Prostatectomy', 'Resection_Total_Organ'], code: '88309' },
  { types: ['Mastectomy'], code: '88309' },
  { types: ['Hysterectomy'], takenFor: 'cancer', code: '88309' },
  { types: ['Resection_Segmental'], takenFor: 'tumour', code: '88309' },
  { types: ['Biopsy_Core_Needle'], sites: ['Liver'], code: '88307' },
  {
    types: [
      'Cone_or_LEEP_Excision',
      'Hysterectomy',
      'Lumpectomy_or_Partial_Mastectomy',
      'Lymph_Node_Regional_Resection',
      'Nephrectomy',
      'Placenta',
      'Resection_Segmental',
      'Sentinel_Lymph_Node',
      'Transurethral_Resection',
      'Wedge_Resection',
    ],
    code: '88307',
  },
  { types: ['Excision', 'Re_excision'], sites: ['Breast'], code: '88307' },
  { types: ['Debridement'], code: '88304' },
];

/** Level IV takes the biopsies and everything that the table does not place elsewhere; Accounts may change it. */
const USUAL_CODE = '88305';

const has = (words: readonly string[] | undefined, word: string): boolean =>
  words === undefined || words.some((one) => wordKey(one) === wordKey(word));

/** The surgical pathology code of a specimen by what it is and by the codes that speak of it. */
export function levelCode({ specimenType, bodysite }: Kind, icd10: readonly string[]): string {
  const wasTakenFor = (kind: keyof typeof NEOPLASMS): boolean =>
    icd10.some((code) => NEOPLASMS[kind].test(code));
  const fits = LEVEL_RULES.find(
    (rule) =>
      has(rule.types, specimenType) &&
      has(rule.sites, bodysite ?? '') &&
      (rule.takenFor === undefined || wasTakenFor(rule.takenFor)),
  );
  return fits?.code ?? USUAL_CODE;
}
