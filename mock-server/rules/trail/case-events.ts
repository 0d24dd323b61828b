import { movesFrom } from '#app/core/access/moves.ts';
import { isOfferStanding } from '#app/core/cases/hand-over.ts';
import type { CaseEventZodType } from '#contracts/generated/schemas/case-event.ts';
import type { Caller } from '../../http/authentication.ts';
import { newId } from '../../store/ids.ts';
import type { HandOverRecord } from '../../store/records/case-move.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { goneNumbers, keepNumbers } from '../cases/slide-numbers.ts';
import { move } from '../moves.ts';
import { notify, usersWhere } from '../people/notify.ts';
import { personRef } from '../people/person-refs.ts';

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
    by: caller === null ? null : personRef(caller.user),
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
  let gone: readonly string[] = [];
  const changed = doing.world.cases.change(caseId, (record) => {
    from = record.status;
    const after = { ...record, ...next(record), version: record.version + 1 };
    gone = goneNumbers(record, after);
    return after;
  });
  if (gone.length > 0) keepNumbers(doing.world, caseId, gone);
  const moved = from === changed.status ? { kind: 'case_changed' as const } : statuses(from, changed.status);
  recordEvent(doing, changed, { ...moved, ...line });
  lapseOffers(doing, changed);
  return changed;
}

/** The event by which the case came into the status that it has. */
export const eventOfStatus = ({ world }: Doing, { id, status }: CaseRecord): string | undefined =>
  world.caseEvents.by('case', id).findLast(({ kind, to }) => kind === 'transition' && to === status)?.id;

/**
 * An offer whose case leaves its reader, or is not to be read any more, is over for good: a report that is recalled and
 * a case that comes back from its second review bring none back.
 */
function lapseOffers(doing: Doing, aCase: CaseRecord): void {
  for (const offer of doing.world.handOvers.by('case', aCase.id)) {
    const isOpen = movesFrom('HandOverStatus', offer.status, ['system']).length > 0;
    if (!isOpen || isOfferStanding(offer, aCase)) continue;
    const status = move('HandOverStatus', 'lapse', offer.status);
    doing.world.handOvers.change(offer.id, (record) => ({ ...record, status, version: record.version + 1 }));
    const line = { kind: 'hand_over_changed', subject: offer.id, reason: status } as const;
    recordEvent({ ...doing, caller: null }, aCase, line);
    tellOfLapse(doing, aCase, offer);
  }
}

/** Both sides hear that an offer is gone, but for whoever made it go and whoever has the case: they know what became of it. */
function tellOfLapse(
  { world, now, caller }: Doing,
  aCase: CaseRecord,
  { fromId, toId }: HandOverRecord,
): void {
  const parties = usersWhere(
    world,
    ({ id }) => (id === fromId || id === toId) && id !== caller?.user.id && id !== aCase.assignedProviderId,
  );
  const why = aCase.status === 'QAReview' ? 'it went to a second review' : 'its reader hands it over no more';
  const text = `The offer of case ${aCase.caseID} has ended: ${why}.`;
  notify(world, now, parties, { event: 'case_returned', text, caseId: aCase.id });
}

const statuses = (from: CaseRecord['status'] | null, to: CaseRecord['status']) => ({
  kind: 'transition' as const,
  from,
  to,
});
