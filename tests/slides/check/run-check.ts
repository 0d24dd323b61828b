import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { RunReport } from '../report/run-report.ts';
import { reachStates } from './changes/drive-to-state.ts';
import { makeChanges } from './changes/make-changes.ts';
import type { CheckContext } from './context.ts';
import type { Creds } from './creds.ts';
import { FACTS } from './facts.ts';
import { createFinds } from './finds.ts';
import { createStatusGrid } from './grids.ts';
import { createHooks, type Hooks } from './hooks.ts';
import { knock } from './knock.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { checkAuth } from './parts/auth.ts';
import { checkEndedLinks } from './parts/ended-links.ts';
import { checkExpiry } from './parts/expiry.ts';
import { checkExports } from './parts/exports.ts';
import { checkFigures } from './parts/figures.ts';
import { checkForgedLinks } from './parts/forged-links.ts';
import { checkHalves } from './parts/halves.ts';
import { checkLists } from './parts/lists/lists.ts';
import { checkLogins } from './parts/logins.ts';
import { checkNegative } from './parts/negative.ts';
import { checkNotModified } from './parts/not-modified.ts';
import { createOffers } from './parts/offers.ts';
import { checkOrders } from './parts/orders.ts';
import { PARTS, type PartName } from './parts/part-names.ts';
import { checkRange } from './parts/range.ts';
import { checkRoles } from './parts/roles.ts';
import { checkLicences } from './parts/rules/licences.ts';
import { checkParcels } from './parts/rules/parcels.ts';
import { checkPreliminary } from './parts/rules/preliminary.ts';
import { createShownRows } from './parts/shown.ts';
import { checkPictures } from './parts/slides/pictures.ts';
import { checkScale } from './parts/slides/scale.ts';
import { checkState, checkStateAgain } from './parts/state.ts';
import { checkViews } from './parts/views.ts';
import { createProber, isChosen, type Send, Stopped } from './prober.ts';
import type { Me } from './relation.ts';
import { lookAround, meetPeople } from './scout.ts';
import { askForSeeds } from './seeding.ts';
import { createShutOut } from './shut-out.ts';
import { createTransitionGrid } from './transitions.ts';

export interface CheckOptions {
  /** Sends one request and gives its answer; redirects are not followed. */
  readonly send: Send;
  /** With the prefix of the API: `http://host/api`. */
  readonly base: string;
  readonly creds: Creds;
  /** All parts where it is left out. */
  readonly only?: readonly PartName[];
  /** `smoke` asks once where `full` asks of every caller and value. */
  readonly level?: 'smoke' | 'full';
  /** The run ends then, and says what it did not come to. */
  readonly budgetMs?: number;
  /** For one request. */
  readonly timeoutMs?: number;
  readonly seed?: number;
  /** Tells the time that the budget is counted by, in milliseconds since 1970; the clock of this machine where left out. */
  readonly now?: () => number;
  /** All operations where it is left out. */
  readonly operations?: readonly OperationId[];
  /** Asks nothing that could change anything, but for logins. */
  readonly readOnly?: boolean;
  /** Where the server's clock, its mail and things in states are asked for; null where nobody may. */
  readonly hooks?: string | null;
  /** What the hooks of a mock with MOCK_TOKEN ask for. */
  readonly controlToken?: string;
  /** Whether somebody wants no more of it; what was seen by then is in the report. */
  readonly isEnded?: () => boolean;
  /** Hears which part is looked at next. */
  readonly progress?: (line: string) => void;
}

const MINUTE_MS = 60_000;
const TIMEOUT_MS = 10_000;

/** Parts that look at the same changes, each of which is made once for all of them. */
const CHANGING: readonly PartName[] = [
  'examples',
  'etag',
  'readback',
  'idempotency',
  'race',
  'links',
  'state',
];

const CHECKS: readonly (readonly [PartName, (context: CheckContext) => Promise<void>])[] = [
  ['readback', checkLists],
  ['readback', checkHalves],
  ['readback', checkOrders],
  ['readback', checkExports],
  ['readback', checkFigures],
  ['readback', checkParcels],
  ['readback', checkPreliminary],
  ['readback', checkPictures],
  ['readback', checkScale],
  ['readback', checkViews],
  ['auth', checkAuth],
  ['auth', checkLogins],
  ['auth', checkForgedLinks],
  ['auth', checkEndedLinks],
  ['negative', checkNegative],
  ['state', checkState],
  ['roles', checkRoles],
  ['roles', checkLicences],
  ['range', checkRange],
  ['etag', checkNotModified],
];

/** Holds a server to the contract. Throws TargetUnreachable where nothing answers; all else is in the report. */
export async function runCheck(options: CheckOptions): Promise<RunReport> {
  const { progress = () => undefined, only = PARTS, now = Date.now, level = 'smoke' } = options;
  const startedAtMs = now();
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const isReadOnly = options.readOnly === true;
  const ledger = createLedger();
  const finds = createFinds(options.creds);
  const chosen = [...FACTS.values()].filter(({ id }) => isChosen(options.operations, id));
  const statuses = createStatusGrid(ledger, new Set(chosen.map(({ id }) => id)));
  const transitions = createTransitionGrid(ledger, finds);
  const parts = new Set(only);
  let people: readonly Me[] = [];
  const base = options.base.replace(/\/$/, '');
  const asking = {
    send: options.send,
    base,
    creds: options.creds,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    now,
    deadlineMs: startedAtMs + (options.budgetMs ?? 15 * MINUTE_MS),
    ledger,
    isReadOnly,
    isEnded: options.isEnded ?? (() => false),
  };
  const prober = createProber({
    ...asking,
    isJudged: (id) => isChosen(options.operations, id),
    heard: (told, isAlone, finding) => {
      transitions.heard(told, () => finds.learn(told), finding);
      statuses.heard(told, finding);
      shutOut.heard(told);
      if (parts.has('state') && isChosen(options.operations, told.call.operation))
        offers.heard(told, isAlone);
      if (parts.has('roles') && isChosen(options.operations, told.call.operation)) rows.heard(told, people);
    },
  });
  const offers = createOffers(ledger, prober.findingOf);
  const shutOut = createShutOut(ledger, prober.findingOf);
  const rows = createShownRows(ledger, finds, prober.findingOf);
  const waiting = new Set<string>(only);
  const stuck = new Map<string, string>();
  let endedEarly: string | undefined;
  let isThere = false;
  try {
    progress('asking whether the API is there');
    // Nothing of this is judged: whether it is the API at all is asked first.
    const knocking = createProber({ ...asking, isJudged: () => false, heard: () => undefined });
    const stranger = await knock(knocking, base, options.creds);
    if (stranger !== null) {
      ledger.fail('generic', 'the address of the API', prober.findingOf(stranger.told, stranger.complaint));
      throw new Stopped(stranger.why);
    }
    isThere = true;
    progress('logging in');
    people = await meetPeople(prober, ledger);
    const isSmoke = level === 'smoke';
    const asked = { chosen, isSmoke, isReadOnly, seed, parts };
    const hooks = hooksOf(options);
    const context = { prober, ledger, finds, hooks, people, ...asked, stuck, askedAfter: new Set<string>() };
    progress('looking around');
    await lookAround(context, options.creds.things ?? {});
    await askForSeeds(context);
    if (!isReadOnly) {
      progress('reaching states');
      await reachStates(context);
    }
    for (const [part, check] of CHECKS) {
      if (!parts.has(part)) continue;
      progress(part);
      await check(context);
      if (!CHANGING.includes(part)) waiting.delete(part);
    }
    if (CHANGING.some((part) => parts.has(part))) {
      progress(CHANGING.join(', '));
      await makeChanges(context);
      if (parts.has('state')) await checkStateAgain(context);
      for (const part of CHANGING) waiting.delete(part);
    }
    if (parts.has('auth')) await checkExpiry(context);
  } catch (stop) {
    if (!(stop instanceof Stopped)) throw stop;
    missAll(ledger, isThere ? waiting : new Set(['generic']), stop.message);
    endedEarly = stop.message;
  }
  if (isThere) {
    shutOut.close((id) => isChosen(options.operations, id));
    statuses.close(chosen, isReadOnly);
    transitions.close(chosen, stuck, isReadOnly);
  }
  return {
    command: 'check',
    target: options.base,
    seed,
    level,
    startedAtMs,
    durationMs: now() - startedAtMs,
    ...(endedEarly === undefined ? {} : { endedEarly }),
    checked: ledger.checked(),
    grids: ledger.grids(),
  };
}

function hooksOf({ hooks = null, controlToken, send, timeoutMs = TIMEOUT_MS }: CheckOptions): Hooks | null {
  if (hooks === null) return null;
  const token = controlToken === undefined ? {} : { token: controlToken };
  return createHooks({ url: hooks.replace(/\/$/, ''), ...token, send, timeoutMs });
}

function missAll(ledger: Ledger, parts: ReadonlySet<string>, why: string): void {
  for (const part of parts) ledger.miss(part, 'the rest', why);
}
