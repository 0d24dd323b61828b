import type { LogEntry, LogEvent } from '../viewing/events.ts';

const WORDS: Readonly<Record<LogEvent['type'], string>> = {
  'slide.opened': 'Slide opened',
  'view.moved': 'View moved',
  'view.rotated': 'View rotated',
  'view.homed': 'Whole slide shown',
  'mode.changed': 'Tool changed',
  'menu.shown': 'Side menu shown',
  'menu.hidden': 'Side menu hidden',
  'scale-bar.changed': 'Scale bar changed',
  'resampling.changed': 'Drawing of pixels changed',
  'split.opened': 'Second pane opened',
  'split.closed': 'Second pane closed',
  'sync.started': 'Panes synced',
  'sync.aligned': 'Panes aligned',
  'sync.stopped': 'Panes no longer synced',
  'ruler.drawn': 'Ruler drawn',
  'ruler.edited': 'Ruler changed',
  'ruler.removed': 'Ruler removed',
  'rulers.cleared': 'All rulers removed',
  'patch.placed': 'Patch placed',
  'patch.moved': 'Patch moved',
  'patch.resized': 'Patch resized',
  'patch.recolored': 'Patch recolored',
  'patch.noted': 'Note of a patch changed',
  'patch.removed': 'Patch removed',
  'patch.activated': 'Patch chosen',
  'scale.set': 'Scale set by hand',
  'gesture.undone': 'Step undone',
  'gesture.redone': 'Step redone',
};

function wordsOf(event: LogEvent): string {
  if (event.type === 'patch.activated' && event.patchId === null) return 'Patch let go';
  if (event.type === 'scale.set' && event.scale === null) return 'Scale by hand taken back';
  return WORDS[event.type];
}

/** What happened last, in words; before the first entry there is nothing. */
export function entryWords(entry: LogEntry | null): string {
  if (entry === null) return 'Before the first step';
  const { event, pane } = entry;
  const words = wordsOf(event);
  return pane === 'secondary' ? `${words} (second pane)` : words;
}
