import {
  type Access,
  type AccessCaller,
  access,
  accessThings,
  type Relation,
} from '#contracts/generated/access.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import { BUSINESS_ROWS } from './business.rows.ts';
import { CASE_ROWS } from './cases.rows.ts';
import { PEOPLE_ROWS } from './people.rows.ts';
import type { Column, Kind, Row } from './rows.ts';
import { WORK_ROWS } from './work.rows.ts';

export const ROWS: readonly Row[] = [...PEOPLE_ROWS, ...BUSINESS_ROWS, ...CASE_ROWS, ...WORK_ROWS];

export const KINDS: ReadonlyMap<OperationId, Kind> = new Map(ROWS.map(([id, kind]) => [id, kind]));

const CALLERS: Readonly<Record<Column, AccessCaller>> = {
  nobody: 'public',
  provider: 'Provider',
  provisional: 'ProvisionalProvider',
  facility: 'MedicalFacility',
  np: 'Facility_NP',
  admin: 'Admin',
  lab: 'Lab_Operations',
  accounts: 'Accounts',
  relations: 'Relationship_Manager',
};

export interface AccessCell {
  readonly relation: Relation;
  readonly state: string | null;
}

/** What x-access gives: the code of the refusal, 'allowed', or null where no one row speaks of the cell. */
export function givenBy(id: OperationId, column: Column, { relation, state }: AccessCell): string | null {
  const { rows }: Access = access[id];
  // Where no token is asked for none is read: everybody is the public.
  const caller = operations[id].auth === 'none' ? 'public' : CALLERS[column];
  if (caller === 'public' && operations[id].auth === 'bearer') return 'UNAUTHENTICATED';
  const hits = rows.filter(
    ({ who, is, when }) =>
      who.includes(caller) &&
      (is === null || is.includes(relation)) &&
      (when === null || (state !== null && when.includes(state))),
  );
  return hits.length === 1 ? (hits[0]?.gets ?? null) : null;
}

/** Every relation and state that a caller of the column may have to what the operation is about. */
export function cellsOf(id: OperationId, column: Column): readonly AccessCell[] {
  const { states, relations } = accessThings[access[id].thing];
  const caller = operations[id].auth === 'none' ? 'public' : CALLERS[column];
  const entries = Object.entries(relations) as [
    Relation,
    { who: readonly string[]; in: readonly string[] | null },
  ][];
  const known = entries.filter(([, { who }]) => who.includes(caller));
  const all: readonly [Relation, readonly string[] | null][] = [
    ...known.map(([relation, one]) => [relation, one.in] as const),
    ['none', null],
  ].map(([relation, within]) => [relation as Relation, within as readonly string[] | null]);
  return all.flatMap(([relation, within]) =>
    (within ?? states ?? [null]).map((state) => ({ relation, state })),
  );
}

const READERS: readonly Column[] = ['provider', 'provisional'];
const FACILITIES: readonly Column[] = ['facility', 'np'];

const ofCase = (column: Column, owner: string, held: string): AccessCell => {
  const state = owner === 'unassigned' ? 'Available' : held;
  if (READERS.includes(column)) return { relation: owner === 'own' ? 'assigned' : 'none', state };
  return { relation: FACILITIES.includes(column) && owner !== 'other' ? 'own' : 'none', state };
};

/** The cell of x-access that a letter of the hand-typed tables stands for. */
export function cellFor(kind: Kind, column: Column, owner: string): AccessCell {
  const isOwn = owner === 'own';
  const plain = (relation: Relation, state: string | null = null): AccessCell => ({ relation, state });
  switch (kind) {
    case 'case':
    case 'earlier':
      return ofCase(column, owner, 'Selected');
    case 'signed':
    case 'amended':
      return ofCase(column, owner, 'SignOutCompleted');
    case 'template':
      return plain(
        READERS.includes(column) ? (isOwn ? 'own' : owner === 'system' ? 'system' : 'none') : 'none',
      );
    case 'handOver':
      return plain(
        READERS.includes(column) ? (isOwn ? 'own' : owner === 'giver' ? 'giver' : 'none') : 'none',
      );
    case 'task': {
      // The type of this task is the work of Lab_Operations.
      const isOtherDuty = column === 'accounts' || column === 'relations';
      const stranger = isOtherDuty ? 'otherDuty' : 'none';
      return plain(isOwn ? 'assignee' : owner === 'unassigned' ? 'role' : stranger, 'InProgress');
    }
    case 'qa':
      return plain(isOwn && READERS.includes(column) ? 'reviewer' : 'none');
    case 'person':
    case 'renewal':
    case 'onboarding':
      return plain(isOwn && READERS.includes(column) ? 'own' : 'none');
    case 'registration': {
      const owned = [...READERS, ...FACILITIES].includes(column) ? 'own' : 'opener';
      return plain(isOwn ? owned : 'none', owner === 'staff' ? 'operator-staff' : 'providers');
    }
    case 'facility':
    case 'np':
      return plain(isOwn && FACILITIES.includes(column) ? 'own' : 'none');
    case 'caseList':
    case 'taskList':
      return plain('none', owner);
    case 'any':
    case 'archive':
      return plain('none');
    default:
      return plain(isOwn ? 'own' : 'none');
  }
}

/** As the hand-typed tables write an answer. */
export function letterFor(given: string | null): string {
  if (given === 'allowed') return '+';
  if (given === 'UNAUTHENTICATED') return '1';
  return given === null ? '?' : given === 'NOT_FOUND' ? '4' : '3';
}
