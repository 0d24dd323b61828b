import type { AccessCaller } from '#contracts/generated/access.ts';

/** How often each thing was seen: `pickUpCase 409`, `pickUpCase Provider`, `CaseStatus pickUp`. */
export interface CoverageCounts {
  readonly statuses: Readonly<Record<string, number>>;
  readonly roles: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
}

export interface CoverageLog {
  /** Who asked is null where that cannot be told. */
  answered(operationId: string, status: number, role: AccessCaller | null): void;
  /** A move of a machine, as `CaseStatus pickUp`. */
  moved(move: string): void;
  read(): CoverageCounts;
  clear(): void;
}

/** Which part of the contract was seen at work. An answer that a fault made is none of the server's. */
export function createCoverageLog(): CoverageLog {
  const [statuses, roles, transitions] = [tally(), tally(), tally()];
  return {
    answered: (operationId, status, role) => {
      statuses.count(`${operationId} ${status}`);
      if (role !== null) roles.count(`${operationId} ${role}`);
    },
    moved: transitions.count,
    read: () => ({ statuses: statuses.read(), roles: roles.read(), transitions: transitions.read() }),
    clear: () => {
      for (const one of [statuses, roles, transitions]) one.clear();
    },
  };
}

function tally() {
  const counts = new Map<string, number>();
  return {
    count: (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1),
    read: (): Readonly<Record<string, number>> =>
      Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    clear: () => counts.clear(),
  };
}
