import { labels } from '#contracts/generated/labels.ts';
import type {
  Case,
  CaseListItem,
  CaseTimeline,
  CaseWait,
  WaitOwner,
  WaitReason,
} from '#contracts/generated/wire.ts';

/** One stretch of a case in words. */
interface WaitInWords {
  readonly id: string;
  readonly what: string;
  readonly whose: string;
  readonly from: string;
  readonly lasted: string;
  readonly isOpen: boolean;
  readonly note?: string;
}

/** Every wait of a case with its owner, the newest first. */
export const waitsInWords = ({ waits }: Pick<CaseTimeline, 'waits'>): readonly WaitInWords[] =>
  waits.map(waitInWords).reverse();

function waitInWords(wait: CaseWait): WaitInWords {
  const { from, to, owner, person, reasons, workingHours, countsInNet } = wait;
  return {
    id: from,
    what: reasons.map((reason) => labels.WaitReason[reason]).join(', '),
    whose: person?.displayName ?? labels.WaitOwner[owner],
    from,
    lasted: workingText(workingHours),
    isOpen: to === null,
    ...(countsInNet ? {} : { note: 'The net turnaround does not count this wait.' }),
  };
}

/** Working time is counted in days from two whole ones on, and always to a tenth, so that no two pages differ in it. */
function countWorking(hours: number): { readonly shown: number; readonly unit: 'hour' | 'day' } {
  const [value, unit] = hours < 48 ? [hours, 'hour' as const] : [hours / 24, 'day' as const];
  return { shown: Number(value.toFixed(1)), unit };
}

/** What the hours of a turnaround are, wherever several cases have one figure. */
export const TURNAROUND_HOURS = 'working hours, but every hour of a STAT case';

/** '5.5 working hours', '3 working days'. */
export function workingText(hours: number): string {
  const { shown, unit } = countWorking(hours);
  return `${shown} working ${unit}${shown === 1 ? '' : 's'}`;
}

/** '5.5 h', '3 d', where a column or a figure has no room for the words. */
export function shortWorkingText(hours: number): string {
  const { shown, unit } = countWorking(hours);
  return `${shown} ${unit === 'hour' ? 'h' : 'd'}`;
}

/** Who does what a reader asked for. */
export type AskedSide = Extract<WaitOwner, 'facility' | 'operator'>;

/** Who does what is asked for now, as the waits of the case tell it; null where it waits for no such thing. */
export function askedSideOf({ waits }: Pick<CaseTimeline, 'waits'>): AskedSide | null {
  const open = waits.find(({ to, status }) => to === null && status === 'AdditionalWorkRequested');
  return open?.owner === 'facility' || open?.owner === 'operator' ? open.owner : null;
}

/**
 * What is done next about it: the operator's laboratory can begin with some orders only when the facility has sent glass,
 * and a second review that has its result leaves the signature.
 */
export type AskedStep = AskedSide | 'sending' | 'signature';

/** What is done next about what a reader asked for, a second review included, as the waits tell it; null for no such thing. */
export function askedStepOf(timeline: Pick<CaseTimeline, 'waits'>): AskedStep | null {
  const isReviewed = timeline.waits.some(
    ({ to, status, owner }) => to === null && status === 'QAReview' && owner === 'pathologist',
  );
  return isReviewed ? 'signature' : askedSideOf(timeline);
}

const ASKED: Readonly<Record<AskedStep, string>> = {
  facility: 'The facility answers what was asked for',
  operator: 'The operator’s laboratory does what was asked for',
  sending: 'The facility sends what was asked for to the operator’s laboratory',
  signature: 'The pathologist signs the report',
};

/** What a case waits for that came back to its facility. */
const RETURNED: Partial<Readonly<Record<WaitReason, string>>> = {
  identity_in_question: 'The identity is in question: the facility says whose slides these are',
  recalled: 'The facility corrects the case and sends it again',
};

/** What the row of a list waits for now; null where it waits for nothing. */
export const waitReasonNow = (waits: CaseListItem['waits']): WaitReason | null =>
  waits.find(({ isOpen }) => isOpen)?.reasons[0] ?? null;

/** What a case came back for, of its open wait; null where it did not come back, or nobody knows. */
export const returnedFor = (timeline: Pick<CaseTimeline, 'waits'> | 'unread' | null): WaitReason | null =>
  timeline === null || timeline === 'unread' ? null : reasonOfReturn(timeline);

const reasonOfReturn = ({ waits }: Pick<CaseTimeline, 'waits'>): WaitReason | null =>
  waits.find(({ to, status }) => to === null && status === 'Returned')?.reasons[0] ?? null;

/** How a case stands that came back for another reason than that something is missing. */
const RETURNED_STATUS: Partial<Readonly<Record<WaitReason, string>>> = {
  identity_in_question: 'Returned to facility (identity in question)',
  recalled: labels.ReturnKind.recalled,
};

/** A status by its name; `returned` says what the case came back for, and is null where nobody knows. */
export const statusName = (status: Case['status'], returned: WaitReason | null): string =>
  (status === 'Returned' && returned !== null ? RETURNED_STATUS[returned] : undefined) ??
  labels.CaseStatus[status];

/** What comes next for a case that came back, where it is another thing than to add what is missing. */
export const returnedStep = (reason: WaitReason | null): string | null =>
  reason === null ? null : (RETURNED[reason] ?? null);

/** What comes next where a hold is in its way; whatever else a state asks for goes on during one. */
const ON_HOLD: Partial<Readonly<Record<Case['status'], string>>> = {
  Available: 'A pathologist picks the case up once the hold has ended',
  Selected: 'The pathologist reads, and signs out once the hold has ended',
  QAReview: 'The pathologist signs out once the second review is done and the hold has ended',
};

/** What a case waits for now, and by whom, in a sentence; `asked` is null where nobody knows what is done about what was asked. */
export function caseNextStep(status: Case['status'], asked: AskedStep | null, isOnHold = false): string {
  const onHold = isOnHold ? ON_HOLD[status] : undefined;
  if (onHold !== undefined) return onHold;
  switch (status) {
    case 'Draft':
      return 'The facility sends the case out';
    case 'Submitted':
      return 'The operator checks what came';
    case 'Returned':
      return 'The facility adds what is missing';
    case 'Available':
      return 'A pathologist picks the case up';
    case 'Selected':
      return 'The pathologist reads and signs out';
    case 'AdditionalWorkRequested':
      return asked === null ? 'What was asked for is answered' : ASKED[asked];
    case 'QAReview':
      return asked === 'signature' ? ASKED.signature : 'A second pathologist reviews it';
    case 'SignOutCompleted':
    case 'Cancelled':
      return 'Nothing';
  }
}
