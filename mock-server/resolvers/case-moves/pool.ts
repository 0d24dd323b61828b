import { isOnHold } from '#app/core/cases/holds.ts';
import { countText } from '#app/core/cases/labels.ts';
import { isActive, matchRefusal } from '#app/core/cases/pickup.ts';
import { AT_REST, changeFacts, factsOf } from '../../rules/cases/case-facts.ts';
import { dueOf } from '../../rules/cases/clocks.ts';
import { pickupCaseOf } from '../../rules/cases/pickup.ts';
import { move } from '../../rules/moves.ts';
import { priorityPoolOf } from '../../rules/people/group-work.ts';
import { namesOf } from '../../rules/people/names.ts';
import { notify, staffWith, usersWhere } from '../../rules/people/notify.ts';
import { changeCase, type Doing } from '../../rules/trail/case-events.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { listEarlierSigners } from './earlier-signers.ts';
import { WITH_NO_READER } from './holder.ts';

const HOLD_MS = 4 * 3_600_000;
const MINUTE_MS = 60_000;

/** Submitted -> Available: the clock of the turnaround starts, and those who may take the case hear of it. */
export function enterPool(
  doing: Doing,
  caseId: string,
  status = move('CaseStatus', 'enter-pool', statusOf(doing, caseId)),
): CaseRecord {
  const { world, now } = doing;
  const at = new Date(now).toISOString();
  const entered = changeCase(doing, caseId, (record) => {
    // A case that comes back from its facility keeps its first start: neither clock hides the time that it took. When
    // it is due follows from its form, which the facility may have corrected, Routine to STAT.
    const availableAt = record.availableAt ?? at;
    const dueAt = new Date(dueOf(world, record, Date.parse(availableAt))).toISOString();
    return { status, availableAt, dueAt, earlierSignerIds: listEarlierSigners(world, record) };
  });
  changeFacts(world, caseId, () => ({ ...AT_REST, identityQuestion: null }));
  if (isOnHold(entered.holds, now)) changeFacts(world, caseId, () => ({ toldAfterHold: 'first_call' }));
  else giveFirstCall(world, now, entered);
  return entered;
}

function giveFirstCall(world: World, now: number, aCase: CaseRecord): void {
  const first = firstCallOn(world, aCase, now);
  if (first === null) return openToAll(world, now, aCase);
  const hold = {
    reason: first.reason,
    providerIds: first.providerIds,
    from: new Date(now).toISOString(),
    to: new Date(now + first.ms).toISOString(),
  };
  changeFacts(world, aCase.id, () => ({ hold }));
  tell(world, now, first.able, aCase, first.told);
}

/** STAT is told at once, the rest with the next digest. */
function openToAll(world: World, now: number, aCase: CaseRecord, formerId: string | null = null): void {
  if (aCase.priority !== 'STAT') return void changeFacts(world, aCase.id, () => ({ isNews: true }));
  const others = matchingProviders(world, aCase, now).filter(({ id }) => id !== formerId);
  tell(world, now, others, aCase, 'is available');
}

/** The case is open to all once no hold keeps it; whoever gave it back last knows of it, and is not told. */
function openOnceFree(world: World, now: number, aCase: CaseRecord): void {
  if (isOnHold(aCase.holds, now)) changeFacts(world, aCase.id, () => ({ toldAfterHold: 'all' }));
  else openToAll(world, now, aCase, aCase.releases.at(-1)?.providerId);
}

/** Nobody has first call any more: the case is open to all, once nothing else holds it. */
export function endFirstCall(world: World, now: number, aCase: CaseRecord): void {
  changeFacts(world, aCase.id, () => ({ hold: null }));
  if (aCase.status === 'Available') openOnceFree(world, now, aCase);
}

/** A STAT case that all were told of has left their lists with the hold, so that they hear of it again after it. */
export function tellAfterHold(world: World, aCase: CaseRecord): void {
  if (aCase.status !== 'Available' || aCase.priority !== 'STAT') return;
  changeFacts(world, aCase.id, ({ hold, toldAfterHold }) => ({
    toldAfterHold: hold === null ? (toldAfterHold ?? 'all') : toldAfterHold,
  }));
}

/** The hold is over: who could not be told of the case before hears of it now. */
export function tellOfEndedHold(world: World, now: number, aCase: CaseRecord): void {
  const { toldAfterHold } = factsOf(world, aCase.id);
  if (toldAfterHold === null) return;
  changeFacts(world, aCase.id, () => ({ toldAfterHold: null }));
  if (aCase.status !== 'Available') return;
  if (toldAfterHold === 'first_call') giveFirstCall(world, now, aCase);
  else openOnceFree(world, now, aCase);
}

/** Active providers with licence and subspecialty for the case, and no conflict; their load is not looked at. */
export function matchingProviders(world: World, aCase: CaseRecord, now: number): readonly UserRecord[] {
  const at = new Date(now).toISOString();
  const asked = pickupCaseOf(world, aCase);
  return usersWhere(
    world,
    (user) =>
      ['Provider', 'physician'].includes(user.role) &&
      isActive(user.status) &&
      matchRefusal({ ...user, openCases: 0, openCaseLimit: 1 }, asked, at) === null,
  );
}

const statusOf = ({ world }: Doing, caseId: string) => world.cases.find(caseId)?.status ?? null;

type Leaving = 'release' | 'release-by-admin' | 'auto-release' | 'reclaim';

/** Nobody's again. The holder's name stays in `releases`, so that they wait before they take it again. */
export function backToPool(
  doing: Doing,
  caseId: string,
  name: Leaving,
  reason: string,
  note: string | null,
): CaseRecord {
  const { world, now } = doing;
  const aCase = world.cases.find(caseId);
  const names = doing.caller === null ? undefined : namesOf(doing.caller, aCase);
  const status = move('CaseStatus', name, aCase?.status ?? null, name === 'reclaim' ? undefined : names);
  const at = new Date(now).toISOString();
  const released = changeCase(
    doing,
    caseId,
    (record) => ({
      ...WITH_NO_READER,
      status,
      releases: [...record.releases, { providerId: record.assignedProviderId ?? '', at, reason, note }],
    }),
    { reason },
  );
  const isReleasedOften = released.releases.length >= 2;
  changeFacts(world, caseId, () => ({ ...AT_REST, isReleasedOften }));
  if (isReleasedOften)
    notify(world, now, staffWith(world, 'Admin', 'Lab_Operations'), {
      event: 'case_returned',
      text: `Case ${released.caseID} came back to the pool ${released.releases.length} times.`,
      caseId,
    });
  // A STAT case that comes back is announced anew (domain 2.12).
  if (released.priority === 'STAT') openOnceFree(world, now, released);
  return released;
}

interface FirstCall {
  readonly reason: 'preferred_provider' | 'priority_pool';
  readonly providerIds: string[];
  readonly ms: number;
  /** Who of them could take the case now. */
  readonly able: readonly UserRecord[];
  readonly told: string;
}

/** The provider whom the facility asked for, else the members of its groups, if one of them could take the case now. */
function firstCallOn(world: World, aCase: CaseRecord, now: number): FirstCall | null {
  const preferredId = world.requisitions.find(aCase.id)?.routing.preferredProviderId ?? null;
  const pool = priorityPoolOf(world, aCase.facilityId);
  if (preferredId === null && pool === null) return null;
  const able = matchingProviders(world, aCase, now);
  const calls: FirstCall[] = [];
  if (preferredId !== null)
    calls.push({
      reason: 'preferred_provider',
      providerIds: [preferredId],
      ms: HOLD_MS,
      able: able.filter(({ id }) => id === preferredId),
      told: 'is held for you for 4 hours',
    });
  if (pool !== null)
    calls.push({
      reason: 'priority_pool',
      providerIds: pool.memberIds,
      ms: pool.minutes * MINUTE_MS,
      able: able.filter(({ id }) => pool.memberIds.includes(id)),
      told: `is kept for your group for ${countText(pool.minutes, 'minute')}`,
    });
  return calls.find((call) => call.able.length > 0) ?? null;
}

function tell(
  world: World,
  now: number,
  users: readonly UserRecord[],
  aCase: CaseRecord,
  what: string,
): void {
  const isStat = aCase.priority === 'STAT';
  notify(world, now, users, {
    event: isStat ? 'stat_available' : 'new_cases',
    text: `${isStat ? 'STAT case' : 'Case'} ${aCase.caseID} ${what}.`,
    caseId: aCase.id,
  });
}
