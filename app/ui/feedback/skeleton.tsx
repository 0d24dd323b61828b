import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block h-4 animate-pulse rounded-sm bg-border', className)} />
  );
}

/** Stands where a list will be, at about its height, so that nothing jumps when the rows arrive. */
export function SkeletonRows({ rows = 6, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div role="status" className="flex flex-col rounded-lg border border-border bg-raised">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex gap-6 border-b border-border px-4 py-3.5 last:border-b-0">
          <Skeleton className="w-24" />
          <Skeleton className="flex-1" />
          <Skeleton className="hidden w-40 sm:block" />
        </span>
      ))}
    </div>
  );
}
