/** Tells whoever keeps typed text that its reader has given up what was typed at a place. */
export const DISCARD_EVENT = 'typedtextdiscarded';

/** What was typed in the forms of this place is not wanted any more: of a dialog, or of the whole page. */
export const discardTyped = (place: EventTarget = document): void =>
  void place.dispatchEvent(new Event(DISCARD_EVENT, { bubbles: true }));
