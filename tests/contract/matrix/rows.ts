import type { OperationId } from '#contracts/generated/operations/index.ts';

/** The callers of a row, in the order of its groups of letters. */
export const COLUMNS = [
  'nobody',
  'provider',
  'provisional',
  'facility',
  'np',
  'admin',
  'lab',
  'accounts',
  'relations',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What the letters of one group stand for, from left to right; the names of `any` and the two lists say no owner. */
export const LETTERS = {
  any: ['-'],
  case: ['own', 'other', 'unassigned'],
  signed: ['own', 'other'],
  archive: ['own', 'other'],
  amended: ['own', 'other'],
  earlier: ['own', 'other'],
  template: ['own', 'other', 'system'],
  handOver: ['own', 'other', 'giver'],
  task: ['own', 'other', 'unassigned'],
  qa: ['own', 'other'],
  onboarding: ['own', 'other'],
  registration: ['own', 'other', 'staff'],
  upload: ['own', 'other', 'unassigned'],
  notice: ['own', 'other'],
  session: ['own', 'other'],
  savedView: ['own', 'other'],
  ticket: ['own', 'other'],
  person: ['own', 'other'],
  renewal: ['own', 'other'],
  facility: ['own', 'other'],
  np: ['own', 'other'],
  team: ['own', 'other'],
  link: ['own', 'other'],
  caseList: ['available', 'mine', 'completed', 'send-out', 'all'],
  taskList: ['provider', 'facility', 'admin'],
} as const;
export type Kind = keyof typeof LETTERS;

/**
 * Operation, what it is about, and for each column the answers: `+` let in, 1 not logged in (401), 3 refused (403),
 * 4 hidden (404). A case is 'own' to its provider and its facility; 'other' is in the hands of another provider and
 * another facility; 'unassigned' is the own facility's and lies in the pool. A task that is 'unassigned' was given to
 * the caller's role, and nobody has taken it; such an upload was begun by an admin for no case. A registration is a
 * provider's, or that of somebody else who is to be of the operator's 'staff'.
 */
export type Row = readonly [OperationId, Kind, string];
