import { createHash } from 'node:crypto';
import type { HistorySubjectZodType } from '#contracts/generated/schemas/history-subject.ts';
import type { Resolver } from '../../http/call.ts';
import { type FeedAsked, feedOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import type { World } from '../../world.ts';
import { personRef } from '../people/person-refs.ts';
import type { Doing } from './case-events.ts';

interface Kept {
  readonly id: string;
  readonly version: number;
}

/** Billing lines have a history of their own, for those who keep the accounts. */
type Subject = HistorySubjectZodType | 'billings';

/** What is secret, follows from something else, or changes with every write. */
const UNTOLD: readonly string[] = [
  'id',
  'version',
  'passwordHash',
  'formerPasswordHashes',
  'lastLoginAt',
  'createdAt',
  'updatedAt',
  'invitedAt',
  'acceptedAt',
  'history',
  // The number of the case stands beside it.
  'caseId',
  'autoSpecimenID',
  'changedByHand',
  'voidedBy',
  'type',
  'state',
  'stateName',
];

/** What people call the thing that an id means, by the beginning of the id. */
const NAMES: Readonly<Record<string, (world: World, id: string) => string | undefined>> = {
  usr: (world, id) => world.users.find(id)?.displayName,
  fac: (world, id) => world.facilities.find(id)?.name,
  grp: (world, id) => world.groups.find(id)?.name,
  acc: (world, id) => world.accounts.find(id)?.name,
  enq: (world, id) => {
    const asker = world.enquiries.find(id);
    return asker === null ? undefined : `${asker.firstName} ${asker.lastName}`;
  },
};

/** A text as people read it: each id in it by the name of its thing. */
const putNames = (world: World, text: string | undefined): string | null =>
  text
    ?.split(', ')
    .map((part) => {
      const nameOf = NAMES[/^([a-z]{3})_[a-z0-9_-]+$/.exec(part)?.[1] ?? ''];
      return nameOf === undefined ? part : (nameOf(world, part) ?? 'deleted since');
    })
    .join(', ') ?? null;

/** Every leaf of a record by its path, as text; lists of plain values in one line, and a person by the id alone. */
function* leavesOf(value: unknown, path: string): Generator<readonly [string, string]> {
  if (value === null || value === undefined || value === '') return;
  // The notes of an enquiry carry their own author and time; those of a billing line are a text.
  if (path === 'notes' && Array.isArray(value)) return;
  // A registration has no name; that of the account which came of it stands beside it.
  if (path.endsWith('registrationId')) return;
  if (typeof value === 'string' && path.endsWith('signatureImage'))
    yield [path, `picture ${createHash('sha256').update(value).digest('hex').slice(0, 8)}`];
  else if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    if (value.length > 0) yield [path, value.join(', ')];
  } else if (typeof value === 'object' && 'userId' in value && 'displayName' in value)
    yield* leavesOf(value.userId, path);
  else if (typeof value === 'object') {
    for (const [key, held] of Object.entries(value))
      if (path !== '' || !UNTOLD.includes(key)) yield* leavesOf(held, path === '' ? key : `${path}.${key}`);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    yield [path, `${value}`];
}

/** Keeps what a change did to a record; `before` is null for a new one. Nothing is kept where nothing is told. */
export function keepHistory<T extends Kept>(
  { world, now, caller }: Pick<Doing, 'world' | 'now' | 'caller'>,
  subject: Subject,
  before: T | null,
  after: T,
): T {
  const earlier = new Map(leavesOf(before, ''));
  const later = new Map(leavesOf(after, ''));
  const fields = [...new Set([...earlier.keys(), ...later.keys()])]
    // Ids are compared, since two people may have one name.
    .filter((field) => earlier.get(field) !== later.get(field))
    .map((field) => ({
      field,
      from: putNames(world, earlier.get(field)),
      to: putNames(world, later.get(field)),
    }));
  if (fields.length > 0)
    world.recordChanges.insert({
      id: newId('chg'),
      subject: `${subject} ${after.id}`,
      at: new Date(now).toISOString(),
      by: caller === null ? null : personRef(caller.user),
      version: after.version,
      fields,
    });
  return after;
}

/** A stretch of what was changed in the record, the newest first. Throws NOT_FOUND where there never was one. */
export function historyOf(world: World, subject: Subject, id: string, query: FeedAsked) {
  const changes = world.recordChanges.by('subject', `${subject} ${id}`);
  if (changes.length === 0 && world[subject].find(id) === null) throw refuse('NOT_FOUND');
  const lines = changes.map(({ subject: _, ...change }) => change);
  const { items, nextCursor } = feedOf(lines.toReversed(), query);
  return { items: [...items], nextCursor };
}

export const listRecordHistory: Resolver<'listRecordHistory'> = {
  resolve: ({ world, input: { params, query } }) => ({
    data: historyOf(world, params.subject, params.subjectId, query),
  }),
};
