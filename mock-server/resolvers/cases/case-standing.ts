import { isNewImage } from '#app/core/cases/new-images.ts';
import { isWithReader } from '#app/core/cases/status.ts';
import type { Turnaround } from '#app/core/cases/turnaround.ts';
import type { CaseClocksZodType } from '#contracts/generated/schemas/case-clocks.ts';
import type { Caller } from '../../http/authentication.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { clocksOf } from '../../rules/cases/clocks.ts';
import { personById } from '../../rules/people/person-refs.ts';
import { openRequests } from '../../rules/tasks/request-state.ts';
import type { CaseRecord, FacilityRecord } from '../../store/records/records.ts';
import { createDerivedBy } from '../../store/shelf.ts';
import type { World } from '../../world.ts';
import { isFacilitySide } from '../diagnosis/case-sight.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** To a tenth. */
export const hoursOf = (ms: number): number => Math.round((ms / HOUR_MS) * 10) / 10;
const daysOf = (ms: number): number => Math.round((ms / HOUR_MS / DAY_HOURS) * 100) / 100;

// The times and waits of a signed case do not change any more, and a change of it or of its facility is another record.
const finalClocks = createDerivedBy<CaseRecord, FacilityRecord, Turnaround | null>();

/** Both clocks of a signed case, computed once; null while it runs. */
export function finalClocksOf(world: World, aCase: CaseRecord): Turnaround | null {
  const { signedAt } = aCase;
  if (signedAt === null) return null;
  return finalClocks(aCase, facilityOf(world, aCase), () => clocksOf(world, aCase, Date.parse(signedAt)));
}

export function caseClocks(world: World, aCase: CaseRecord, now: number): CaseClocksZodType | null {
  if (aCase.status === 'Cancelled') return null;
  const clocks = finalClocksOf(world, aCase) ?? clocksOf(world, aCase, now);
  if (clocks === null) return null;
  const { grossMs, netMs, targetMs, gross, net } = clocks;
  return {
    grossHours: hoursOf(grossMs),
    netHours: hoursOf(netMs),
    targetHours: hoursOf(targetMs),
    grossDays: daysOf(grossMs),
    netDays: daysOf(netMs),
    gross,
    net,
    isRunning: aCase.signedAt === null,
  };
}

/** The statuses that a case came into, by its trail, the earliest first. */
export const stepsOf = (world: World, { id }: Pick<CaseRecord, 'id'>) =>
  world.caseEvents
    .by('case', id)
    .toSorted((a, b) => a.version - b.version)
    .flatMap(({ at, to }) => (to === null ? [] : [{ at, to }]));

/**
 * When the case came into this status last, by its trail; null where nobody wrote that down. Where another reader took it
 * over, it stayed in its status.
 */
const cameInto = (
  world: World,
  { id }: Pick<CaseRecord, 'id'>,
  status: CaseRecord['status'],
  until: string | null = null,
): string | null =>
  world.caseEvents
    .by('case', id)
    .findLast(({ from, to, at }) => to === status && from !== to && (until === null || at <= until))?.at ??
  null;

type Moments = Pick<CaseRecord, 'id' | 'status' | 'sentAt' | 'availableAt' | 'selectedAt' | 'signedAt'>;

/** Since when the case is in its status, as far as the trail tells until a moment; null where nothing tells. */
export function statusSince(world: World, aCase: Moments, until: string | null = null): string | null {
  const { id, status, sentAt, availableAt, selectedAt, signedAt } = aCase;
  const told = cameInto(world, aCase, status, until);
  if (told !== null) return told;
  if (status === 'AdditionalWorkRequested') {
    const asked = world.orders.by('open', id).map(({ requestedAt }) => requestedAt);
    return asked.toSorted().at(0) ?? selectedAt;
  }
  if (isWithReader(status)) return selectedAt;
  if (status === 'Submitted') return sentAt;
  if (status === 'Available') return availableAt;
  return status === 'SignOutCompleted' ? signedAt : null;
}

/** When the first was asked of what is open now, or was at a moment. */
function askedSince(world: World, caseId: string, until: string | null): string | null {
  const asked = [
    ...world.orders.by('case', caseId).map(({ requestedAt, closedAt }) => [requestedAt, closedAt] as const),
    ...world.rescans.by('case', caseId).map(({ requestedAt, closedAt }) => [requestedAt, closedAt] as const),
    ...world.questions.by('case', caseId).map(({ askedAt, answeredAt }) => [askedAt, answeredAt] as const),
  ];
  const open = asked.filter(([at, endedAt]) =>
    until === null ? endedAt === null : at <= until && (endedAt === null || endedAt > until),
  );
  return (
    open
      .map(([at]) => at)
      .toSorted()
      .at(0) ?? null
  );
}

/**
 * Since when somebody has been waited for. What was asked for goes on where its reader loses the case, so that for whoever
 * takes it next the case has waited since it was asked.
 */
export function waitsSince(world: World, aCase: Moments, until: string | null = null): string | null {
  const since = statusSince(world, aCase, until);
  const asked = aCase.status === 'AdditionalWorkRequested' ? askedSince(world, aCase.id, until) : null;
  return asked !== null && (since === null || asked < since) ? asked : since;
}

const waitingSince = (world: World, aCase: CaseRecord): string | null =>
  aCase.status === 'AdditionalWorkRequested' ? waitsSince(world, aCase) : null;

/** What came since its holder took the case and was not opened yet. */
function newImagesOf(world: World, aCase: CaseRecord) {
  const takenAt = isWithReader(aCase.status) ? aCase.selectedAt : null;
  const opened = new Set(aCase.openedImageIds);
  const fresh = aCase.specimens
    .flatMap(({ subsections }) => subsections)
    .flatMap(({ isRequested, images }) =>
      images.flatMap(({ imageId, gone, upload }) => {
        const addedAt = upload?.addedAt ?? null;
        const isNew = isNewImage({ opened: opened.has(imageId), addedAt, isRequested }, takenAt);
        return isNew && !gone ? [addedAt] : [];
      }),
    );
  const since = fresh
    .flatMap((addedAt) => addedAt ?? [])
    .toSorted()
    .at(0);
  const unknown = fresh.length === 0 ? null : (cameInto(world, aCase, 'Selected') ?? aCase.selectedAt);
  return { newImages: fresh.length, newSince: since ?? unknown };
}

interface Reader {
  readonly world: World;
  readonly caller: Caller;
  readonly now: number;
}

/** A facility has no report to read before the release window is over: until then it is still being written for them. */
export function reportStateFor({ world, caller, now }: Reader, { id, reportState }: CaseRecord) {
  const release = world.unreleased.find(id);
  const isUnreleased = release !== null && now < Date.parse(release.at);
  return isFacilitySide(caller) && isUnreleased ? 'Draft' : reportState;
}

/** Who has the case, its clocks, and what it waits for: the same in a row and in the whole case. */
export function standingOf(aCase: CaseRecord, reader: Reader) {
  const { world, now } = reader;
  const { sentAt, signedAt, postSignOut, assignedProviderId } = aCase;
  return {
    sentAt,
    signedAt,
    reportState: reportStateFor(reader, aCase),
    postSignOut,
    provider: personById(world, assignedProviderId),
    turnaround: caseClocks(world, aCase, now),
    openRequests: openRequests(world, aCase.id),
    ...newImagesOf(world, aCase),
    waitingSince: waitingSince(world, aCase),
  };
}
