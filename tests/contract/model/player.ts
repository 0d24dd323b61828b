import { randomUUID } from 'node:crypto';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import type { MockApi } from '#mock-server/server.ts';
import { idOf, tokenOf, whoIs } from './people.ts';
import type { Command, MadeTask, Told } from './state.ts';

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

/** The same words with one more: another request under the same key. */
export const changed = ({ command, key }: Sent): Sent => ({
  key,
  command: { ...command, params: { ...command.params, caseId: 'cas_model-none' } },
});

/** The ids of people where the contract wants them. */
function wireBody({ operation, body, to }: Command): unknown {
  if (to === undefined || operation === 'deactivateUser') return body;
  return operation === 'assignCase' ? { ...body, providerId: idOf(to) } : { ...body, reviewerId: idOf(to) };
}

/** Sends a command as the one who says it. What the mock answers is held to the contract by the mock itself. */
export async function send(api: MockApi, { command, key }: Sent): Promise<Said> {
  const { operation, who, params, ifMatch, to } = command;
  const { method, path }: Operation = operations[operation];
  const all: Readonly<Record<string, string>> =
    to === undefined || operation !== 'deactivateUser' ? params : { ...params, userId: idOf(to) };
  const body = wireBody(command);
  const before = new Set(
    api
      .world()
      .tasks.list()
      .map(({ id }) => id),
  );
  const response = await api.fetch(
    new Request(
      `http://mock.test/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '')}`,
      {
        method,
        headers: {
          Authorization: `Bearer ${tokenOf(who)}`,
          ...(hasKey(command) ? { 'Idempotency-Key': key } : {}),
          ...(ifMatch === undefined || ifMatch === null ? {} : { 'If-Match': `"v${ifMatch}"` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    ),
  );
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: Record<string, unknown> | null };
  return {
    status: response.status,
    code: response.headers.get('x-error-code'),
    text,
    isReplay: response.headers.get('idempotent-replayed') === 'true',
    data: data ?? {},
    tasks: newTasks(api, before),
  };
}

/** Answers seldom name the tasks that a command made: nobody but those who have them is told. */
const newTasks = (api: MockApi, before: ReadonlySet<string>): readonly MadeTask[] =>
  api
    .world()
    .tasks.list()
    .filter(({ id }) => !before.has(id))
    .map(({ id, type, caseId, assigneeId }) => ({ id, type, caseId, assignee: whoIs(assigneeId) }));
