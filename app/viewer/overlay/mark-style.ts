// A bright line in a dark rim stands out on pale, pink, brown and black grounds alike. Lengths are CSS pixels.
export const LINE_COLOUR = '#ffe14d';
export const DRAFT_COLOUR = '#7fe7ff';
export const RIM_COLOUR = 'rgba(0, 0, 0, 0.8)';
/** The current counting field has the wider line, and the other fields have the narrower one. */
export const FIELD_COLOUR = '#fff';
export const FIELD_PX = 2;
export const OTHER_FIELD_PX = 1;
export const TEXT_COLOUR = '#fff';
export const LINE_PX = 2;
export const RIM_PX = 5;
/** Around the mark that was gone to, beneath its own lines: a band with a pale edge on either side. */
export const CHOSEN_COLOUR = '#2f6bff';
export const CHOSEN_EDGE_COLOUR = '#fff';
export const CHOSEN_PX = 13;
export const CHOSEN_EDGE_PX = 17;
/** From the line to either end of a tick. */
export const TICK_PX = 7;
/** What the rim shows of itself beyond either end of a tick. */
export const RIM_EDGE_PX = 1.5;
export const LEG_PX = 1.5;
export const LEG_RIM_PX = 3.5;
/** On and off. */
export const DASH_PX = [8, 6];
export const LEG_DASH_PX = [4, 4];
export const SOLID: number[] = [];
export const RING_PX = 7;
export const DOT_PX = 2.5;
export const LABEL_GAP_PX = 6;
export const LABEL_PAD_PX = 5;
export const LABEL_HEIGHT_PX = 20;
export const LABEL_CORNER_PX = 4;
export const LABEL_FONT = '600 13px system-ui, sans-serif';
