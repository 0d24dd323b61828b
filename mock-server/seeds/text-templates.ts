import type { TextTemplateRecord } from '../store/records/reports.ts';
import { PROVIDER } from './people.ts';

type Sketch = readonly [
  name: string,
  part: TextTemplateRecord['part'],
  subspecialty: TextTemplateRecord['subspecialty'],
  specimenType: string | null,
  text: string,
];

const SYSTEM: readonly Sketch[] = [
  ['Deeper levels examined', 'comment', null, null, 'Deeper levels were examined.'],
  [
    'Frozen section agrees',
    'intraoperative',
    null,
    null,
    'The final diagnosis agrees with the frozen section.',
  ],
  [
    ...(['Basal cell carcinoma', 'diagnosis', 'Dermatopathology', 'Biopsy_Shave'] as const),
    'SKIN, {site}, SHAVE BIOPSY:\n- Basal cell carcinoma, {type} type.\n- {margins}',
  ],
  [
    ...(['Tubular adenoma', 'diagnosis', 'Gastrointestinal_and_Liver', 'Polypectomy'] as const),
    '{site}, POLYPECTOMY:\n- Tubular adenoma.\n- No high-grade dysplasia.',
  ],
  [
    ...(['Benign prostate core', 'diagnosis', 'Genitourinary', 'Biopsy_Core_Needle'] as const),
    'PROSTATE, {side}, NEEDLE BIOPSY:\n- Benign prostatic tissue.',
  ],
  [
    ...(['Breast carcinoma, core', 'diagnosis', 'Breast', 'Biopsy_Core_Needle'] as const),
    'BREAST, {side}, CORE BIOPSY:\n- Invasive carcinoma, {type}.\n- Nottingham grade {grade}.',
  ],
];

const OWN: Sketch = [
  'My note on margins',
  'comment',
  'Dermatopathology',
  null,
  'Margins are read in the plane of section.',
];

const WRITTEN_AT = '2026-09-01T08:00:00.000Z';

/** Texts that the product brings along, and one that the first provider keeps. */
export const textTemplates = (): readonly TextTemplateRecord[] => [
  ...SYSTEM.map((sketch, at) => templateOf(`tpl_system-${at + 1}`, null, sketch)),
  templateOf('tpl_demo-1', PROVIDER, OWN),
];

const templateOf = (
  id: string,
  ownerId: string | null,
  [name, part, subspecialty, specimenType, text]: Sketch,
): TextTemplateRecord => ({
  id,
  version: 1,
  ownerId,
  name,
  part,
  subspecialty,
  specimenType,
  text,
  updatedAt: WRITTEN_AT,
});
