import { labels } from '#contracts/generated/labels.ts';
import type { CaseTimeline, CaseWait, CaseWaitShare } from '#contracts/generated/wire.ts';
import { workingText } from './wait-words.ts';

/** One stretch of the bar of a case: neighbouring waits of one owner are one. */
interface WaitPiece {
  readonly id: string;
  readonly owner: CaseWait['owner'];
  /** 'Dr. Lee: Being read, 2 working hours'. */
  readonly text: string;
  /** The part that this wait takes of the whole bar, between nought and one. */
  readonly share: number;
  readonly isOpen: boolean;
}

/** All that one owner kept the case for. */
interface WaitTotal {
  readonly owner: CaseWait['owner'];
  readonly whose: string;
  readonly lasted: string;
  /** In whole percent of the time so far. */
  readonly percent: number;
}

type Waits = Pick<CaseTimeline, 'waits'>;

type Share = Pick<CaseWait, 'owner' | 'workingHours'>;

const sum = (waits: readonly Share[]): number =>
  waits.reduce((hours, { workingHours }) => hours + workingHours, 0);

/** The waits in runs of one owner and one person, oldest first. */
function runsOf(waits: readonly CaseWait[]): readonly (readonly CaseWait[])[] {
  const runs: CaseWait[][] = [];
  for (const wait of waits) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last?.owner === wait.owner && last.person?.userId === wait.person?.userId)
      run.push(wait);
    else runs.push([wait]);
  }
  return runs;
}

const wordsOf = (waits: readonly CaseWait[]): string =>
  [...new Set(waits.flatMap(({ reasons }) => reasons.map((reason) => labels.WaitReason[reason])))].join(', ');

/** The whole way of a case as one bar, by working time. Before any working hour has passed all pieces are alike. */
export function waitPieces({ waits }: Waits): readonly WaitPiece[] {
  const runs = runsOf(waits);
  const whole = sum(waits);
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined) return [];
    const hours = sum(run);
    const whose = first.person?.displayName ?? labels.WaitOwner[first.owner];
    return {
      id: first.from,
      owner: first.owner,
      text: `${whose}: ${wordsOf(run)}, ${workingText(hours)}`,
      share: whole === 0 ? 1 / runs.length : hours / whole,
      isOpen: run.some(({ to }) => to === null),
    };
  });
}

/** What each owner kept the case for in all, the longest first. */
export function waitTotals({ waits }: { readonly waits: readonly Share[] }): readonly WaitTotal[] {
  const whole = sum(waits);
  const owners = [...new Set(waits.map(({ owner }) => owner))];
  return owners
    .map((owner) => ({ owner, hours: sum(waits.filter((wait) => wait.owner === owner)) }))
    .toSorted((one, other) => other.hours - one.hours)
    .map(({ owner, hours }) => ({
      owner,
      whose: labels.WaitOwner[owner],
      lasted: workingText(hours),
      percent: whole === 0 ? 0 : Math.round((hours / whole) * 100),
    }));
}

/** The waits of a row as the pieces of its bar. */
export function sharePieces(waits: readonly CaseWaitShare[]): readonly WaitPiece[] {
  const whole = sum(waits);
  return waits.map(({ owner, workingHours, isOpen }, at) => ({
    id: `${at}`,
    owner,
    text: `${labels.WaitOwner[owner]}: ${workingText(workingHours)}`,
    share: whole === 0 ? 1 / waits.length : workingHours / whole,
    isOpen,
  }));
}

/** What the bar of a row shows, in words: every owner with its part of the time, the longest first. */
export function sharesText(waits: readonly CaseWaitShare[]): string {
  const open = waits.find(({ isOpen }) => isOpen)?.owner;
  return waitTotals({ waits })
    .map(({ owner, whose, lasted, percent }) => {
      const part = `${whose} ${lasted}, ${percent} %`;
      return owner === open ? `${part}, still running` : part;
    })
    .join('; ');
}
