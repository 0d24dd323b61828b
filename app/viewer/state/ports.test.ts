import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { loadSlideLinkFx } from './links.ts';
import { openMarksFx } from './mark-reading.ts';
import { handlersOf, type ViewerPorts } from './ports.ts';
import { linkOf } from './reading.test-support.ts';
import { tellWindowsFx } from './windows.ts';

const nothing = () => undefined;

/** Ports that do nothing, and note what three of them were asked. */
function createPorts(asked: unknown[]): ViewerPorts {
  return {
    openMarks: (key) => {
      asked.push(key);
      return { lines: [], dropped: 0, newer: 0, writer: 'u' };
    },
    readMarksOn: () => ({ lines: [], dropped: 0, newer: 0 }),
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
    tellWindows: (message) => void asked.push(message),
    leaveWindows: nothing,
    loadSlideLink: (blobId) => {
      asked.push(blobId);
      return { ok: true, userId: 'u', link: linkOf(blobId) };
    },
    preloadSlide: nothing,
    waitToPreload: nothing,
    waitWithOverlay: nothing,
    noteOpening: nothing,
  };
}

describe('the ports of a page', () => {
  it('answer the effects of its own scope, each its own', async () => {
    const asked: unknown[] = [];
    const scope = fork({ handlers: handlersOf(createPorts(asked)) });
    const key = { userId: 'u', caseId: 'c', imageId: 'i' };
    const bye = { kind: 'bye', windowId: 'w' } as const;
    await allSettled(openMarksFx, { scope, params: key });
    await allSettled(loadSlideLinkFx, { scope, params: 'b1' });
    await allSettled(tellWindowsFx, { scope, params: bye });
    expect(asked.filter((one) => [key, 'b1', bye].includes(one as never))).toEqual([key, 'b1', bye]);
    expect(await allSettled(openMarksFx, { scope: fork(), params: key })).toMatchObject({ status: 'fail' });
  });

  it('are one for each effect, and leaving one out does not compile', () => {
    const { preloadSlide: _, ...fewer } = createPorts([]);
    // @ts-expect-error the port that prepares a neighbour is missing
    expect(handlersOf(fewer).filter(([, port]) => port === undefined)).toHaveLength(1);
    expect(handlersOf(createPorts([])).every(([, port]) => typeof port === 'function')).toBe(true);
  });
});
