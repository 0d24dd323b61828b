import type { CheckContext } from '../context.ts';
import { neededQuery, placeOf, responseOf } from '../facts.ts';
import { isLink } from '../scout.ts';

/** Whoever has the newest copy of what may be asked for with If-None-Match is not sent it again. */
export async function checkNotModified(context: CheckContext): Promise<void> {
  const { chosen, ledger, people, prober } = context;
  const [me] = people;
  const read = chosen.filter(
    (facts) => responseOf(facts.id, 304) !== null && !isLink(facts) && facts.names.length === 0,
  );
  for (const facts of read) {
    const name = `${facts.id}: the copy that is good`;
    const call = { operation: facts.id, caller: me?.name ?? null, query: neededQuery(facts) };
    const etag = (await prober.ask(call)).headers.get('etag');
    if (etag === null) {
      ledger.miss('etag', name, 'no answer had an ETag');
      continue;
    }
    const told = await prober.ask({ ...call, headers: { 'If-None-Match': etag } });
    if (!told.isSound) continue;
    if (told.status === 304) ledger.pass('etag', name);
    else
      ledger.fail(
        'etag',
        name,
        prober.findingOf(told, {
          says: 'If-None-Match with the ETag that it has now is answered 304.',
          place: placeOf(facts.id, '/responses/304'),
          came: String(told.status),
        }),
      );
  }
}
