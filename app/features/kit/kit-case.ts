import type { TimelineWait } from '#app/ui/detail/timeline.tsx';

/** The invented case of the kit. */
export const kitWaits: readonly TimelineWait[] = [
  {
    id: '3',
    what: 'Waiting for slides',
    whose: 'Invented Dermatology Center',
    from: '2026-11-21T14:00:00Z',
    fromText: 'November 21, 9:00 AM',
    lasted: '1 d 4 h',
    isOpen: true,
    note: 'Dr. Invented ordered a Melan-A stain of block A2.',
  },
  {
    id: '2',
    what: 'Being read',
    whose: 'Dr. Invented',
    lasted: '5 h 20 min',
    isOpen: false,
    from: '2026-11-20T13:40:00Z',
    fromText: 'November 20, 8:40 AM',
  },
  {
    id: '1',
    what: 'Waiting for a pathologist',
    whose: 'The pool',
    lasted: '40 min',
    isOpen: false,
    from: '2026-11-20T13:00:00Z',
    fromText: 'November 20, 8:00 AM',
  },
];

export const kitFacts = [
  { term: 'Patient', value: 'Invented, Ada' },
  { term: 'Born', value: 'April 5, 1950, 76 y' },
  { term: 'Sex', value: 'Female' },
  { term: 'Accession', value: 'INV-26-0042' },
  { term: 'Site', value: 'Skin of back' },
  { term: 'Clinical history', value: '' },
];

export const kitRefusals = { sign_out: 'A stain of block A2 has not come yet.' };

export const kitChange = {
  changedBy: 'Dr. Invented',
  changes: [
    { label: 'Status', before: 'In review', now: 'Waiting for slides or information' },
    { label: 'Priority', before: 'Routine', now: 'STAT' },
  ],
};
