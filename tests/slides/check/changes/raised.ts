import { isSuccess, shortOf } from '../calls.ts';
import { type CheckContext, newKey } from '../context.ts';
import { placeOf } from '../facts.ts';
import type { Change } from './attempts.ts';
import { versionOf } from './versions.ts';

/** What was changed has another ETag than the one that its change had to name. */
export function checkRaised({ ledger, prober }: CheckContext, { facts, call, told }: Change): void {
  const seen = call.headers?.['If-Match'];
  const etag = told.headers.get('etag');
  if (seen === undefined || etag === null || told.status !== 200) return;
  const name = `${facts.id}: the next version`;
  if (etag !== seen) ledger.pass('etag', name);
  else
    ledger.fail(
      'etag',
      name,
      prober.findingOf(told, {
        says: 'Every change raises the version, and the answer has the ETag of the new one.',
        place: placeOf(facts.id, '/responses/200/headers/ETag'),
        came: `If-Match ${seen}, and ETag ${etag} afterwards`,
      }),
    );
}

/** The version that a change named is an old one after it: who still has it in hand is refused, and overwrites nothing. */
export async function checkOldVersion(context: CheckContext, { facts, call }: Change): Promise<void> {
  const { ledger, prober } = context;
  const seen = call.headers?.['If-Match'];
  if (seen === undefined || !['PATCH', 'PUT'].includes(facts.operation.method)) return;
  const name = `${facts.id}: an old version`;
  const present = await versionOf(context, facts, call.params ?? {}, call.caller);
  if (present === null || present === seen) {
    ledger.miss('etag', name, 'no answer tells that its version was raised');
    return;
  }
  const key = call.headers?.['Idempotency-Key'] === undefined ? {} : { 'Idempotency-Key': newKey() };
  const told = await prober.ask({ ...call, headers: { ...call.headers, ...key } });
  if (!told.isSound) return;
  if (told.status === 412) ledger.pass('etag', name);
  // The change itself may have led to a state in which it is refused.
  else if (!isSuccess(told)) ledger.miss('etag', name, `it was answered ${shortOf(told)} before its version`);
  else
    ledger.fail(
      'etag',
      name,
      prober.findingOf(told, {
        says: 'A change of a version that was changed since is refused with 412.',
        place: placeOf(facts.id, '/responses/412'),
        came: `${shortOf(told)} to ${seen}, where the version was ${present}`,
      }),
    );
}
