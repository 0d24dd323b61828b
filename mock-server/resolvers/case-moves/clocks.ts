import {
  dueAtMs,
  type Turnaround,
  turnaroundKindOf,
  turnaroundOf,
  waitsOf,
} from '#app/core/cases/turnaround.ts';
import { facilityOf } from '../../access/case-access.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { calendarOf } from '../facility/calendars.ts';

const kindOf = (aCase: CaseRecord) =>
  turnaroundKindOf({
    type: aCase.type?.value ?? 'PrimaryDiagnosis',
    subspecialty: aCase.subspecialty,
    specimenTypes: aCase.specimens.flatMap(({ specimenType }) => specimenType ?? []),
  });

/** When a case that becomes Available now turns red. Milliseconds since 1970, as `now`. */
export const dueOf = (world: World, aCase: CaseRecord, now: number): number =>
  dueAtMs(now, kindOf(aCase), aCase.priority, calendarOf(facilityOf(world, aCase)));

/** A case that came with the world may have no trail of how it came into its status; it is there since it was taken. */
const untold = ({ status, selectedAt }: CaseRecord, lastTold: CaseRecord['status'] | null) =>
  lastTold === status || selectedAt === null ? [] : [{ atMs: Date.parse(selectedAt), to: status }];

/** Both clocks of a case by its trail; null before it has become Available. `now` in milliseconds since 1970. */
export function clocksOf(world: World, aCase: CaseRecord, now: number): Turnaround | null {
  if (aCase.availableAt === null) return null;
  const transitions = world.caseEvents
    .by('case', aCase.id)
    .flatMap(({ at, to }) => (to === null ? [] : [{ atMs: Date.parse(at), to }]));
  const asked = {
    startMs: Date.parse(aCase.availableAt),
    endMs: aCase.signedAt === null ? null : Date.parse(aCase.signedAt),
    waits: waitsOf([...transitions, ...untold(aCase, transitions.at(-1)?.to ?? null)]),
    kind: kindOf(aCase),
    priority: aCase.priority,
  };
  return turnaroundOf(asked, calendarOf(facilityOf(world, aCase)), now);
}
