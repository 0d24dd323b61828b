import { isSuccess, shortOf } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import { type OperationFacts, placeOf } from '../facts.ts';
import { askForLinks, callByLink, openedByLinks } from './forged-links.ts';

export const PAST_LINK = 'a link past its end';

/** A signed address that has opened something already. */
export interface OpenLink {
  readonly facts: OperationFacts;
  readonly address: string;
}

/** The addresses that are open now, since a refusal later on tells something only of those. */
export async function openLinks(context: CheckContext): Promise<readonly OpenLink[]> {
  const { ledger, prober } = context;
  const read = openedByLinks(context);
  if (read.length === 0) return [];
  const links = (await askForLinks(context))?.links ?? [];
  const open: OpenLink[] = [];
  for (const facts of read) {
    const address = links.find((one) => callByLink(facts, one) !== null);
    const call = address === undefined ? null : callByLink(facts, address);
    const told = call === null ? null : await prober.ask(call);
    if (address !== undefined && told !== null && isSuccess(told)) open.push({ facts, address });
    else ledger.miss('auth', `${facts.id}: ${PAST_LINK}`, 'nobody was given such a link');
  }
  return open;
}

/** Asks for them again once their time is over: whoever kept an address of a slide does not see it for ever. */
export async function checkPastLinks(
  { ledger, prober }: CheckContext,
  links: readonly OpenLink[],
  later: string,
): Promise<void> {
  for (const { facts, address } of links) {
    const call = callByLink(facts, address);
    const told = call === null ? null : await prober.ask(call);
    if (told === null || !told.isSound) continue;
    const cell = `${facts.id}: ${PAST_LINK}`;
    if (told.status === 403 && [null, 'LINK_EXPIRED'].includes(told.code)) ledger.pass('auth', cell);
    else
      ledger.fail(
        'auth',
        cell,
        prober.findingOf(told, {
          says: `With ${PAST_LINK} it answers 403 LINK_EXPIRED.`,
          place: placeOf(facts.id, '/responses/403'),
          came: isSuccess(told) ? `${told.status}, let in` : shortOf(told),
          reached: [`the clock went on by ${later} after the link was given`],
        }),
      );
  }
}
