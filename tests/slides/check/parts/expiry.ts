import { dataOf } from '../calls.ts';
import { type CheckContext, NOBODY } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { factsFor, type OperationFacts, placeOf } from '../facts.ts';
import type { Hooks } from '../hooks.ts';
import { valueAt } from '../judge.ts';
import { CHANGES_NOTHING, type Entered } from '../prober.ts';
import { openedByLinks } from './forged-links.ts';
import { checkPastLinks, openLinks, PAST_LINK } from './past-links.ts';

const DAY_MS = 86_400_000;
/** Longer than any session lasts. */
const LATER_MS = 60 * DAY_MS;
const LATER = `${LATER_MS / DAY_MS} days`;
const NAME = 'a token past its time';

/** With a clock hook the time goes on until a token has ended; it is put back afterwards, where it has gone on. */
export async function checkExpiry(context: CheckContext): Promise<void> {
  const { chosen, hooks, isReadOnly, ledger, people, prober } = context;
  const [first] = people;
  const reads = chosen.filter(
    ({ operation, names, query }) =>
      operation.method === 'GET' &&
      operation.auth === 'bearer' &&
      names.length === 0 &&
      query.every(({ required }) => required !== true),
  );
  const opened = openedByLinks(context);
  if (reads.length + opened.length === 0) return;
  const [read = factsFor('getCurrentUser')] = reads;
  const miss = (why: string): void => {
    for (const { id } of reads) ledger.miss('auth', `${id}: ${NAME}`, why);
    for (const { id } of opened) ledger.miss('auth', `${id}: ${PAST_LINK}`, why);
  };
  if (isReadOnly) {
    miss(CHANGES_NOTHING);
    return;
  }
  const entered = hooks === null || first === undefined ? null : await prober.enter(first.name);
  if (hooks === null || first === undefined || entered === null || entered.token === null) {
    miss(hooks === null ? 'no clock hook was given' : NOBODY);
    return;
  }
  const { token } = entered;
  const links = await openLinks(context);
  const at: Start = { hooks, read, token, entered, caller: first.name };
  const moved = await hooks.moveClock(LATER_MS);
  if ('why' in moved) {
    miss(moved.why);
    if (moved.mayBeDone === true) await putBackWhereAhead(context, at, moved.why);
    return;
  }
  try {
    await askWith(context, reads, at);
    await checkPastLinks(context, links, LATER);
  } finally {
    await putBack(context, at);
  }
}

/** What was there before the time went on. */
interface Start {
  readonly hooks: Hooks;
  readonly read: OperationFacts;
  readonly token: string;
  readonly entered: Entered;
  readonly caller: CallerName;
}

/** A server that the move never reached would go back by as much, so that it is asked what time it has. */
async function putBackWhereAhead(context: CheckContext, at: Start, why: string): Promise<void> {
  let isThere = false;
  try {
    isThere = await isAhead(context, at);
  } finally {
    // A server that is still at work goes on after it was asked, so that "not yet" tells no more than silence.
    if (!isThere)
      tellAhead(context, at, {
        says: 'The clock hook answers once the time has gone on.',
        came: `${why}: the server may still go on by ${LATER}, or has done so unseen`,
      });
  }
  if (isThere) await putBack(context, at);
}

/** Whether the end of a token, or of the next one, shows that the server has gone on since the login. */
async function isAhead({ prober }: CheckContext, { read, token, entered, caller }: Start): Promise<boolean> {
  const told = await prober.ask({ operation: read.id, caller: null, token });
  if (told.status === 401) return true;
  return endOf(await prober.enter(caller)) - endOf(entered) > DAY_MS;
}

/** When the token of a login ends; not a number where the server does not say it. */
const endOf = (entered: Entered | null): number =>
  Date.parse(String(entered === null ? null : valueAt(dataOf(entered.told), 'tokenExpiry')));

async function askWith(
  { ledger, prober }: CheckContext,
  reads: readonly OperationFacts[],
  { caller, token }: Start,
): Promise<void> {
  for (const { id } of reads) {
    const told = await prober.ask({ operation: id, caller: null, token });
    const isRefused = told.status === 401 && ['TOKEN_EXPIRED', null].includes(told.code);
    if (!told.isSound) continue;
    if (isRefused) ledger.pass('auth', `${id}: ${NAME}`);
    else
      ledger.fail(
        'auth',
        `${id}: ${NAME}`,
        prober.findingOf(told, {
          says: `With ${NAME} it answers 401 TOKEN_EXPIRED.`,
          place: placeOf(id, '/responses/401'),
          came: `${told.status} ${told.code ?? ''}`.trim(),
          reached: [
            `log in as ${caller}; its token is TOKEN`,
            `the clock went on by ${LATER} after the login`,
          ],
        }),
      );
  }
}

const backName = ({ read }: Start): string => `${read.id}: the clock put back after ${NAME}`;

async function putBack(context: CheckContext, at: Start): Promise<void> {
  const back = await at.hooks.moveClock(-LATER_MS);
  if ('value' in back) context.ledger.pass('auth', backName(at));
  else
    tellAhead(context, at, {
      says: 'The clock hook puts the time back by a number below zero.',
      came: `${back.why}: the server may still be ${LATER} ahead`,
    });
}

/** A server that stays ahead answers everybody wrongly from then on, so that it is told as a finding. */
function tellAhead(
  { ledger }: CheckContext,
  at: Start,
  { says, came }: { readonly says: string; readonly came: string },
): void {
  ledger.fail('auth', backName(at), {
    operation: null,
    says,
    place: 'docs/for-the-backend-team.md',
    came: `${came}; once it is at rest, log in, and put it back only where tokenExpiry is ${LATER} too late`,
    reached: [`the clock was to go on by ${LATER}`],
    step: at.entered.told.step,
    curl: at.hooks.clockLine(-LATER_MS),
  });
}
