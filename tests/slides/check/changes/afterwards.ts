import { MOVES } from '../../states/moves.ts';
import { type Call, dataOf, isSuccess, type Told } from '../calls.ts';
import { type CheckContext, NOTHING } from '../context.ts';
import { FACTS, type OperationFacts, placeOf, responseOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import type { PartName } from '../parts/part-names.ts';
import { canBeAllowed, standingOf } from '../relation.ts';
import type { Change } from './attempts.ts';
import { differences, isFields, isSame, unsaved } from './differences.ts';
import { readAs, readOf } from './versions.ts';

const namedBy = ({ call }: Told): readonly string[] => [
  `${call.operation} as ${call.caller ?? 'nobody'}${call.body === undefined ? '' : ` with ${JSON.stringify(call.body).slice(0, 200)}`}`,
];

/** A request that comes again under its key gets the stored answer, another one under it is refused. */
export async function checkReplay(context: CheckContext, { facts, call, told }: Change): Promise<void> {
  const { prober, ledger } = context;
  const again = await prober.ask(call);
  const place = placeOf(facts.id, '/parameters');
  const reached = namedBy(told);
  // A stored answer may have its keys in another order.
  const isStored = isSame(again.body, told.body);
  const isReplay =
    again.status === told.status && isStored && again.headers.get('idempotent-replayed') === 'true';
  const name = `${facts.id}: the same again`;
  if (again.isSound && isReplay) ledger.pass('idempotency', name);
  else if (again.isSound)
    ledger.fail(
      'idempotency',
      name,
      prober.findingOf(again, {
        says: 'The same request under the same key gets the stored answer, marked Idempotent-Replayed.',
        place,
        came: `${again.status} ${again.code ?? ''}${isStored ? '' : ' with another body'}${again.headers.has('idempotent-replayed') ? '' : ', not marked'}`,
        reached,
      }),
    );
  const other = changed(facts, call);
  if (other === null) return;
  const refused = await prober.ask(other);
  const otherName = `${facts.id}: another request under the key`;
  if (!refused.isSound) return;
  if (refused.status === 422 && refused.code === 'IDEMPOTENCY_KEY_REUSED')
    ledger.pass('idempotency', otherName);
  else
    ledger.fail(
      'idempotency',
      otherName,
      prober.findingOf(refused, {
        says: 'Another request under a key that has an answer is 422 IDEMPOTENCY_KEY_REUSED.',
        place,
        came: `${refused.status} ${refused.code ?? ''}`,
        reached,
      }),
    );
}

/** The key of somebody is no key of anybody else, who would be shown what the first one made. */
export async function checkKeyOfAnother(context: CheckContext, { facts, call, told }: Change): Promise<void> {
  const { finds, ledger, people, prober } = context;
  const way = { params: call.params ?? {}, seenBy: new Set([call.caller]) };
  const other = people.find((me) => {
    const standing = me.name === call.caller ? null : standingOf(finds, facts.id, way, me, null);
    return standing !== null && canBeAllowed(facts.id, me.name, standing);
  });
  // A move that somebody else makes is another one, and is refused for reasons of its own.
  if (other === undefined || call.caller === null || facts.names.length > 0) return;
  const again = await prober.ask({ ...call, caller: other.name });
  if (!again.isSound) return;
  const name = `${facts.id}: the key of another`;
  if (again.headers.get('idempotent-replayed') !== 'true') ledger.pass('idempotency', name);
  else
    ledger.fail(
      'idempotency',
      name,
      prober.findingOf(again, {
        says: 'A key is of whoever sent it: nobody else is given the stored answer.',
        place: placeOf(facts.id, '/parameters'),
        came: `${again.status} with the answer to ${call.caller}`,
        reached: namedBy(told),
      }),
    );
}

/** Fields that take any text. */
const FREE_TEXTS = ['subject', 'title', 'text', 'message', 'name', 'comment', 'note'];

/** A call about another thing, or with another body of the right form. */
function changed({ names, examples }: OperationFacts, call: Call): Call | null {
  const last = names.findLast((name) => name.endsWith('Id'));
  if (last !== undefined) return { ...call, params: { ...call.params, [last]: NOTHING[last] ?? '' } };
  if (!isFields(call.body)) return null;
  const written = Object.entries(call.body).find(
    ([key, value]) => FREE_TEXTS.includes(key) && typeof value === 'string',
  );
  if (written !== undefined)
    return { ...call, body: { ...call.body, [written[0]]: `${String(written[1])} again` } };
  const other = examples.find(({ value }) => JSON.stringify(value) !== JSON.stringify(call.body));
  return other === undefined ? null : { ...call, body: other.value };
}

const formOf = ({ id }: OperationFacts): string =>
  JSON.stringify(responseOf(id, 200)?.content?.['application/json']?.schema ?? id);

/** What was changed is read as it was changed; what was taken away is not there. */
export async function checkReadBack(context: CheckContext, change: Change): Promise<void> {
  const { facts, call, told } = change;
  if (
    facts.operation.method === 'DELETE' &&
    !MOVES.some((move) => move.operation === facts.id && move.to !== null)
  )
    return checkGone(context, change);
  const location = told.headers.get('location');
  if (told.status === 201 && location !== null && context.parts.has('links'))
    await checkLocation(context, change, location);
  if (!(context.parts.has('readback') || context.parts.has('state'))) return undefined;
  if (told.status === 201 || told.status === 202) return undefined;
  for (const read of new Set([readOf(facts), readOfForm(facts)])) {
    const later = read === null ? null : await readAs(context, read, call.params ?? {}, call.caller);
    if (read === null || later === null || !later.isSound) continue;
    const wrong = [...new Set(otherwiseRead(change, read, later))];
    // A move that is not there afterwards is one of the state, and no lost text.
    const ofMove = isMove(facts) ? wrong.filter((path) => OF_ALL.includes(path)) : [];
    const lost = wrong.filter((path) => !ofMove.includes(path));
    if (isMove(facts)) report(context, change, later, 'state', otherwise(ofMove, later));
    report(context, change, later, 'readback', otherwise(lost, later));
  }
  return undefined;
}

const isMove = ({ id }: OperationFacts): boolean =>
  MOVES.some(({ operation, from }) => operation === id && from.length > 0);

const MOST_SHOWN = 100;

/** What stands there now tells how it was lost: a day too early, cut, in another script. */
const otherwise = (paths: readonly string[], later: Told): string | null =>
  paths.length === 0 ? null : `read otherwise: ${paths.map((path) => shownAt(later, path)).join(', ')}`;

function shownAt(later: Told, path: string): string {
  const value = valueAt(dataOf(later), path);
  return value === undefined ? path : `${path} as ${JSON.stringify(value).slice(0, MOST_SHOWN)}`;
}

/** What shows a thing in the very form in which its change answers, below the path of the change. */
const readOfForm = (facts: OperationFacts): OperationFacts | null =>
  [...FACTS.values()].find(
    (read) =>
      read.operation.method === 'GET' &&
      read.operation.path.startsWith(`${facts.operation.path}/`) &&
      String(read.names) === String(facts.names) &&
      formOf(read) === formOf(facts),
  ) ?? null;

/** The page of a case shows the patient of its form under another name. */
const asShown = (body: unknown): unknown =>
  isFields(body) && Object.hasOwn(body, 'patient') ? { ...body, patientInfo: body['patient'] } : body;

function otherwiseRead({ facts, call, told }: Change, read: OperationFacts, later: Told): readonly string[] {
  const isOwn = read.operation.path === facts.operation.path;
  const isOneForm = formOf(facts) === formOf(read);
  const isOneCaller = later.call.caller === call.caller;
  const [before, data] = [dataOf(told), dataOf(later)];
  // What is read as a file has no fields to compare.
  if (!isFields(data)) return [];
  const others =
    isOwn || idOf(before) === idOf(data) ? differences(before, data, { isOneForm, isOneCaller }) : [];
  const isSent = isOwn && isOneCaller && facts.operation.method !== 'POST';
  return [
    ...others.filter((path) => isOwn || isOneForm || OF_ALL.includes(path)),
    ...(isSent ? unsaved(asShown(call.body), data) : []),
  ];
}

/** What every answer about a thing says in the same words. */
const OF_ALL = ['status', 'leadStatus', 'version', 'etag'];

const idOf = (data: unknown): unknown => (isFields(data) ? (data['id'] ?? data['userId'] ?? data) : null);

function report(
  { ledger, prober }: CheckContext,
  { facts, told }: Change,
  later: Told,
  part: PartName,
  wrong: string | null,
): void {
  const name = `${facts.id}: read afterwards`;
  if (wrong === null) ledger.pass(part, name);
  else
    ledger.fail(
      part,
      name,
      prober.findingOf(later, {
        says: 'What was changed is read as it was changed.',
        place: placeOf(facts.id),
        came: wrong,
        reached: namedBy(told),
      }),
    );
}

async function checkLocation(context: CheckContext, change: Change, location: string): Promise<void> {
  const { prober, ledger } = context;
  const { facts, call, told } = change;
  const read = [...FACTS.values()].find(
    ({ operation }) => operation.method === 'GET' && pathPattern(operation.path).test(location),
  );
  const name = `${facts.id}: read where Location says`;
  if (read === undefined || call.caller === null) {
    ledger.miss('links', name, 'what was made is not read by whoever made it');
    return;
  }
  const address = location.replace(/^\/api/, '');
  const later = await prober.ask({
    operation: read.id,
    caller: call.caller,
    params: paramsIn(read.operation.path, address),
  });
  if (!later.isSound) return;
  const isThere = isSuccess(later) && idOf(dataOf(told)) !== null;
  const isSameThing = idOf(dataOf(told)) === idOf(dataOf(later));
  const wrong =
    isThere && isSameThing
      ? differences(dataOf(told), dataOf(later), { isOneForm: true, isOneCaller: true })
      : [];
  if (isThere && wrong.length === 0) ledger.pass('links', name);
  else if (later.status === 403 || (later.status === 404 && !mayRead(context, read, later)))
    ledger.miss('links', name, 'whoever made it may not read it');
  else
    ledger.fail(
      'links',
      name,
      prober.findingOf(later, {
        says: `What was made is read at its Location, ${location}.`,
        place: placeOf(facts.id, '/responses/201/headers/Location'),
        came: isThere ? (otherwise(wrong, later) ?? 'another thing') : `${later.status} ${later.code ?? ''}`,
        reached: namedBy(told),
      }),
    );
}

/** Whether the contract lets the caller read it, such as a blinded review, which only its reviewer may see. */
function mayRead({ finds, people }: CheckContext, { id }: OperationFacts, { call }: Told): boolean {
  const me = people.find(({ name }) => name === call.caller);
  const way = { params: call.params ?? {}, seenBy: new Set([call.caller]) };
  const standing = me === undefined ? null : standingOf(finds, id, way, me, null);
  return me !== undefined && standing !== null && canBeAllowed(id, me.name, standing);
}

const pathPattern = (path: string): RegExp => new RegExp(`^(/api)?${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

function paramsIn(path: string, address: string): Readonly<Record<string, string>> {
  const given = address.split('/');
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, at) =>
        part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(given[at] ?? '')]] : [],
      ),
  );
}

async function checkGone(context: CheckContext, change: Change): Promise<void> {
  const { facts, call } = change;
  const read = [...FACTS.values()].find(
    ({ operation }) => operation.method === 'GET' && operation.path === facts.operation.path,
  );
  if (read === undefined || facts.names.length === 0) return;
  const later = await context.prober.ask({
    operation: read.id,
    caller: call.caller,
    params: call.params ?? {},
  });
  if (!later.isSound) return;
  report(
    context,
    change,
    later,
    'readback',
    later.status === 404 ? null : `${later.status} for what was taken away`,
  );
}
