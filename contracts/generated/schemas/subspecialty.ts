// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSubspecialty = z.enum([
    'Bone_and_Soft_Tissue',
    'Breast',
    'Cardiovascular_and_Thoracic',
    'Cytopathology',
    'Dermatopathology',
    'Gastrointestinal_and_Liver',
    'Genitourinary',
    'Gynecologic',
    'Head_and_Neck_and_Endocrine',
    'Hematopathology',
    'Neuropathology',
    'Pediatric',
    'Renal'
]);

export type SubspecialtyZodType = z.infer<typeof zSubspecialty>;
