import { createHash, randomUUID } from 'node:crypto';
import type { Call, Params } from './calls.ts';
import type { CallerName } from './creds.ts';
import type { OperationFacts } from './facts.ts';
import type { Finds, Way } from './finds.ts';
import type { Hooks } from './hooks.ts';
import type { Ledger } from './ledger.ts';
import type { PartName } from './parts/part-names.ts';
import { CHANGES_NOTHING, type Prober } from './prober.ts';
import { canBeAllowed, type Me, standingOf } from './relation.ts';

/** What every part of a check works with. */
export interface CheckContext {
  readonly prober: Prober;
  readonly ledger: Ledger;
  readonly finds: Finds;
  /** Null where the server lets nobody reach its clock, its mail and its seed route. */
  readonly hooks: Hooks | null;
  /** The people who could log in, and who they are. */
  readonly people: readonly Me[];
  /** The operations that are looked at. */
  readonly chosen: readonly OperationFacts[];
  readonly isSmoke: boolean;
  readonly isReadOnly: boolean;
  /** The parts that are looked at. */
  readonly parts: ReadonlySet<PartName>;
  /** Why nobody could make a new thing of a machine, or move it on its way, by `stepOf`; none is tried again. */
  readonly stuck: Map<string, string>;
  /** What was asked after changes already: the operation, the state and the caller. */
  readonly askedAfter: Set<string>;
  /** What the samples are drawn by. */
  readonly seed: number;
}

/** The operations that a part asks; where the run changes nothing, it says of those that could that they are not asked. */
export function askedBy(
  { chosen, isReadOnly, ledger }: CheckContext,
  part: PartName,
  isAsked: (facts: OperationFacts) => boolean,
): readonly OperationFacts[] {
  const all = chosen.filter(isAsked);
  if (!isReadOnly) return all;
  for (const { id, isSafe } of all) if (!isSafe) ledger.miss(part, id, CHANGES_NOTHING);
  return all.filter(({ isSafe }) => isSafe);
}

/**
 * Numbers between 0 and 1 to draw the samples of a part by. The seed and what is asked decide them, and not what was drawn
 * before: with the same seed an operation is asked the same, whatever is on the server and whatever else is looked at.
 */
export function randomFor({ seed }: Pick<CheckContext, 'seed'>, part: PartName, asked: string): () => number {
  let state = createHash('sha256').update(`${seed} ${part} ${asked}`).digest().readInt32LE();
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A version that nothing has, so that whoever is let in changes nothing. */
export const NO_VERSION = '"v999999"';

/** The seed does not decide keys: a run that sends those of an earlier one gets the answers of that. */
export const newKey = (): string => `"${randomUUID()}"`;

/** Who may call the operation for what the way leads to, or may be one who may. */
export function allowedFor(
  { finds, people }: CheckContext,
  facts: OperationFacts,
  way: Way,
  view: string | null = null,
): readonly CallerName[] {
  return people
    .filter((me) => {
      const standing = standingOf(finds, facts.id, way, me, view);
      return standing !== null && canBeAllowed(facts.id, me.name, standing);
    })
    .map(({ name }) => name);
}

/** Ids of the right form that nothing has, for what is judged before anything is looked for. */
export const NOTHING: Params = {
  verificationId: 'ver_none',
  sessionId: 'ses_none',
  notificationId: 'ntf_none',
  viewId: 'viw_none',
  accountId: 'acc_none',
  userId: 'usr_none000000',
  memberId: 'usr_none000000',
  subject: 'users',
  subjectId: 'usr_none000000',
  renewalId: 'lic_none',
  templateId: 'tpl_none',
  groupId: 'grp_none',
  facilityId: 'fac_none',
  enquiryId: 'enq_none',
  ticketId: 'tic_none',
  jobId: 'job_none',
  mailId: 'mail_none',
  kind: 'providers',
  registrationId: 'reg_none',
  documentId: 'doc_none',
  caseId: 'cas_none',
  earlierCaseId: 'cas_none2',
  slot: 'labReports',
  specimenId: 'spc_none',
  subsectionId: 'sub_none',
  imageId: 'img_none',
  handOverId: 'hnd_none',
  blobId: 'none',
  level: '0',
  tile: '0_0',
  format: 'jpg',
  requestId: 'req_none',
  taskId: 'tsk_none',
  name: 'none',
  stepKey: 'licences',
  billingId: 'bil_none',
  uploadId: 'upl_none',
  partNumber: '1',
};

/** Why nothing was asked as somebody. */
export const NOBODY = 'nobody could log in';

export const nothingFor = ({ names }: OperationFacts): Params =>
  Object.fromEntries(names.map((name) => [name, NOTHING[name] ?? 'none']));

export type Draft = Omit<Call, 'operation'>;
