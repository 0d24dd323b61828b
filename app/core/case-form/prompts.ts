import type { SitePrompt } from '#contracts/generated/wire.ts';

const GYNECOLOGIC: readonly SitePrompt[] = ['last_menstrual_period', 'hormone_use'];
const BOWEL: readonly SitePrompt[] = ['colon_indication', 'endoscopy_findings'];
const BLOOD: readonly SitePrompt[] = ['blood_count', 'flow_cytometry'];

/** By the values of the reference list of body sites. */
const PROMPTS: Readonly<Record<string, readonly SitePrompt[]>> = {
  Cervix: GYNECOLOGIC,
  Endometrium: GYNECOLOGIC,
  Fallopian_Tube: GYNECOLOGIC,
  Ovary: GYNECOLOGIC,
  Uterus: GYNECOLOGIC,
  Vagina: GYNECOLOGIC,
  Vulva: GYNECOLOGIC,
  Prostate: ['psa', 'prostate_mri'],
  Breast: ['bi_rads', 'calcifications', 'ischemia_minutes', 'fixation_hours'],
  Skin: ['skin_abcde'],
  Colon: BOWEL,
  Rectum: BOWEL,
  Bone_Marrow: BLOOD,
  Lymph_Node: BLOOD,
  Spleen: BLOOD,
};

/**
 * The questions that the sites of the specimens bring with them, each once; none has to be answered. A case that came
 * from elsewhere may name a site by its label, which has blanks where the value has underscores.
 */
export const promptsOf = (
  specimens: readonly { readonly bodysite: string | null }[],
): readonly SitePrompt[] => [
  ...new Set(
    specimens.flatMap(({ bodysite }) => {
      const site = (bodysite ?? '').replaceAll(' ', '_');
      return Object.hasOwn(PROMPTS, site) ? (PROMPTS[site] ?? []) : [];
    }),
  ),
];

/** A code of cancer asks for the earlier diagnosis and treatment. */
export const asksForEarlierDiagnosis = (icd10: readonly string[]): boolean =>
  icd10.some((code) => /^c/i.test(code));
