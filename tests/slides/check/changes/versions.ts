import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { Params, Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { FACTS, type OperationFacts, responseOf } from '../facts.ts';

const READS = [...FACTS.values()].filter(({ operation }) => operation.method === 'GET');

/** What is read as a file has the ETag of its bytes, which is no version of anything. */
function hasEtag(id: OperationId): boolean {
  const { headers, content } = responseOf(id, 200) ?? {};
  return headers?.['ETag'] !== undefined && content?.['application/json'] !== undefined;
}

/** What is read at the very path, or at the longest beginning of it that has a version. */
export const readOf = (facts: OperationFacts): OperationFacts | null => readsOf(facts)[0] ?? null;

function readsOf({ operation, id }: OperationFacts): readonly OperationFacts[] {
  const { path } = operation;
  const all = READS.filter(
    (read) =>
      read.id !== id &&
      hasEtag(read.id) &&
      (read.operation.path === path || path.startsWith(`${read.operation.path}/`)),
  );
  return all.toSorted((a, b) => b.operation.path.length - a.operation.path.length);
}

/** The list in which the thing stands that the last name of the path is for. */
export function listOf({ operation, names }: OperationFacts): OperationFacts | null {
  const last = names.at(-1);
  if (last === undefined) return null;
  const parent = operation.path.slice(0, operation.path.indexOf(`/{${last}}`));
  return READS.find((read) => read.operation.path === parent) ?? null;
}

const STAFF: readonly CallerName[] = ['admin', 'lab', 'accounts', 'relations'];

/** Asks as the caller, and as the staff where the caller is not shown it. */
export async function readAs(
  { prober, people }: CheckContext,
  read: OperationFacts,
  params: Params,
  caller: CallerName | null,
): Promise<Told | null> {
  const staff = STAFF.filter((name) => people.some((me) => me.name === name));
  for (const one of [caller, ...staff.filter((name) => name !== caller)]) {
    const told = await prober.ask({ operation: read.id, caller: one, params: pick(params, read.names) });
    if (told.status === 200) return told;
  }
  return null;
}

const pick = (params: Params, names: readonly string[]): Params =>
  Object.fromEntries(names.map((name) => [name, params[name] ?? '']));

/** What If-Match has to say now, or null where no answer tells. */
export async function versionOf(
  context: CheckContext,
  facts: OperationFacts,
  params: Params,
  caller: CallerName | null,
): Promise<string | null> {
  const reads = readsOf(facts);
  const [read = null] = reads;
  const last = facts.names.at(-1) ?? '';
  const ofPart = read === null || !read.names.includes(last) ? listOf(facts) : null;
  if (ofPart !== null) {
    await readAs(context, ofPart, params, caller);
    const etag = context.finds.about(params[last] ?? '')['etag'];
    if (typeof etag === 'string') return etag;
  }
  for (const one of reads) {
    const own = (await readAs(context, one, params, caller))?.headers.get('etag') ?? null;
    if (own !== null) return own;
  }
  const etag = context.finds.about(params[last] ?? '')['etag'];
  return typeof etag === 'string' ? etag : null;
}

/** What was moved unawares is known as it is now, so that no later part judges what was before. */
export async function lookAgain(
  context: CheckContext,
  facts: OperationFacts,
  params: Params,
  caller: CallerName = 'admin',
): Promise<void> {
  const read = readOf(facts);
  if (read !== null) await readAs(context, read, params, caller);
}
