import type { CheckContext } from '../context.ts';
import { placeOf } from '../facts.ts';
import type { Change } from './attempts.ts';

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
