import { useUnit } from 'effector-react';
import { Link2, Unlink2 } from 'lucide-react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { $split } from '../../state/panes.ts';
import { $syncNews, $syncText } from '../../state/sync/sync-news.ts';

const PARTED = 'No longer synced: the slide was changed.';

/**
 * Over the slide and beneath its other notes, since a line of its own would move the picture when a sync begins. The
 * second pane says it aloud as well: it is the one that is led.
 */
export function SyncLine({ side }: { readonly side: PaneId }) {
  const { text, news, split } = useUnit({ text: $syncText, news: $syncNews, split: $split });
  if (!split) return null;
  const shown = text ?? (news === 'parted' ? PARTED : null);
  const Icon = text === null ? Unlink2 : Link2;
  return (
    <div {...(side === 'secondary' ? { role: 'status' } : {})} className="max-w-full self-start">
      {shown !== null && (
        <p className="flex items-center gap-1.5 rounded-md border border-border bg-raised px-2 py-0.5 text-xs tabular-nums shadow-sm">
          <Icon aria-hidden className="size-3.5 shrink-0 text-accent" />
          {news === 'aligned' && <strong className="font-medium">Re-aligned. </strong>}
          {shown}
        </p>
      )}
    </div>
  );
}
