import { z } from 'zod';

const Opened = z.object({ userId: z.string(), caseId: z.string(), pageId: z.string() });
type Opened = z.infer<typeof Opened>;

export interface FormTabs {
  /** This page is the one on which the draft is written from now on. */
  readonly claim: (caseId: string) => void;
  readonly close: () => void;
}

/**
 * Two tabs on one draft are told apart: the one that was opened last writes, the older one is told and only reads. Where
 * a browser has no such channel, the versions of the case still keep one tab from writing over the other.
 */
export function openFormTabs(
  userId: string,
  isHere: (caseId: string) => boolean,
  onElsewhere: () => void,
): FormTabs {
  if (typeof BroadcastChannel === 'undefined') return { claim: () => undefined, close: () => undefined };
  const pageId = crypto.randomUUID();
  const channel = new BroadcastChannel('case-form');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const opened = Opened.safeParse(data).data;
    if (opened?.userId === userId && opened.pageId !== pageId && isHere(opened.caseId)) onElsewhere();
  };
  return {
    claim: (caseId) => channel.postMessage({ userId, caseId, pageId } satisfies Opened),
    close: () => channel.close(),
  };
}
