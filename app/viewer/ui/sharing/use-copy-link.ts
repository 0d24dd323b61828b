import { useUnit } from 'effector-react';
import { useCallback, useContext, useState } from 'react';
import { formerImagePathOf } from '#app/core/cases/case-links.ts';
import { shareLinkOf } from '#app/core/sharing/share-link.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import { unsentHurried } from '../../state/outbox.ts';
import { readShownFx, type ShownForLink } from '../../state/sharing/shown.ts';
import { RescansTold } from '../rescans/rescans-told.ts';
import type { PaneBoard } from '../stage/pane-board.ts';

const COPIED = 'Link copied. It opens for anyone who may see this case.';

function linkOf(
  { caseId, first, second, synced, alignment, markId }: ShownForLink,
  board: Pick<PaneBoard, 'pane'>,
  isFormer: boolean,
): string | null {
  if (caseId === null || first === null) return null;
  // Any other link to a former image opens the one in its place.
  if (isFormer) return new URL(formerImagePathOf(caseId, first), window.location.origin).href;
  const viewIn = (side: 'primary' | 'secondary') => board.pane(side)?.stats().target ?? null;
  const path = shareLinkOf(caseId, {
    first: { imageId: first, view: viewIn('primary') },
    second: second === null ? null : { imageId: second, view: viewIn('secondary') },
    synced,
    alignment,
    markId,
  });
  return new URL(path, window.location.origin).href;
}

export async function isCopied(text: string): Promise<boolean> {
  try {
    // A page without a secure connection has no clipboard at all, which ends up here as well.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export interface CopyLink {
  readonly copy: () => void;
  /** The link to be copied by hand; null where there is none. */
  readonly refused: string | null;
  readonly close: () => void;
}

/** Copies a link to what the panes show at that moment. */
export function useCopyLink(board: Pick<PaneBoard, 'pane'>): CopyLink {
  const { isFormer } = useContext(RescansTold);
  const { read, hurry } = useUnit({ read: readShownFx, hurry: unsentHurried });
  const [refused, setRefused] = useState<string | null>(null);
  const copy = useCallback(() => {
    // What the link names has to be at the case before a colleague follows it.
    hurry();
    void read().then(async (shown) => {
      const link = linkOf(shown, board, isFormer);
      if (link === null) return;
      if (await isCopied(link)) notify.success(COPIED, { about: 'link' });
      else setRefused(link);
    });
  }, [read, hurry, board, isFormer]);
  return { copy, refused, close: useCallback(() => setRefused(null), []) };
}
