import { z } from 'zod';

const Settings = z.object({
  /** Where the API answers, with its /api prefix; the composition root sets it. */
  APP_API_URL: z.url({ protocol: /^https?$/ }),
  /** Signs cookies and derives the keys that drafts and marks are kept under. */
  APP_SECRET: z.string().min(32),
  /** Shows the embedded API that a call is ours; a backend of its own is told nothing. */
  APP_API_PROOF: z.string().optional(),
  SLIDE_BENCH: z.string().optional(),
});

export interface Settings {
  readonly apiUrl: string;
  readonly secret: string;
  readonly apiProof: string | null;
  /** Whether the bench page is served. */
  readonly slideBench: boolean;
}

/** Read at each use: the composition root learns its port only after these modules are loaded. */
export function settings(): Settings {
  const { APP_API_URL, APP_SECRET, APP_API_PROOF, SLIDE_BENCH } = Settings.parse(process.env);
  return {
    apiUrl: APP_API_URL,
    secret: APP_SECRET,
    apiProof: APP_API_PROOF ?? null,
    slideBench: SLIDE_BENCH === '1',
  };
}
