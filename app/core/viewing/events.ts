import { z } from 'zod';
import { createCodec, type Upcasts } from '../event-log/codec.ts';
import { type Draft, type Entry, gestureId } from '../event-log/entry.ts';
import type { HistoryEvent } from '../event-log/track.ts';
import { RESAMPLINGS } from '../slides/resampling.ts';
import {
  patchShape,
  registrationShape,
  rulerShape,
  scaleBarShape,
  scaleSetShape,
  viewportShape,
} from './event-parts.ts';

const v1 = z.literal(1);
const viewingModes = ['NONE', 'STRAIGHT', 'COORDINATE', 'DELETE', 'PATCH'] as const;
const panels = ['none', 'note', 'color'] as const;

/**
 * What a press of the pointer means. Measuring, deleting and placing patches exclude each other (specification
 * 4.4), so they are one value and not several that could be on together.
 */
export type ViewingMode = (typeof viewingModes)[number];
/** What stands open beside the active patch (specification 4.6). */
export type PatchPanel = (typeof panels)[number];

const id = z.string().min(1);
const patched = { v: v1, patch: patchShape };

/** What a reader did, past tense, each with the whole new value, so that no event needs the one before it. */
export const ViewerEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('slide.opened'), v: v1 }),
  z.object({ type: z.literal('view.moved'), v: v1, viewport: viewportShape }),
  z.object({ type: z.literal('view.rotated'), v: v1, viewport: viewportShape }),
  z.object({ type: z.literal('view.homed'), v: v1, viewport: viewportShape }),
  z.object({ type: z.literal('mode.changed'), v: v1, mode: z.enum(viewingModes) }),
  z.object({ type: z.literal('menu.shown'), v: v1 }),
  z.object({ type: z.literal('menu.hidden'), v: v1 }),
  z.object({ type: z.literal('scale-bar.changed'), v: v1, settings: scaleBarShape }),
  z.object({ type: z.literal('resampling.changed'), v: v1, method: z.enum(RESAMPLINGS) }),
  z.object({ type: z.literal('split.opened'), v: v1 }),
  z.object({ type: z.literal('split.closed'), v: v1 }),
  z.object({ type: z.literal('sync.started'), v: v1, registration: registrationShape }),
  z.object({ type: z.literal('sync.aligned'), v: v1, registration: registrationShape }),
  // With what the second pane shows from there on: it keeps what it had seen; null where that is not known.
  z.object({ type: z.literal('sync.stopped'), v: v1, viewport: viewportShape.nullable() }),
  z.object({ type: z.literal('ruler.drawn'), v: v1, ruler: rulerShape }),
  z.object({ type: z.literal('ruler.edited'), v: v1, ruler: rulerShape }),
  z.object({ type: z.literal('ruler.removed'), v: v1, rulerId: id }),
  // Names what it took: 'all of them' would also take a ruler that the other pane brings back by Redo later.
  z.object({ type: z.literal('rulers.cleared'), v: v1, rulerIds: z.array(id) }),
  z.object({ type: z.literal('patch.placed'), ...patched }),
  z.object({ type: z.literal('patch.moved'), ...patched }),
  z.object({ type: z.literal('patch.resized'), ...patched }),
  z.object({ type: z.literal('patch.recolored'), ...patched }),
  z.object({ type: z.literal('patch.noted'), ...patched }),
  z.object({ type: z.literal('patch.removed'), v: v1, patchId: id }),
  z.object({ type: z.literal('patch.activated'), v: v1, patchId: id.nullable(), panel: z.enum(panels) }),
  // Null takes a scale set by hand away again. The checksum names the pixels that it was meant for.
  z.object({ type: z.literal('scale.set'), v: v1, checksum: z.string().nullable(), scale: scaleSetShape }),
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

/** The image that a mark in the event says it belongs to; null for events without one. */
function ownerOf(event: LogEvent): string | null {
  if ('ruler' in event) return event.ruler.imageId;
  return 'patch' in event ? event.patch.imageId : null;
}

const entryShape = z
  .object({
    seq: z.int().positive(),
    at: z.number(),
    image: z.string().min(1),
    pane: z.enum(['primary', 'secondary']),
    gesture: z.string().min(1).transform(gestureId),
    writer: z.string().min(1).exactOptional(),
    event: z.union([ViewerEventSchema, historyEvents]),
  })
  // A mark that claims to be drawn on one image and to belong to another would show on neither or on both.
  .refine(({ event, image }) => (ownerOf(event) ?? image) === image);

/** Every type of the log has a line here; a new version of one adds the step that lifts the old. */
const upcasts: Upcasts<LogEvent['type']> = {
  'slide.opened': [],
  'view.moved': [],
  'view.rotated': [],
  'view.homed': [],
  'mode.changed': [],
  'menu.shown': [],
  'menu.hidden': [],
  'scale-bar.changed': [],
  'resampling.changed': [],
  'split.opened': [],
  'split.closed': [],
  'sync.started': [],
  'sync.aligned': [],
  'sync.stopped': [],
  'ruler.drawn': [],
  'ruler.edited': [],
  'ruler.removed': [],
  'rulers.cleared': [],
  'patch.placed': [],
  'patch.moved': [],
  'patch.resized': [],
  'patch.recolored': [],
  'patch.noted': [],
  'patch.removed': [],
  'patch.activated': [],
  'scale.set': [],
  'gesture.undone': [],
  'gesture.redone': [],
};

export const logCodec = createCodec<LogEvent>(entryShape, upcasts);
