import { allSettled, fork, type Scope } from 'effector';
import { $links, failedLinksRenewed, type LinkState } from '../../state/links.ts';
import { $isReplay, $reader } from '../../state/log.ts';
import { handlersOf, type ViewerPorts } from '../../state/ports.ts';
import { $case } from '../../state/slides.ts';
import { createSlidePorts, type SlidePorts } from '../screen/slide-ports.ts';

const nothing = (): void => undefined;
const noMarks = () => ({ lines: [], dropped: 0, newer: 0, writer: 'replay' });

/** A replay has no storage, no other windows and no server but for its slides. */
const UNKEPT: Omit<ViewerPorts, keyof SlidePorts> = {
  openMarks: noMarks,
  readMarksOn: noMarks,
  keepMarks: nothing,
  waitToKeepAgain: nothing,
  readUnsent: () => [],
  acknowledgeMarks: nothing,
  forgetUnsent: () => new Set(),
  orderOutbox: nothing,
  readBoxes: () => [],
  writeBoxes: nothing,
  waitToWriteBoxes: nothing,
  readVisit: () => null,
  writeVisit: nothing,
  waitToWriteVisit: nothing,
  readSeen: () => [],
  keepSeen: nothing,
  waitToKeepSeen: nothing,
  joinWindows: nothing,
  tellWindows: nothing,
  leaveWindows: nothing,
  noteOpening: nothing,
};

/** Whatever was on its way to the live viewer is asked for anew: its answer would go there. */
const withoutWaiting = (links: Readonly<Record<string, LinkState>>): Readonly<Record<string, LinkState>> =>
  Object.fromEntries(
    Object.entries(links).map(([blobId, link]) => [
      blobId,
      link.kind === 'loading' ? { kind: 'failed', message: '' } : link,
    ]),
  );

/**
 * Stores of their own for a replay of the open case: what is played never meets the live log, and what the live viewer
 * is doing meanwhile, such as sending marks, goes on. When that one is stopped, this one loads nothing more either.
 */
export function createReplayScope(live: Scope): Scope {
  const scope = fork({
    values: [
      [$isReplay, true],
      [$case, live.getState($case)],
      [$reader, live.getState($reader)],
      [$links, withoutWaiting(live.getState($links))],
    ],
    handlers: handlersOf({ ...UNKEPT, ...createSlidePorts(() => live, null) }),
  });
  void allSettled(failedLinksRenewed, { scope });
  return scope;
}
