import type { PageViewer } from './page-viewer.ts';
import { PATH_MS, pathAt, type View } from './views.ts';

/** Milliseconds. */
export interface FirstView {
  /** From the start of the navigation. */
  readonly sinceNavigation: number;
  /** From when the page began to open the slide. */
  readonly sinceOpen: number;
}

export interface PathTimes {
  /** From frame to frame, in milliseconds. */
  readonly frames: readonly number[];
  /** Frames that showed less than the view needs. */
  readonly unsharp: number;
  /** From the last movement until everything is drawn, in milliseconds. */
  readonly sharpAfter: number;
}

/** Put into every page before its own scripts, so that all are driven and timed by the same code. */
export interface Driver {
  readonly first: Promise<FirstView>;
  /** Milliseconds for each view. */
  readonly tour: (views: readonly View[]) => Promise<readonly number[]>;
  readonly path: () => Promise<PathTimes>;
}

/** Milliseconds after which a view will not become complete any more. */
const PATIENCE = 90_000;

const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

const frameChannel = new MessageChannel();

/** When all callbacks of a frame have run: whoever draws in one of them may do so after ours. */
async function frameEnd(): Promise<void> {
  await nextFrame();
  await new Promise((resolve) => {
    frameChannel.port1.onmessage = resolve;
    frameChannel.port2.postMessage(null);
  });
}

/** Until all is drawn, and one frame more, by when the screen shows it. */
async function complete(viewer: PageViewer): Promise<number> {
  const start = performance.now();
  do {
    if (performance.now() - start > PATIENCE) throw new Error('The view did not become complete.');
    await frameEnd();
  } while (!viewer.isLoaded());
  await nextFrame();
  return performance.now();
}

async function tour(viewer: PageViewer, views: readonly View[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const view of views) {
    await nextFrame();
    const start = performance.now();
    viewer.setView(view);
    times.push((await complete(viewer)) - start);
  }
  return times;
}

async function follow(viewer: PageViewer): Promise<PathTimes> {
  const frames: number[] = [];
  let unsharp = 0;
  const start = await nextFrame();
  let last = start;
  viewer.setView(pathAt(0));
  while (last - start < PATH_MS) {
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
    if (!viewer.isLoaded()) unsharp += 1;
    viewer.setView(pathAt(now - start));
  }
  const end = performance.now();
  return { frames, unsharp, sharpAfter: (await complete(viewer)) - end };
}

function createDriver(): Driver {
  let put: (viewer: PageViewer) => void = () => undefined;
  const viewer = new Promise<PageViewer>((resolve) => {
    put = resolve;
  });
  const first = viewer.then(async (opening): Promise<FirstView> => {
    const start = performance.now();
    // Both at once: what cannot be opened is to say why, not to be waited for.
    const [end] = await Promise.all([complete(opening), opening.ready]);
    return { sinceNavigation: end, sinceOpen: end - start };
  });
  let held: PageViewer | undefined;
  Object.defineProperty(globalThis, '__viewer', {
    get: () => held,
    set: (next: PageViewer) => {
      held = next;
      put(next);
    },
  });
  return { first, tour: async (views) => tour(await viewer, views), path: async () => follow(await viewer) };
}

(globalThis as { __driver?: Driver }).__driver = createDriver();
