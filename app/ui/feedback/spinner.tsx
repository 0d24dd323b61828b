import { LoaderCircle } from 'lucide-react';
import { classNames } from '../class-names.ts';

/** Decoration only: whoever shows it says 'busy' in words or with aria-busy. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />;
}
