import { ChevronsUp, Siren } from 'lucide-react';

export type PriorityLevel = 'stat' | 'expedited' | 'routine';

/** Filled, outlined, plain: urgency is told by weight, sign and word before it is told by colour. */
export function PriorityMark({ level }: { level: PriorityLevel }) {
  if (level === 'stat') {
    return (
      <span className="inline-flex items-center gap-1 rounded-sm bg-danger-fill px-1.5 py-0.5 text-xs font-bold text-on-danger">
        <Siren aria-hidden className="size-3.5" />
        STAT
      </span>
    );
  }
  if (level === 'expedited') {
    return (
      <span className="inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-medium text-warning inset-ring inset-ring-warning">
        <ChevronsUp aria-hidden className="size-3.5" />
        Expedited
      </span>
    );
  }
  return <span className="text-muted">Routine</span>;
}
