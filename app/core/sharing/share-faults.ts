/** What of a link could not be followed; the rest of it is. */
export type ShareFault =
  | 'strange-slide'
  | 'broken-view'
  | 'strange-second-slide'
  | 'broken-second-view'
  | 'broken-sync'
  | 'lone-sync'
  | 'broken-alignment'
  | 'outdated-alignment'
  | 'broken-mark'
  | 'missing-mark'
  | 'unknown-part';

/** Each says what was wrong and what is shown instead, and repeats nothing of the address. */
export const SHARE_FAULT_TEXTS: Readonly<Record<ShareFault, string>> = {
  'strange-slide':
    'The link names an image that is not in this case, or is no more since its slide was scanned again. The first slide is shown.',
  'broken-view': 'The link names a place on the slide that cannot be read. The whole slide is shown.',
  'strange-second-slide': 'The link names a second slide that is not in this case. One pane is shown.',
  'broken-second-view':
    'The link names a place in the second pane that cannot be read. The whole slide is shown there.',
  'broken-sync': 'The link does not say clearly whether the panes are synced. They are not synced.',
  'lone-sync': 'The link asks for synced panes and names one pane only. One pane is shown.',
  'broken-alignment':
    'The link does not say clearly how the sections are aligned. Their alignment is left out.',
  'outdated-alignment': 'The link aligns an earlier scan of these sections. Their alignment is left out.',
  'broken-mark': 'The link names a mark in a way that cannot be read. No mark is chosen.',
  'missing-mark': 'The link names a mark that is not on this slide. No mark is chosen.',
  'unknown-part': 'The link has a part that this viewer does not know. It is left out.',
};
