import { z } from 'zod';

const Fields = z.record(z.string(), z.string());

/** What the server has not acknowledged, as a browser keeps it; it may have been kept by an older page. */
export const KeptUnsaved = z.object({
  base: z.object({ etag: z.string(), fields: Fields }),
  fields: Fields,
  /** Pages did not always keep these. */
  tried: z.array(Fields).default([]),
});
