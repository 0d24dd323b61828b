import { expect, it } from 'vitest';
import { readDemoCreds } from '../../mutants/demo-creds.ts';
import type { Call, Told } from '../calls.ts';
import { createLedger } from '../ledger.ts';
import { createProber } from '../prober.ts';
import { createOffers } from './offers.ts';

const params = { caseId: 'cas_1' };
const take: Call = { operation: 'pickUpCase', caller: 'provider', params, headers: { 'If-Match': '"v1"' } };

/** An answer without a fault, whose body holds the data alone. */
const told = (
  call: Call,
  status: number,
  data: unknown,
  headers: Readonly<Record<string, string>>,
): Told => ({
  call,
  status,
  code: headers['x-error-code'] ?? null,
  body: { data },
  bytes: new Uint8Array(),
  headers: new Headers(headers),
  step: 1,
  isSound: true,
});

/** What is said of a case that was offered and is then refused by its state, and of which actions. */
function refuse(isAlone: boolean) {
  const ledger = createLedger();
  const offers = createOffers(ledger, ({ call, step }, { says, place, came }) => ({
    operation: call.operation,
    says,
    place,
    came,
    reached: [],
    step,
    curl: '',
  }));
  const offered = { id: 'cas_1', etag: '"v1"', allowedActions: ['pickUp'] };
  offers.heard(told({ operation: 'getCase', caller: 'provider', params }, 200, offered, {}), true);
  offers.heard(told(take, 409, null, { 'x-error-code': 'CASE_ALREADY_PICKED_UP' }), isAlone);
  return ledger.checked();
}

it('what is offered and then refused by the state is wrong, and is named once', () => {
  expect(refuse(true)).toMatchObject([
    {
      name: 'pickUpCase: what was offered',
      status: 'failed',
      finding: { says: 'What is offered, pickUp, the state allows.' },
    },
  ]);
});

it('the loser of a race whose answer comes first is not taken for a false offer', () => {
  expect(refuse(false)).toMatchObject([{ name: 'pickUpCase: what was offered', status: 'not reached' }]);
});

it('an answer is alone unless something else is still asked when it comes', async () => {
  const answers: (() => void)[] = [];
  const heard: boolean[] = [];
  const { ask } = createProber({
    send: () => new Promise((give) => answers.push(() => give(Response.json({ data: null })))),
    base: 'http://checked.test/api',
    creds: readDemoCreds(),
    timeoutMs: 60_000,
    now: () => 0,
    deadlineMs: 60_000,
    ledger: createLedger(),
    isReadOnly: false,
    isEnded: () => false,
    isJudged: () => false,
    heard: (_, isAlone) => void heard.push(isAlone),
  });
  const both = Promise.all([1, 2].map(() => ask({ operation: 'getBanner', caller: null })));
  for (const answer of answers) answer();
  await both;
  expect(heard).toEqual([false, true]);
});
