import type { Surroundings } from '../http/call.ts';
import type { BrokenAnswer } from '../http/implement.ts';
import type { RequestLog } from '../http/request-log.ts';
import type { Scheduler } from '../jobs/schedule.ts';
import type { WorldName } from '../seeds/worlds.ts';
import type { SlideLibrary } from '../slides/library.ts';
import type { DataOptions } from '../store/data-folder.ts';
import type { World, WorldSeed } from '../world.ts';
import type { Barriers } from './barriers.ts';
import type { Clock } from './clock.ts';
import type { CoverageLog } from './coverage.ts';
import type { Faults } from './faults.ts';
import type { Snapshots } from './snapshots.ts';

/** What a sandbox is made of, and what it shares with all others of the mock. */
export interface SandboxParts {
  readonly seed: WorldSeed;
  /** Keeps everything in a folder; without it the world lasts as long as the mock. */
  readonly data: DataOptions | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly failedLoginsPerMinute: number;
  readonly slides: Promise<SlideLibrary>;
  readonly scheduler: Scheduler;
  readonly bringOut: (world: World) => void;
  readonly report: (line: BrokenAnswer) => void;
  /** What a call of this request finds around it, besides what the sandbox knows itself. */
  readonly around: (request: Request) => Omit<Surroundings, 'world' | 'now' | 'slides'>;
  /** The server closes. */
  readonly closing: AbortSignal;
  /** The controls are on: the journal repeats what was asked, and answers bear the date of the mock's own clock. */
  readonly isWatched: boolean;
  /** Hears what was seen of the contract, beside the sandbox itself. */
  readonly seen: Pick<CoverageLog, 'answered' | 'moved'> | null;
}

/** What the calls of one session meet: a world with a clock, faults, barriers and a journal, which no other session sees. */
export interface Sandbox {
  readonly faults: Faults;
  readonly barriers: Barriers;
  readonly log: RequestLog;
  readonly clock: Clock;
  readonly coverage: CoverageLog;
  readonly snapshots: Snapshots;
  /** The world of this moment; a reset puts another one in its place. */
  readonly world: () => World;
  /** Begins again, with the world of the start unless another one is named. */
  readonly reset: (profile?: WorldName) => Promise<void>;
  /** Goes back to a snapshot; a world that is kept in a folder cannot. */
  readonly restore: (name: string) => Promise<'restored' | 'unknown' | 'kept'>;
  /** Rejects with ConnectionCut when a fault cuts the connection; `path` is that of the API, with or without its prefix. */
  readonly answer: (request: Request, path: string) => Promise<Response>;
  /** Settles when everything is stored and the data folder is free. */
  readonly close: () => Promise<void>;
}
