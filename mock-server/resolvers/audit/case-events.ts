import type { CaseEventZodType } from '#contracts/generated/schemas/case-event.ts';
import type { Caller } from '../../http/authentication.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

export interface Doing {
  readonly world: World;
  readonly now: number;
  /** Null when the system acts by itself. */
  readonly caller: Caller | null;
}

type Line = Pick<CaseEventZodType, 'kind'> &
  Partial<Pick<CaseEventZodType, 'from' | 'to' | 'reason' | 'subject'>>;

/** A line of the audit trail; `reason` is the value chosen from a list, never words that were typed. */
export function recordEvent(doing: Doing, aCase: CaseRecord, line: Line): void {
  // This line is all that stays of a refused call.
  if (line.kind === 'access_refused') doing.world.ledger.apart(() => writeLine(doing, aCase, line));
  else writeLine(doing, aCase, line);
}

function writeLine({ world, now, caller }: Doing, aCase: CaseRecord, line: Line): void {
  world.caseEvents.insert({
    id: newId('evt'),
    at: new Date(now).toISOString(),
    caseId: aCase.id,
    version: aCase.version,
    by: caller === null ? null : { userId: caller.user.id, displayName: caller.user.displayName },
    role: caller?.viewer.role ?? 'system',
    from: null,
    to: null,
    reason: null,
    subject: null,
    ...line,
    address: caller?.address ?? null,
    device: caller?.device ?? null,
  });
}

/** Changes a case: a version more, and a line of the trail, with the statuses where the status changed. */
export function changeCase(
  doing: Doing,
  caseId: string,
  next: (record: CaseRecord) => Partial<CaseRecord>,
  line: Partial<Line> = {},
): CaseRecord {
  let from: CaseRecord['status'] | null = null;
  const changed = doing.world.cases.change(caseId, (record) => {
    from = record.status;
    return { ...record, ...next(record), version: record.version + 1 };
  });
  const moved = from === changed.status ? { kind: 'case_changed' as const } : statuses(from, changed.status);
  recordEvent(doing, changed, { ...moved, ...line });
  return changed;
}

const statuses = (from: CaseRecord['status'] | null, to: CaseRecord['status']) => ({
  kind: 'transition' as const,
  from,
  to,
});
