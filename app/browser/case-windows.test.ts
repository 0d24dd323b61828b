import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaseMessage, type CaseWindow, type CaseWindows, openCaseWindows } from './case-windows.ts';

const open: CaseWindows[] = [];

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  for (const one of open.splice(0)) one.close();
  vi.unstubAllGlobals();
});

const windowOf = (windowId: string, changes: Partial<CaseWindow> = {}): CaseWindow => ({
  windowId,
  userId: 'usr_1',
  caseId: 'cas_1',
  caseNumber: 'DP-2026-000001',
  shows: 'text',
  beside: false,
  ...changes,
});

function join(self: CaseWindow) {
  const heard: CaseMessage[] = [];
  const found: string[] = [];
  let others: readonly CaseWindow[] = [];
  const windows = openCaseWindows(self, {
    onOthers: (now) => {
      others = now;
    },
    onFound: ({ windowId }) => found.push(windowId),
    onMessage: (message) => heard.push(message),
  });
  open.push(windows);
  return { ...windows, heard, found, others: () => others.map(({ windowId }) => windowId) };
}

describe('the windows of one person', () => {
  it('know of each other, who came first, and who has gone', async () => {
    const text = join(windowOf('text'));
    const slides = join(windowOf('slides', { shows: 'slides' }));
    await vi.waitFor(() => expect([text.others(), slides.others()]).toEqual([['slides'], ['text']]));
    expect([text.found, slides.found]).toEqual([[], ['text']]);
    slides.close();
    await vi.waitFor(() => expect(text.others()).toEqual([]));
  });

  it('do not hear those of another person, nor what is meant for another window', async () => {
    const text = join(windowOf('text'));
    const stranger = join(windowOf('stranger', { userId: 'usr_2' }));
    const slides = join(windowOf('slides', { shows: 'slides' }));
    const about = { userId: 'usr_1', caseId: 'cas_1' };
    slides.tell({ kind: 'front', windowId: 'slides', to: 'elsewhere', ...about });
    stranger.tell({ kind: 'front', windowId: 'stranger', to: 'text', userId: 'usr_2', caseId: 'cas_1' });
    slides.tell({ kind: 'marks', windowId: 'slides', imageId: 'img_1', ...about });
    await vi.waitFor(() => expect(text.heard).toHaveLength(1));
    expect(text.heard[0]).toMatchObject({ kind: 'marks', imageId: 'img_1' });
    expect([stranger.heard, stranger.others(), text.others()]).toEqual([[], [], ['slides']]);
  });
});
