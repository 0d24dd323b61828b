/** The lines that a synoptic report of an organ has, and the name that they are saved under. */
export interface SynopticList {
  readonly template: string;
  readonly elements: readonly string[];
}

interface OrganList extends SynopticList {
  /** Values of the reference list of body sites. */
  readonly sites: readonly string[];
}

const PROCEDURE = 'Procedure';
const SIDE = 'Specimen laterality';
const SITE = 'Tumor site';
const FOCALITY = 'Tumor focality';
const SIZE = 'Tumor size';
const TYPE = 'Histologic type';
const GRADE = 'Histologic grade';
const EXTENT = 'Extent of invasion';
const VESSELS = 'Lymphovascular invasion';
const NERVES = 'Perineural invasion';
const TREATMENT = 'Treatment effect';
/** How every list ends. */
const END = ['Margins', 'Regional lymph nodes', 'Distant metastasis', 'Pathologic stage (pTNM)'];

const organ = (sites: readonly string[], name: string, elements: readonly string[]): OrganList => ({
  sites,
  template: `${name} cancer resection`,
  elements: [PROCEDURE, ...elements, ...END],
});

const BOWEL = [
  SITE,
  SIZE,
  TYPE,
  GRADE,
  EXTENT,
  'Tumor perforation',
  VESSELS,
  NERVES,
  'Tumor budding',
  'Tumor deposits',
  TREATMENT,
];

/** What reports of cancer resections are asked by organ. The names are those that cancer protocols commonly use. */
export const SYNOPTIC_LISTS: readonly OrganList[] = [
  organ(['Breast'], 'Breast', [
    SIDE,
    SITE,
    FOCALITY,
    SIZE,
    TYPE,
    'Histologic grade (Nottingham)',
    'Ductal carcinoma in situ',
    'Skin, nipple and muscle',
    VESSELS,
    TREATMENT,
  ]),
  organ(['Colon', 'Appendix'], 'Colon', BOWEL),
  organ(['Rectum'], 'Rectum', [...BOWEL, 'Completeness of the mesorectum']),
  organ(['Prostate'], 'Prostate', [
    TYPE,
    'Gleason score',
    'Grade group',
    'Share of the prostate involved',
    'Extraprostatic extension',
    'Bladder neck invasion',
    'Seminal vesicle invasion',
    VESSELS,
    'Intraductal carcinoma',
    TREATMENT,
  ]),
  organ(['Melanoma of skin'], 'Melanoma of skin', [
    SIDE,
    SITE,
    TYPE,
    'Tumor thickness (Breslow)',
    'Anatomic level (Clark)',
    'Ulceration',
    'Mitotic rate',
    'Microsatellites',
    VESSELS,
    'Neurotropism',
    'Tumor-infiltrating lymphocytes',
    'Tumor regression',
  ]),
  organ(['Skin', 'Vulva', 'Penis_and_Foreskin', 'Anus'], 'Skin', [
    SIDE,
    SITE,
    SIZE,
    TYPE,
    GRADE,
    'Tumor thickness',
    EXTENT,
    VESSELS,
    NERVES,
  ]),
  organ(['Lung', 'Bronchus'], 'Lung', [
    SIDE,
    SITE,
    FOCALITY,
    SIZE,
    TYPE,
    GRADE,
    'Spread through air spaces',
    'Visceral pleura invasion',
    'Invasion of adjacent structures',
    VESSELS,
    TREATMENT,
  ]),
  organ(['Kidney'], 'Kidney', [
    SIDE,
    SITE,
    FOCALITY,
    SIZE,
    TYPE,
    'Histologic grade (WHO/ISUP)',
    'Sarcomatoid and rhabdoid features',
    'Tumor necrosis',
    EXTENT,
    VESSELS,
  ]),
  organ(['Bladder', 'Ureter_and_Urethra'], 'Urothelial', [
    SITE,
    SIZE,
    TYPE,
    GRADE,
    EXTENT,
    'Carcinoma in situ',
    VESSELS,
    TREATMENT,
  ]),
  organ(['Endometrium', 'Uterus'], 'Endometrium', [
    SITE,
    SIZE,
    TYPE,
    'Histologic grade (FIGO)',
    'Myometrial invasion',
    'Uterine serosa involvement',
    'Cervical stroma involvement',
    'Other tissue involvement',
    VESSELS,
    'Peritoneal fluid',
  ]),
  organ(['Cervix'], 'Cervix', [
    SITE,
    SIZE,
    TYPE,
    GRADE,
    'Depth of stromal invasion',
    'Parametrial involvement',
    VESSELS,
  ]),
  organ(['Ovary', 'Fallopian_Tube', 'Peritoneum_and_Omentum'], 'Ovary and tube', [
    SITE,
    SIZE,
    'Specimen integrity',
    TYPE,
    GRADE,
    'Ovarian and tubal surface involvement',
    'Implants',
    'Peritoneal fluid',
    TREATMENT,
  ]),
  organ(['Stomach', 'Esophagus'], 'Stomach and esophagus', [
    SITE,
    SIZE,
    TYPE,
    GRADE,
    EXTENT,
    VESSELS,
    NERVES,
    TREATMENT,
  ]),
  organ(['Pancreas', 'Bile_Duct'], 'Pancreas and bile duct', [
    SITE,
    SIZE,
    TYPE,
    GRADE,
    EXTENT,
    VESSELS,
    NERVES,
    TREATMENT,
  ]),
  organ(['Thyroid'], 'Thyroid', [
    SITE,
    FOCALITY,
    SIZE,
    TYPE,
    'Mitotic rate',
    'Tumor necrosis',
    'Vascular invasion',
    'Extrathyroidal extension',
  ]),
  organ(['Testis_and_Epididymis'], 'Testis', [
    SIDE,
    FOCALITY,
    SIZE,
    TYPE,
    'Germ cell neoplasia in situ',
    EXTENT,
    VESSELS,
    'Serum tumor markers',
  ]),
  organ(
    [
      'Oral_Cavity',
      'Nasopharynx_and_Oropharynx',
      'Larynx_and_Hypopharynx',
      'Nasal_Cavity_and_Sinuses',
      'Salivary_Gland',
    ],
    'Head and neck',
    [SIDE, SITE, FOCALITY, SIZE, 'Depth of invasion', TYPE, GRADE, VESSELS, NERVES],
  ),
];
