import { type Ref, resolve, type SchemaObject } from '#contracts/generate/document.ts';
import { MOVES } from '../../states/moves.ts';
import { dataOf, isSuccess, shortOf, type Told } from '../calls.ts';
import { document, FACTS, factsFor, isReadById, type OperationFacts, placeOf, responseOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import type { Ledger } from '../ledger.ts';
import type { Prober } from '../prober.ts';
import { nameOfId } from '../thing-names.ts';

export interface Offers {
  /** Holds every change to what the answers before it offered to the same caller; the loser of a race is not alone. */
  readonly heard: (told: Told, isAlone: boolean) => void;
}

/** What an answer said that somebody may do to a thing, and the version that it said it of. */
interface Offer {
  readonly etag: unknown;
  readonly actions: readonly unknown[];
}

/** The read of a thing by its id, and the words in which it offers what may be done to it. */
interface Reader {
  readonly read: OperationFacts;
  /** The paths of the read and of the list above it: others may offer less, such as the page of a team. */
  readonly paths: readonly string[];
  readonly actions: readonly unknown[];
}

const propertyOf = (schema: SchemaObject | Ref | undefined, name: string): SchemaObject | Ref | undefined =>
  schema === undefined ? undefined : resolve<SchemaObject>(document, schema).properties?.[name];

const readerOf = (read: OperationFacts): Reader => {
  const envelope = responseOf(read.id, 200)?.content?.['application/json']?.schema;
  const offered = propertyOf(propertyOf(envelope, 'data'), 'allowedActions');
  const { items } = offered === undefined ? {} : resolve<SchemaObject>(document, offered);
  const { path } = read.operation;
  return {
    read,
    paths: [path, path.slice(0, path.lastIndexOf('/'))],
    actions: items === undefined ? [] : (resolve<SchemaObject>(document, items).enum ?? []),
  };
};

/** By the name that the id of the thing has in a path. */
const READERS: ReadonlyMap<string, Reader> = new Map(
  [...FACTS.values()]
    .filter((facts) => facts.names.length === 1 && isReadById(facts))
    .map((facts) => [facts.names[0] ?? '', readerOf(facts)]),
);

/** Names of moves may be written with hyphens, and actions are not. */
const asAction = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The actions that stand for an operation: by its moves, or by its own name without that of the thing. */
function actionsFor(id: OperationFacts['id'], { read, actions }: Reader): readonly string[] {
  const thing = read.id.replace(/^get/, '');
  const names = [
    ...MOVES.filter(({ operation }) => operation === id).map(({ name }) => asAction(name)),
    id,
    id.replace(thing, ''),
    ...(id === `update${thing}` ? ['edit'] : []),
  ];
  return [...new Set(names)].filter((name) => actions.includes(name));
}

/** The thing that a path names last, where it ends with a thing or with what is done to it. */
function thingOf({ names }: OperationFacts, { call }: Told): string | null {
  const id = call.params?.[names.at(-1) ?? ''] ?? '';
  return nameOfId(id) === '' ? null : id;
}

const isReplayed = ({ headers }: Told): boolean => headers.get('idempotent-replayed') === 'true';

/** Buttons follow `allowedActions`: what can be done is offered before, and what is offered is not refused by the state. */
export function createOffers(ledger: Ledger, findingOf: Prober['findingOf']): Offers {
  const offers = new Map<string, Offer>();

  function remember({ operation }: OperationFacts, told: Told): void {
    const data = dataOf(told);
    const items = valueAt(data, 'items');
    const rows: readonly unknown[] = Array.isArray(items) ? items : [data];
    for (const row of rows) {
      const id = valueAt(row, 'id') ?? valueAt(row, 'userId');
      const actions = valueAt(row, 'allowedActions');
      if (typeof id !== 'string' || !Array.isArray(actions)) continue;
      const isOwnWords = READERS.get(nameOfId(id))?.paths.includes(operation.path) === true;
      if (isOwnWords) offers.set(`${told.call.caller} ${id}`, { etag: valueAt(row, 'etag'), actions });
    }
  }

  function judge(facts: OperationFacts, told: Told, isAlone: boolean): void {
    const { caller, headers = {} } = told.call;
    const id = thingOf(facts, told);
    const reader = id === null ? undefined : READERS.get(nameOfId(id));
    const offer = offers.get(`${caller} ${id}`);
    if (reader === undefined || offer === undefined) return;
    const actions = actionsFor(facts.id, reader);
    if (actions.length === 0) return;
    const offered = actions.filter((action) => offer.actions.includes(action));
    const name = `${facts.id}: what was offered`;
    const says = (isRight: boolean, sentence: string): void => {
      if (isRight) ledger.pass('state', name);
      else
        ledger.fail(
          'state',
          name,
          findingOf(told, {
            says: sentence,
            place: placeOf(reader.read.id, '/responses/200'),
            came: `${shortOf(told)}, and allowedActions ${JSON.stringify(offer.actions)}`,
            reached: [`${id} was shown to ${caller} with these allowedActions`],
          }),
        );
    };
    const isOfVersion = !facts.needsVersion || headers['If-Match'] === offer.etag;
    const isChanged = isSuccess(told) && told.headers.get('etag') !== offer.etag;
    if (isChanged && isOfVersion && !isReplayed(told))
      says(offered.length > 0, `Whoever can do it is offered ${actions.join(' or ')} before.`);
    if (!isRefusedByState(facts, told)) return;
    if (!isAlone && offered.length === actions.length)
      ledger.miss('state', name, 'what was asked at the same time may have changed the state before');
    else says(offered.length < actions.length, `What is offered, ${actions.join(', ')}, the state allows.`);
  }

  return {
    heard: (told, isAlone) => {
      const facts = factsFor(told.call.operation);
      if (told.call.method !== undefined || told.call.caller === null) return;
      if (facts.isSafe) {
        if (told.isSound && isSuccess(told)) remember(facts, told);
        return;
      }
      if (told.isSound) judge(facts, told, isAlone);
      // What was done to one thing may change what can be done to another, such as a further case of a full desk.
      if (isSuccess(told) && !isReplayed(told)) offers.clear();
    },
  };
}

/** Whether a state is said to be the reason, and not which of several moves the body asked for. */
function isRefusedByState({ id }: OperationFacts, { status, code }: Told): boolean {
  const moves = MOVES.filter(({ operation, from }) => operation === id && from.length > 0);
  return (
    status === 409 &&
    moves.some(({ refusal }) => refusal === code) &&
    new Set(moves.map(({ to }) => to)).size === 1
  );
}
