import { z } from 'zod';
import { MarkBox } from '#app/core/citing/cite-link.ts';

/** A window of this browser that shows slides or text of a case; no patient data. */
const CaseWindow = z
  .object({
    windowId: z.string(),
    userId: z.string(),
    caseId: z.string(),
    /** The platform's number, which people read. */
    caseNumber: z.string(),
    shows: z.enum(['slides', 'text']),
    /** Slides that a text has opened beside itself: they follow its case. */
    beside: z.boolean(),
  })
  .readonly();
export type CaseWindow = z.infer<typeof CaseWindow>;

/** Everything that is meant for one case names it, and whose it is, so that nothing is done to another one. */
const about = { windowId: z.string(), userId: z.string(), caseId: z.string() };

const Message = z.discriminatedUnion('kind', [
  /** `answers`: the window that has asked who is there; null for one that has just come. */
  z.object({ kind: z.literal('here'), window: CaseWindow, answers: z.string().nullable() }),
  z.object({ kind: z.literal('who'), windowId: z.string() }),
  z.object({ kind: z.literal('bye'), windowId: z.string() }),
  /** A mark is to be put into the text that `to` shows. */
  z.object({
    kind: z.literal('cite'),
    ...about,
    to: z.string(),
    imageId: z.string(),
    markId: z.string(),
    markKind: z.enum(['ruler', 'patch']),
    /** Where it lies by now, which the case may not know yet. */
    box: MarkBox.readonly(),
  }),
  /** Whether the mark was put into the text, and what the window that asked is to say. */
  z.object({ kind: z.literal('cited'), ...about, to: z.string(), text: z.string(), isDone: z.boolean() }),
  /** The case has other marks on this image than before. */
  z.object({ kind: z.literal('marks'), ...about, imageId: z.string() }),
  /** The window that is named is asked to come forward: a key was pressed in another one. */
  z.object({ kind: z.literal('front'), ...about, to: z.string() }),
  /** Slides beside a text are asked to open this place of this case. */
  z.object({ kind: z.literal('open'), ...about, to: z.string(), address: z.string() }),
]);
export type CaseMessage = Readonly<z.infer<typeof Message>>;

export interface CaseWindows {
  readonly tell: (message: CaseMessage) => void;
  readonly close: () => void;
}

interface Hearing {
  /** The other windows of the same person have changed. */
  readonly onOthers: (others: readonly CaseWindow[]) => void;
  /** Hears of another window that had this case open before this one. */
  readonly onFound?: (other: CaseWindow) => void;
  readonly onMessage: (message: CaseMessage) => void;
}

const SILENT: CaseWindows = { tell: () => undefined, close: () => undefined };

/** Where a browser has no such channel, the windows only do not hear of each other. */
export function openCaseWindows(self: CaseWindow, { onOthers, onFound, onMessage }: Hearing): CaseWindows {
  if (typeof BroadcastChannel === 'undefined') return SILENT;
  const channel = new BroadcastChannel('case-windows');
  const others = new Map<string, CaseWindow>();
  const listening = new AbortController();
  const { signal } = listening;
  // A page that goes may still have something to say, and nobody hears it.
  const tell = (message: CaseMessage): void => {
    if (!signal.aborted) channel.postMessage(message);
  };
  const announce = (): void => {
    tell({ kind: 'here', window: self, answers: null });
    tell({ kind: 'who', windowId: self.windowId });
  };
  const leave = (): void => tell({ kind: 'bye', windowId: self.windowId });
  const tellOthers = (): void => onOthers([...others.values()]);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = Message.safeParse(data).data;
    if (message === undefined) return;
    switch (message.kind) {
      case 'here':
        if (message.window.windowId === self.windowId || message.window.userId !== self.userId) return;
        others.set(message.window.windowId, message.window);
        tellOthers();
        if (message.answers === self.windowId) onFound?.(message.window);
        return;
      case 'who':
        if (message.windowId !== self.windowId)
          tell({ kind: 'here', window: self, answers: message.windowId });
        return;
      case 'bye':
        if (others.delete(message.windowId)) tellOthers();
        return;
      default: {
        const isForUs = !('to' in message) || message.to === self.windowId;
        if (message.userId === self.userId && message.windowId !== self.windowId && isForUs)
          onMessage(message);
      }
    }
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && announce(), { signal });
  announce();
  return {
    tell,
    close: () => {
      leave();
      listening.abort();
      channel.close();
    },
  };
}
