import type { Choice } from '#app/ui/controls/select.tsx';

/** Choices whose values are their labels with underscores, as the reference lists of the contract spell them. */
const choicesOf = (labels: readonly string[]): readonly Choice[] =>
  labels.map((label) => ({ value: label.replaceAll(/\W+/g, '_'), label }));

export const lateralities = choicesOf(['Left', 'Right', 'Both sides', 'Midline', 'Not applicable']);

export const priorities = choicesOf([
  'Routine',
  'STAT',
  'Second opinion',
  'Teaching',
  'Quality control',
  'Research',
  'Reread',
  'Conference',
  'Legal',
]);

export const sites: readonly Choice[] = [
  ...choicesOf(['Bone', 'Brain', 'Breast', 'Cervix', 'Colon', 'Endometrium', 'Esophagus', 'Kidney', 'Liver']),
  ...choicesOf(['Lung', 'Ovary', 'Pancreas', 'Prostate', 'Rectum', 'Skin', 'Spleen', 'Stomach', 'Thyroid']),
  { value: 'Bone_Marrow', label: 'Bone marrow' },
  { value: 'Lymph_Node', label: 'Lymph node' },
].toSorted((one, other) => one.label.localeCompare(other.label));
