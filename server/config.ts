import { z } from 'zod';

const flag = z
  .string()
  .optional()
  .transform((value) => value === '1');

/** Origins separated by commas, each as a browser writes it: `https://host/` is the origin `https://host`. */
const origins = z
  .string()
  .optional()
  .transform((value, context) =>
    listOf(value).map((item) => {
      const url = URL.canParse(item) ? new URL(item) : null;
      if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '')
        return url.origin;
      context.addIssue(`"${item}" is no origin, such as https://cases.example.org`);
      return z.NEVER;
    }),
  );

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins that pages are served from, separated by commas. */
  ORIGINS: origins,
  /** Origins besides the page's own that slide links may lead to, separated by commas. */
  SLIDE_ORIGINS: origins,
  /** How many proxies stand before the product, each of which writes into X-Forwarded-For from whom it has a request. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).default(0),
  SESSION_SECRET: z.string().min(32).optional(),
  MOCK_CONTROL: flag,
  /** What callers of the controls have to carry in X-Mock-Token. */
  MOCK_TOKEN: z.string().min(1).optional(),
  /** Serves /bench/viewer, the pane alone on any slide: for measuring and for looking into faults. */
  SLIDE_BENCH: flag,
  MOCK_WORLD: z.string().default('demo'),
  /** Folder in which the embedded API keeps everything; empty for nowhere. `.data/mock` unless MOCK_CONTROL is on. */
  MOCK_DATA: z.string().optional(),
  /**
   * Where logins outlive a restart: a folder, or `redis://` for processes that share the work; empty for the memory of the
   * process. `.data/sessions`, unless the embedded API keeps nothing either: its tokens would be dead.
   */
  SESSION_STORE: z.string().optional(),
  /** Gives up what MOCK_DATA holds. */
  MOCK_FRESH: flag,
  /** Login posts that one address may send in a minute. */
  LOGIN_LIMIT: z.coerce.number().int().positive().default(10),
  /** Failed logins that one account may have in a minute, in the embedded API. */
  LOGIN_ACCOUNT_LIMIT: z.coerce.number().int().positive().default(5),
  /** Requests that one address may send in a minute, slides left out. */
  REQUEST_LIMIT: z.coerce.number().int().positive().default(1000),
  /** Requests that change something which one person may send in a minute. */
  CHANGE_LIMIT: z.coerce.number().int().positive().default(100),
  /** Life of signed slide links of the embedded API. */
  LINK_LIFE_MS: z.coerce.number().int().positive().default(3_600_000),
});

export type Config = Readonly<z.infer<typeof Environment>>;

/** Reads the settings; a wrong one ends the start with its name, not with a stack. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings cannot be used:\n${lines.join('\n')}`);
}

function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Where the product's own pages come from; never worked out from a request's headers. */
export function pageOrigins(config: Config, port: number): readonly string[] {
  return config.ORIGINS.length > 0
    ? config.ORIGINS
    : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

/** Where slides may be fetched from: the pages' own origins, the backend's, and those that are named. */
export function slideOrigins(config: Config, port: number): readonly string[] {
  const backend = config.API_URL === undefined ? [] : [new URL(config.API_URL).origin];
  return [...new Set([...pageOrigins(config, port), ...backend, ...config.SLIDE_ORIGINS])];
}
