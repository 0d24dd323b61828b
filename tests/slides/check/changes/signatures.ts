import { type Call, isSuccess, shortOf, type Told } from '../calls.ts';
import { type CheckContext, newKey } from '../context.ts';
import { type OperationFacts, placeOf } from '../facts.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A call as it is, but with another password than that of whoever signs; null for one that signs nothing. */
function misSigned(call: Call): Call | null {
  const { body, headers } = call;
  if (!isRecord(body) || !isRecord(body['signature']) || !('password' in body['signature'])) return null;
  const signature = { ...body['signature'], password: 'Another-Password-1' };
  return { ...call, body: { ...body, signature }, headers: { ...headers, 'Idempotency-Key': newKey() } };
}

/**
 * Signs once with a password that is not the signer's, before the call is made as it should be. Gives what comes of that: a
 * refusal tells something only where the right password is taken on the same thing.
 */
export async function tryOtherPassword(
  { prober, ledger, parts }: CheckContext,
  facts: OperationFacts,
  call: Call,
): Promise<(signed: Told) => void> {
  const wrong = parts.has('auth') ? misSigned(call) : null;
  if (wrong === null) return () => undefined;
  const told = await prober.ask(wrong);
  return (signed) => {
    const name = `${facts.id}: a signature with another password`;
    if (!isSuccess(told)) {
      if (isSuccess(signed)) ledger.pass('auth', name);
      return;
    }
    ledger.fail(
      'auth',
      name,
      prober.findingOf(told, {
        says: 'A signature is taken with the password of whoever signs, and with no other.',
        place: placeOf(facts.id, '/requestBody'),
        came: `${shortOf(told)} to another password`,
      }),
    );
  };
}
