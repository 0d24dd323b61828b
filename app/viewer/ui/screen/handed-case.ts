import { z } from 'zod';

/** What a link to the viewer hands over. Ids only: browsers write navigation state to disk (specification 2.8). */
export interface HandedCase {
  readonly caseId: string;
  readonly version: number;
}

const shape = z.object({ caseId: z.string(), version: z.number() });

/** Null where nothing was handed over, or something that no link of ours hands over. */
export function handedCase(state: unknown): HandedCase | null {
  const read = shape.safeParse(state);
  return read.success ? read.data : null;
}
