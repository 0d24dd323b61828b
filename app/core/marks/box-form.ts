import { z } from 'zod';
import { KEPT_KINDS } from '../access/kept-kinds.ts';
import { parseJson } from '../objects.ts';
import { rulerLabel } from './length.ts';
import type { Ruler, RulerMode } from './ruler.ts';

/**
 * The stored form of a ruler in specification 3.8, in level-0 pixels. A box has lost the direction of its line, so
 * it is written beside the rulers for whoever knows that form, and no ruler is ever made from it.
 */
export interface BoxRuler {
  readonly id: string;
  readonly mode: RulerMode;
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The measured length as plain text, never markup, and never what a reader called the ruler. */
  readonly label: string;
  readonly visible: boolean;
}

const LONGEST_LABEL = 200;
/** Copies for the second pane are never stored (specification 4.4). */
const COPY_PREFIX = 'sync-';

function boxOf({ id, mode, from, to, scale, visible }: Ruler): BoxRuler {
  const rect = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
  return { id, mode, rect, label: rulerLabel({ from, to, scale }), visible };
}

/** Whether `boxesOf` leaves nothing of it out and `readBoxes` would take it. */
const isWhole = ({ id, rect }: BoxRuler): boolean =>
  !id.startsWith(COPY_PREFIX) &&
  Object.values(rect).every(Number.isFinite) &&
  rect.width > 0 &&
  rect.height > 0;

/** A ruler whose box has no width or no height is not stored in this form (specification 5): a level line, say. */
export function boxesOf(rulers: readonly Ruler[]): readonly BoxRuler[] {
  return rulers.map(boxOf).filter(isWhole);
}

// zod's number is finite. What stands in a browser's storage may come from anyone, so nothing is guessed at.
const boxShape = z
  .strictObject({
    id: z.string().min(1).max(LONGEST_LABEL),
    mode: z.enum(['straight', 'coordinate']).default('straight'),
    rect: z.strictObject({
      x: z.number(),
      y: z.number(),
      width: z.number().positive(),
      height: z.number().positive(),
    }),
    label: z
      .string()
      .max(LONGEST_LABEL)
      .refine((text) => !text.includes('<'))
      .default(''),
    visible: z.boolean().default(true),
  })
  .refine(isWhole) satisfies z.ZodType<BoxRuler>;

/**
 * What can be read of a stored list: an entry that is not exactly of this form, or bears an id again, is dropped.
 * Null where the text is no list at all; then the storage entry is corrupt and belongs removed (specification 8).
 */
export function readBoxes(text: string): readonly BoxRuler[] | null {
  const list = z.array(z.unknown()).safeParse(parseJson(text));
  if (!list.success) return null;
  const boxes = new Map<string, BoxRuler>();
  for (const entry of list.data) {
    const box = boxShape.safeParse(entry);
    if (box.success && !boxes.has(box.data.id)) boxes.set(box.data.id, box.data);
  }
  return [...boxes.values()];
}

/** Specification 3.8: by slide index and case. By user as well, since two people may share a computer. */
export function boxStorageKey(userId: string, caseId: string, slideIndex: number): string {
  // A colon inside an id must not make two places one.
  return [KEPT_KINDS.boxes.kind, userId, caseId, String(slideIndex)].map(encodeURIComponent).join(':');
}
