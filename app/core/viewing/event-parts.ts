import { z } from 'zod';
import type { MarkAuthor } from '../marks/author.ts';
import { type ImageBox, isColor, type Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { Scale } from '../slides/scale.ts';
import type { Registration } from './registration.ts';
import type { Viewport } from './viewport.ts';

/** As long as the contract lets them be. */
export const LONGEST_ID = 200;
export const LONGEST_NAME = 200;
export const LONGEST_NOTE = 2000;
export const LONGEST_REASON = 200;

const imagePoint = z.object({ x: z.number(), y: z.number() });
const mpp = z.number().positive();
const id = z.string().min(1);
const pane = z.enum(['primary', 'secondary']);

const manualScale = z.object({
  state: z.literal('manual'),
  mppX: mpp,
  mppY: mpp,
  reason: z.string().min(1).max(LONGEST_REASON),
});

/** The laboratory may say more than the form of the viewer lets a reader say. */
const enteredScale = manualScale.extend({
  reason: z.string().min(1).max(LONGEST_NOTE),
  enteredAt: z.string().exactOptional(),
});

export const scaleShape = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('file'),
    mppX: mpp,
    mppY: mpp,
    source: z.enum(['api', 'image-description', 'ome-xml', 'resolution-tags', 'manual']),
  }),
  z.object({
    state: z.literal('assumed'),
    mppX: mpp,
    mppY: mpp,
    implausible: z.object({ mppX: mpp, mppY: mpp }).exactOptional(),
  }),
  enteredScale,
  z.object({ state: z.literal('invalid') }),
  z.object({ state: z.literal('none') }),
]) satisfies z.ZodType<Scale>;

const author = z
  .object({ userId: z.string().min(1), displayName: z.string() })
  .nullable() satisfies z.ZodType<MarkAuthor | null>;

// Fields with a default were not asked for by the first version of these events.
export const rulerShape = z.object({
  id,
  imageId: id,
  checksum: z.string().nullable(),
  mode: z.enum(['straight', 'coordinate']),
  from: imagePoint,
  to: imagePoint,
  scale: scaleShape,
  visible: z.boolean(),
  name: z.string().max(LONGEST_NAME).default(''),
  author: author.default(null),
  pane: pane.default('primary'),
}) satisfies z.ZodType<Ruler>;

const side = z.number().min(0);
export const imageBox = z.object({
  x: z.number(),
  y: z.number(),
  width: side,
  height: side,
}) satisfies z.ZodType<ImageBox>;

export const patchShape = z.object({
  id,
  imageId: id,
  checksum: z.string().nullable(),
  note: z.string().max(LONGEST_NOTE),
  color: z.string().refine(isColor),
  isPoint: z.boolean(),
  box: imageBox,
  widthInClient: z.number().min(0),
  author,
  pane,
  number: z.int().positive().exactOptional(),
}) satisfies z.ZodType<Patch>;

export const viewportShape = z.object({
  centre: imagePoint,
  scale: z.number().positive(),
  rotation: z.number().min(0).lt(360),
}) satisfies z.ZodType<Viewport>;

export const registrationShape = z.object({
  from: id,
  to: id,
  fromPoint: imagePoint,
  toPoint: imagePoint,
  scale: z.number().positive(),
  rotation: z.number().min(0).lt(360),
  zoom: z.number().positive(),
  checksums: z.object({ from: z.string().nullable(), to: z.string().nullable() }).exactOptional(),
  // An entry of an earlier version has none, and says no less without it.
  fit: z.object({ points: z.int().min(2), residual: z.number().nonnegative().nullable() }).exactOptional(),
}) satisfies z.ZodType<Registration>;

export const scaleSetShape = manualScale.nullable();

export const scaleBarShape = z.object({
  type: z.enum(['none', 'microscopy', 'map']),
  location: z.enum(['top-left', 'top-right', 'bottom-right', 'bottom-left']),
  renderer: z.enum(['metric', 'imperial', 'astronomy', 'time']),
});
