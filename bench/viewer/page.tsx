import { useEffect, useRef } from 'react';
import type { LogEntry } from '../../app/core/viewing/events.ts';
import { mappedView, type Registration } from '../../app/core/viewing/registration.ts';
import { playedHash } from './played-hash.ts';
import { watched, watchSeen } from './seen.tsx';
import { stateHash } from './state-hash.ts';
import { type BenchViewer, loadViewer, mountBench, type Told, type ViewerCode } from './viewer.ts';

type BenchWindow = Window & {
  __viewer?: BenchViewer;
  __right?: BenchViewer;
  /** Leads the right pane by the left one; null lets it go. */
  __follow?: (registration: Registration | null) => void;
  /** Throws the left pane away and makes it anew. */
  __remount?: () => Promise<void>;
  __stateHash?: (lines: readonly string[], images: readonly string[]) => Promise<string>;
  /** The hash of the state when the log was played to its end. */
  __playedHash?: (lines: readonly string[], images: readonly string[]) => Promise<string>;
};

async function entriesOf(lines: readonly string[]): Promise<readonly LogEntry[]> {
  const { logCodec } = await import('../../app/core/viewing/events.ts');
  return lines.flatMap((line) => {
    const decoded = logCodec.decode(line);
    return decoded.ok ? [decoded.entry] : [];
  });
}

async function hashOf(lines: readonly string[], images: readonly string[]): Promise<string> {
  const { emptyViewerLog, extendViewerLog } = await import('../../app/core/viewing/viewer-log.ts');
  return stateHash(extendViewerLog(emptyViewerLog, await entriesOf(lines)).view, images);
}

interface BenchPageProps {
  /** One or two slides: descriptor, TIFF or picture. */
  readonly addresses: readonly string[];
  readonly rulers: number;
  /** What is seen in the first pane is counted and mapped, as in the product. */
  readonly isSeenMapped: boolean;
}

/** Mounts what there is into the hosts and puts the handles on the window; gives back what takes it all down. */
function startBench(
  page: BenchWindow,
  code: ViewerCode,
  hosts: readonly (HTMLElement | null)[],
  { addresses, rulers, isSeenMapped }: BenchPageProps,
): () => void {
  let registration: Registration | null = null;
  const [left, right] = addresses;
  const [first, second] = hosts;
  const seen = watched();
  const leading: Told = {
    moving: (viewport) => {
      if (registration !== null) follower?.viewer.pane().follow(mappedView(registration, viewport));
      seen.live.set(viewport);
    },
    placed: seen.live.set,
    sharpening: seen.sharpening.set,
  };
  const lead = (): ReturnType<typeof mountBench> | null =>
    left !== undefined && first
      ? mountBench(code, first, { address: left, rulers, side: 'primary' }, leading)
      : null;
  const follower =
    right !== undefined && second
      ? mountBench(code, second, { address: right, rulers, side: 'secondary' }, { moving: () => undefined })
      : null;
  let leader = lead();
  const publish = (): void => {
    if (leader !== null) page.__viewer = leader.viewer;
  };
  publish();
  let stopWatching = (): void => undefined;
  if (isSeenMapped && leader !== null && first)
    void watchSeen(leader.viewer, first, seen).then((stop) => {
      stopWatching = stop;
    });
  if (follower !== null) page.__right = follower.viewer;
  page.__follow = (next) => {
    registration = next;
    const view = leader?.viewer.stats().current ?? null;
    if (next !== null && view !== null) follower?.viewer.pane().follow(mappedView(next, view));
  };
  page.__remount = async () => {
    leader?.destroy();
    leader = lead();
    publish();
    await leader?.viewer.ready;
  };
  page.__stateHash = hashOf;
  page.__playedHash = async (lines, images) => playedHash(await entriesOf(lines), images);
  return () => {
    stopWatching();
    leader?.destroy();
    follower?.destroy();
  };
}

/** The product's own pane and nothing else, for measuring it and for looking into a slide that makes trouble. */
export function BenchPage({ addresses, rulers, isSeenMapped }: BenchPageProps) {
  const hosts = useRef<(HTMLDivElement | null)[]>([]);
  useEffect(() => {
    let end: (() => void) | null = () => undefined;
    void loadViewer().then((code) => {
      if (end !== null) end = startBench(window, code, hosts.current, { addresses, rulers, isSeenMapped });
    });
    return () => {
      end?.();
      end = null;
    };
  }, [addresses, rulers, isSeenMapped]);
  return (
    <main id="main" className="flex h-dvh bg-slide">
      <h1 className="sr-only">Viewer bench</h1>
      {addresses.slice(0, 2).map((address, index) => (
        <div
          key={address + String(index)}
          ref={(element) => {
            hosts.current[index] = element;
          }}
          role="application"
          aria-label={index === 0 ? 'Slide' : 'Second slide'}
          className="relative min-w-0 flex-1"
        />
      ))}
    </main>
  );
}
