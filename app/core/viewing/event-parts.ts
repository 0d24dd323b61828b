import { z } from 'zod';
import type { Ruler } from '../marks/ruler.ts';
import type { Scale } from '../slides/scale.ts';
import type { Viewport } from './viewport.ts';

const imagePoint = z.object({ x: z.number(), y: z.number() });
const mpp = z.number().positive();

const scale = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('file'),
    mppX: mpp,
    mppY: mpp,
    source: z.enum(['api', 'image-description', 'ome-xml', 'resolution-tags', 'manual']),
  }),
  z.object({ state: z.literal('assumed'), mppX: mpp, mppY: mpp }),
  z.object({ state: z.literal('invalid') }),
  z.object({ state: z.literal('none') }),
]) satisfies z.ZodType<Scale>;

export const rulerShape = z.object({
  id: z.string().min(1),
  imageId: z.string().min(1),
  checksum: z.string().nullable(),
  mode: z.enum(['straight', 'coordinate']),
  from: imagePoint,
  to: imagePoint,
  scale,
  visible: z.boolean(),
}) satisfies z.ZodType<Ruler>;

export const viewportShape = z.object({
  centre: imagePoint,
  scale: z.number().positive(),
  rotation: z.number().min(0).lt(360),
}) satisfies z.ZodType<Viewport>;
