import { labels } from '#contracts/generated/labels.ts';
import type { CaseEvent } from '#contracts/generated/wire.ts';

/** The lists that the reason of an event is chosen from; what stands in two of them has one word in both. */
export const REASON_LISTS: readonly Readonly<Record<string, string>>[] = [
  labels.ReleaseReason,
  labels.ReturnKind,
  labels.HoldReason,
  labels.HandOverStatus,
  labels.OrderDeclineReason,
  labels.RescanReason,
  labels.AmendmentCause,
  labels.EmergencyReason,
];

const WORDS = new Map([
  ...REASON_LISTS.flatMap((list) => Object.entries(list)),
  ['deactivated', 'The account of the pathologist was closed'],
]);

/** The reason of an event in words; one that is in no list is told as its name says: 'Not opened in time'. */
export function eventReasonText(reason: string | null): string | null {
  if (reason === null) return null;
  const said = reason.replaceAll('_', ' ');
  return WORDS.get(reason) ?? said.charAt(0).toUpperCase() + said.slice(1);
}

/** What an event did, in words: a case that goes from one reader to the next keeps its status. */
export const eventKindText = ({ kind, from, to }: Pick<CaseEvent, 'kind' | 'from' | 'to'>): string =>
  kind === 'transition' && from !== null && from === to ? 'Pathologist changed' : labels.CaseEventKind[kind];
