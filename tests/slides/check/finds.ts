import type { OperationId } from '#contracts/generated/operations/index.ts';
import { dataOf, isSuccess, type Params, type Told } from './calls.ts';
import type { CallerName, Creds } from './creds.ts';
import { isPathName, NAME_OF, nameOfId, prefixOf } from './thing-names.ts';

/** The subjects of the pages that are about any record, by how its id begins. */
const SUBJECT_OF: Readonly<Record<string, string>> = {
  usr: 'users',
  acc: 'accounts',
  grp: 'groups',
  fac: 'facilities',
};

const REGISTRATION_KINDS = ['providers', 'facilities', 'users', 'operator-staff', 'other'];

/** What fills the names of a path together, and who was shown it. */
export interface Way {
  readonly params: Params;
  readonly seenBy: ReadonlySet<CallerName | null>;
}

export type Facts = Readonly<Record<string, unknown>>;

type Things = NonNullable<Creds['things']>;
type Login = NonNullable<Creds['callers'][CallerName]>;

/** Everything that answers have told of the things on the server. */
export interface Finds {
  readonly learn: (told: Told) => void;
  /** Takes up ids that somebody who knows the server has named. */
  readonly mention: (things: Things) => void;
  /** Every known way to fill the names of an operation's path. */
  readonly ways: (operation: OperationId, names: readonly string[]) => readonly Way[];
  /** What is known of a thing by its id; later answers go before earlier ones. */
  readonly about: (id: string) => Facts;
  /** The cases in which an image of this file was seen. */
  readonly casesOf: (blobId: string) => readonly string[];
  readonly ids: (prefix: string) => readonly string[];
  readonly loginOf: (caller: CallerName) => Login | null;
}

const isObject = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Orders, rescans and questions have ids of one form, and operations of their own. */
const requestName = (operation: string): string =>
  `requestId of ${/Stain|Rescan|Question|Information/.exec(operation)?.[0].replace('Information', 'Question') ?? ''}`;

export function createFinds(creds: Creds): Finds {
  const ways = new Map<string, { params: Params; seenBy: Set<CallerName | null> }>();
  const things = new Map<string, Facts>();
  const cases = new Map<string, ReadonlySet<string>>();

  const remember = (params: Params, caller: CallerName | null): void => {
    const key = JSON.stringify(Object.entries(params).toSorted());
    const known = ways.get(key) ?? { params, seenBy: new Set() };
    known.seenBy.add(caller);
    ways.set(key, known);
    const { blobId, caseId } = params;
    if (blobId !== undefined && caseId !== undefined)
      cases.set(blobId, new Set(cases.get(blobId)).add(caseId));
  };
  const mention = (given: Things): void => {
    const named = Object.entries(given).filter(([alias]) => isPathName(alias));
    if (named.length > 0) remember(Object.fromEntries(named), null);
    for (const id of Object.values(given)) if (nameOfId(id) !== '') remember({ [nameOfId(id)]: id }, null);
  };
  mention(creds.things ?? {});

  function walk(node: unknown, above: Params, told: Told): void {
    if (Array.isArray(node)) {
      for (const one of node) walk(one, above, told);
      return;
    }
    if (!isObject(node)) return;
    const own = ownIds(node, above, told.call.operation);
    const here = { ...above, ...own };
    if (Object.keys(own).length > 0) remember(here, told.call.caller);
    const id = node['id'] ?? node['userId'] ?? node['imageId'];
    if (typeof id === 'string' && prefixOf(id) !== '')
      // What the list of the callers knows is richer than what a reference to them tells.
      things.set(id, { ...things.get(id), ...node });
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && Object.hasOwn(NAME_OF, prefixOf(value)))
        remember({ [NAME_OF[prefixOf(value)] ?? '']: value }, null);
      walk(value, key === 'data' ? above : here, told);
    }
  }

  return {
    mention,
    learn: (told) => {
      if (!isSuccess(told)) return;
      const above = Object.entries(told.call.params ?? {}).filter(([, value]) => prefixOf(value) !== '');
      const etag = told.headers.get('etag');
      const last = above.at(-1)?.[1];
      const data = dataOf(told);
      walk(data, withRequest(Object.fromEntries(above), told.call.operation), told);
      if (etag !== null && last !== undefined && isObject(data) && (data['id'] ?? data['userId']) === last)
        things.set(last, { ...things.get(last), etag });
    },
    about: (id) => things.get(id) ?? {},
    casesOf: (blobId) => [...(cases.get(blobId) ?? [])],
    ids: (prefix) => [...things.keys()].filter((id) => prefixOf(id) === prefix),
    loginOf: (caller) => creds.callers[caller] ?? null,
    ways: (operation, names) => waysOf([...ways.values()], operation, names),
  };
}

/** An image names its blob in a field of its own. */
const BLOB = /^[\w~-][\w.~-]{0,99}$/;

function ownIds(node: Facts, above: Params, operation: string): Params {
  const own: Record<string, string> = {};
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'string') continue;
    const name = NAME_OF[prefixOf(value)];
    if (name !== undefined && (key === 'id' || key === name)) {
      own[name] = value;
      if (name === 'userId' && above['groupId'] !== undefined) own['memberId'] = value;
    } else if (key === 'blobId' || key === 'slot') own[key] = value;
    else if (key === 'fileContent' && BLOB.test(value)) own['blobId'] = value;
    else if (key === 'name' && above['taskId'] !== undefined && /^[a-z0-9][a-z0-9-]*$/.test(value))
      own['name'] = value;
    else if (key === 'key' && operation.includes('Onboarding')) own['stepKey'] = value;
    else if (key === 'kind' && REGISTRATION_KINDS.includes(value)) own['kind'] = value;
  }
  return withRequest(own, operation);
}

/** An id of a request alone does not say to which operations it belongs. */
function withRequest(params: Params, operation: string): Params {
  const { requestId, ...others } = params;
  return requestId === undefined ? params : { ...others, [requestName(operation)]: requestId };
}

/** What a path takes besides ids of things. */
const FIXED: Params = { slot: 'labReports', stepKey: 'licences', partNumber: '1', name: 'slides-check' };

function waysOf(known: readonly Way[], operation: OperationId, names: readonly string[]): readonly Way[] {
  if (names.length === 0) return [{ params: {}, seenBy: new Set() }];
  if (names.includes('subject')) return bySubject(known);
  const found = new Map<string, { params: Params; seenBy: Set<CallerName | null> }>();
  for (const { params, seenBy } of known) {
    const filled = names.map((name) => [name, valueIn(params, name, operation)] as const);
    if (filled.some(([, value]) => value === undefined)) continue;
    const all = Object.fromEntries(filled.map(([name, value]) => [name, value ?? '']));
    const key = Object.values(all).join('\n');
    const before = found.get(key);
    if (before === undefined) found.set(key, { params: all, seenBy: new Set(seenBy) });
    else for (const caller of seenBy) before.seenBy.add(caller);
  }
  return [...found.values()];
}

function valueIn(params: Params, name: string, operation: string): string | undefined {
  if (name === 'requestId') return params[requestName(operation)] ?? params[name];
  if (name === 'earlierCaseId') return undefined;
  return params[name] ?? FIXED[name];
}

function bySubject(known: readonly Way[]): readonly Way[] {
  return known.flatMap(({ params, seenBy }) =>
    Object.values(params).flatMap((subjectId) => {
      const subject = SUBJECT_OF[prefixOf(subjectId)];
      return subject === undefined || Object.keys(params).length > 1
        ? []
        : [{ params: { subject, subjectId }, seenBy }];
    }),
  );
}
