import type { Choice } from '#app/ui/controls/select.tsx';

const choicesOf = (labels: readonly string[]): readonly Choice[] =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(/\W+/g, '_'), label }));

export const lateralities = choicesOf(['Left', 'Right', 'Both sides', 'Midline', 'Not applicable']);

export const priorities = choicesOf([
  ...['Routine', 'STAT', 'Second opinion', 'Teaching', 'Quality control', 'Research'],
  ...['Reread', 'Conference', 'Legal'],
]);

export const sites = choicesOf([
  ...[
    'Breast, left',
    'Breast, right',
    'Bone marrow',
    'Brain',
    'Colon, ascending',
    'Colon, sigmoid',
    'Esophagus',
  ],
  ...['Kidney', 'Liver', 'Lung, left upper lobe', 'Lung, right lower lobe', 'Lymph node, axillary', 'Ovary'],
  ...[
    'Pancreas, head',
    'Prostate, apex',
    'Skin of back',
    'Skin of scalp',
    'Stomach, antrum',
    'Thyroid',
    'Uterus',
  ],
]);
