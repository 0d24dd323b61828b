import { type CaseMoveRecord, makeUnmovedCase } from '../store/records/case-move.ts';
import type { CaseRecord } from '../store/records/records.ts';

const HOUR_MS = 3_600_000;

/** Cases of the demo that somebody reads already, so that no clock takes them away, and hours since the first opening. */
const READ_ALREADY = [
  ['cas_dp-2026-000003', 66],
  ['cas_dp-2026-000006', 55],
  ['cas_dp-2026-000009', 28],
] as const;

/** What the demo's cases have behind them, told back from the clock of the world. */
export function demoCaseMoves(cases: readonly CaseRecord[], nowMs: number): CaseMoveRecord[] {
  const hoursAgo = (hours: number): string => new Date(nowMs - hours * HOUR_MS).toISOString();
  return READ_ALREADY.map(([id, hours]) => {
    const at = hoursAgo(hours);
    const openings = cases
      .filter((one) => one.id === id)
      .flatMap(({ assignedProviderId: userId, openedImageIds }) =>
        userId === null ? [] : openedImageIds.map((imageId) => ({ userId, imageId, at })),
      );
    return { ...makeUnmovedCase(id), firstOpenedAt: at, openings };
  });
}
