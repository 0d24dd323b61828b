import { createHash, randomUUID } from 'node:crypto';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import type { Driver } from './driver.ts';
import { idOf, whoIs } from './people.ts';
import type { Command, Told } from './state.ts';

export interface Said extends Told {
  readonly status: number;
  readonly code: string | null;
  readonly text: string;
  readonly isReplay: boolean;
}

/** A command with the key under which it was sent, so that it can be sent again. */
export interface Sent {
  readonly command: Command;
  readonly key: string;
}

/** What is posted is done once for one key (contract 1); the rest is the same however often it is sent. */
export const hasKey = ({ operation }: Command): boolean => operations[operation].method === 'POST';

export const newKey = (): string => `"${randomUUID()}"`;

/** A call about another case is another request under the key. */
export const change = ({ command, key }: Sent): Sent => ({
  key,
  command: { ...command, params: { ...command.params, caseId: 'cas_model-none' } },
});

/** The ids of people where the contract wants them. */
function wireBody({ operation, body, to }: Command): unknown {
  if (to === undefined || isOfPerson(operation)) return body;
  if (operation === 'assignTask') return { ...body, assigneeId: idOf(to) };
  return operation === 'assignCase' ? { ...body, providerId: idOf(to) } : { ...body, reviewerId: idOf(to) };
}

const isOfPerson = (operation: Command['operation']): boolean =>
  operation === 'deactivateUser' || operation === 'reactivateUser';

/** The bytes of a part with what the sender says that they are; everything else is sent as JSON. */
function contentOf(
  command: Command,
): Pick<RequestInit, 'body'> & { readonly headers: Record<string, string> } {
  const body = wireBody(command);
  if (body === undefined) return { headers: {} };
  if (command.operation !== 'putUploadPart')
    return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const { content, claimed } = body as Record<'content' | 'claimed', string>;
  const sha256 = createHash('sha256').update(claimed).digest('hex');
  return { headers: { 'Content-Type': 'application/octet-stream', 'X-Part-Sha256': sha256 }, body: content };
}

/** Sends a command as the one who says it. What the mock answers is held to the contract by the mock itself. */
export async function send(driver: Driver, token: string, { command, key }: Sent): Promise<Said> {
  const { operation, params, ifMatch, to } = command;
  const { method, path }: Operation = operations[operation];
  const all: Readonly<Record<string, string>> =
    to === undefined || !isOfPerson(operation) ? params : { ...params, userId: idOf(to) };
  const { body, headers } = contentOf(command);
  const made = await watch(driver);
  const response = await driver.fetch(
    new Request(`${driver.base}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '')}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...headers,
        ...(hasKey(command) ? { 'Idempotency-Key': key } : {}),
        ...(ifMatch === undefined || ifMatch === null ? {} : { 'If-Match': `"v${ifMatch}"` }),
      },
      ...(body === undefined ? {} : { body }),
    }),
  );
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: Record<string, unknown> | null };
  return {
    status: response.status,
    code: response.headers.get('x-error-code'),
    text,
    isReplay: response.headers.get('idempotent-replayed') === 'true',
    data: data ?? {},
    ...(await made()),
  };
}

const idsOf = (records: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(records.map(({ id }) => id));

/** Answers seldom name the tasks and lines that a command made: nobody but those who have them is told. */
async function watch(driver: Driver): Promise<() => Promise<Pick<Told, 'tasks' | 'lines'>>> {
  const before = await driver.lookAtWork();
  const [hadTasks, hadLines] = [idsOf(before.tasks), idsOf(before.billings)];
  return async () => {
    const { tasks, billings } = await driver.lookAtWork();
    return {
      tasks: tasks
        .filter(({ id }) => !hadTasks.has(id))
        .map(({ id, type, caseId, assigneeId }) => ({ id, type, caseId, assignee: whoIs(assigneeId) })),
      lines: billings.filter(({ id }) => !hadLines.has(id)),
    };
  };
}

/** Any call lets what is due happen first. */
export async function look(driver: Driver): Promise<Told> {
  const made = await watch(driver);
  await driver.fetch(new Request(`${driver.base}/banner`));
  return { data: {}, ...(await made()) };
}
