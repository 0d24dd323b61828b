import { z } from 'zod';
import { createCodec, type Upcasts } from '../event-log/codec.ts';
import { type Draft, type Entry, gestureId } from '../event-log/entry.ts';
import type { HistoryEvent } from '../event-log/track.ts';
import { rulerShape, viewportShape } from './event-parts.ts';

const v1 = z.literal(1);
const viewingModes = ['NONE', 'STRAIGHT', 'COORDINATE', 'DELETE'] as const;

/**
 * What a press of the pointer means. Measuring and deleting exclude each other (specification 4.4), so they
 * are one value and not two that could both be on.
 */
export type ViewingMode = (typeof viewingModes)[number];

/** What a reader did, past tense, each with the whole new value, so that no event needs the one before it. */
export const ViewerEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('slide.opened'), v: v1 }),
  z.object({ type: z.literal('view.moved'), v: v1, viewport: viewportShape }),
  z.object({ type: z.literal('view.rotated'), v: v1, viewport: viewportShape }),
  z.object({ type: z.literal('view.homed'), v: v1, viewport: viewportShape }),
  z.object({ type: z.literal('mode.changed'), v: v1, mode: z.enum(viewingModes) }),
  z.object({ type: z.literal('menu.shown'), v: v1 }),
  z.object({ type: z.literal('menu.hidden'), v: v1 }),
  z.object({ type: z.literal('ruler.drawn'), v: v1, ruler: rulerShape }),
  z.object({ type: z.literal('ruler.removed'), v: v1, rulerId: z.string().min(1) }),
  // Names what it took: 'all of them' would also take a ruler that the other pane brings back by Redo later.
  z.object({ type: z.literal('rulers.cleared'), v: v1, rulerIds: z.array(z.string().min(1)) }),
]);

export type ViewerEvent = z.infer<typeof ViewerEventSchema>;
export type LogEvent = ViewerEvent | HistoryEvent;
export type LogEntry = Entry<LogEvent>;
export type LogDraft = Draft<LogEvent>;

const target = z.string().min(1).transform(gestureId);
const historyEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gesture.undone'), v: v1, target }),
  z.object({ type: z.literal('gesture.redone'), v: v1, target }),
]);

const entryShape = z
  .object({
    seq: z.int().positive(),
    at: z.number(),
    image: z.string().min(1),
    pane: z.enum(['primary', 'secondary']),
    gesture: z.string().min(1).transform(gestureId),
    event: z.union([ViewerEventSchema, historyEvents]),
  })
  // A mark that claims to be drawn on one image and to belong to another would show on neither or on both.
  .refine(({ event, image }) => event.type !== 'ruler.drawn' || event.ruler.imageId === image);

/** Every type of the log has a line here; a new version of one adds the step that lifts the old. */
const upcasts: Upcasts<LogEvent['type']> = {
  'slide.opened': [],
  'view.moved': [],
  'view.rotated': [],
  'view.homed': [],
  'mode.changed': [],
  'menu.shown': [],
  'menu.hidden': [],
  'ruler.drawn': [],
  'ruler.removed': [],
  'rulers.cleared': [],
  'gesture.undone': [],
  'gesture.redone': [],
};

export const logCodec = createCodec<LogEvent>(entryShape, upcasts);
