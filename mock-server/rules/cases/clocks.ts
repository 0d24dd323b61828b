import {
  dueAtMs,
  type Turnaround,
  turnaroundKindOf,
  turnaroundOf,
  type Wait,
  waitsOf,
} from '#app/core/cases/turnaround.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { calendarOf } from '../calendars.ts';
import { facilityOf } from './case-of.ts';

/** What the kind of a case is read from. */
export type OfSomeKind = Pick<CaseRecord, 'type' | 'subspecialty'> & {
  readonly specimens: readonly Pick<SpecimenRecord, 'specimenType'>[];
};

export const kindOf = (aCase: OfSomeKind) =>
  turnaroundKindOf({
    type: aCase.type?.value ?? 'PrimaryDiagnosis',
    subspecialty: aCase.subspecialty,
    specimenTypes: aCase.specimens.flatMap(({ specimenType }) => specimenType ?? []),
  });

/** When a case that becomes Available now turns red. Milliseconds since 1970, as `now`. */
export const dueOf = (world: World, aCase: CaseRecord, now: number): number =>
  dueAtMs(now, kindOf(aCase), aCase.priority, calendarOf(facilityOf(world, aCase)));

interface Told {
  readonly from: CaseRecord['status'] | null;
  readonly to: CaseRecord['status'] | null;
}

type Waiting = Pick<CaseRecord, 'id' | 'status' | 'selectedAt'>;

/** A case that came with the world may have no trail of how it came into its status: it is there since it was taken. */
function untold({ status, selectedAt }: Waiting, trail: readonly Told[]) {
  const before = trail.length === 0 ? status : (trail[0]?.from ?? null);
  return before === null || selectedAt === null ? [] : [{ atMs: Date.parse(selectedAt), to: before }];
}

/** The waits for others, by the case's own trail. */
export function waitsIn(world: World, aCase: Waiting): Wait[] {
  const trail = world.caseEvents.by('case', aCase.id).filter(({ to }) => to !== null);
  const transitions = trail.flatMap(({ at, to }) => (to === null ? [] : [{ atMs: Date.parse(at), to }]));
  return waitsOf([...untold(aCase, trail), ...transitions]);
}

/** Both clocks of a case by its trail; null before it has become Available. `now` in milliseconds since 1970. */
export function clocksOf(world: World, aCase: CaseRecord, now: number): Turnaround | null {
  if (aCase.availableAt === null) return null;
  const asked = {
    startMs: Date.parse(aCase.availableAt),
    endMs: aCase.signedAt === null ? null : Date.parse(aCase.signedAt),
    waits: waitsIn(world, aCase),
    kind: kindOf(aCase),
    priority: aCase.priority,
  };
  return turnaroundOf(asked, calendarOf(facilityOf(world, aCase)), now);
}
