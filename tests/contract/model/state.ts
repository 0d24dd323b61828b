import type { OperationId } from '#contracts/generated/operations/index.ts';
import { EVERYONE, partOf, type Who } from './people.ts';

/** The model's own words for what domain.md 2.1 to 2.12 says; nothing of it is read from the product. */
export type Status =
  | 'Draft'
  | 'Submitted'
  | 'Returned'
  | 'Available'
  | 'Selected'
  | 'AdditionalWorkRequested'
  | 'QAReview'
  | 'SignOutCompleted'
  | 'Cancelled';

export interface Case {
  readonly id: string;
  readonly facilityId: string;
  readonly isStat: boolean;
  /** Everything that the form asks for is there. */
  readonly isWhole: boolean;
  /** The sender of the case has compared its labels. */
  isTicked: boolean;
  readonly preferred: Who | null;
  status: Status;
  version: number;
  holder: Who | null;
  reviewer: Who | null;
  isOpened: boolean;
  /** From pickup or assignment to the first opening. */
  unread: { since: number; warned: 0 | 50 | 90 } | null;
  hold: { readonly for: Who; readonly to: number } | null;
  intakeAt: number | null;
  isInQuestion: boolean;
  reasons: { readonly kind: string; isAnswered: boolean }[];
  releases: { readonly who: Who | null; readonly at: number }[];
  cancelledAt: number | null;
  /** The case was Submitted at least once. */
  wasSent: boolean;
  /** Slides that were ordered and have no image. */
  emptySlides: number;
  /** The glass comes by mail, and whether it was counted. */
  readonly isMailed: boolean;
  isReceived: boolean;
  /** Images of its one slide that were not superseded. */
  images: readonly string[];
  report: 'None' | 'Draft' | 'Preliminary' | 'Final' | 'Addended' | 'Amended';
  post: 'None' | 'Addendum' | 'Amendment';
  signer: Who | null;
  /** How often it was signed, and from when on its facility may read the latest version. */
  signed: { readonly versions: number; readonly seenFrom: number } | null;
  /** Until then the signer may take the report back; null once the facility was told of it. */
  releaseAt: number | null;
  text: { version: number; words: string; shared: string | null };
  /** Who opened which of its images. */
  readonly openings: Set<string>;
}

/** What asked for it: a request of the reader, a rule of the reviews, or a move of the case itself. */
export type TaskKind =
  | ('question' | 'stain' | 'glass' | 'rescan')
  | ('review' | 'amendment')
  | ('missing' | 'receipt' | 'billing');

export interface Task {
  readonly id: string;
  readonly kind: TaskKind;
  readonly caseId: string;
  readonly review: Review | null;
  /** To whom it is given while no person has it. */
  group: Group | null;
  /** Who made it by hand; null where a rule did. */
  readonly asker: Who | null;
  assignee: Who | null;
  status: 'Open' | 'InProgress' | 'Submitted' | 'Returned' | 'Completed' | 'Declined' | 'Cancelled';
  /** What was asked is answered in words. */
  isAnswered: boolean;
  /** The pieces of what was sent are counted. */
  isCounted: boolean;
  version: number;
  endedAt: number | null;
}

export interface Review {
  readonly kind: 'Prospective' | 'Retrospective';
  /** Whose reading is reviewed. */
  readonly reader: Who;
  readonly isBlinded: boolean;
  isOriginalOpen: boolean;
  isOwnSaved: boolean;
  agreement: string | null;
  /** The text that the result is about, or that was signed from it. */
  words: string | null;
}

export interface BillingLine {
  readonly id: string;
  readonly caseId: string;
  readonly code: string;
  readonly units: number;
  readonly modifier: string;
  status: 'Pending' | 'Ready' | 'Invoiced' | 'Paid' | 'Denied' | 'WrittenOff' | 'Void';
  version: number;
  invoice: string | null;
  /** Voided by a person: not to be charged. */
  isSpared: boolean;
  /** When it became Void with its case; null for any other line. */
  wentAt: number | null;
}

/** A file on its way in, of one part; what the intake makes of it afterwards is another matter. */
export interface Upload {
  readonly id: string;
  readonly facilityId: string | null;
  readonly by: Who;
  readonly closesAt: number;
  /** The content of the one part that arrived; null before that. */
  part: string | null;
  status: 'Created' | 'Uploading' | 'HandedIn' | 'Aborted' | 'Expired';
  version: number;
}

interface Account {
  status: 'Active' | 'Provisionally Active' | 'In Progress' | 'Deactivated';
  version: number;
}

export type Group = 'facility' | 'lab' | 'accounts' | 'admin' | 'readers';

export interface Request {
  readonly id: string;
  readonly kind: 'question' | 'stain' | 'glass' | 'rescan';
  readonly caseId: string;
  readonly task: Task;
  /** What is to be scanned again. */
  readonly imageId: string | null;
  status: 'Requested' | 'InProgress' | 'Fulfilled' | 'Declined' | 'Cancelled';
  version: number;
}

export interface Notice {
  readonly who: Who;
  readonly event: string;
  readonly caseId: string;
  readonly taskId: string | null;
  /** What tells it from another notice of the same event. */
  readonly words: string;
  readonly at: number;
}

export interface State {
  now: number;
  readonly cases: Map<string, Case>;
  readonly requests: Map<string, Request>;
  readonly tasks: Map<string, Task>;
  readonly notices: Notice[];
  /** Lines of the audit trail: case, kind, statuses, who. */
  readonly trail: string[];
  readonly lines: BillingLine[];
  readonly uploads: Map<string, Upload>;
  readonly accounts: Map<Who, Account>;
  /** With what each of them calls. */
  readonly tokens: Map<Who, string>;
}

export interface Command<O extends OperationId = OperationId> {
  readonly operation: O;
  readonly who: Who;
  readonly params: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Whom it is about: who gets the case, who reviews, whose account is closed. */
  readonly to?: Who;
  /** Undefined where the operation asks for none, null where it is left out. */
  readonly ifMatch?: number | null;
}

export interface Refused {
  readonly status: number;
  readonly code: string;
}

export interface Done {
  readonly status: number;
  readonly code: null;
  /** Takes the ids that the backend gave out. */
  readonly apply: (told: Told) => void;
}

export type Verdict = Refused | Done;

export const isHeld = ({ status }: Case): boolean =>
  status === 'Selected' || status === 'AdditionalWorkRequested' || status === 'QAReview';

export const isOpenRequest = ({ status }: Request): boolean =>
  status === 'Requested' || status === 'InProgress';

const ENDED: readonly Task['status'][] = ['Completed', 'Declined', 'Cancelled'];

export const isOpenTask = ({ status }: Task): boolean => !ENDED.includes(status);

export const isShut = ({ accounts }: State, who: Who | null): boolean =>
  who !== null && accounts.get(who)?.status === 'Deactivated';

const MERGED_MS = 10 * 60_000;

/**
 * One event, one notice; the same words of one case within ten minutes are merged (2.12), but for what was asked in vain or
 * added to a report, and where other words of the case came in between: nobody reads a notice here. A closed account hears
 * nothing.
 */
export function tell(
  state: State,
  people: readonly (Who | null)[],
  event: string,
  about: { caseId: string; taskId?: string | null; words?: string; at?: number; isMerged?: boolean },
): void {
  const { caseId, taskId = null, words = '', at = state.now, isMerged = true } = about;
  for (const who of people) {
    if (who === null || isShut(state, who)) continue;
    const last = state.notices.findLast((one) => one.who === who && one.caseId === caseId);
    const isTold =
      last !== undefined &&
      last.event === event &&
      last.words === words &&
      last.taskId === taskId &&
      at - last.at < MERGED_MS;
    if (!isMerged || !isTold) state.notices.push({ who, event, caseId, taskId, words, at });
  }
}

export const peopleOf = (facilityId: string): readonly Who[] =>
  EVERYONE.filter((who) => partOf(who).facilityId === facilityId);

/** The laboratory's staff and those who have every duty. */
export const LAB_STAFF = ['admin', 'lab'] as const;
export const ACCOUNTS_STAFF = ['admin', 'accounts'] as const;

export function note(state: State, caseId: string, kind: string, who: Who | null, from = '', to = ''): void {
  state.trail.push(`${caseId} ${kind} ${from}>${to} ${who ?? 'system'}`);
}

/** A task that the backend made, as its answer or its store names it. */
export interface MadeTask {
  readonly id: string;
  readonly type: number;
  readonly caseId: string | null;
  readonly assignee: Who | null;
}

interface MadeLine {
  readonly id: string;
  readonly caseId: string;
}

/** What a command brought about that the model cannot know: the answer, and the ids of new tasks and lines. */
export interface Told {
  readonly data: Readonly<Record<string, unknown>>;
  readonly tasks: readonly MadeTask[];
  readonly lines: readonly MadeLine[];
}

/** A transition, or a change within a status: one version more and one line. */
export function change(
  state: State,
  aCase: Case,
  who: Who | null,
  to: Status = aCase.status,
  isMove = to !== aCase.status,
): void {
  if (isMove) note(state, aCase.id, 'transition', who, aCase.status, to);
  else note(state, aCase.id, 'case_changed', who);
  aCase.status = to;
  aCase.version += 1;
}

/** A change that the trail tells in words of its own. */
export function touch(state: State, aCase: Case, who: Who | null, kind: string): void {
  note(state, aCase.id, kind, who);
  aCase.version += 1;
}

/** Nobody holds it, and no clock runs for it. */
export function rest(aCase: Case): void {
  aCase.isOpened = false;
  aCase.unread = null;
  aCase.hold = null;
  aCase.intakeAt = null;
}
