import { z } from 'zod';
import { zFieldName } from '#contracts/generated/schemas/field-name.ts';
import { zSlidePlace } from '#contracts/generated/schemas/slide-place.ts';

/**
 * Where a reader is in a case: the slide with its view, and the field. By ids, numbers and names of fields only. Whose
 * page says so is held against the session: another person may have logged in since.
 */
export const SentPlace = z.object({
  userId: z.string().min(1).max(100),
  slide: zSlidePlace.optional(),
  field: zFieldName.optional(),
});
export type Place = Omit<z.infer<typeof SentPlace>, 'userId'>;
