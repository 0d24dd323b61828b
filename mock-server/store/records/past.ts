import { z } from 'zod';
import { ProviderFacts } from './people.ts';
import { CaseRecord, UserRecord } from './records.ts';
import { TaskRecord } from './work.ts';

/** What the operator's overview reads of a case, a task and a user; what else they have may change unkept. */
const CaseThen = CaseRecord.pick({
  id: true,
  status: true,
  subspecialty: true,
  facilityId: true,
  assignedProviderId: true,
  sentAt: true,
  availableAt: true,
  dueAt: true,
  selectedAt: true,
  signedAt: true,
  reportState: true,
});
export type CaseThen = z.infer<typeof CaseThen>;

const TaskThen = TaskRecord.pick({ id: true, type: true, status: true, dueAt: true, createdAt: true });
export type TaskThen = z.infer<typeof TaskThen>;

const UserThen = UserRecord.pick({
  id: true,
  displayName: true,
  role: true,
  status: true,
  licences: true,
}).extend({ provider: ProviderFacts.pick({ maxOpenCases: true }).nullable() });
export type UserThen = z.infer<typeof UserThen>;

const THEN = { cases: CaseThen, tasks: TaskThen, users: UserThen } as const;

export type PastKind = keyof typeof THEN;

const line = z.object({
  id: z.string().min(1),
  /** Id of the record. */
  of: z.string().min(1),
  /** When it was changed, and which version of it that ended; 0 ended its not being there. */
  at: z.iso.datetime(),
  version: z.int().min(0),
});

/** How a record stood until it was changed; null where it was not there yet. */
export const PastRecord = z.discriminatedUnion('kind', [
  line.extend({ kind: z.literal('cases'), was: CaseThen.nullable() }),
  line.extend({ kind: z.literal('tasks'), was: TaskThen.nullable() }),
  line.extend({ kind: z.literal('users'), was: UserThen.nullable() }),
]);
export type PastRecord = z.infer<typeof PastRecord>;

export const isPastKind = (name: string): name is PastKind => Object.hasOwn(THEN, name);

/** What of a record is kept, as text; two that are alike have the same. */
export const keptText = (kind: PastKind, record: unknown): string =>
  JSON.stringify(record === null ? null : THEN[kind].parse(record));
