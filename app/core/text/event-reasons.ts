import { labels } from '#contracts/generated/labels.ts';

/** The lists that the reason of an event is chosen from; what stands in two of them has one word in both. */
const WORDS = new Map<string, string>(
  [
    labels.ReleaseReason,
    labels.ReturnKind,
    labels.HoldReason,
    labels.HandOverStatus,
    labels.OrderDeclineReason,
    labels.RescanReason,
    labels.AmendmentCause,
    labels.EmergencyReason,
    { deactivated: 'The account of the pathologist was closed' },
  ].flatMap((list) => Object.entries(list)),
);

/** The reason of an event in words; one that is in no list is told as its name says: 'Not opened in time'. */
export function eventReasonText(reason: string | null): string | null {
  if (reason === null) return null;
  const said = reason.replaceAll('_', ' ');
  return WORDS.get(reason) ?? said.charAt(0).toUpperCase() + said.slice(1);
}
