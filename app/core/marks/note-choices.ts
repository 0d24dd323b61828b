import type { NoteChoice } from './patch.ts';

/** The selection list of specification 3.9. The colours are told apart by people who see few of them, too. */
export const NOTE_CHOICES: readonly NoteChoice[] = [
  { text: 'Tumor', color: '#d55e00' },
  { text: 'Margin', color: '#0072b2' },
  { text: 'Necrosis', color: '#5b5b5b' },
  { text: 'Mitosis', color: '#cc79a7' },
  { text: 'Inflammation', color: '#e69f00' },
  { text: 'Artifact', color: '#f0e442' },
  { text: 'Question', color: '#56b4e9' },
];
