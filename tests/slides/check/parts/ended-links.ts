import type { CheckContext } from '../context.ts';
import { placeOf } from '../facts.ts';
import { CHANGES_NOTHING } from '../prober.ts';
import { askForLinks, callByLink, linksIn, openedByLinks } from './forged-links.ts';
import { giveBack } from './give-back.ts';

const NAME = 'a link after the logout';

/** Signed addresses that were given in a session which has ended since, or why there are none. */
async function endedLinks(context: CheckContext): Promise<readonly string[] | string> {
  const { isReadOnly, prober } = context;
  if (isReadOnly) return CHANGES_NOTHING;
  const given = await askForLinks(context);
  if (given === null) return 'nobody was given such a link';
  const token = (await prober.enter(given.caller))?.token ?? null;
  if (token === null) return 'nobody could log in and out again';
  const { params } = given;
  const links = linksIn(await prober.ask({ operation: 'getDownloadLink', caller: null, token, params }));
  return (await giveBack(prober, token)) ?? links;
}

/** A signed address ends with the session that it was given in: whoever copied it sees no slide after the logout. */
export async function checkEndedLinks(context: CheckContext): Promise<void> {
  const { ledger, prober } = context;
  const read = openedByLinks(context);
  if (read.length === 0) return;
  const links = await endedLinks(context);
  for (const facts of read) {
    const cell = `${facts.id}: ${NAME}`;
    const given = typeof links === 'string' ? [] : links;
    const call = given.map((one) => callByLink(facts, one)).find((one) => one !== null);
    if (call === undefined) {
      ledger.miss('auth', cell, typeof links === 'string' ? links : 'nobody was given such a link');
      continue;
    }
    const told = await prober.ask(call);
    if (!told.isSound) continue;
    if (told.status === 403 && [null, 'LINK_EXPIRED'].includes(told.code)) ledger.pass('auth', cell);
    else
      ledger.fail(
        'auth',
        cell,
        prober.findingOf(told, {
          says: `With ${NAME} of the session that it was given in it answers 403 LINK_EXPIRED.`,
          place: placeOf(facts.id, '/responses/403'),
          came: `${told.status} ${told.code ?? 'let in'}`,
          reached: ['logout: with the token that the link was asked for with'],
        }),
      );
  }
}
